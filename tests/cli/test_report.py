"""`citadella simulate --out` and `citadella report`."""

from __future__ import annotations

import json
import re
import shlex
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import polars as pl
import pytest

from citadella import extras
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run


def games(run: Run, *more: str) -> Path:
    line = ("simulate", "--bots", "builder,random,random", "--players", "3", "--games", "12")
    result = run(*line, "--out", "games.parquet", *more)
    assert result.exit_code == 0, result.stderr
    assert "games.parquet" in result.stdout or "--json" in more
    return Path("games.parquet")


def test_simulated_games_are_saved_as_a_table(run: Run) -> None:
    frame = pl.read_parquet(games(run))
    assert frame.height == 36
    assert frame.group_by("game").agg(pl.col("win").sum())["win"].to_list() == [1.0] * 12


def test_several_processes_save_the_same_table_as_one_process(run: Run) -> None:
    alone = pl.read_parquet(games(run, "--workers", "1"))
    together = pl.read_parquet(games(run, "--workers", "2", "--games", "41", "--json"))
    assert together.height == 123
    assert together.filter(pl.col("game") < 12).equals(alone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_selected_language(run: Run, language: str) -> None:
    result = run("report", str(games(run)), "--lang", language)
    assert result.exit_code == 0, result.stderr
    texts = Texts(language)
    for key in ("report-by-seats", "report-by-characters", "report-fates", "report-points"):
        assert texts(key) in result.stdout
    assert [
        seat
        for seat in range(6)
        if texts("report-seat-of", seat=f"@{seat}", players=3) in result.stdout
    ] == [0, 1, 2]
    assert bool(re.search(r"\d\.\d", result.stdout)) == (language == "en")
    assert bool(re.search(r"\d,\d%", result.stdout)) == (language in ("hu", "bg", "pl"))


def test_a_report_can_be_written_as_json_and_as_a_web_page(run: Run) -> None:
    result = run("report", str(games(run)), "--json", "--html", "page.html")
    assert result.exit_code == 0, result.stderr
    data = json.loads(result.stdout)
    assert data["games"] == 12
    assert {tuple(rate["of"]) for rate in data["win_rates"]["seats"]} == {
        ("3", "0"),
        ("3", "1"),
        ("3", "2"),
    }
    assert Path("page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("report", "Missing: FILE."),
        ("report nothing.parquet", "no file “nothing.parquet”"),
        ("report .", "is not a table of games"),
        ("report bad.parquet", "is not a table of games"),
        ("report bad.parquet --html /no/such/page.html", "Cannot write"),
        ("simulate --games 2 --out /no/such/games.parquet", "Cannot write"),
        ("simulate --games 2 --out .", "Cannot write"),
    ],
)
def test_every_error_is_one_sentence(run: Run, line: str, words: str) -> None:
    Path("bad.parquet").write_text("hello", encoding="utf-8")
    result = run(*line.split())
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert words in result.stderr


@pytest.mark.parametrize(
    ("missing", "wanted", "line"),
    [
        ("polars", "polars", "simulate --games 2 --out games.parquet"),
        ("polars", "polars", "report games.parquet"),
        ("matplotlib", "matplotlib", "report games.parquet --html page.html"),
        ("ray", "ray", "arena --bots random --engine ray --games 4"),
        ("psycopg", "psycopg[binary]", "serve --database postgresql://host/citadella"),
    ],
)
def test_a_missing_library_is_named_with_the_command_that_installs_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, missing: str, wanted: str, line: str
) -> None:
    Path("games.parquet").write_bytes(b"")
    monkeypatch.setitem(sys.modules, missing, None)
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    command = shlex.split(result.stderr.rpartition(": ")[2])
    assert command[:4] == [sys.executable, "-m", "pip", "install"]
    assert any(name.startswith(f"{wanted}>=") for name in command[4:])


def test_an_uninstalled_checkout_reads_its_extras_from_pyproject_toml(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(_: str) -> list[str]:
        raise PackageNotFoundError

    installed = extras.how_to_install("lab")
    monkeypatch.setattr(extras, "requires", unknown)
    monkeypatch.setattr(extras, "PROJECT", Path(__file__).parents[2] / "pyproject.toml")
    assert extras.how_to_install("lab") == installed

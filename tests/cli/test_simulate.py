"""`citadella simulate`: its summary, its JSON and its options."""

from __future__ import annotations

import json
import re

import pytest

from citadella.texts import LANGUAGES
from tests.cli.conftest import Run


def report(run: Run, line: str) -> dict[str, object]:
    result = run("simulate", "--json", *line.split())
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") == 1
    data = json.loads(result.stdout)
    assert isinstance(data, dict)
    return data


def test_json_is_one_object_with_the_results(run: Run) -> None:
    data = report(run, "--edition 2016 --preset mixed --players 4 --games 8 --bots random --seed 1")
    assert data["games"] == data["finished"] == 8
    assert isinstance(data["decisions"], int)
    assert data["decisions"] > 8 * 50
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        number = data[key]
        assert isinstance(number, float)
        assert number > 0
    shares = data["win_shares"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1, abs=0.001)


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    line = "--games 5 --preset random --seed 7"
    first, second, other = report(run, line), report(run, line), report(run, f"{line}7")
    assert first["decisions"] == second["decisions"] != other["decisions"]
    assert first["mean_points"] == second["mean_points"]


@pytest.mark.parametrize(
    "line",
    [
        "--edition classic --players 2",
        "--edition classic --players 8 --preset random",
        "--edition 2016 --players 3 --preset vicious-nobles",
        "--edition 2021 --players 7",
        "--edition deluxe --players 5 --action-cards",
        "--edition deluxe --players 4 --action-cards --preset random",
        "--edition classic-2016 --players 6",
        "--edition classic --players 6 --as-printed last-card,J-T21",
        "--edition deluxe --players 5 --action-cards --preset random --as-printed all",
        "--players 4 --bots builder,random,random,random",
        "--players 3 --bots builder",
    ],
)
def test_every_kind_of_setup_can_be_simulated(run: Run, line: str) -> None:
    data = report(run, f"--games 2 {line}")
    assert data["finished"] == 2
    assert bool(data["as_printed"]) == ("--as-printed" in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_is_in_the_selected_language(run: Run, language: str) -> None:
    result = run("simulate", "--games", "3", "--players", "3", "--lang", language)
    assert result.exit_code == 0
    assert result.stderr == ""
    for seat in ("\n@0 ", "\n@1 ", "\n@2 "):
        assert seat in result.stdout
    assert "%" in result.stdout
    # Three digits after a point or a comma are thousands.
    assert bool(re.search(r"\d\.\d(?!\d\d)", result.stdout)) == (language == "en")
    assert bool(re.search(r"\d,\d(?!\d\d)", result.stdout)) == (language != "en")


def test_card_facts_changed_by_the_set_option_apply_in_every_process(run: Run) -> None:
    line = "--preset first-game --bots builder --games 40 --seed w"
    dear = f"{line} --set tavern.cost=9 --set architect.build_limit=1"
    usual, here, there = report(run, line), report(run, dear), report(run, f"{dear} --workers 2")
    assert here["what_if"] == ["tavern.cost=9", "architect.build_limit=1"]
    assert usual["decisions"] != here["decisions"] == there["decisions"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invalid_override_is_rejected_and_the_error_says_what_is_valid(
    run: Run, language: str
) -> None:
    line = ("simulate", "--games", "2", "--preset", "first-game", "--lang", language)
    for wrong, named in (
        ("tavrn.cost=2", "tavern"),
        ("tavern.price=2", "cost, copies, silver"),
        ("tavern.cost=99", "12"),
        ("armory.cost=2", "armory"),
        ("tavern", "tavern.cost=2"),
    ):
        result = run(*line, "--set", wrong)
        assert result.exit_code == 2, wrong
        assert named in result.stderr
        assert result.stderr.count("\n") == 1

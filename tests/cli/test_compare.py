"""`citadella compare`: its tables, its JSON, and invalid configurations."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len

from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

LINE = ("compare", "printed", "tavern.cost=3 castle.cost=1", "--bots", "builder", "--games", "20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_and_their_difference_fit_80_columns(run: Run, language: str) -> None:
    result = run(*LINE, "--lang", language, COLUMNS="80")
    assert result.exit_code == 0, result.stderr
    assert "B: tavern.cost=3 castle.cost=1" in result.stdout
    assert f"{Texts(language)('simulate-seat')} @3" in result.stdout
    for line in result.stdout.splitlines():
        assert cell_len(line) <= 80, line


def test_json_is_the_same_with_one_process_and_with_two(run: Run) -> None:
    here, there = run(*LINE, "--json", "--workers", "1"), run(*LINE, "--json", "--workers", "2")
    assert here.exit_code == 0, here.stderr
    data = json.loads(here.stdout)
    assert data == json.loads(there.stdout)
    assert {each["kind"] for each in data["differences"]} >= {"game", "seat", "character"}


def test_an_invalid_configuration_is_rejected(run: Run) -> None:
    result = run("compare", "printed", "players=5")
    assert result.exit_code == 2
    assert "players=5" in result.stderr
    assert "bots=…" in result.stderr

"""`citadella compare`."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len

from citadella.texts import LANGUAGES
from tests.cli.conftest import Run

LINE = ("compare", "printed", "tavern.cost=3 castle.cost=1", "--bots", "builder", "--games", "20")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sides_and_their_difference_fit_80_columns(run: Run, language: str) -> None:
    result = run(*LINE, "--lang", language, COLUMNS="80")
    assert result.exit_code == 0, result.stderr
    assert "B: tavern.cost=3 castle.cost=1" in result.stdout
    assert "@3" in result.stdout
    for line in result.stdout.splitlines():
        assert cell_len(line) <= 80, line


def test_the_same_for_programs_wherever_it_is_played(run: Run) -> None:
    here, there = run(*LINE, "--json", "--jobs", "1"), run(*LINE, "--json", "--jobs", "2")
    assert here.exit_code == 0, here.stderr
    data = json.loads(here.stdout)
    assert data == json.loads(there.stdout)
    assert {each["kind"] for each in data["differences"]} >= {"game", "seat", "character"}


def test_a_side_that_says_nothing_is_refused(run: Run) -> None:
    result = run("compare", "printed", "players=5")
    assert result.exit_code == 2
    assert "players=5" in result.stderr
    assert "bots=…" in result.stderr

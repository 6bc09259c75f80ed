"""docs/file-formats.md: the example runs, and every column and every key is listed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from citadella.lab.games_file import schema
from citadella.rules import Setup

PAGE = Path(__file__).parents[2] / "docs" / "file-formats.md"


def section(heading: str) -> str:
    """Return the text under a heading, up to the next one."""
    found = re.search(rf"^#+ {heading}\n(.*?)(?=^#)", PAGE.read_text("utf-8"), re.M | re.S)
    assert found is not None
    return found[1]


def test_the_example_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried) == (0, 7)


def test_every_column_of_a_table_of_games_is_listed_with_its_type() -> None:
    listed = {
        name: kind
        for names, kind in re.findall(r"^\| (`.+?) \| (\w\S*) \|", section("Tables of games"), re.M)
        for name in re.findall(r"`(\w+)`", names)
    }
    assert listed == {name: str(kind) for name, kind in schema().items()}


def test_every_key_of_a_setup_is_listed() -> None:
    first_cells = re.findall(r"^\| (`.+?) \|", section("Setups"), re.MULTILINE)
    listed = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    assert listed == {*Setup.preset(players=4).arguments(), "homebrew"}

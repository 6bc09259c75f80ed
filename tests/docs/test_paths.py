"""The files named on the documentation pages exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
ARCHITECTURE = ROOT / "docs" / "architecture.md"
#: Matches a path relative to the root of the repository.
PATH = re.compile(r"`((?:src|tests|tools|deploy|web/src|examples)/[\w./-]+)`")
TABLE = re.compile(r"^\| file in `(\w+)/` \|.*\n\|.*\n((?:\|.*\n)+)", re.MULTILINE)


def listed() -> Iterator[str]:
    """Yield the files in the tables of the architecture page, relative to src/citadella."""
    for package, rows in TABLE.findall(ARCHITECTURE.read_text(encoding="utf-8")):
        for row in rows.splitlines():
            folder = ""
            for name in re.findall(r"`([^`]+)`", row.split("|")[1]):
                # A name without a folder is in the same folder as the previous name in the row.
                folder = name.rpartition("/")[0] or folder
                yield f"{package}/{folder}/{name.removeprefix(f'{folder}/')}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_named_on_a_page_exists(page: Path) -> None:
    named = set(PATH.findall(page.read_text(encoding="utf-8")))
    assert {path for path in named if not (ROOT / path).exists()} == set()


def test_every_file_listed_on_the_architecture_page_exists() -> None:
    files = list(listed())
    assert len(files) > 100
    missing = [file for file in files if not (ROOT / "src" / "citadella" / file).exists()]
    assert missing == []

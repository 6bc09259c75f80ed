"""Whole games as they were when last looked at: what changes here changes the game.

After a change that is meant, write them anew with `python tools/golden.py` and read the diff.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden import names, transcript

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", names())
def test_the_game_is_the_one_that_was_looked_at(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_transcript_belongs_to_a_game() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(names())


def test_transcripts_are_small_enough_to_review() -> None:
    for file in FOLDER.glob("*.txt"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 400, file.name

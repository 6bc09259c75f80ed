"""Games match their reviewed transcripts, one for each edition and number of players."""

from __future__ import annotations

import pytest

from tools.generate.golden import FOLDER, SEEDS, names, transcript

LONGEST = 350


@pytest.mark.parametrize("name", names())
def test_a_game_matches_its_reviewed_transcript(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(name) == golden, (
        "The game differs from its transcript. "
        "If intended, run python -m tools.generate.golden and review the new transcript."
    )
    assert len(golden.splitlines()) <= LONGEST, "too long to review"


def test_there_is_a_transcript_for_every_edition_and_number_of_players() -> None:
    assert set(SEEDS) == set(names())
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(names())

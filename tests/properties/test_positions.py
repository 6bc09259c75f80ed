"""Any position can be written as JSON or text, read back, and played on."""

from __future__ import annotations

import pytest

from tests.properties.deep_checks import Restored
from tests.properties.games import KINDS, Kind, play

GAMES = 4


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_continues_identically_from_a_position_that_was_read_back(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, Restored(f"{kind} {number}", every=25))

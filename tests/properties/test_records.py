"""Records, as text or JSON, replay to identical games."""

from __future__ import annotations

import pytest

from tests.properties.deep_checks import Recorded
from tests.properties.games import KINDS, Kind, play

GAMES = 8


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_record_replays_to_the_identical_final_state(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, Recorded())

"""Copies are independent, and every legal action can be played."""

from __future__ import annotations

import pytest

from tests.properties.deep_checks import EveryOption
from tests.properties.games import KINDS, Kind, play

GAMES = 6


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_legal_action_can_be_played_on_an_independent_copy(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, EveryOption(f"{kind} {number}", every=15))

"""Random games of every kind pass all fast checks at every decision."""

from __future__ import annotations

import pytest

from tests.properties.checks import every_check
from tests.properties.games import KINDS, Kind, play

GAMES = 25


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_random_games_pass_all_fast_checks_at_every_decision(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, *every_check(), events=True)

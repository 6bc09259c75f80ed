"""Games with all as-printed options pass the same checks as other games."""

from __future__ import annotations

import pytest

from tests.properties.games import PRINTED_KINDS, Kind, play
from tests.properties.leak_checks import all_checks

GAMES = 2


@pytest.mark.parametrize("kind", PRINTED_KINDS, ids=str)
def test_games_with_all_as_printed_options_pass_all_checks(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, *all_checks(f"{kind} {number}"), events=True)

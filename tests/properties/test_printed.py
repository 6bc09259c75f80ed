"""Games as printed: all that must hold of any game holds of them too."""

from __future__ import annotations

import pytest

from tests.properties.games import PRINTED_KINDS, Kind, play
from tests.properties.leak_checks import all_checks

GAMES = 2


@pytest.mark.parametrize("kind", PRINTED_KINDS, ids=str)
def test_everything_holds_as_printed(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, *all_checks(f"{kind} {number}"), events=True)

"""The data that a seat receives does not depend on fields declared hidden from the seat."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from citadella.rules import Game
from tests.properties.games import ALL_KINDS, BrokenGameError, Kind, play
from tests.properties.hidden_fields import HIDDEN_FIELDS, HiddenChanged, value_of

# Kinds of games in which every hidden field is used at least once.
RICH = [Kind("deluxe", 5, True), Kind("2016", 4), Kind("deluxe", 7, True), Kind("2021", 3)]


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_the_data_that_a_seat_receives_does_not_depend_on_hidden_fields(kind: Kind) -> None:
    for number in (6, 7):
        check = HiddenChanged(f"{kind} {number}", every=8, limit=4)
        play(kind, number, check, events=True)
        assert len(check.compared) > len(HIDDEN_FIELDS) // 2


def test_every_hidden_field_is_checked_in_some_game() -> None:
    compared: Counter[str] = Counter()
    for number in range(12):
        check = HiddenChanged(f"{number}", every=1, receivers={}, limit=1)
        play(RICH[number % len(RICH)], number, check, events=True)
        compared += check.compared
    assert set(compared) == set(HIDDEN_FIELDS)


def found_by(check: HiddenChanged, number: int) -> str:
    """Return the message of the error that a check raises in a game, or an empty string."""
    try:
        play(RICH[number % len(RICH)], number, check, events=True)
    except BrokenGameError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("field", HIDDEN_FIELDS)
def test_a_leak_of_any_hidden_field_is_found(field: str) -> None:
    def leaky(game: Game, _seat: int) -> object:
        return value_of(game, field)

    checks = [HiddenChanged(f"{n}", 1, [field], {"leaky array": leaky}) for n in range(12)]
    found = next(filter(None, (found_by(check, n) for n, check in enumerate(checks))), "")
    assert re.search(rf"the leaky array of seat -?\d depends on what is hidden of {field}", found)

"""The rulings in docs/rulings.md on the end and the score."""

from __future__ import annotations

import pytest

from tests.rules.rulings.table import (
    SIX,
    asked,
    points_for,
)
from tests.rules.table import (
    Seat,
    game_at,
    gold,
    play,
)


@pytest.mark.rule("J-E9")
def test_the_crown_moves_and_the_queen_is_paid_before_the_points_are_counted() -> None:
    game = game_at(
        "queen",
        Seat("king", city="statue"),
        Seat("queen", hand="tavern", city="imperial_treasury temple church market docks prison"),
        Seat("assassin"),
        Seat(),
        Seat(),
        markers="dagger:king@2",
        crown=2,
    )
    play(game, "gold", "build tavern", "end")
    assert game.over
    assert game.crown == 0
    assert points_for(game, 0, "statue") == 3 + 5
    assert gold(game)[1] == 1 + 3
    assert points_for(game, 1, "imperial_treasury") == 5 + 4


@pytest.mark.rule("J-E9")
def test_a_killed_emperor_passes_the_crown_before_the_points_are_counted() -> None:
    game = game_at(
        "warlord",
        Seat("emperor"),
        Seat("warlord", hand="tavern", city=SIX),
        Seat("assassin"),
        Seat(city="statue"),
        markers="dagger:emperor@2",
        crown=2,
    )
    play(game, "gold", "build tavern", "end")
    assert not game.over
    assert asked(game) == ("pass-crown", 0)
    play(game, "crown @3")
    assert game.over
    assert points_for(game, 3, "statue") == 3 + 5


@pytest.mark.rule("J-E10")
def test_a_swap_cannot_complete_a_city_whose_size_it_does_not_change() -> None:
    me = Seat("diplomat", gold=9, city=SIX)
    game = game_at("diplomat", me, Seat(city="palace"), *[Seat()] * 2)
    play(game, "exchange palace @1", "hand-over market", "gold", "end")
    assert not game.over
    assert game.first == 0


@pytest.mark.rule("J-E10")
def test_a_monument_handed_over_in_a_swap_can_complete_the_city_that_receives_it() -> None:
    game = game_at(
        "diplomat", Seat("diplomat", gold=9, city="monument tavern"), Seat(city=SIX), *[Seat()] * 2
    )
    play(game, "exchange docks @1", "hand-over monument", "gold", "end")
    assert game.over
    assert points_for(game, 1, "first-complete") == 4

"""The Director: raises the building limit of the turn by two."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, texts

HAND = "director tavern market docks temple church watchtower"


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def build_all(game: Game) -> int:
    """Build until nothing more can be built; return the number of districts built."""
    count = 0
    while choices(game, "build"):
        game.play(f"build {choices(game, 'build')[0]}")
        count += 1
    return count


@pytest.mark.rule("A-Director")
@pytest.mark.parametrize(
    ("character", "limit"),
    [("bishop", 1), ("seer", 2), ("scholar", 2), ("architect", 3), ("merchant", 1)],
)
def test_the_director_raises_any_building_limit_by_two(character: str, limit: int) -> None:
    seats = (Seat("thief"), Seat("king"), Seat("warlord"))
    game = circus(character, Seat(character, gold=30, hand=HAND), *seats)
    game.play("gold")
    assert build_all(game) == limit
    game = circus(character, Seat(character, gold=30, hand=HAND), *seats)
    play(game, "gold", "play director")
    assert build_all(game) == limit + 2


@pytest.mark.rule("A-Director")
def test_the_director_can_be_played_after_building() -> None:
    seats = (Seat("thief"), Seat("king"), Seat("warlord"))
    game = circus("bishop", Seat("bishop", gold=30, hand=HAND), *seats)
    play(game, "gold", "build tavern")
    assert choices(game, "build") == []
    game.play("play director")
    assert build_all(game) == 2
    assert game.deck[0].name == "director"


@pytest.mark.rule("A-Director")
def test_the_director_raises_the_building_limit_for_one_turn_only() -> None:
    game = circus("bishop", Seat("bishop merchant", gold=30, hand=HAND), Seat("king thief"))
    play(game, "gold", "play director", "build tavern", "end", "gold")
    assert game.the_turn().role.name == "merchant"
    assert build_all(game) == 1


@pytest.mark.rule("A-Director")
def test_every_district_built_with_the_director_must_be_paid_for() -> None:
    seats = (Seat("thief"), Seat("king"), Seat("warlord"))
    game = circus("bishop", Seat("bishop", gold=3, hand="director tavern market castle"), *seats)
    play(game, "gold", "play director", "build tavern", "build market")
    assert game.players[0].gold == 2
    assert choices(game, "build") == []


@pytest.mark.rule("A-Director", "J-Director-1")
def test_even_with_the_director_the_navigator_cannot_build() -> None:
    seats = (Seat("thief"), Seat("king"), Seat("warlord"))
    game = circus("navigator", Seat("navigator", gold=30, hand=HAND), *seats)
    play(game, "gold", "play director")
    assert choices(game, "build") == []


@pytest.mark.rule("A-Director", "J-Director-1")
def test_stables_and_trade_districts_do_not_count_against_the_directors_limit() -> None:
    seats = (Seat("thief"), Seat("king"), Seat("warlord"))
    hand = "director stables tavern market temple church watchtower prison"
    game = circus("trader", Seat("trader", gold=30, hand=hand), *seats)
    play(game, "gold", "play director", "build stables", "build tavern", "build market")
    play(game, "build temple", "build church", "build watchtower")
    assert texts(game) == ["income", "end"]

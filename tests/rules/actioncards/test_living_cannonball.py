"""The Living Cannonball (A-Rebuild): replaces a district with a more expensive one."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, texts


def circus(hand: str, city: str, character: str = "bishop", gold: int = 9, **more: Any) -> Game:
    """Return a game in which it is seat 0's turn, with the Living Cannonball in hand."""
    return game_at(
        character,
        Seat(character, gold=gold, hand=f"living_cannonball {hand}", city=city),
        Seat("thief"),
        Seat("king"),
        Seat("magician"),
        edition="deluxe",
        action_cards=True,
        **more,
    )


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


@pytest.mark.rule("A-Rebuild")
def test_replacing_a_district_with_the_cannonball_costs_the_difference_in_price() -> None:
    game = circus("castle", "tavern temple")
    play(game, "play living_cannonball", "replace-by castle")
    assert texts(game) == ["replace tavern", "replace temple"]
    game.play("replace tavern")
    assert names(game.players[0].city) == ["temple", "castle"]
    assert game.players[0].hand == []
    assert game.players[0].gold == 9 - (4 - 1)
    assert names(game.deck[:2]) == ["tavern", "living_cannonball"]
    assert game.log is not None
    assert ("paid-gold", 3) in [(e.kind, e.amount) for e in game.log]


@pytest.mark.rule("A-Rebuild")
def test_the_new_district_must_cost_more_than_the_replaced_one() -> None:
    game = circus("docks castle palace", "manor church")
    game.play("play living_cannonball")
    assert choices(game, "replace-by") == ["docks", "castle", "palace"]
    game.play("replace-by docks")
    assert texts(game) == ["replace church"]  # the Manor costs 3, like the Docks


@pytest.mark.rule("A-Rebuild")
def test_the_cannonball_cannot_be_played_when_nothing_can_be_replaced() -> None:
    assert choices(circus("tavern", "manor"), "play") == []
    assert choices(circus("manor docks", "monastery"), "play") == []
    assert choices(circus("palace", ""), "play") == []
    assert choices(circus("director", "tavern"), "play") == ["director"]


@pytest.mark.rule("A-Rebuild")
def test_a_replacement_is_offered_only_if_the_difference_can_be_paid() -> None:
    assert choices(circus("palace", "tavern", gold=3), "play") == []
    game = circus("palace", "tavern market", gold=3)
    play(game, "play living_cannonball", "replace-by palace")
    assert texts(game) == ["replace market"]
    game.play("replace market")
    assert game.players[0].gold == 0


@pytest.mark.rule("A-Rebuild")
@pytest.mark.parametrize("first", [True, False])
def test_replacing_does_not_count_against_the_building_limit(first: bool) -> None:
    game = circus("castle manor docks", "tavern")
    replacing = ["play living_cannonball", "replace-by castle", "replace tavern"]
    play(game, "gold", *(replacing if first else ["build manor"]))
    play(game, *(["build manor"] if first else replacing))
    assert choices(game, "build") == []
    assert sorted(names(game.players[0].city)) == ["castle", "manor"]
    assert game.players[0].gold == 11 - 3 - 3


@pytest.mark.rule("A-Rebuild", "J-A6")
def test_the_cannonball_can_be_played_before_gathering() -> None:
    game = circus("castle", "tavern")
    assert "play living_cannonball" in texts(game)


@pytest.mark.rule("A-Rebuild", "T4", "J-Rebuild-1")
def test_a_district_whose_name_the_city_already_has_cannot_be_the_replacement() -> None:
    assert choices(circus("castle", "tavern castle"), "play") == []
    game = circus("castle manor", "tavern castle")
    game.play("play living_cannonball")
    assert choices(game, "replace-by") == ["manor"]


@pytest.mark.rule("A-Rebuild", "A3", "J-Rebuild-1")
def test_a_replacement_is_neither_taxed_nor_confiscated_nor_refunded() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=5, hand="living_cannonball castle", city="tavern"),
        Seat("magistrate"),
        Seat("king"),
        Seat("tax_collector"),
        edition="deluxe",
        action_cards=True,
        markers="warrant:alchemist@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "decline", "gold", "play living_cannonball", "replace-by castle", "replace tavern")
    assert game.to_act == 0
    assert (game.players[0].gold, game.taxes) == (4, 0)
    assert names(game.players[0].city) == ["castle"]
    game.play("end")
    assert game.players[0].gold == 4


@pytest.mark.rule("J-Rebuild-1")
def test_the_gold_on_a_beautified_district_counts_towards_its_cost() -> None:
    # The Docks and the beautified Market both cost 3 gold.
    assert choices(circus("docks", "market+"), "play") == []
    game = circus("castle", "market+")
    play(game, "play living_cannonball", "replace-by castle", "replace market+")
    assert game.players[0].gold == 8
    assert names(game.players[0].city) == ["castle"]
    assert game.deck[0].name == "market"


@pytest.mark.rule("J-Rebuild-1")
def test_the_factory_does_not_reduce_the_difference_to_pay() -> None:
    game = circus("smithy", "tavern factory", gold=4)
    play(game, "play living_cannonball", "replace-by smithy", "replace tavern")
    assert game.players[0].gold == 0


@pytest.mark.rule("J-Rebuild-1")
def test_the_navigator_cannot_play_the_cannonball() -> None:
    assert choices(circus("castle", "tavern", "navigator"), "play") == []


@pytest.mark.rule("J-Rebuild-1", "U-museum-1")
def test_the_cards_under_a_replaced_museum_go_to_the_deck() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand="living_cannonball palace", city="museum", tucked="docks"),
        Seat("thief"),
        Seat("king"),
        Seat("magician"),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "play living_cannonball", "replace-by palace", "replace museum")
    assert game.players[0].tucked == []
    assert {"museum", "docks"} <= set(names(game.deck[:3]))


@pytest.mark.rule("A-Rebuild")
def test_replacing_does_not_change_the_size_of_the_city() -> None:
    city = "tavern market docks harbor temple church"
    game = circus("castle", city)
    play(game, "play living_cannonball", "replace-by castle", "replace tavern")
    assert len(game.players[0].city) == 6
    assert not game.ending


@pytest.mark.rule("J-Rebuild-1", "J-T20")
def test_a_lighthouse_that_replaces_a_district_takes_effect_as_if_built() -> None:
    game = circus("lighthouse", "tavern")
    play(game, "play living_cannonball", "replace-by lighthouse", "replace tavern")
    assert game.stack[-1].kind == "lighthouse-take"


@pytest.mark.rule("J-monument-4", "U-monument", "A-Rebuild")
@pytest.mark.parametrize("size", [4, 5])
def test_a_monument_may_replace_one_of_four_districts_but_not_one_of_five(size: int) -> None:
    game = circus("monument", " ".join(["tavern", "temple", "church", "market", "docks"][:size]))
    assert choices(game, "play") == (["living_cannonball"] if size == 4 else [])
    if size == 4:
        play(game, "play living_cannonball", "replace-by monument", "replace tavern")
        assert (len(game.players[0].city), game.players[0].size) == (4, 5)


@pytest.mark.rule("J-monument-4", "U-monument", "A-Rebuild")
def test_replacing_a_monument_removes_both_of_the_districts_it_counts_as() -> None:
    game = circus("palace", "monument temple")
    assert game.players[0].size == 3
    play(game, "play living_cannonball", "replace-by palace", "replace monument")
    assert (names(game.players[0].city), game.players[0].size) == (["temple", "palace"], 2)

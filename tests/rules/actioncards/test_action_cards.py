"""Rules that all action cards share: A1, A2, A3."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from citadella.rules.event import EVERYONE
from tests.rules.table import Seat, choices, game_at, play, texts


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def others() -> tuple[Seat, Seat, Seat]:
    return Seat("thief"), Seat("king"), Seat("magician")


# --- A1 -------------------------------------------------------------------------------
@pytest.mark.rule("A1", "J-A6")
@pytest.mark.parametrize("before", [[], ["gold"], ["gold", "build temple"]])
def test_an_action_card_can_be_played_at_any_time_in_the_turn(before: list[str]) -> None:
    game = circus("bishop", Seat("bishop", gold=1, hand="director temple"), *others())
    play(game, *before)
    assert choices(game, "play") == ["director"]
    game.play("play director")
    assert [card.name for card in game.players[0].hand].count("director") == 0


@pytest.mark.rule("A1")
def test_only_one_action_card_can_be_played_in_a_turn() -> None:
    game = circus("bishop", Seat("bishop", hand="director director circus_tent"), *others())
    assert choices(game, "play") == ["director", "circus_tent"]
    game.play("play director")
    assert choices(game, "play") == []
    game.play("gold")
    assert choices(game, "play") == []


@pytest.mark.rule("A1", "J-A4", "D7")
def test_with_two_characters_a_player_can_play_an_action_card_in_each_turn() -> None:
    game = circus(
        "bishop", Seat("bishop merchant", hand="director circus_tent"), Seat("king thief")
    )
    play(game, "gold", "play director", "end", "gold")
    assert choices(game, "play") == ["circus_tent"]


@pytest.mark.rule("A1")
def test_everyone_sees_a_played_action_card_go_to_the_bottom_of_the_deck() -> None:
    game = circus("bishop", Seat("bishop", hand="director"), *others())
    size = len(game.deck)
    game.play("play director")
    assert (game.deck[0].name, len(game.deck)) == ("director", size + 1)
    assert game.marks[0] == EVERYONE
    assert game.log is not None
    assert [(e.kind, e.audience) for e in game.log if e.kind == "played"] == [("played", EVERYONE)]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("card", ["ticket_booth", "circus_tent"])
def test_a_ticket_booth_or_circus_tent_stays_on_the_table_in_front_of_its_player(card: str) -> None:
    game = circus("bishop", Seat("bishop", hand=card), *others())
    size = len(game.deck)
    play(game, f"play {card}", "gold", "end")
    assert [laid.card.name for laid in game.players[0].laid] == [card]
    assert game.players[0].city == []
    assert len(game.deck) == size


@pytest.mark.rule("A1")
def test_action_cards_are_drawn_like_districts() -> None:
    game = circus("bishop", Seat("bishop"), *others(), deck="director tavern")
    game.play("cards")
    assert sorted(texts(game)) == ["keep director", "keep tavern"]
    game.play("keep director")
    assert [card.name for card in game.players[0].hand] == ["director"]
    assert "play director" in texts(game)  # a drawn card can be played in the same turn


@pytest.mark.rule("A1", "J-A5")
def test_action_cards_can_be_used_for_the_laboratory_and_the_museum() -> None:
    game = circus("bishop", Seat("bishop", hand="director", city="laboratory museum"), *others())
    game.play("use laboratory")
    assert texts(game) == ["discard director"]
    game = circus("bishop", Seat("bishop", hand="director", city="museum"), *others())
    game.play("use museum")
    assert texts(game) == ["tuck director"]


@pytest.mark.rule("A1", "J-A5")
def test_action_cards_cannot_be_built() -> None:
    every = "director ticket_booth living_cannonball rasputin fortune_teller circus_tent acrobat"
    game = circus("bishop", Seat("bishop", gold=9, hand=every), *others())
    game.play("gold")
    assert choices(game, "build") == []


@pytest.mark.rule("A1")
def test_the_acrobat_and_rasputin_cannot_be_played_in_an_ordinary_turn() -> None:
    game = circus("bishop", Seat("bishop", hand="acrobat rasputin"), *others())
    assert texts(game) == ["gold", "cards"]
    game.play("gold")
    assert texts(game) == ["end"]


@pytest.mark.rule("A1")
def test_action_cards_match_no_type_that_the_spy_names() -> None:
    game = circus(
        "spy",
        Seat("spy"),
        Seat("king", gold=5, hand="director circus_tent ticket_booth"),
        Seat("magician"),
        Seat("bishop"),
    )
    game.play("spy @1 unique")
    assert (game.players[0].gold, len(game.players[0].hand)) == (0, 0)


@pytest.mark.rule("A1", "J-A6")
def test_no_action_card_can_be_played_before_bewitching_or_while_bewitched() -> None:
    game = circus("witch", Seat("witch", hand="director"), *others())
    assert texts(game) == ["gold", "cards"]
    game.play("gold")
    assert choices(game, "play") == []
    game.play("bewitch bishop")
    game = circus(
        "bishop",
        Seat("bishop", hand="director"),
        Seat("witch"),
        Seat("king"),
        Seat("thief"),
        markers="spell:bishop@1",
    )
    game.play("decline")  # the question about Rasputin, asked even without that card
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("A1")
def test_the_witch_can_play_an_action_card_when_her_turn_resumes() -> None:
    game = circus(
        "bishop",
        Seat("bishop"),
        Seat("witch", hand="director"),
        Seat("king"),
        Seat("thief"),
        markers="spell:bishop@1",
    )
    game.play("gold")
    assert game.to_act == 1
    assert choices(game, "play") == ["director"]


@pytest.mark.rule("J-A6")
def test_no_action_card_can_be_played_before_a_threat_is_answered() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=4, hand="director"),
        Seat("blackmailer", laid="ticket_booth"),
        Seat("king"),
        Seat("magician"),
        markers="threat:bishop@1",
    )
    game.play("decline")  # the question about Rasputin, asked even without that card
    assert texts(game) == ["gold", "cards"]
    play(game, "gold", "bribe")
    assert texts(game) == ["play director", "visit @1", "end"]


@pytest.mark.rule("J-A5")
def test_action_cards_can_be_given_by_the_cardinal_and_pay_for_the_thieves_den() -> None:
    game = circus(
        "cardinal",
        Seat("cardinal", hand="castle director"),
        Seat("king", gold=5),
        Seat("magician", gold=2),
        Seat("thief"),
    )
    play(game, "gold")
    assert choices(game, "borrow") == []  # 2 gold is missing, but there is only 1 card to give
    game = circus(
        "cardinal",
        Seat("cardinal", gold=1, hand="castle director"),
        Seat("king", gold=5),
        Seat("magician"),
        Seat("thief"),
    )
    play(game, "gold", "borrow castle @1", "give director")
    assert [card.name for card in game.players[1].hand] == ["director"]
    game = circus("bishop", Seat("bishop", gold=3, hand="thieves_den acrobat"), *others())
    play(game, "gold", "pay-with-cards thieves_den", "discard acrobat")
    play(game, "done")
    assert game.deck[0].name == "acrobat"


# --- A2 -------------------------------------------------------------------------------
@pytest.mark.rule("A2")
def test_an_action_card_is_worth_a_point_only_while_it_is_in_the_hand() -> None:
    game = circus("bishop", Seat("bishop", hand="director circus_tent"), *others())
    assert game.standing().totals[0] == 2
    game.play("play director")
    assert game.standing().totals[0] == 1
    game = circus("bishop", Seat("bishop", hand="director circus_tent"), *others())
    game.play("play circus_tent")
    assert game.standing().totals[0] == 1


# --- A3 -------------------------------------------------------------------------------
@pytest.mark.rule("A3")
@pytest.mark.parametrize("card", ["circus_tent", "ticket_booth", "director"])
def test_action_cards_are_neither_confiscated_nor_taxed(card: str) -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=3, hand=card),
        Seat("magistrate", gold=1),
        Seat("king"),
        Seat("tax_collector"),
        markers="warrant:bishop@1! warrant:king@1 warrant:thief@1",
    )
    game.play("decline")  # the question about Rasputin, asked even without that card
    play(game, "gold", f"play {card}")
    assert game.to_act == 0
    assert game.players[0].gold == 5
    assert game.taxes == 0
    assert game.players[1].city == []


@pytest.mark.rule("A3")
def test_the_first_purchased_district_can_be_confiscated_after_an_action_card_was_played() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="living_cannonball castle tavern", city="market"),
        Seat("magistrate"),
        Seat("king"),
        Seat("tax_collector"),
        markers="warrant:bishop@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "decline", "gold", "play living_cannonball", "replace-by castle", "replace market")
    assert (game.to_act, game.taxes, game.players[0].gold) == (0, 0, 9)
    game.play("build tavern")
    assert (game.to_act, texts(game)) == (1, ["decline", "confiscate"])
    game.play("decline")
    assert (game.taxes, game.players[0].gold) == (1, 7)

"""The Fortune Teller (A-Peek): looks at another player's hand and takes a card from it."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, texts


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def names(cards: list[Any]) -> list[str]:
    return sorted(card.name for card in cards)


@pytest.mark.rule("A-Peek", "J-Peek-1")
def test_the_fortune_teller_looks_at_a_hand_and_must_take_one_card() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="fortune_teller temple"),
        Seat("king", hand="manor docks manor"),
        Seat("thief", hand="tavern"),
        Seat("magician"),
    )
    game.play("play fortune_teller")
    assert texts(game) == ["look @1", "look @2"]  # a player without cards cannot be chosen
    game.play("look @1")
    assert texts(game) == ["take manor", "take docks"]  # taking no card is not an option
    game.play("take docks")
    assert names(game.players[0].hand) == ["docks", "temple"]
    assert names(game.players[1].hand) == ["manor", "manor"]
    assert game.players[0].city == []
    assert game.deck[0].name == "fortune_teller"
    # The card taken can be built in the same turn, like any other card in hand.
    game.play("gold")
    assert choices(game, "build") == ["temple", "docks"]


@pytest.mark.rule("A-Peek", "J-Peek-1")
def test_an_action_card_can_be_taken_but_not_played_in_the_same_turn() -> None:
    game = circus(
        "bishop",
        Seat("bishop", hand="fortune_teller"),
        Seat("king", hand="director temple"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "play fortune_teller", "look @1", "take director")
    assert names(game.players[0].hand) == ["director"]
    assert choices(game, "play") == []


@pytest.mark.rule("A-Peek", "J-Peek-1")
def test_the_fortune_teller_cannot_be_played_when_nobody_else_has_cards() -> None:
    game = circus(
        "bishop", Seat("bishop", hand="fortune_teller temple"), Seat("king"), Seat("thief")
    )
    assert choices(game, "play") == []


@pytest.mark.rule("A-Peek", "I3")
def test_only_the_player_who_looks_sees_the_hand_and_remembers_the_cards_left_in_it() -> None:
    game = circus(
        "bishop",
        Seat("bishop", hand="fortune_teller"),
        Seat("king", hand="manor docks"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "play fortune_teller", "look @1", "take docks")
    assert game.log is not None
    (looked,) = (e for e in game.log if e.kind == "looked")
    assert names(looked.cards) == ["docks", "manor"]
    assert looked.audience == 1 << 0
    assert names(looked.seen_by(2).cards) == ["?", "?"]
    (gave,) = (e for e in game.log if e.kind == "gave-card")
    assert gave.audience == 1 << 0 | 1 << 1
    remembered = game.players[1].seen[0]
    assert remembered is not None
    assert names(remembered.cards) == ["manor"]
    assert game.players[1].seen[2:] == [None, None]
    # The player who lost the card knows that it is now in the taker's hand.
    known = game.players[0].seen[1]
    assert known is not None
    assert names(known.cards) == ["docks"]

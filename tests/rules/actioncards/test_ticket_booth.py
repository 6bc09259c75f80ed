"""The Ticket Booth (A-CashWagon): opponents pay 1 gold to draw three cards and keep one."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, play_until, texts


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def booth(game: Game, seat: int) -> list[tuple[str, int]]:
    return [(laid.card.name, laid.gold) for laid in game.players[seat].laid]


def keeping(game: Game) -> str:
    """Return the action that keeps the first card that the visit will show."""
    return f"keep {game.deck[-1].name}"


def visited(**more: Any) -> Game:
    """Return a game in the turn of seat 0, the Bishop, with a booth in front of seat 1."""
    return circus(
        "bishop",
        Seat("bishop", **{"gold": 3, **more}),
        Seat("king", gold=1, laid="ticket_booth"),
        Seat("thief"),
        Seat("architect", gold=5),
        deck="docks castle temple palace",
    )


@pytest.mark.rule("A-CashWagon", "A1")
def test_a_ticket_booth_lies_in_front_of_its_player_and_is_not_a_district() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="ticket_booth temple"),
        Seat("warlord", gold=9),
        Seat("thief"),
        Seat("king"),
    )
    play(game, "play ticket_booth", "gold")
    assert booth(game, 0) == [("ticket_booth", 0)]
    assert game.players[0].city == []
    assert (game.players[0].size, game.players[0].tents) == (0, 0)
    assert choices(game, "build") == ["temple"]  # playing the booth is not building
    game.play("end")
    game.play("gold")
    assert choices(game, "destroy") == []
    assert game.standing().totals[0] == 0


@pytest.mark.rule("A-CashWagon")
def test_an_opponent_puts_one_gold_on_the_booth_draws_three_cards_and_keeps_one() -> None:
    game = visited()
    size = len(game.deck)
    game.play("visit @1")
    assert booth(game, 1) == [("ticket_booth", 1)]
    assert game.players[0].gold == 2
    assert sorted(texts(game)) == ["keep castle", "keep docks", "keep temple"]
    game.play("keep castle")
    assert [card.name for card in game.players[0].hand] == ["castle"]
    assert {game.deck[0].name, game.deck[1].name} == {"docks", "temple"}
    assert (game.deck[-1].name, len(game.deck)) == ("palace", size - 1)


@pytest.mark.rule("A-CashWagon")
def test_a_booth_can_be_used_once_a_turn_before_or_after_gathering() -> None:
    game = visited()
    assert "visit @1" in texts(game)
    game.play("gold")
    assert "visit @1" in texts(game)
    play(game, "visit @1", "keep docks", "decline")
    assert choices(game, "visit") == []
    game.play("end")
    assert (game.to_act, choices(game, "visit")) == (3, ["@1"])  # the next player can use it


@pytest.mark.rule("A-CashWagon")
def test_using_a_booth_does_not_count_as_playing_an_action_card() -> None:
    game = visited(hand="director")
    play(game, "visit @1", "keep docks", "decline", "play director")
    assert [card.name for card in game.players[0].hand] == ["docks"]
    game = visited(hand="director")
    play(game, "play director")
    assert choices(game, "visit") == ["@1"]


@pytest.mark.rule("A-CashWagon", "J-CashWagon-1")
def test_using_a_booth_requires_one_gold_and_a_card_in_the_deck() -> None:
    assert choices(visited(gold=0), "visit") == []
    position = Position.of(visited())
    position.data["deck"] = []
    assert choices(position.game(), "visit") == []


@pytest.mark.rule("A-CashWagon", "T9")
def test_a_booth_shows_fewer_than_three_cards_when_the_deck_has_fewer() -> None:
    position = Position.of(visited())
    position.data["deck"] = ["docks", "castle"]
    game = position.game()
    game.play("visit @1")
    assert sorted(texts(game)) == ["keep castle", "keep docks"]
    game.play("keep docks")
    assert [card.name for card in game.deck] == ["castle"]


@pytest.mark.rule("A-CashWagon")
def test_the_owner_cannot_use_their_own_booth() -> None:
    game = circus(
        "bishop", Seat("bishop", gold=3, laid="ticket_booth"), Seat("king"), Seat("thief")
    )
    assert choices(game, "visit") == []
    game.play("gold")
    assert texts(game) == ["end"]


@pytest.mark.rule("A-CashWagon")
def test_right_after_a_visit_the_owner_may_take_the_gold_and_discard_the_booth() -> None:
    game = visited()
    play(game, "visit @1", "keep docks")
    assert (game.to_act, texts(game)) == (1, ["decline", "cash-in"])
    game.play("cash-in")
    assert game.players[1].gold == 2
    assert booth(game, 1) == []
    assert game.deck[0].name == "ticket_booth"
    assert game.to_act == 0
    assert choices(game, "visit") == []


@pytest.mark.rule("A-CashWagon")
def test_the_owner_may_let_the_gold_on_the_booth_accumulate() -> None:
    game = visited()
    play(game, "visit @1", "keep docks", "decline", "gold", "end")
    assert (game.players[1].gold, booth(game, 1)) == (1, [("ticket_booth", 1)])
    play(game, "visit @1", keeping(game), "cash-in")
    assert game.players[1].gold == 3
    assert booth(game, 1) == []


@pytest.mark.rule("A-CashWagon")
def test_the_owner_cannot_cash_in_a_booth_in_their_own_turn() -> None:
    game = circus(
        "king",
        Seat("bishop"),
        Seat("king", laid="ticket_booth"),
        Seat("thief"),
        Seat("magician"),
    )
    position = Position.of(game)
    position.data["players"][1]["laid"] = [["ticket_booth", 3, False]]
    game = position.game()
    assert game.to_act == 1
    assert choices(game, "cash-in") == []
    game.play("gold")
    assert texts(game) == ["end"]
    assert game.players[1].gold == 2


@pytest.mark.rule("A-CashWagon", "D7", "J-CashWagon-1")
def test_with_two_characters_a_booth_can_be_used_in_both_turns() -> None:
    game = circus(
        "bishop",
        Seat("bishop merchant", gold=3),
        Seat("king thief", laid="ticket_booth"),
    )
    play(game, "visit @1", keeping(game), "decline")
    play(game, "gold", "end")
    assert game.the_turn().role.name == "merchant"
    assert choices(game, "visit") == ["@1"]
    play(game, "visit @1", keeping(game), "decline")
    assert booth(game, 1) == [("ticket_booth", 2)]
    assert choices(game, "visit") == []


@pytest.mark.rule("A-CashWagon", "J-CashWagon-1")
def test_each_of_several_booths_can_be_used_once_a_turn() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9),
        Seat("king", laid="ticket_booth ticket_booth"),
        Seat("thief", laid="ticket_booth"),
        Seat("magician"),
    )
    assert choices(game, "visit") == ["@1", "@2"]
    play(game, "visit @1", keeping(game), "decline")
    assert choices(game, "visit") == ["@1", "@2"]
    play(game, "visit @1", keeping(game), "decline")
    assert booth(game, 1) == [("ticket_booth", 1), ("ticket_booth", 1)]
    assert choices(game, "visit") == ["@2"]
    play(game, "visit @2", keeping(game), "decline")
    assert choices(game, "visit") == []


@pytest.mark.rule("A-CashWagon", "J-CashWagon-1")
def test_cashing_in_the_second_of_two_booths_leaves_the_first() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9),
        Seat("king", laid="ticket_booth ticket_booth"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "visit @1", keeping(game), "decline")
    play(game, "visit @1", keeping(game), "cash-in")
    assert booth(game, 1) == [("ticket_booth", 1)]
    assert game.players[1].gold == 1
    assert choices(game, "visit") == []  # the remaining booth has been used in this turn


@pytest.mark.rule("A-CashWagon", "J-I9")
def test_gold_on_a_booth_does_not_count_in_the_final_score() -> None:
    city = "tavern market docks harbor temple church"
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="manor", city=city),
        Seat("king", gold=2, city="imperial_treasury", laid="ticket_booth"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "visit @1", keeping(game), "decline", "gold", "build manor", "end")
    assert game.over
    # 5 points for the Treasury's cost, 2 for the stash: the booth and its gold do not count.
    assert game.standing().totals[1] == 5 + 2


@pytest.mark.rule("A-CashWagon", "I2")
def test_only_the_paying_player_sees_the_cards_of_a_booth() -> None:
    game = visited()
    play(game, "visit @1", "keep castle")
    assert game.log is not None
    for e in game.log:
        if e.kind in ("drew", "kept", "returned"):
            assert e.audience == 1 << 0
    play_until(game, "turn", seat=0)

"""Helpers shared by the tests of the rulings."""

from __future__ import annotations

from citadella.rules import Game
from tests.rules.table import Seat, game_at, play, texts

MODERN = ("2016", "2021", "deluxe")
SIX = "temple church market docks prison manor"
SEVEN = f"{SIX} castle"
EIGHT = f"{SEVEN} harbor"


def asked(game: Game) -> tuple[str, int]:
    """Return the kind of the pending question and the seat that must answer it."""
    return game.stack[-1].kind, game.to_act


def bottom(game: Game) -> str:
    """Return the name of the bottom card of the deck."""
    return game.deck[0].name


def leave_in_deck(game: Game, cards: int) -> Game:
    """Remove all but the given number of top cards from the deck."""
    del game.deck[: len(game.deck) - cards]
    return game


def finish_round(game: Game) -> Game:
    """Play until the round is over, avoiding abilities and building where possible."""
    round_ = game.round
    for _ in range(100):
        if game.over or game.round != round_:
            return game
        legal = texts(game)
        quiet = ("end", "decline", "gold", "refuse", "done")
        play(game, next((word for word in quiet if word in legal), legal[0]))
    raise AssertionError(f"round {round_} did not end within 100 actions")


def points_for(game: Game, seat: int, reason: str) -> int:
    """Return the total points that the score sheet of a seat lists for a reason or a card."""
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if reason in (line.reason, line.card))


def circus(call: str, *seats: Seat, markers: str = "", crown: int = 0) -> Game:
    """Return a `deluxe` game with action cards."""
    return game_at(call, *seats, markers=markers, crown=crown, edition="deluxe", action_cards=True)

"""Helpers that set up a position, play moves and read the outcome."""

from __future__ import annotations

from typing import Any

from citadella.notation import Position, Seat
from citadella.rules import Game

__all__ = [
    "Seat",
    "choices",
    "city",
    "game_at",
    "gold",
    "hand",
    "logged",
    "play",
    "play_until",
    "texts",
]


def game_at(call: str, *players: Seat, events: bool = True, **more: Any) -> Game:
    """Return a game in which `call` is the next character to be called (see Position.build)."""
    return Position.build(list(players), call=call, **more).game(events=events)


def texts(game: Game) -> list[str]:
    """Return the legal actions as texts."""
    return [action.text for action in game.legal_actions()]


def choices(game: Game, verb: str) -> list[str]:
    """Return the arguments of the legal actions with this verb."""
    return [text.partition(" ")[2] for text in texts(game) if text.split()[0] == verb]


def play(game: Game, *actions: str) -> Game:
    """Play these actions one after the other and return the game."""
    for action in actions:
        game.play(action)
    return game


def play_until(game: Game, kind: str, seat: int | None = None, most: int = 200) -> Game:
    """Play, avoiding optional actions, until this kind of question is asked (of this seat)."""
    quiet = ("end", "decline", "gold", "refuse", "done")
    for _ in range(most):
        if game.over:
            raise AssertionError(f"the game ended before anyone was asked a '{kind}' question")
        asked = game.stack[-1]
        if asked.kind == kind and seat in (None, asked.seat):
            return game
        legal = texts(game)
        game.play(next((word for word in quiet if word in legal), legal[0]))
    raise AssertionError(f"nobody was asked a '{kind}' question within {most} actions")


def city(game: Game, seat: int) -> list[str]:
    """Return the districts of a city in alphabetical order; a `+` marks a beautified one."""
    return sorted(building.name for building in game.players[seat].city)


def hand(game: Game, seat: int) -> list[str]:
    """Return the cards of a hand in alphabetical order."""
    return sorted(card.name for card in game.players[seat].hand)


def gold(game: Game) -> list[int]:
    """Return the gold of each seat."""
    return [player.gold for player in game.players]


def logged(game: Game, kind: str) -> list[str]:
    """Return the logged events of a kind as texts."""
    assert game.log is not None
    return [repr(event) for event in game.log if event.kind == kind]

"""Helpers that read the fields of interpreted or compiled objects and play sample games."""

from __future__ import annotations

from random import Random
from typing import Any

from citadella import Action, Dice, Game, Setup
from citadella.rules.box import Box
from citadella.rules.card import Building, Card
from citadella.rules.character import Character

WHOLE = (Action, Box, Building, Card, Character, Setup, bool, int, str, bytes, type(None))


def fields(thing: object) -> dict[str, Any]:
    """Return all fields of an object by name, whether it is compiled or not."""
    state = thing.__getstate__()  # type: ignore[attr-defined, unused-ignore]
    assert isinstance(state, dict)
    return state


def plain(value: Any) -> Any:
    """Return a value and everything it refers to as plain data that can be compared."""
    if isinstance(value, WHOLE):
        return value
    if isinstance(value, Dice):
        return value.key, value.block, value.position, value.words
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return type(value).__name__, {name: plain(item) for name, item in fields(value).items()}


def play_to_the_end(game: Game) -> Game:
    """Play a game to its end with random actions from a fixed seed."""
    chance = Random(5)
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
    return game


def some_game(edition: str = "deluxe", players: int = 5, seed: int = 3, actions: int = 60) -> Game:
    """Return a game in the middle of a turn, with a log and an action that can be undone."""
    setup = Setup.random(edition, players, seed)
    game = Game.new(setup, seed, events=True)
    chance = Random(seed)
    while len(game.history) < actions or not game.can_undo or game.turn is None:
        game.play(chance.choice(game.legal_actions()))
    return game

"""Random playouts, in a module that is compiled together with the rules."""

from collections.abc import Callable
from random import Random

from citadella.rules.game import Game


def play_random(game: Game, stream: Random) -> int:
    """Play uniformly random actions until the game is over; return the number of decisions."""
    chance: Callable[[], float] = stream.random
    decisions = 0
    while not game.over:
        legal = game.legal_actions()
        game.play(legal[int(chance() * float(len(legal)))])
        decisions += 1
    return decisions


def play_watched(game: Game, stream: Random, most: int) -> int:
    """Play like `play_random`, but check invariants at every decision.

    Raise AssertionError if gold is negative, a card is lost or duplicated, no action is legal, or
    the game takes more than `most` decisions. The checks are cheap enough for a million games.
    """
    decisions = 0
    cards = len(game.box.deck)
    while not game.over:
        actions = game.legal_actions()
        if not actions:
            raise AssertionError("there is no legal action")
        if decisions >= most:
            raise AssertionError(f"the game is not over after {most} decisions")
        count = len(game.deck) + len(game.aside)
        for player in game.players:
            if player.gold < 0:
                raise AssertionError(f"seat {player.seat} has {player.gold} gold")
            count += len(player.hand) + len(player.city) + len(player.tucked) + len(player.laid)
        for question in game.stack:
            if question.holds():
                count += 1
        if count != cards:
            raise AssertionError(f"there are {count} cards instead of {cards}")
        game.play(actions[int(stream.random() * len(actions))])
        decisions += 1
    return decisions

"""A game played to its end at random: the loop that measures the speed of the rules."""

from collections.abc import Callable
from random import Random

from citadella.rules.game import Game


def play_random(game: Game, stream: Random) -> int:
    """Play on with random actions, each as likely as any other; return how many there were."""
    chance: Callable[[], float] = stream.random
    decisions = 0
    while not game.over:
        legal = game.legal_actions()
        game.play(legal[int(chance() * float(len(legal)))])
        decisions += 1
    return decisions


def play_watched(game: Game, stream: Random, most: int) -> int:
    """Play as `play_random` does, and check at every decision that the game is still sound.

    Cheap enough for a million games: no gold below zero, no card lost or doubled, always
    something to say, an end within `most` decisions.
    """
    decisions = 0
    cards = len(game.box.deck)
    while not game.over:
        actions = game.legal_actions()
        if not actions:
            raise AssertionError("nothing can be said")
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

"""A game played to its end by chance: the loop that speed is measured by."""

from random import Random

from citadella.rules.game import Game


def play_random(game: Game, stream: Random) -> int:
    """Play on with random actions, each as likely as any other; give the number of decisions."""
    decisions = 0
    while not game.over:
        legal = game.legal_actions()
        game.play(legal[int(stream.random() * len(legal))])
        decisions += 1
    return decisions

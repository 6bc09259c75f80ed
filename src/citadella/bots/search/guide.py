"""What guides the search: a quick player for all seats, and how moves look at first sight."""

from typing import Final

from citadella.bots.heuristics.evaluate import Judge, best
from citadella.bots.heuristics.weights import BALANCED
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: The least that all moves share: none is left out for how it looks.
LEAST: Final = 0.1


def quick(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Choose as a fair quick player does."""
    return best(game, seat, legal, dice)


def shares(game: Game, seat: int, legal: list[Action]) -> list[float]:
    """Return how promising each action looks at first sight; all shares make 1."""
    judge = Judge(game, seat, BALANCED, False)
    worths: list[float] = []
    most = -1.0e9
    for action in legal:
        worth = judge.worth(action)
        worths.append(worth)
        if worth > most:
            most = worth
    total = 0.0
    found: list[float] = []
    for worth in worths:
        gap = most - worth
        share = 1.0 / (1.0 + gap + gap * gap)
        found.append(share)
        total += share
    for i in range(len(found)):
        found[i] = (1.0 - LEAST) * found[i] / total + LEAST / len(found)
    return found

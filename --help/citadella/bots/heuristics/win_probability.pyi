"""The probabilities to win at the beginning of a round: a softmax over some features of each seat.

The coefficients are fitted to who won games of the strategist
(`tools/train/fit_win_probability.py --games 6000`).
"""
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import Final
COEFFICIENTS: Final[dict[str, float]]
SLOPES: Final[list[float]]

def win_probabilities(game: Game) -> list[float]:
    """Return each seat's probability to win."""
    ...

def nearness(game: Game) -> float:
    """Return how near the end is: 1 if the largest city is complete, 1/3 if it lacks four."""
    ...

def features_of(game: Game, player: Player, near: float) -> list[float]:
    """Return the features of a seat."""
    ...

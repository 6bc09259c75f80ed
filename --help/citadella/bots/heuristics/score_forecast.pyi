"""A linear estimate of every seat's final score at any point of a game.

Unknown cards count as average ones. The coefficients are fitted to games of the strategist
(`tools/train/fit_score_forecast.py`).
"""
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import Final
COEFFICIENTS: Final[dict[str, tuple[float, float]]]
SLOPES: Final[list[float]]
LAST_SLOPES: Final[list[float]]

def expected_scores(game: Game) -> list[float]:
    """Return an estimate of each seat's final score."""
    ...

def rounds_to_come(game: Game) -> float:
    """Return the number of districts until somebody ends the game (0 in the last round)."""
    ...

def fewest_missing(game: Game) -> int:
    """Return the number of districts that the largest city lacks to end the game."""
    ...

def turns_to_come(game: Game, player: Player, rounds: float) -> float:
    """Return how many turns a player may still have, with the coming rounds."""
    ...

def features_of(game: Game, player: Player, rounds: float) -> list[float]:
    """Return the features of a seat."""
    ...

def points_before_end(game: Game, player: Player) -> int:
    """Return the visible points without those for a complete city."""
    ...

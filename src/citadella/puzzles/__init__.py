"""Puzzles: decisions with one clearly best move that is not the obvious one."""

from citadella.puzzles.collection import daily, find, puzzles
from citadella.puzzles.puzzle import THEMES, Option, Puzzle

__all__ = ["THEMES", "Option", "Puzzle", "daily", "find", "puzzles"]

"""Puzzles: decisions in which one move is clearly best, but is not the obvious move."""

from citadella.puzzles.collection import daily, find, puzzles
from citadella.puzzles.puzzle import THEMES, Option, Puzzle

__all__ = ["THEMES", "Option", "Puzzle", "daily", "find", "puzzles"]

"""Puzzles: decisions in which one move is clearly the best but not the obvious one."""

from citadella.puzzles.collection import daily, find, puzzles
from citadella.puzzles.puzzle import THEMES, Option, Puzzle

__all__ = ["THEMES", "Option", "Puzzle", "daily", "find", "puzzles"]

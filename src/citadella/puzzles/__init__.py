"""Puzzles: decisions with one clearly best move that is not the obvious one."""

from citadella.puzzles.collection import by_theme, daily, find, puzzles
from citadella.puzzles.puzzle import THEMES, Option, Puzzle

__all__ = ["THEMES", "Option", "Puzzle", "by_theme", "daily", "find", "puzzles"]

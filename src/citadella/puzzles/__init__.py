"""Puzzles: moments of games where one move is clearly best, and not the one that comes to mind."""

from citadella.puzzles.collection import by_theme, daily, find, puzzles
from citadella.puzzles.puzzle import THEMES, Option, Puzzle

__all__ = ["THEMES", "Option", "Puzzle", "by_theme", "daily", "find", "puzzles"]

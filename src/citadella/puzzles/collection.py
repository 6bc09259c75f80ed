"""The puzzles that come with the package, in a file made by `tools/generate/puzzles.py`."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Any, Final

from citadella.puzzles.puzzle import Option, Puzzle
from citadella.rules import MalformedError
from citadella.rules.errors import shortened

FILE: Final = "puzzles.json"
#: The first day with a daily puzzle.
FIRST_DAY: Final = date(2026, 11, 1)
#: The distance in the list between the puzzles of consecutive days. It is greater than 1, because
#: adjacent puzzles are similar.
DAILY_STRIDE: Final = 7


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, the easy ones first."""
    text = files("citadella.puzzles").joinpath(FILE).read_text("utf-8")
    return tuple(from_json(data) for data in json.loads(text))


def find(name: str) -> Puzzle:
    """Return the puzzle called `name`; raise MalformedError if there is none."""
    for puzzle in puzzles():
        if puzzle.name == name:
            return puzzle
    raise MalformedError("There is no puzzle called '{name}'.", name=shortened(name))


def daily(day: date) -> Puzzle:
    """Return the daily puzzle for `day`, which is the same for everybody."""
    all_of_them = puzzles()
    count = len(all_of_them)
    stride = next(step for step in range(min(DAILY_STRIDE, count), 0, -1) if gcd(step, count) == 1)
    return all_of_them[(day - FIRST_DAY).days * stride % count]


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "name": puzzle.name,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "options": [[option.action, option.wins] for option in puzzle.options],
        "obvious": puzzle.obvious,
        "games": puzzle.games,
        "reasons": puzzle.reasons,
        "position": puzzle.text,
    }


def from_json(data: dict[str, Any]) -> Puzzle:
    return Puzzle(
        name=data["name"],
        theme=data["theme"],
        difficulty=data["difficulty"],
        options=tuple(Option(action, wins) for action, wins in data["options"]),
        obvious=data["obvious"],
        games=data["games"],
        reasons=tuple((key, facts) for key, facts in data.get("reasons", ())),
        text=data["position"],
    )

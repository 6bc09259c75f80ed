"""Puzzles: one move to find."""

from __future__ import annotations

import msgspec

from citadella.server.protocol.game import State
from citadella.server.protocol.reviews import ReasonMsg


class PuzzleNote(msgspec.Struct):
    """A puzzle in brief: what it is about, how hard it is (1 to 5), and at what table."""

    name: str
    theme: str
    difficulty: int
    edition: str
    preset: str
    players: int


class PuzzleList(msgspec.Struct):
    """All puzzles, and the name of today's."""

    daily: str
    puzzles: list[PuzzleNote]


class PuzzleTask(msgspec.Struct):
    """A puzzle to solve: the table as its seat sees it, and what can be done there."""

    note: PuzzleNote
    state: State


class PuzzleOption(msgspec.Struct):
    """A move, and how many of a hundred games are won after it."""

    action: str
    wins: float


class PuzzleAnswer(msgspec.Struct):
    """What was found about an answer: all moves, the best one first; the one that comes to mind;
    after how many games for each this is said; and what speaks for the best (as the coach says it).
    """

    solved: bool
    obvious: str
    options: list[PuzzleOption]
    games: int
    reasons: list[ReasonMsg]


class AnswerPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """The move that someone chose in a puzzle."""

    action: str

"""Messages about puzzles: one move to find."""

from __future__ import annotations

from citadella.server.protocol.game import State
from citadella.server.protocol.reviews import ReasonMsg
from citadella.server.protocol.structs import Struct


class PuzzleNote(Struct):
    """The summary of a puzzle; `difficulty` is from 1 to 5."""

    name: str
    theme: str
    difficulty: int
    edition: str
    preset: str
    players: int


class PuzzleList(Struct):
    """All puzzles, and the name of the daily one."""

    daily: str
    puzzles: list[PuzzleNote]


class PuzzleTask(Struct):
    """A puzzle to solve: the table as seen by its seat, with the legal actions."""

    note: PuzzleNote
    state: State


class PuzzleOption(Struct):
    """A move, and the percentage of games won after it."""

    action: str
    wins: float


class PuzzleAnswer(Struct):
    """The solution of a puzzle, and whether an answer is right.

    `options`: all moves, the best first, each judged by `games` games. `obvious`: the move that
    most would choose. `reasons`: the advantages of the best move, in the words of the coach.
    """

    solved: bool
    obvious: str
    options: list[PuzzleOption]
    games: int
    reasons: list[ReasonMsg]


class AnswerPuzzle(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    action: str

"""Messages about replays, reviews, lessons, the coach's advice and puzzles: data types only."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.game import EventMsg, LogLine, State, ViewMsg
from citadella.server.protocol.structs import Struct
from citadella.texts.sentence import Sentence


class ReplayMsg(Struct):
    """A finished game after `n` of its `total` actions, with nothing hidden.

    `events` are those of the round so far; from index `news` on, they belong to the last action.
    `rounds`: the number of actions before each round.
    """

    n: int
    total: int
    action: str
    view: ViewMsg
    events: list[EventMsg]
    log: list[LogLine]
    news: int
    rounds: list[int]


class TurningPointMsg(Struct):
    """An action that changed who was most likely to win.

    `seat`: the seat whose win chance changed most, in percent from `before` to `after`.
    """

    round: int
    n: int
    seat: int
    before: int
    after: int
    lines: list[Sentence]


class ReviewMoment(Struct):
    """The win chance of each seat after `n` actions, computed from the full state."""

    n: int
    round: int
    chances: list[float]


class ReviewDecision(Struct):
    """A decision after `n` actions, in words: the move, a better one, and the reason.

    `chance`: the win chance with the best play. `cost`: the win chance that the move lost, with
    the standard error `doubt`.
    """

    n: int
    round: int
    move: Sentence
    better: Sentence
    why: Sentence | None
    verdict: Literal["best", "equal", "slip", "mistake"]
    chance: float
    cost: float
    doubt: float
    # The number of legal moves.
    moves: int
    # Whether the best strategy is mixed: the player should choose unpredictably between moves.
    mixed: bool
    # If `mixed`, the shares with which the search bot plays the player's move and the better move.
    share: float
    better_share: float


class SeatReviewMsg(Struct):
    """The review of a seat: `result` = 1 / number of players + `deal` + `luck` - `lost`."""

    # The number of rollouts for each comparison of two moves.
    playouts: int
    accuracy: int
    mistakes: int
    slips: int
    deal: float
    lost: float
    luck: float
    result: float
    # The numbers (`n`) of the decisions with the highest cost.
    costliest: list[int]
    decisions: list[ReviewDecision]


class ReviewState(Struct):
    """The progress of a review (total 0: not requested), or the review."""

    seat: int
    done: int
    total: int
    failed: bool
    moments: list[ReviewMoment]
    review: SeatReviewMsg | None


class LessonStep(Struct):
    """A step of a lesson: the `states` to show first, then a `text` (its message key).

    `lights`: the things to highlight; only the first one that is on the screen is highlighted.
    `about`: the character explained. `action`: what the learner has to do. If `action` is empty,
    the learner reads on or, if `seen` is true, acknowledges an event that affected them.
    """

    text: str
    lights: list[str]
    action: str
    seen: bool
    about: str
    states: list[State]


class Lesson(Struct):
    """A lesson, step by step."""

    name: str
    steps: list[LessonStep]


class AdvisedMove(Struct):
    """A suggested move; `equal`: whether it is about equal to the best move.

    `reasons`: at most two reasons for the move.
    """

    action: str
    chance: float
    equal: bool
    reasons: list[Sentence]


class AdviceMsg(Struct):
    """The advice of the coach for a version of the table, the best move first."""

    version: int
    moves: list[AdvisedMove]


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
    """A puzzle to solve: the table as the solver sees it, with the legal actions."""

    note: PuzzleNote
    state: State


class PuzzleOption(Struct):
    """A move, and the percentage of games won after it."""

    action: str
    wins: float


class PuzzleAnswer(Struct):
    """The solution of a puzzle, and whether an answer is right.

    `options`: all moves, the best first, each judged by `games` simulated games. `obvious`: the
    move that most players would choose. `reasons`: the coach's reasons for the best move.
    """

    solved: bool
    obvious: str
    options: list[PuzzleOption]
    games: int
    reasons: list[Sentence]


class AnswerPuzzle(Struct, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    action: str

"""Games looked at again: replays, reviews, lessons, and what the coach says."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.game import EventMsg, State, ViewMsg
from citadella.server.protocol.structs import Struct


class Replay(Struct):
    """A game that is over, after so many of its actions, with nothing hidden any more.

    The events are those of the round so far; those from `news` on came with the last action.
    """

    n: int
    total: int
    action: str
    view: ViewMsg
    events: list[EventMsg]
    news: int
    rounds: list[int]


class TurningPointMsg(Struct):
    """An action after which somebody else was likely to win: whose chance changed most, in
    percent, and what had happened."""

    round: int
    n: int
    seat: int
    before: int
    after: int
    events: list[EventMsg]


class ReviewMoment(Struct):
    """Each seat's chance to win after so many actions, with nothing hidden."""

    n: int
    round: int
    chances: list[float]


class ReviewDecision(Struct):
    """A decision of a game that is over, in words: what was done after `n` actions, what would
    have been better and why; `cost` is what it took from the `chance` to win, give or take `doubt`.
    """

    n: int
    round: int
    move: str
    better: str
    why: str
    verdict: Literal["best", "equal", "slip", "mistake"]
    chance: float
    cost: float
    doubt: float
    # Among how many moves; whether others must not foresee it, and then how often the search bot
    # would play the move and the better one.
    moves: int
    mixed: bool
    share: float
    better_share: float


class SeatReviewMsg(Struct):
    """How a player decided: the result is an equal share + deal + luck - lost."""

    # In how many dealt games two moves were compared.
    playouts: int
    accuracy: int
    mistakes: int
    slips: int
    deal: float
    lost: float
    luck: float
    result: float
    # The decisions that cost most, by their `n`.
    costliest: list[int]
    decisions: list[ReviewDecision]


class ReviewState(Struct):
    """How far the review of a seat is (total 0: nobody has asked for it), or what it found."""

    seat: int
    done: int
    total: int
    failed: bool
    moments: list[ReviewMoment]
    review: SeatReviewMsg | None


class LessonStep(Struct):
    """A step of a lesson: what is said of what (the first of the `lights` that is on the screen),
    the states that lead there, and what is to be done then ('': to read on, or, if something
    happened to the learner that has to be `seen`, to see it); `about` which character it is.
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


class ReasonMsg(Struct):
    """A sentence: a key of the texts, and the facts it speaks of."""

    key: str
    facts: dict[str, str | float]


class AdvisedMove(Struct):
    """A move the coach would think of, the chance to win with it, whether the best one is about as
    good, and at most two sentences why."""

    action: str
    chance: float
    equal: bool
    reasons: list[ReasonMsg]


class Advice(Struct):
    """What the coach says about the decision in this version of the table, the best first."""

    version: int
    moves: list[AdvisedMove]

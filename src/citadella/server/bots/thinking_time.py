"""The usual thinking time of each bot.

Every answer is delayed until that time has passed, so the time of a single answer reveals nothing
about the bot's cards.
"""

from __future__ import annotations

import heapq
import math
from collections import deque

from citadella.bots import OPPONENTS, find

#: The minimum and the maximum of a bot's usual time for an answer, in seconds.
MIN_USUAL_S, MAX_USUAL_S = 0.02, 3.0
#: A bot's usual time is computed from at most this many of its latest answers.
MAX_REMEMBERED_ANSWERS = 200
#: Maximum number of remembered answers that took longer than the usual time.
MAX_SLOWER_ANSWERS = 2
#: The usual time changes in steps of this factor, so one answer rarely changes it.
STEP_FACTOR = 1.25
#: With fewer remembered answers than this, the usual time is at least the bot's time limit.
MIN_ANSWERS = 40
#: Time limit in seconds of a bot whose name does not contain one.
DEFAULT_LIMIT_S = 0.3


def given(bot: str) -> float:
    """Return the time limit of a bot in seconds, read from its name."""
    opponent = OPPONENTS.get(bot)
    factory, parameters = find(bot if opponent is None else opponent.bot)
    if "seconds" not in factory.parameters:
        return MIN_USUAL_S
    return float(parameters.get("seconds", DEFAULT_LIMIT_S))


def thinks(bot: str) -> float:
    """Return the thinking time shown for a bot, in seconds: 0 if the bot answers at once."""
    seconds = given(bot)
    return seconds if seconds > MIN_USUAL_S else 0.0


class ThinkingTime:
    """The usual thinking time of each bot, learned from all tables together."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = {}
        self._usual: dict[str, float] = {}

    def usual(self, bot: str) -> float:
        """Return the time in seconds within which a bot answers almost every question."""
        if bot not in self._usual:
            self._usual[bot] = _step(given(bot))
        return self._usual[bot]

    def note(self, bot: str, seconds: float) -> None:
        """Record that one of the bot's answers took `seconds`."""
        took = self._took.setdefault(bot, deque(maxlen=MAX_REMEMBERED_ANSWERS))
        took.append(seconds)
        longest = heapq.nlargest(MAX_SLOWER_ANSWERS + 1, took)[-1]
        least = given(bot) if len(took) < MIN_ANSWERS else 0.0
        self._usual[bot] = _step(max(longest, least))


def _step(seconds: float) -> float:
    """Return `seconds` rounded up to the next step, within the bounds of the usual time."""
    if seconds <= MIN_USUAL_S:
        return MIN_USUAL_S
    steps = math.ceil(math.log(seconds / MIN_USUAL_S, STEP_FACTOR))
    return min(MAX_USUAL_S, MIN_USUAL_S * STEP_FACTOR**steps)

"""How long a bot usually thinks, so that every answer can take as long, whatever the bot holds."""

from __future__ import annotations

import heapq
import math
from collections import deque

from citadella.bots import OPPONENTS, find

#: A bot is never taken for slower than this, nor for faster than that.
SLOWEST, QUICK = 3.0, 0.02
#: So many answers are remembered; so many of them may have taken longer than the usual time.
REMEMBERED, LONGER = 200, 2
#: The usual time goes up and down by steps, so that no single answer shows in it.
STEP = 1.25
#: Until so many answers are known, a bot is taken to need the time that it is given.
FEW = 40
#: What a bot is taken to be given if its name does not say it.
UNSAID = 0.3


def given(bot: str) -> float:
    """Return how many seconds a bot may think by its name."""
    opponent = OPPONENTS.get(bot)
    factory, parameters = find(bot if opponent is None else opponent.bot)
    return float(parameters.get("seconds", UNSAID)) if "seconds" in factory.parameters else QUICK


def thinks(bot: str) -> float:
    """Return how many seconds a bot thinks, as people would say: 0 if it answers at once."""
    seconds = given(bot)
    return seconds if seconds > QUICK else 0.0


class ThinkingTime:
    """The usual thinking time of each bot, learned from all tables together."""

    def __init__(self) -> None:
        """Know nothing but what the bots' names say."""
        self._took: dict[str, deque[float]] = {}
        self._usual: dict[str, float] = {}

    def usual(self, bot: str) -> float:
        """Return the seconds within which a bot answers nearly every question."""
        if bot not in self._usual:
            self._usual[bot] = _step(given(bot))
        return self._usual[bot]

    def note(self, bot: str, seconds: float) -> None:
        """Remember how long a bot thought."""
        took = self._took.setdefault(bot, deque(maxlen=REMEMBERED))
        took.append(seconds)
        longest = heapq.nlargest(LONGER + 1, took)[-1]
        least = given(bot) if len(took) < FEW else 0.0
        self._usual[bot] = _step(max(longest, least))


def _step(seconds: float) -> float:
    """Return the next step of the ladder from QUICK to SLOWEST."""
    if seconds <= QUICK:
        return QUICK
    return min(SLOWEST, QUICK * STEP ** math.ceil(math.log(seconds / QUICK, STEP)))

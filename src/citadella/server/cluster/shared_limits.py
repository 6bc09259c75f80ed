"""Limits that hold for all processes of a hall together.

Where a process gives a token it tells the others, some at a time; they take it from their buckets,
too. For the moment that takes, somebody who asks everywhere at once gets a little more, and has to
wait for it afterwards. What only protects a process itself (requests, messages, connections) is
counted by each alone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from functools import partial
from typing import Final

from citadella.server.cluster.pubsub import Bus
from citadella.server.people.networks import Origins
from citadella.server.web.rate_limits import Limit

# News: tokens have been given.
TAKEN: Final = "taken"
TELL_AFTER: Final = 0.1
#: Of so many keys is told in one piece of news.
AT_A_TIME: Final = 100


class SharedLimits:
    """Tells the other processes of tokens that are given here, and hears of theirs."""

    def __init__(self, bus: Bus, origins: Origins, limits: dict[str, Limit]) -> None:
        """Share limits, by name."""
        self._bus = bus
        self._limits = limits
        self._me = secrets.token_hex(4)
        self._taken: Counter[tuple[str, str]] = Counter()
        self._telling = False
        for name, limit in limits.items():
            # No address goes to the database, not even for a moment.
            limit.hide = origins.hide
            limit.on_take = partial(self._note, name)
        bus.subscribe(TAKEN, self._hear)

    def _note(self, name: str, key: str) -> None:
        self._taken[name, key] += 1
        if not self._telling:
            self._telling = True
            self._bus.later(self._tell())

    async def _tell(self) -> None:
        while self._taken:
            await asyncio.sleep(TELL_AFTER)
            told = list(self._taken.items())[:AT_A_TIME]
            self._taken -= Counter(dict(told))
            words = [f"{name}:{key}:{count}" for (name, key), count in told]
            await self._bus.publish(TAKEN, " ".join([self._me, *words]))
        self._telling = False

    def _hear(self, text: str) -> None:
        who, *words = text.split()
        if who == self._me:
            return
        for word in words:
            name, key, count = word.split(":")
            if name in self._limits:
                self._limits[name].take(key, int(count))

"""Rate limits that all processes count together.

A process that takes tokens publishes that, in batches, and the others take the same tokens from
their buckets. Until they have heard of it, a client that asks several processes at once gets a few
more, and waits longer afterwards. Limits that only protect a process itself (requests, messages,
connections) are counted by each process alone.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from citadella.server.cluster.pubsub import PubSub
from citadella.server.web.rate_limits import RateLimit

#: The channel on which taken tokens are published.
TAKEN: Final = "taken"
PUBLISH_INTERVAL_S: Final = 0.1
MAX_KEYS_PER_MESSAGE: Final = 100


class SharedLimits:
    """Publishes the tokens taken in this process and takes those that others publish."""

    def __init__(
        self, pubsub: PubSub, hide: Callable[[str], str], limits: dict[str, RateLimit]
    ) -> None:
        """Share limits, by name; `hide` hashes a key, so that no address reaches the database."""
        self._pubsub = pubsub
        self._limits = limits
        self._me = secrets.token_hex(4)
        self._taken: Counter[tuple[str, str]] = Counter()
        self._publishing = False
        for name, limit in limits.items():
            limit.hide = hide
            limit.on_take = partial(self._note, name)
        pubsub.subscribe(TAKEN, self._receive)

    def _note(self, name: str, key: str) -> None:
        self._taken[name, key] += 1
        if not self._publishing:
            self._publishing = True
            self._pubsub.start(self._publish())

    async def _publish(self) -> None:
        while self._taken:
            await asyncio.sleep(PUBLISH_INTERVAL_S)
            batch = list(self._taken.items())[:MAX_KEYS_PER_MESSAGE]
            self._taken -= Counter(dict(batch))
            words = [f"{name}:{key}:{count}" for (name, key), count in batch]
            await self._pubsub.publish(TAKEN, " ".join([self._me, *words]))
        self._publishing = False

    def _receive(self, text: str) -> None:
        sender, *words = text.split()
        if sender == self._me:
            return
        for word in words:
            name, key, count = word.split(":")
            if name in self._limits:
                self._limits[name].take(key, int(count))

"""Rate limits: token buckets for guests and networks.

Some limits are shared: each process publishes, in batches, the tokens that it has granted, and the
other processes deduct them from their own buckets. Until a batch arrives, a client that asks
several processes at once can get a few tokens too many; it waits longer afterwards. Limits that
protect only the process itself (requests, messages, connections) are not shared.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from citadella.server.cluster.pubsub import PubSub
from citadella.server.protocol.errors import RequestError

#: Maximum number of buckets of a limit; beyond it, the least recently used are dropped.
MAX_BUCKETS = 50_000
#: The channel on which taken tokens are published.
TAKEN: Final = "taken"
#: Interval at which taken tokens are published.
PUBLISH_INTERVAL_S: Final = 0.1
#: Maximum number of keys in a published message.
MAX_KEYS_PER_MESSAGE: Final = 100


@dataclass(eq=False)
class RateLimit:
    """A token bucket for each key: `burst` tokens at once, `per_second` in the long run."""

    burst: float
    per_second: float
    #: For shared limits: `hide` hashes a key; `on_take` gets the hash whenever a token is taken.
    hide: Callable[[str], str] = lambda key: key
    on_take: Callable[[str], None] = lambda _: None
    _buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def allows(self, key: str, now: float | None = None) -> bool:
        """Take a token if one is left; return whether a token was taken."""
        key = self.hide(key)
        allowed = self._tokens(key, now) >= 1
        if allowed:
            self.take(key, 1, now)
            self.on_take(key)
        return allowed

    def take(self, key: str, count: int, now: float | None = None) -> None:
        """Deduct tokens granted by this or another process; the balance may become negative."""
        now = time.monotonic() if now is None else now
        tokens = max(self._tokens(key, now) - count, -self.burst)
        self._buckets[key] = tokens, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)

    def _tokens(self, key: str, now: float | None) -> float:
        now = time.monotonic() if now is None else now
        tokens, last = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + (now - last) * self.per_second)

    def check(self, key: str) -> None:
        """Take a token, or raise RequestError if there is none."""
        if not self.allows(key):
            raise too_fast()


def too_fast() -> RequestError:
    return RequestError("slow-down", "Too many requests. Wait a moment and try again.", 429)


class RateLimits:
    """All rate limits of a server (docs/server.md lists them)."""

    def __init__(self) -> None:
        # For each network:
        self.networks = RateLimit(burst=600, per_second=120)
        self.new_guests = RateLimit(burst=60, per_second=2)
        self.links = RateLimit(burst=20, per_second=0.2)
        self.sign_ins = RateLimit(burst=30, per_second=0.1)
        self.searches = RateLimit(burst=30, per_second=3)
        self.card_checks = RateLimit(burst=60, per_second=10)
        # For each guest:
        self.exports = RateLimit(burst=3, per_second=0.01)
        self.requests = RateLimit(burst=80, per_second=20)
        self.new_tables = RateLimit(burst=15, per_second=0.2)
        self.subscriptions = RateLimit(burst=10, per_second=0.05)
        self.advice = RateLimit(burst=20, per_second=1)
        self.reviews = RateLimit(burst=8, per_second=1 / 300)
        self.messages = RateLimit(burst=120, per_second=20)
        self.connects = RateLimit(burst=40, per_second=1)
        self.reports = RateLimit(burst=5, per_second=0.02)
        self.talk = RateLimit(burst=8, per_second=1)
        self.undos = RateLimit(burst=20, per_second=0.5)

    def shared(self) -> dict[str, RateLimit]:
        """Return the limits that all processes count together, by name."""
        names = ("new_guests", "links", "sign_ins", "exports", "new_tables", "subscriptions")
        return {name: getattr(self, name) for name in (*names, "advice", "reports", "reviews")}


class SharedLimits:
    """Shares rate limits: publishes the tokens taken here and deducts those taken elsewhere."""

    def __init__(
        self, pubsub: PubSub, hide: Callable[[str], str], limits: dict[str, RateLimit]
    ) -> None:
        """Share `limits` (by name) between server processes through `pubsub`.

        `hide` hashes the limited keys, such as addresses, before they are sent to the database.
        """
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

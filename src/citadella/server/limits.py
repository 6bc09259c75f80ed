"""How often a guest or an address may ask: buckets of tokens that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict

from citadella.server.problems import RequestError

MAX_BUCKETS = 50_000


class Limit:
    """At most `burst` at once and `per_second` in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        """Start with full buckets."""
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float | None = None) -> bool:
        """Take a token if there is one; return whether there was."""
        if now is None:
            now = time.monotonic()
        tokens, last = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - last) * self.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, key: str) -> None:
        """Take a token, or raise RequestError if there is none."""
        if not self.allows(key):
            raise RequestError("slow-down", "That is too fast; wait a moment.", 429)


class Limits:
    """All limits of pace of a server (docs/server.md lists them)."""

    def __init__(self) -> None:
        """Give everyone full buckets."""
        # By address.
        self.addresses = Limit(burst=600, per_second=120)
        self.new_guests = Limit(burst=60, per_second=2)
        # By guest.
        self.requests = Limit(burst=80, per_second=20)
        self.new_tables = Limit(burst=15, per_second=0.2)
        self.subscriptions = Limit(burst=10, per_second=0.05)
        self.advice = Limit(burst=20, per_second=1)
        self.messages = Limit(burst=120, per_second=20)
        self.talk = Limit(burst=8, per_second=1)
        self.undos = Limit(burst=20, per_second=0.5)

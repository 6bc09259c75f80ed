"""Rate limits: token buckets for guests and networks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from citadella.server.protocol.errors import RequestError

MAX_BUCKETS = 50_000


class RateLimit:
    """A token bucket for each key: `burst` at once, `per_second` in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        """Start with full buckets."""
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        # For limits shared with other processes: hashes a key; called with a hash for each token.
        self.hide: Callable[[str], str] = lambda key: key
        self.on_take: Callable[[str], None] = lambda _: None

    def allows(self, key: str, now: float | None = None) -> bool:
        """Take a token if there is one, and return whether there was."""
        key = self.hide(key)
        allowed = self._tokens(key, now) >= 1
        if allowed:
            self.take(key, 1, now)
            self.on_take(key)
        return allowed

    def take(self, key: str, count: int, now: float | None = None) -> None:
        """Take tokens, here or for another process; the bucket may become overdrawn."""
        now = time.monotonic() if now is None else now
        tokens = max(self._tokens(key, now) - count, -self.burst)
        self._buckets[key] = tokens, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)

    def _tokens(self, key: str, now: float | None) -> float:
        """Return the number of tokens in a bucket."""
        now = time.monotonic() if now is None else now
        tokens, last = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + (now - last) * self.per_second)

    def check(self, key: str) -> None:
        """Take a token, or raise RequestError if there is none."""
        if not self.allows(key):
            raise too_fast()


def too_fast() -> RequestError:
    """Return the error for requests that come too fast."""
    return RequestError("slow-down", "That is too fast; wait a moment.", 429)


class RateLimits:
    """All rate limits of a server (docs/server.md lists them)."""

    def __init__(self) -> None:
        """Start with full buckets."""
        # By network.
        self.networks = RateLimit(burst=600, per_second=120)
        self.new_guests = RateLimit(burst=60, per_second=2)
        self.links = RateLimit(burst=20, per_second=0.2)
        self.sign_ins = RateLimit(burst=30, per_second=0.1)
        self.searches = RateLimit(burst=30, per_second=3)
        # By guest.
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

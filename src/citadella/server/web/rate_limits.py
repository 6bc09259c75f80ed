"""How often a guest or an address may ask: buckets of tokens that fill up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from citadella.server.protocol.errors import RequestError

MAX_BUCKETS = 50_000


class Limit:
    """At most `burst` at once and `per_second` in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        """Start with full buckets."""
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        # Where other processes count with it: how keys are written, and who is told of a token.
        self.hide: Callable[[str], str] = lambda key: key
        self.on_take: Callable[[str], None] = lambda _: None

    def allows(self, key: str, now: float | None = None) -> bool:
        """Take a token if there is one; return whether there was."""
        key = self.hide(key)
        allowed = self._tokens(key, now) >= 1
        if allowed:
            self.take(key, 1, now)
            self.on_take(key)
        return allowed

    def take(self, key: str, count: int, now: float | None = None) -> None:
        """Take tokens that have been given, here or in another process: there may be none left."""
        now = time.monotonic() if now is None else now
        tokens = max(self._tokens(key, now) - count, -self.burst)
        self._buckets[key] = tokens, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)

    def _tokens(self, key: str, now: float | None) -> float:
        """Return how many tokens there are by now."""
        now = time.monotonic() if now is None else now
        tokens, last = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + (now - last) * self.per_second)

    def check(self, key: str) -> None:
        """Take a token, or raise RequestError if there is none."""
        if not self.allows(key):
            raise too_fast()


def too_fast() -> RequestError:
    """Return the error for who asks more often than anybody may."""
    return RequestError("slow-down", "That is too fast; wait a moment.", 429)


class Limits:
    """All limits of pace of a server (docs/server.md lists them)."""

    def __init__(self) -> None:
        """Give everyone full buckets."""
        # By address.
        self.addresses = Limit(burst=600, per_second=120)
        self.new_guests = Limit(burst=60, per_second=2)
        self.links = Limit(burst=20, per_second=0.2)
        self.sign_ins = Limit(burst=30, per_second=0.1)
        self.searches = Limit(burst=30, per_second=3)
        # By guest.
        self.exports = Limit(burst=3, per_second=0.01)
        self.requests = Limit(burst=80, per_second=20)
        self.new_tables = Limit(burst=15, per_second=0.2)
        self.subscriptions = Limit(burst=10, per_second=0.05)
        self.advice = Limit(burst=20, per_second=1)
        self.reviews = Limit(burst=8, per_second=1 / 300)
        self.messages = Limit(burst=120, per_second=20)
        self.connects = Limit(burst=40, per_second=1)
        self.reports = Limit(burst=5, per_second=0.02)
        self.talk = Limit(burst=8, per_second=1)
        self.undos = Limit(burst=20, per_second=0.5)

    def shared(self) -> dict[str, Limit]:
        """Return the limits that shall hold for all processes of a hall together, by name."""
        names = ("new_guests", "links", "sign_ins", "exports", "new_tables", "subscriptions")
        return {name: getattr(self, name) for name in (*names, "advice", "reports", "reviews")}

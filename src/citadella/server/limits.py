"""How often a guest or an address may ask: a bucket of tokens that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_BUCKETS = 50_000


class Limit:
    """At most `burst` at once and `per_second` in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        """Set the pace."""
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float | None = None) -> bool:
        """Take a token, if there is one."""
        if now is None:
            now = time.monotonic()
        tokens, last = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - last) * self.per_second)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

"""The server for browser tests: a separate process without rate limits or delays."""

from __future__ import annotations

from tests.server.harness import SCRIPT, ServerProcess

# Rate limits are off because tests click faster than people; other tests cover the limits.
WITHOUT_RATE_LIMITS = """
from citadella.server.web.rate_limits import RateLimit
RateLimit.allows = lambda *_: True
"""


class BrowserServer(ServerProcess):
    """A server without rate limits."""

    script = WITHOUT_RATE_LIMITS + SCRIPT

"""The server for browser tests: a process without rate limits or delays."""

from __future__ import annotations

from tests.server.harness import SCRIPT, ServerProcess

# Tests click faster than any person; the limits have their own tests.
WITHOUT_RATE_LIMITS = """
from citadella.server.web.rate_limits import RateLimit
RateLimit.allows = lambda *_: True
"""


class BrowserServer(ServerProcess):
    """A server without rate limits."""

    script = WITHOUT_RATE_LIMITS + SCRIPT

"""The server for browser tests: a process of its own, without rate limits or delays."""

from __future__ import annotations

from tests.server.harness import SCRIPT, ServerProcess

# A test clicks faster than any person; the limits have tests of their own.
UNHURRIED = """
from citadella.server.web.rate_limits import RateLimit
RateLimit.allows = lambda *_: True
"""


class BrowserServer(ServerProcess):
    """A server that lets everyone ask as often as they like."""

    script = UNHURRIED + SCRIPT

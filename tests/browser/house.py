"""The server that the browsers talk to: a process of its own, without limits of pace."""

from __future__ import annotations

from tests.server.house import SCRIPT, ServerProcess

# A test clicks faster than any person; the limits have tests of their own.
UNHURRIED = """
from citadella.server.web.rate_limits import RateLimit
RateLimit.allows = lambda *_: True
"""


class OpenHouse(ServerProcess):
    """A server that lets everyone ask as often as they like."""

    script = UNHURRIED + SCRIPT

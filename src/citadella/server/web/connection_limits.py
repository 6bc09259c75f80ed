"""Connection limits: the number of connections, and the time that a connection may stay silent.

Clients that open connections and send nothing must not keep others out. The headers of a request
must arrive within seconds, the number of connections from each network is limited, and when the
server is full, the connection that has been silent the longest is closed to make room.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Any

from citadella.server.settings import Settings
from citadella.server.web.addresses import TrustedProxies, network_of
from citadella.server.web.frames import RawFrameProtocol

#: Open files reserved for uses other than connections: database, bots, the web client's files.
RESERVED_FILES = 120


class ConnectionLimiter:
    """Counts and limits the connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.max_connections = min(settings.connections, _files_allowed(settings.connections))
        self.max_per_network = settings.connections_per_address
        self.head_timeout_s = settings.first_byte_seconds
        self.proxies = TrustedProxies(settings.proxies)
        self.open = 0
        self.refused = 0
        self._by_network: Counter[str] = Counter()
        # Connections waiting for a request; those that have been silent the longest come first.
        self._silent: dict[Any, None] = {}

    def enter(self, host: str) -> bool:
        """Count a new connection from `host`; return whether it is accepted."""
        network = network_of(host)
        crowded = self._by_network[network] >= self.max_per_network and host not in self.proxies
        if crowded or (self.open >= self.max_connections and not self._make_room()):
            self.refused += 1
            return False
        self.open += 1
        self._by_network[network] += 1
        return True

    def leave(self, host: str) -> None:
        """Stop counting a connection from `host` that has ended."""
        network = network_of(host)
        self.open -= 1
        self._by_network[network] -= 1
        if self._by_network[network] <= 0:
            del self._by_network[network]

    def _make_room(self) -> bool:
        """Close the connection that has been silent the longest; return whether there was one."""
        for connection in self._silent:
            del self._silent[connection]
            connection.hang_up()
            return True
        return False

    def note_waiting(self, connection: Any) -> None:
        """Note that a connection is waiting for a request."""
        self._silent[connection] = None

    def note_request(self, connection: Any) -> None:
        """Note that a connection is no longer waiting: it has a request or has ended."""
        self._silent.pop(connection, None)


def limited_protocols(http: Any, limiter: ConnectionLimiter) -> tuple[type[Any], type[Any]]:
    """Return subclasses of uvicorn's protocols for HTTP and WebSockets that enforce the limits.

    `tests/server/test_uvicorn.py` checks the assumptions of these classes about uvicorn.
    """

    class LimitedHttp(http):  # type: ignore[misc]
        """A counted connection with a time limit for the headers of a request."""

        accepted = False
        upgraded = False
        alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Accept a connection or abort it."""
            super().connection_made(transport)
            self.host = _host(transport)
            self.accepted = limiter.enter(self.host)
            if not self.accepted:
                transport.abort()
                return
            self._check_request()

        def data_received(self, data: bytes) -> None:
            """Read data; start the time limit while the headers of a request are incomplete."""
            super().data_received(data)
            if not self.upgraded:
                self._check_request()

        def handle_websocket_upgrade(self, *event: Any) -> None:
            """Continue as a WebSocket, without counting the connection again."""
            self.upgraded = True
            self._stop_waiting()
            super().handle_websocket_upgrade(*event)

        def _check_request(self) -> None:
            cycle = self.cycle
            if cycle is not None and not cycle.response_complete:
                self._stop_waiting()
            elif self.alarm is None and not self.transport.is_closing():
                limiter.note_waiting(self)
                self.alarm = self.loop.call_later(limiter.head_timeout_s, self.hang_up)

        def on_response_complete(self) -> None:
            """Wait for the next request, for as long as uvicorn keeps the connection."""
            self._stop_waiting()
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                limiter.note_waiting(self)

        def _stop_waiting(self) -> None:
            limiter.note_request(self)
            if self.alarm is not None:
                self.alarm.cancel()
                self.alarm = None

        def hang_up(self) -> None:
            """Abort the connection, which is waiting for a request."""
            if not self.transport.is_closing():
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            if self.accepted:
                self.accepted = False
                limiter.leave(self.host)
            super().connection_lost(exc)

    class LimitedWebSocket(RawFrameProtocol):
        """A WebSocket, whose connection was counted while it was still an HTTP connection."""

        def connection_made(self, transport: Any) -> None:
            """Store the address under which the connection is counted."""
            self.host = _host(transport)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            limiter.leave(self.host)
            super().connection_lost(exc)

    return LimitedHttp, LimitedWebSocket


def _host(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "unknown"


def _files_allowed(wanted: int) -> int:
    """Raise the process's limit of open files if necessary, and return how many connections fit."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = wanted + RESERVED_FILES if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(limit, hard)), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - RESERVED_FILES)

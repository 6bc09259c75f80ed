"""The doors: how many connections there are at once, and how long one may stay silent.

Whoever opens connections and says nothing must not keep others out: a request's head has to come
within seconds, one network holds only so many connections, and when the house is full the
connection that has been silent for longest makes room for the next one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from citadella.server.settings import SettingError, Settings

# Files that are open for other things than connections: the database, bots, the client's files.
OTHER_FILES = 120
Network = IPv4Network | IPv6Network


def household(host: str) -> str:
    """Return the network that an address belongs to: itself, or for IPv6 the /64 of a household."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)


class Proxies:
    """The machines in front of the server, through which many people come."""

    def __init__(self, listed: str) -> None:
        """Read addresses and networks, separated by commas."""
        self._networks: list[Network] = []
        for word in filter(None, (part.strip() for part in listed.split(","))):
            try:
                self._networks.append(ip_network(word, strict=False))
            except ValueError:
                raise SettingError(
                    f"The setting 'proxies' is wrong: '{word}' is no address and no network."
                ) from None

    def __contains__(self, host: str) -> bool:
        """Return whether an address is one of them."""
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Doors:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        """Count from nobody."""
        self.most = min(settings.connections, _files_allowed(settings.connections))
        self.most_of_one = settings.connections_per_address
        self.patience = settings.first_byte_seconds
        self.proxies = Proxies(settings.proxies)
        self.open = 0
        self.refused = 0
        self._by_network: Counter[str] = Counter()
        # Connections without a request so far, the longest silent first.
        self._silent: dict[Any, None] = {}

    def enter(self, host: str) -> bool:
        """Count a new connection; return False if it cannot be let in."""
        network = household(host)
        crowded = self._by_network[network] >= self.most_of_one and host not in self.proxies
        if crowded or (self.open >= self.most and not self._make_room()):
            self.refused += 1
            return False
        self.open += 1
        self._by_network[network] += 1
        return True

    def leave(self, host: str) -> None:
        """Note that a connection is gone."""
        network = household(host)
        self.open -= 1
        self._by_network[network] -= 1
        if self._by_network[network] <= 0:
            del self._by_network[network]

    def _make_room(self) -> bool:
        """Hang up on whoever has been silent for longest; return whether there was someone."""
        for connection in self._silent:
            del self._silent[connection]
            connection.hang_up()
            return True
        return False

    def waits(self, connection: Any) -> None:
        """Note that nothing has been asked on a connection yet."""
        self._silent[connection] = None

    def asks(self, connection: Any) -> None:
        """Note that something has been asked on a connection."""
        self._silent.pop(connection, None)


def protocols(http: Any, websocket: Any, doors: Doors) -> tuple[type[Any], type[Any]]:
    """Return uvicorn's protocols for requests and for WebSockets, guarded by the doors."""

    class Guarded(http):  # type: ignore[misc]
        """A connection that is counted, and has seconds for the head of a request."""

        let_in = False
        upgraded = False
        alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Let a connection in, or hang up."""
            super().connection_made(transport)
            self.host = _host(transport)
            self.let_in = doors.enter(self.host)
            if not self.let_in:
                transport.abort()
                return
            self._look_whether_asked()

        def data_received(self, data: bytes) -> None:
            """Read on; a head that does not come to its end is not waited for."""
            super().data_received(data)
            if not self.upgraded:
                self._look_whether_asked()

        def handle_websocket_upgrade(self, *event: Any) -> None:
            """Go on as a WebSocket, which is still the same connection."""
            self.upgraded = True
            self._stop_waiting()
            super().handle_websocket_upgrade(*event)

        def _look_whether_asked(self) -> None:
            cycle = self.cycle
            if cycle is not None and not cycle.response_complete:
                self._stop_waiting()
            elif self.alarm is None and not self.transport.is_closing():
                doors.waits(self)
                self.alarm = self.loop.call_later(doors.patience, self.hang_up)

        def on_response_complete(self) -> None:
            """Begin to wait for the next request, for as long as connections are kept."""
            self._stop_waiting()
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                doors.waits(self)

        def _stop_waiting(self) -> None:
            doors.asks(self)
            if self.alarm is not None:
                self.alarm.cancel()
                self.alarm = None

        def hang_up(self) -> None:
            """End a connection on which nothing is asked."""
            if not self.transport.is_closing():
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            """Count it out."""
            self._stop_waiting()
            if self.let_in:
                self.let_in = False
                doors.leave(self.host)
            super().connection_lost(exc)

    class GuardedWebSocket(websocket):  # type: ignore[misc]
        """A WebSocket, counted since its first byte."""

        def connection_made(self, transport: Any) -> None:
            """Remember whom to count out."""
            self.host = _host(transport)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """Count it out."""
            doors.leave(self.host)
            super().connection_lost(exc)

    return Guarded, GuardedWebSocket


def _host(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "unknown"


def _files_allowed(wanted: int) -> int:
    """Ask the system for so many open files; return how many connections that leaves room for."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = wanted + OTHER_FILES if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(limit, hard)), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - OTHER_FILES)

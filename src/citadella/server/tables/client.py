"""A client: the table's end of a connection."""

from __future__ import annotations

import asyncio

from citadella.server.web.frames import Write, packed
from citadella.server.web.metrics import Echo

OUTBOX = 200


class Client:
    """Who is at the other end of a connection, what it has been sent and what waits for it."""

    def __init__(
        self,
        guest: str,
        spectator: bool = False,
        key_hash: str | None = None,
        full: bool = False,
        device: str = "",
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        """Note who it is, in which browser, and whose talk is not shown there.

        A bot from afar has a `key_hash`, and `full` asks for whole views.
        """
        self.guest = guest
        self.spectator = spectator
        self.key_hash = key_hash
        self.full = full
        self.device = device
        self.blocked = blocked
        # How fast who watches bots wants to see them play (empty: as the table does).
        self.pace = ""
        self.events_sent = -1
        self.chat_sent = -1
        self._echo: Echo | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        # Something from the outbox is being sent.
        self.is_busy = False
        # How it can be written to at once, if it can.
        self.write: Write | None = None

    def expect(self, echo: Echo) -> None:
        """Note that the newest message shows an action whose way is measured."""
        self.shown()
        # Whatever does not wait has been written at once.
        if self.is_busy or not self.outbox.empty():
            echo.waiting += 1
            self._echo = echo

    def shown(self) -> None:
        """Note that the newest message has been sent."""
        if self._echo is not None:
            self._echo.arrived()
            self._echo = None

    def send(self, message: bytes) -> None:
        """Send a message, or queue it; a connection that does not keep up is closed."""
        is_first = self.outbox.empty() and not self.is_busy
        if is_first and self.write is not None and self.write(packed(message)):
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the connection once what can be sent is sent."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

"""A client: the table's end of a connection."""

from __future__ import annotations

import asyncio

OUTBOX = 200


class Client:
    """Who is at the other end of a connection, what it has been sent and what waits for it."""

    def __init__(
        self, guest: str, spectator: bool = False, key_hash: str | None = None, full: bool = False
    ) -> None:
        """Note who it is; a bot from afar has a `key_hash`, and `full` asks for whole views."""
        self.guest = guest
        self.spectator = spectator
        self.key_hash = key_hash
        self.full = full
        # How fast who watches bots wants to see them play (empty: as the table does).
        self.pace = ""
        self.events_sent = -1
        self.chat_sent = -1
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)

    def send(self, message: bytes) -> None:
        """Queue a message; a connection that does not keep up is closed."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the connection once what can be sent is sent."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

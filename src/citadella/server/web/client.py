"""A client of a table: the server's end of a connection."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from citadella.server.tables.change import Recipient
from citadella.server.web.frames import Write, text_frame
from citadella.server.web.metrics import DeliveryTimer

#: Maximum number of messages waiting to be sent; a slower client is disconnected.
MAX_QUEUED_MESSAGES = 200


def _new_queue() -> asyncio.Queue[bytes | None]:
    return asyncio.Queue(MAX_QUEUED_MESSAGES)


@dataclass(eq=False)
class Client(Recipient):
    """A recipient with a queue of messages waiting to be sent."""

    outbox: asyncio.Queue[bytes | None] = field(default_factory=_new_queue, init=False)
    #: Whether a message from the queue is being sent.
    is_busy: bool = field(default=False, init=False)
    #: Writes a frame at once; returns False if the connection cannot take it now.
    write: Write | None = field(default=None, init=False)
    _timer: DeliveryTimer | None = field(default=None, init=False)

    def expect(self, timer: DeliveryTimer) -> None:
        """Let `timer` measure how long it takes to send the newest message."""
        self.shown()
        # If nothing is queued, the message has been written already.
        if self.is_busy or not self.outbox.empty():
            timer.waiting += 1
            self._timer = timer

    def shown(self) -> None:
        """Note that the newest message has been sent."""
        if self._timer is not None:
            self._timer.delivered()
            self._timer = None

    def send(self, message: bytes) -> None:
        """Send a message or queue it; close the connection if the client cannot keep up."""
        is_first = self.outbox.empty() and not self.is_busy
        if is_first and self.write is not None and self.write(text_frame(message)):
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Close the connection after the queued messages have been sent, if possible."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

"""WebSockets without detours: a message is packed once and written straight to every connection.

ASGI hands each message over as a text, through a task and several layers, to be encoded and packed
again for every single client. Where uvicorn's protocol is the one we know, a connection also takes
packed bytes; where it is another one, messages go the long way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket
from websockets.frames import Opcode

EXTENSION: Final = "citadella.direct"
TEXT: Final = 0x81
#: So many messages of a client may wait before it is not listened to for a while.
FEW: Final = 4
#: More than so many frames at once, or so many without a message in so many seconds, come from
#: nobody who plays: reading them costs far more than sending them.
MOST_FRAMES = 1000
MOST_EMPTY, WINDOW = 100, 10.0
#: So many bytes are read before it is looked how many frames they were.
PIECE = 1 << 13
EMPTY: Final = (Opcode.CONT, Opcode.PING, Opcode.PONG)
Write = Callable[[bytes], bool]


def packed(message: bytes) -> bytes:
    """Return a text message as a frame of a server, which is the same for all clients."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2) + message
    return bytes((TEXT, 127)) + size.to_bytes(8) + message


def direct(protocol: Any) -> Any:
    """Return uvicorn's protocol for WebSockets, so that it also takes packed messages."""
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except ImportError:
        return protocol
    if not issubclass(protocol, WebSocketsSansIOProtocol):
        return protocol

    class Direct(protocol):  # type: ignore[misc]
        """A WebSocket that can be written to at once."""

        def handle_connect(self, event: Any) -> None:
            """Tell the application that it can."""
            super().handle_connect(event)
            if hasattr(self, "scope"):
                self.scope["extensions"][EXTENSION] = self.write_packed

        def data_received(self, data: bytes) -> None:
            """Read what comes, as long as it is not too much."""
            self.at_once = 0
            self.heard_at = self.loop.time()
            for start in range(0, len(data), PIECE):
                if not self.transport.is_closing():
                    super().data_received(data[start : start + PIECE])

        at_once = empty = 0
        counted_since = heard_at = 0.0

        def send_keepalive_ping(self) -> None:
            """Ask whether anybody is still there, unless something has just come from there."""
            silent = self.loop.time() - self.heard_at
            if silent < self.ping_interval:
                wait = self.ping_interval - silent
                self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
            else:
                super().send_keepalive_ping()

        def handle_events(self) -> None:
            """Take what was read, or hang up on whoever only means to keep the server busy."""
            frames = self.conn.events
            self.at_once += len(frames)
            if self.loop.time() - self.counted_since > WINDOW:
                self.empty, self.counted_since = 0, self.loop.time()
            self.empty += sum(getattr(frame, "opcode", None) in EMPTY for frame in frames)
            if self.at_once > MOST_FRAMES or self.empty > MOST_EMPTY:
                frames.clear()
                self.transport.abort()
                return
            super().handle_events()

        def write_packed(self, frame: bytes) -> bool:
            """Write a packed message; return False if that cannot be done now."""
            if (
                self.close_sent
                or self.disconnected
                or not self.handshake_complete
                or not self.writable.is_set()
                or self.transport.is_closing()
            ):
                return False
            self.transport.write(frame)
            return True

        def handle_text(self, event: Any) -> None:
            """Take a message without turning off the connection for each, which costs as much."""
            if not event.fin or self.close_sent or self.queue.qsize() >= FEW:
                super().handle_text(event)
                return
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                super().handle_text(event)
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    return Direct


def writer_of(socket: WebSocket) -> Write | None:
    """Return how packed messages are written to a connection, if it takes them."""
    write: Write | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return write

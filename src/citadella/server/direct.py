"""WebSockets without detours: a message is packed once and written straight to every connection.

ASGI hands each message over as a text, through a task and several layers, to be encoded and packed
again for every single client. Where uvicorn's protocol is the one we know, a connection also takes
packed bytes; where it is another one, messages go the long way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket

EXTENSION: Final = "citadella.direct"
TEXT: Final = 0x81
#: So many messages of a client may wait before it is not listened to for a while.
FEW: Final = 4
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

"""Raw WebSocket frames: messages are written to the transport at once, as bytes.

ASGI passes each message as a string through a task and several layers, and encodes it again for
every client. This subclass of uvicorn's protocol lets the application write encoded frames instead.
It relies on attributes that uvicorn does not document, so pyproject.toml limits uvicorn's version,
and `tests/server/test_uvicorn.py` fails if a new version has changed them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION: Final = "citadella.raw_frames"
#: The first byte of a WebSocket frame that contains a whole text message.
TEXT_FRAME: Final = 0x81
#: Number of received messages in a client's queue at which reading from the client is paused.
MAX_QUEUED_MESSAGES: Final = 4
#: A client is disconnected if it sends more than `MAX_FRAMES_PER_READ` frames in one read, or more
#: than `MAX_FRAMES_WITHOUT_MESSAGE` pings, pongs and continuations in `WITHOUT_MESSAGE_WINDOW_S`.
MAX_FRAMES_PER_READ = 1000
MAX_FRAMES_WITHOUT_MESSAGE = 100
WITHOUT_MESSAGE_WINDOW_S = 10.0
#: Size of the chunks in which received data is parsed; frames are counted after each chunk.
CHUNK_BYTES = 1 << 13
WITHOUT_MESSAGE: Final = (Opcode.CONT, Opcode.PING, Opcode.PONG)
Write = Callable[[bytes], bool]


def text_frame(message: bytes) -> bytes:
    """Return the WebSocket frame of a text message; it can be sent to every client."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + message
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2) + message
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8) + message


class RawFrameProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that can write raw frames and limits the frames it reads."""

    _frames_read = _without_message = 0
    _counted_since = _heard_at = 0.0

    def handle_connect(self, event: Request) -> None:
        """Handle a handshake request, and offer `write_frame` to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_frame

    def data_received(self, data: bytes) -> None:
        """Parse received data in chunks, unless the connection is being closed."""
        self._frames_read = 0
        self._heard_at = self.loop.time()
        for start in range(0, len(data), CHUNK_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[start : start + CHUNK_BYTES])

    def send_keepalive_ping(self) -> None:
        """Send a ping, unless the client has sent data within the ping interval."""
        assert self.ping_interval is not None
        silent_s = self.loop.time() - self._heard_at
        if silent_s < self.ping_interval:
            delay = self.ping_interval - silent_s
            self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_events(self) -> None:
        """Handle the frames that were parsed, or abort the connection if there are too many."""
        frames = self.conn.events
        self._frames_read += len(frames)
        if self.loop.time() - self._counted_since > WITHOUT_MESSAGE_WINDOW_S:
            self._without_message, self._counted_since = 0, self.loop.time()
        self._without_message += sum(
            getattr(frame, "opcode", None) in WITHOUT_MESSAGE for frame in frames
        )
        too_many = self._without_message > MAX_FRAMES_WITHOUT_MESSAGE
        if too_many or self._frames_read > MAX_FRAMES_PER_READ:
            frames.clear()
            self.transport.abort()
            return
        super().handle_events()

    def write_frame(self, frame: bytes) -> bool:
        """Write a frame and return True, or return False if the connection cannot send now."""
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

    def handle_text(self, event: Frame) -> None:
        """Queue a message; pause reading only if the queue is full, as pausing is expensive."""
        if not event.fin or self.close_sent or self.queue.qsize() >= MAX_QUEUED_MESSAGES:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})


def writer_of(socket: WebSocket) -> Write | None:
    """Return the function that writes raw frames to a connection, or None if there is none."""
    write: Write | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return write

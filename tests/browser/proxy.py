"""A TCP proxy between browser and server: it can cut connections or drop the server's answers."""

from __future__ import annotations

import contextlib
import socket
import threading

CHUNK = 65_536


class FlakyProxy:
    """Forwards connections to a port; forwarding can be cut and restored."""

    def __init__(self, port: int) -> None:
        """Listen on a free port and forward to `port` on this machine."""
        self._port = port
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self.is_cut = False
        self.drops_answers = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Break all connections and refuse new ones."""
        self.is_cut = True
        self._drop()

    def restore(self) -> None:
        """Forward connections and answers again."""
        self.drops_answers = False
        self.is_cut = False

    def close(self) -> None:
        """Close the proxy and all its connections."""
        self.is_cut = True
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._drop()
        self._thread.join()

    def _drop(self) -> None:
        with self._lock:
            ends = list(self._open)
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return
            if self.is_cut:
                browser.close()
                continue
            try:
                server = socket.create_connection(("127.0.0.1", self._port))
            except OSError:
                browser.close()
                continue
            with self._lock:
                self._open |= {browser, server}
            ways = [
                threading.Thread(target=self._pass, args=(browser, server, False), daemon=True),
                threading.Thread(target=self._pass, args=(server, browser, True), daemon=True),
            ]
            for way in ways:
                way.start()
            threading.Thread(target=self._end, args=(browser, server, ways), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                if not (answers and self.drops_answers):
                    target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _end(
        self, browser: socket.socket, server: socket.socket, ways: list[threading.Thread]
    ) -> None:
        for way in ways:
            way.join()
        with self._lock:
            self._open -= {browser, server}
        browser.close()
        server.close()

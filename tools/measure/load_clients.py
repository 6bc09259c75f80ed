"""Lightweight clients for `tools.measure.load`.

They run on the same cores as the server, so they parse only the parts of messages that they need.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88
VERSION: Final = re.compile(rb'^\{"type":"state","version":(\d+)')
ACTIONS: Final = b'"actions":['
CONNECTS_PER_SECOND: Final = 400
WARM_UP: Final = 5.0


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a client's WebSocket frame; its mask is zero, so the payload needs no masking."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size)) + bytes(4) + payload
    return bytes((opcode, 0x80 | 126)) + size.to_bytes(2) + bytes(4) + payload


class Wire(asyncio.Protocol):
    """A WebSocket client that passes every text message to a callback."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        """Prepare the handshake for a path and a guest's cookie; `heard` receives the messages."""
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: citadella={cookie}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._rest = b""
        self._open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        """Send the handshake."""
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Process complete frames and buffer an incomplete one."""
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head:
                sys.exit(f"The server rejected a client: {head[:200]!r}")
            self._open = True
        at, size = 0, len(data)
        while size - at >= 2:
            opcode, length = data[at], data[at + 1]
            start = at + 2
            if length == 126:
                length = int.from_bytes(data[start : start + 2])
                start += 2
            elif length == 127:
                length = int.from_bytes(data[start : start + 8])
                start += 8
            if start + length > size:
                break
            at = start + length
            if opcode == TEXT:
                self._heard(data[start:at])
            elif opcode == PING:
                self.write(frame(PONG, data[start:at]))
            elif opcode == CLOSE:
                sys.exit(f"The server closed a connection: {data[start:at]!r}")
        self._rest = data[at:]

    def write(self, data: bytes) -> None:
        """Send raw bytes."""
        assert self.transport is not None
        self.transport.write(data)


class LoadTable:
    """Clients that play at a table and measure the delay until all of them receive an update."""

    def __init__(self, number: int, code: str, cookies: list[str], watchers: list[str]) -> None:
        """Prepare a table; `code` is its table code and its watch code, separated by a space."""
        self.number = number
        self.code = code
        self.chance = Random(number)
        self.cookies = cookies
        self.watchers = watchers
        self.wires: list[Wire] = []
        self.asked: tuple[int, bytes] | None = None
        self.version = -1
        # The number of clients that have not yet received the newest version.
        self.missing = len(cookies) + len(watchers)
        self.seen = [-1] * self.missing
        self.sent = 0.0
        self.times: list[float] = []
        self.bytes = 0
        self.messages = 0
        self.stopped = False

    def client_requests(self) -> list[tuple[str, str]]:
        """Return the path and the cookie of every client, players first."""
        code, _, watch = self.code.partition(" ")
        return [(f"/ws/{code}", cookie) for cookie in self.cookies] + [
            (f"/ws/{watch}", cookie) for cookie in self.watchers
        ]

    def heard(self, client: int, message: bytes) -> None:
        """Record that the client with the index `client` has received a message."""
        self.messages += 1
        self.bytes += len(message)
        found = VERSION.match(message)
        if found is None:
            sys.exit(f"A client received an unexpected message: {message[:300]!r}")
        version = int(found[1])
        if version > self.version:
            self.version = version
            self.missing = len(self.seen)
            self.asked = None
        if client < len(self.cookies):
            start = message.index(ACTIONS) + len(ACTIONS) - 1
            if message[start + 1] != 0x5D:
                self.asked = client, message[start : message.index(b'],"amounts"', start) + 1]
        if self.seen[client] < version == self.version:
            self.seen[client] = version
            self.missing -= 1
            if not self.missing and self.sent:
                self.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0

    def play(self, pace: float) -> None:
        """Schedule the next move, and make one if all clients have received the last move."""
        if self.stopped:
            return
        asyncio.get_running_loop().call_later(pace, self.play, pace)
        if self.sent or self.asked is None or self.missing:
            # The game is over, or the last move is still on its way to some of the clients.
            return
        client, actions = self.asked
        act = {
            "type": "act",
            "id": f"{self.number}-{self.version}",
            "version": self.version,
            "action": self.chance.choice(msgspec.json.decode(actions, type=list[str])),
        }
        self.sent = time.perf_counter()
        self.wires[client].write(frame(TEXT, msgspec.json.encode(act)))


async def run_clients(ports: list[int], plan: list[Any], seconds: float, pace: float) -> None:
    """Connect all clients, print "connected", wait for a line on stdin, play, and print the times.

    All clients of a table connect to the same port, as behind a proxy that routes by table code.
    """
    tables = [LoadTable(*one) for one in plan]
    loop = asyncio.get_running_loop()
    due = loop.time()
    for table in tables:
        port = ports[table.number % len(ports)]
        for client, (path, cookie) in enumerate(table.client_requests()):
            wire = Wire(path, cookie, lambda m, t=table, c=client: t.heard(c, m))  # type: ignore[misc]
            await loop.create_connection(lambda w=wire: w, "127.0.0.1", port)  # type: ignore[misc]
            table.wires.append(wire)
            due += 1 / CONNECTS_PER_SECOND
            await asyncio.sleep(max(0.0, due - loop.time()))
    while any(table.missing for table in tables):
        await asyncio.sleep(0.05)
    print("connected", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    for table in tables:
        loop.call_later(table.chance.random() * pace, table.play, pace)
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.times.clear()
    used, began = time.process_time(), loop.time()
    await asyncio.sleep(seconds)
    cores = (time.process_time() - used) / (loop.time() - began)
    for table in tables:
        table.stopped = True
    times = [took for table in tables for took in table.times]
    # For a move that has not yet reached all clients, count the time elapsed since it was sent.
    times += [time.perf_counter() - table.sent for table in tables if table.sent]
    size = sum(t.bytes for t in tables) / max(1, sum(t.messages for t in tables))
    print(json.dumps({"times": times, "cores": cores, "size": size}), flush=True)
    for table in tables:
        for wire in table.wires:
            assert wire.transport is not None
            wire.transport.abort()

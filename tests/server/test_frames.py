"""Raw WebSocket frames, and the queue for messages that cannot be written directly."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from citadella.server import gc_tuning as tuning
from citadella.server.protocol import structs
from citadella.server.tables import snapshots as snapshot
from citadella.server.web import client
from citadella.server.web.client import MAX_QUEUED_MESSAGES, Client
from citadella.server.web.frames import (
    MAX_FRAMES_PER_READ,
    MAX_FRAMES_WITHOUT_MESSAGE,
    RawFrameProtocol,
    text_frame,
)
from tests.server.harness import TIMEOUT_S, Person, people, play_on, serving_here


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_text_frames_equal_those_of_the_websockets_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_new_messages_do_not_overtake_queued_ones() -> None:
    async def run() -> None:
        written: list[bytes] = []
        ready = False

        def write(frame: bytes) -> bool:
            if ready:
                written.append(frame)
            return ready

        one = Client("anna")
        one.write = write
        one.send(b"first")
        ready = True
        one.send(b"second")
        assert not written
        assert one.outbox.get_nowait() == b"first"
        # The second message waits while the first is being sent.
        one.is_busy = True
        one.send(b"third")
        assert [one.outbox.get_nowait() for _ in range(2)] == [b"second", b"third"]
        assert not written
        one.is_busy = False
        one.send(b"fourth")
        assert written == [text_frame(b"fourth")]

    asyncio.run(run())


async def test_raw_and_queued_messages_arrive_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection sends some messages directly and others through its queue."""
    written: list[bool] = []
    original = client.Client.send

    def send(self: Client, message: bytes) -> None:
        if len(written) % 3 == 0:
            self.write = None
        written.append(self.write is not None)
        original(self, message)

    monkeypatch.setattr(client.Client, "send", send)
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "easy")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        both = [await anna.at(code), await bert.at(code)]
        await play_on(*both, most=60)
        for at in both:
            versions = [m["version"] for m in at.received if m["type"] == "state"]
            assert versions == sorted(versions)
            numbers = [e["n"] for m in at.received if m["type"] == "state" for e in m["events"]]
            assert len(set(numbers)) > 50
    assert True in written
    assert False in written


async def test_a_client_that_does_not_read_does_not_delay_others(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        code = await anna.new_table("me", "easy", start=True)
        at = await anna.at(code)
        name, port = here.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(name, int(port), limit=1024)
        writer.write(
            f"GET /ws/{at.state['table']['watch']} HTTP/1.1\r\nhost: {name}:{port}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {'A' * 22}==\r\ncookie: {bert.cookie()}\r\n\r\n".encode()
        )
        await reader.readline()
        host, _ = await here.registry.find(code)
        while not any(one.spectator for one in host.clients):
            await asyncio.sleep(0.01)
        (silent,) = (one for one in host.clients if one.spectator)
        text = json.dumps({"type": "state", "much": "x" * 60_000}).encode()
        for _ in range(MAX_QUEUED_MESSAGES + 100):
            silent.send(text)
            await asyncio.sleep(0)
        assert silent.outbox.qsize() > 0
        # Other clients are not delayed.
        assert (await at.act((await at.until_asked())["actions"][0]))["type"] == "state"
        writer.transport.abort()


@pytest.mark.parametrize(
    ("frame", "times"),
    [
        (Frame(Opcode.TEXT, b"{}"), MAX_FRAMES_PER_READ + 1),
        (Frame(Opcode.PING, b""), MAX_FRAMES_WITHOUT_MESSAGE + 1),
        (Frame(Opcode.PONG, b""), MAX_FRAMES_WITHOUT_MESSAGE + 1),
    ],
    ids=["messages", "pings", "pongs"],
)
async def test_a_client_that_floods_frames_is_disconnected(
    tmp_path: Path, frame: Frame, times: int
) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, eve):
        code = await anna.new_table("me", "open")
        at, hers = await anna.at(code), await eve.at(code)
        # A single ping is allowed.
        await (await hers.socket.ping())
        blob = b"".join(frame.serialize(mask=True) for _ in range(times))
        hers.socket.transport.write(blob)
        async with asyncio.timeout(TIMEOUT_S):
            await hers.socket.wait_closed()
        assert (await at.say(type="chat", text="Still here."))["type"] == "state"


def test_only_clients_that_have_sent_nothing_for_an_interval_get_a_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pings: list[float] = []
    loop = Mock()
    loop.time.return_value = 100.0
    base = WebSocketsSansIOProtocol
    monkeypatch.setattr(base, "__init__", lambda _self: None)
    monkeypatch.setattr(base, "send_keepalive_ping", lambda _self: pings.append(loop.time()))
    monkeypatch.setattr(base, "data_received", lambda _self, _data: None)
    one = RawFrameProtocol()  # type: ignore[call-arg]
    one.loop = loop
    one.ping_interval = 20.0
    one.transport = Mock(is_closing=lambda: False)
    one.data_received(b"x")
    loop.time.return_value = 115.0
    one.send_keepalive_ping()
    assert not pings
    # The next check is due when the client will have been silent for a whole interval.
    loop.call_later.assert_called_once_with(5.0, one.send_keepalive_ping)
    loop.time.return_value = 120.0
    one.send_keepalive_ping()
    assert pings == [120.0]


@pytest.mark.parametrize("by_link", [True, False], ids=["watching", "from the lobby"])
async def test_a_state_is_encoded_once_for_all_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_link: bool
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "easy", start=True)
        at = await anna.at(code)
        await at.until_asked()
        host, _ = await here.registry.find(code)
        told: list[bytes] = []

        def write(frame: bytes) -> bool:
            told.append(frame)
            return True

        crowd: set[Client] = set()
        for number in range(1000):
            # Each client blocks a different guest. As these have not chatted, all states are equal.
            blocked = frozenset({f"rude {number}"})
            watcher = Client(f"watcher {number}", spectator=by_link, blocked=blocked)
            watcher.write = write
            crowd.add(watcher)
        host.clients |= crowd
        host.broadcast()
        told.clear()
        encoded: list[object] = []
        encode = structs.encode

        def count(state: Any) -> bytes:
            encoded.append(state)
            return encode(state)

        monkeypatch.setattr(snapshot, "encode", count)
        before = at.state["version"]
        host.broadcast()
        assert len(told) % 1000 == 0
        assert len(set(told[-1000:])) == 1
        # The state was encoded once for all spectators and once for the player.
        assert len(encoded) == 2
        assert at.state["version"] == before
        host.clients -= crowd


def test_a_full_garbage_collection_runs_when_due(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ring:
        def __init__(self) -> None:
            self.me = self

    collection = tuning.FullCollection()
    assert not collection.run_if_due(0)
    collection.dropped = tuning.MAX_DROPPED_TABLES + 11
    assert not collection.run_if_due(11)
    gone = weakref.ref(Ring())
    gc.collect(0)
    assert collection.run_if_due(10)
    assert gone() is None
    assert collection.dropped == 0
    monkeypatch.setattr(tuning, "FULL_COLLECTION_INTERVAL_S", -1.0)
    assert collection.run_if_due(1_000_000)

"""Fuzzing over HTTP and WebSocket: no request causes a server error or changes the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from citadella.server.protocol.live import Problem, ServerMessage
from tests.fuzz.spoiled import FRESH
from tests.server.harness import TIMEOUT_S, Person, UnlimitedServer
from tests.server.test_guests import HEADERS

NOT_TEXT, TOO_BIG = 1007, 1009
MANY = settings(
    max_examples=FRESH or 120,
    derandomize=not FRESH,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


class Target:
    """A server with a game in which Anna must act and Bert waits; Eve has no seat."""

    def __init__(self, data: Path) -> None:
        """Start the server and the game."""
        self.server = UnlimitedServer(data)
        self.url = self.server.url
        self.cookies: list[str] = []
        self.code, self.watch, self.lobby, self.device = asyncio.run(self._set_up())
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT_S)
        self.stack = ExitStack()
        self.sockets: dict[int, ClientConnection] = {}

    async def _set_up(self) -> tuple[str, str, str, str]:
        async with Person(self.url) as anna, Person(self.url) as bert, Person(self.url) as eve:
            self.cookies = [person.cookie() for person in (anna, bert, eve)]
            code = await anna.new_table("me", "open")
            await bert.change(code, "sit", seat=1)
            await anna.change(code, "start")
            at = await anna.at(code)
            if at.state["view"]["to_act"]:
                self.cookies[:2] = self.cookies[1::-1]
            lobby = await anna.new_table("me", "open", public=True)
            link = (await anna.change(code, "device", seat=0))["link"]
            return code, at.state["table"]["watch"], lobby, link.rpartition("/")[2]

    def view(self) -> Any:
        """Return the game as seen by the player whose turn it is."""
        with self._connect(0) as socket:
            state = json.loads(socket.recv(timeout=TIMEOUT_S))
        return {part: state[part] for part in ("version", "view", "actions", "points", "result")}

    def _connect(self, person: int) -> AbstractContextManager[ClientConnection]:
        headers = {"cookie": self.cookies[person]}
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{self.code}"
        return connect(address, additional_headers=headers)

    def send(self, person: int, message: str | bytes) -> list[Any]:
        """Send a message, then a ping; return the answers that arrive before the pong."""
        if person not in self.sockets:
            self.sockets[person] = self.stack.enter_context(self._connect(person))
        socket = self.sockets[person]
        told: list[Any] = []
        try:
            socket.send(message)
            socket.send('{"type":"ping"}')
            while True:
                told.append(json.loads(socket.recv(timeout=TIMEOUT_S)))
                if told[-1] == {"type": "pong"}:
                    return told[:-1]
        except ConnectionClosed:
            del self.sockets[person]
        assert socket.close_code in (NOT_TEXT, TOO_BIG)
        return told

    def close(self) -> None:
        """Stop the server and check that it has logged no error."""
        self.stack.close()
        self.http.close()
        self.server.stop()
        assert self.server.errors() == ""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("fuzz"))
    before = target.view()
    yield target
    assert target.view() == before
    target.close()


def one_of(text: str) -> st.SearchStrategy[str]:
    """Return a strategy for one of the words in `text`."""
    return st.sampled_from(text.split())


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
words = one_of(
    "2016 classic deluxe first-game me open bot builder random blitz none always never witch king"
    " laboratory wave gold cards end undo build tavern @0 state"
)
values = anything | words | st.integers(-3, 9)


def objects(*names: str) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for objects with some of these names and any values."""
    return st.dictionaries(st.sampled_from(names) | st.text(max_size=8), values, max_size=8)


seats = st.lists(objects("kind", "bot", "name"), max_size=9)
bodies = (
    objects("name", "seat", "bot", "code")
    | objects("edition", "players", "preset", "ninth", "action_cards", "short", "clock", "start")
    | st.builds(
        lambda some, seats, cards: some | {"seats": seats, "cards": cards},
        objects("edition", "players", "preset", "clock", "start"),
        seats,
        st.dictionaries(words, words, max_size=5),
    )
    | anything
)


def as_json(data: Any) -> bytes:
    """Return data as JSON, which may contain NaN and infinity, unlike standard JSON."""
    return json.dumps(data).encode()


contents = (
    bodies.map(as_json)
    | st.binary(max_size=200)
    | st.text(max_size=200).map(str.encode)
    | st.sampled_from([b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b"[" * 9999, b"9" * 9999])
)
codes = one_of("CODE WATCH LOBBY none")
changes = one_of("sit stand bot open start rematch take-over device record replay/3")
parts = (
    one_of("api hello me catalogue tables mine DEVICE device bots join rules healthz ws assets")
    | one_of("index.html .. . %00 %2e%2e")
    | codes
    | changes
    | st.text(min_size=1, max_size=12)
)
paths = st.lists(parts, max_size=5).map("/".join) | st.builds(
    lambda code, what: f"api/tables/{code}/{what}", codes, changes
)
origins = st.none() | st.sampled_from(["http://evil.example", "null", "http://[", "", "::"])


@MANY
@given(
    method=st.sampled_from(["GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"]),
    path=paths,
    query=st.text(max_size=20),
    content=contents,
    kind=st.sampled_from(["application/json"] * 5 + ["text/plain", "", "application/json;x"]),
    person=st.integers(1, 3),
    origin=origins,
)
def test_any_http_request_gets_an_answer_without_a_server_error(
    target: Target,
    method: str,
    path: str,
    query: str,
    content: bytes,
    kind: str,
    person: int,
    origin: str | None,
) -> None:
    # From Bert, these requests could free or move his seat, so Eve sends them instead.
    if person == 1 and path in (f"api/tables/CODE/{what}" for what in ("stand", "device")):
        person = 2
    for name, code in (("CODE", target.code), ("WATCH", target.watch), ("LOBBY", target.lobby)):
        path = path.replace(name, code)
    if "DEVICE" not in path or method != "POST":
        path = path.replace("DEVICE", target.device)
    headers = {"content-type": kind}
    if person < 3:
        headers["cookie"] = target.cookies[person]
    if origin is not None:
        headers["origin"] = origin
    address = f"{target.url}/{quote(path, safe='/%.')}?word={quote(query)}"
    answer = target.http.request(method, address, content=content, headers=headers)
    assert answer.status_code < 500 or "not been built" in answer.text
    assert set(answer.headers) >= HEADERS
    if path.startswith("api/") and answer.status_code >= 400 and method != "HEAD":
        problem = answer.json()
        assert set(problem) == {"error", "message", "args"}
        assert problem["message"]


ids = st.sampled_from(["a", "b", "", "x" * 65]) | st.text(max_size=10)
messages = (
    st.fixed_dictionaries(
        {"type": st.sampled_from(["act", "undo", "chat", "emote", "ping", "state", "win"])},
        optional={
            "id": ids | values,
            "version": st.integers(-2, 5) | values,
            "action": words | st.text(max_size=30) | values,
            "text": st.text(max_size=400) | values,
            "emote": words | values,
            "more": values,
        },
    ).map(json.dumps)
    | anything.map(json.dumps)
    | st.text(max_size=100)
    | st.text(min_size=4000, max_size=6000)
    | st.binary(max_size=100)
)


@MANY
@given(message=messages, person=st.integers(0, 2))
def test_any_websocket_message_gets_only_valid_answers(
    target: Target, message: str | bytes, person: int
) -> None:
    # Anna's messages with a version could be valid actions, so Bert sends them instead.
    if person == 0 and '"version"' in str(message):
        person = 1
    decode = msgspec.json.Decoder(ServerMessage).decode
    for told in target.send(person, message):
        found = decode(json.dumps(told))
        if isinstance(found, Problem):
            assert found.message
            assert found.error not in ("server", "storage")


@MANY
@given(path=paths, query=st.text(max_size=30), origin=origins)
def test_any_websocket_address_is_rejected_or_answered_with_an_error(
    target: Target, path: str, query: str, origin: str | None
) -> None:
    headers = {"cookie": target.cookies[2], "authorization": f"Bearer {quote(query)}"}
    if origin is not None:
        headers["origin"] = origin
    address = f"{target.url.replace('http', 'ws', 1)}/ws/{quote(path)}?view={quote(query)}"
    try:
        with connect(address, additional_headers=headers) as socket:
            told = json.loads(socket.recv(timeout=TIMEOUT_S))
            assert told["type"] == "error"
            assert told["message"]
    except InvalidHandshake:
        # The server has rejected the WebSocket handshake.
        return

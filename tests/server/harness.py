"""Test servers, in their own process or in the event loop of the test, and test clients."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from citadella.server.app import Parts, make_app
from citadella.server.people.push import PushNotifier
from citadella.server.run import free_port, server_config
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import Guest
from citadella.server.storage.results import PlayerRating, rating_of, wrong_ratings
from citadella.server.storage.tables import TableStore
from citadella.server.tables.change import Change
from citadella.server.tables.state import Move, SeatState, TableState
from citadella.server.tables.table import Table
from citadella.server.web.rate_limits import RateLimit
from citadella.texts.sentence import Sentence

HOST = "127.0.0.1"
# A timeout in seconds, far longer than any operation takes even on a busy machine.
TIMEOUT_S = 120.0
SCRIPT = """
import sys
from pathlib import Path
from citadella.server.run import serve
from citadella.server.settings import read_settings
serve(read_settings({}, port=int(sys.argv[1]), data=Path(sys.argv[2]), browser=False,
                    database=sys.argv[3] or None, bot_delay=0.0, bot_workers=1))
"""
IDS = itertools.count()
Message = dict[str, Any]


def sentence_of(data: Any) -> Any:
    """Convert the sentences in JSON data that a client has received to `Sentence` objects."""
    match data:
        case [str(key), dict(args)]:
            return Sentence(key, {name: sentence_of(value) for name, value in args.items()})
        case list():
            return [sentence_of(each) for each in data]
    return data


async def guest_row(database: Database, guest: str) -> Guest | None:
    """Return the stored row of a guest."""
    return await database.transaction(lambda session: session.get(Guest, guest))


async def rating(database: Database, guest: str) -> PlayerRating:
    """Return the rating of a guest."""
    return await database.transaction(lambda session: rating_of(session, guest))


async def rating_errors(database: Database) -> list[str]:
    """Return the guests and games whose stored rating differs from the recomputed one."""
    return await database.transaction(wrong_ratings)


def set_limit(limit: RateLimit, burst: float, per_second: float = 0.0) -> None:
    """Change a rate limit of an in-process server, and forget the requests counted so far."""
    limit.burst, limit.per_second = burst, per_second
    limit._buckets.clear()


class ServerProcess:
    """A server in its own process, on a free port, with its data in a folder."""

    script = SCRIPT

    def __init__(self, data: Path, port: int = 0, database: str = "") -> None:
        """Start the server and wait until it answers."""
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.database = database
        self.log = data / f"log-{next(IDS)}.txt"
        self._before = ""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.script, str(port), str(data), database],
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"PYTHONWARNINGS": "ignore"},
            )
        # If a failed test leaves the server running, kill it when the test process exits.
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)", line)
        assert found is not None, f"the server did not start: {line}{self.log.read_text()}"
        self.port = int(found[1])
        self.url = f"http://{HOST}:{self.port}"
        deadline = time.monotonic() + TIMEOUT_S
        while True:
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        # Ignore later log lines: a worker that is just starting logs an error when the server dies.
        self._before = self.errors()
        self.log = Path(os.devnull)
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        """Stop the server with SIGTERM and wait until it has ended."""
        self.process.send_signal(signal.SIGTERM)
        self.wait()

    def wait(self) -> None:
        """Wait until the process has ended."""
        self.process.wait(TIMEOUT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def restarted(self) -> Self:
        """Return a new server on the same port with the same data."""
        next_one = type(self)(self.data, self.port, self.database)
        next_one._before = self.errors()
        return next_one

    def errors(self) -> str:
        """Return the error log of this server and of the servers that it replaced."""
        return self._before + self.log.read_text()


class UnlimitedServer(ServerProcess):
    """A server without rate limits, for tests that act faster than people."""

    script = (
        "from citadella.server.web.rate_limits import RateLimit; RateLimit.allows = lambda *_: True"
        + SCRIPT
    )


class InProcessServer:
    """A server in the event loop of the test, so that the test can inspect its state."""

    def __init__(self, url: str, parts: Parts) -> None:
        self.url = url
        self.parts = parts
        self.database = parts.database
        self.store = parts.store
        self.registry = parts.registry

    async def table(self, code: str) -> Table:
        """Return the table with this code."""
        return (await self.registry.find(code))[0].table


async def saved(
    store: TableStore, row: TableState, *seats: SeatState, move: Move | None = None, **fields: Any
) -> TableState:
    """Store a change of a table, optionally with a move, and return the table's new row."""
    after = row._replace(version=row.version + 1, **fields)
    await store.save(row, Change(after, seats, move))
    return after


@contextlib.asynccontextmanager
async def serving_here(
    data: Path,
    database: str | None = None,
    bot_delay: float = 0.0,
    changed_cards: bool = False,
    network: str = "",
    push: Callable[[Database], PushNotifier] | None = None,
    **settings: Any,
) -> AsyncIterator[InProcessServer]:
    """Run a server in this event loop; `settings` override the default settings."""
    url = database_url(data, database)
    await asyncio.to_thread(migrate, url)
    db = Database(url)
    notifier = push(db) if push is not None else None
    settings = {"bot_workers": 1} | settings
    chosen = Settings(bot_delay=bot_delay, changed_cards=changed_cards, **settings)
    app = make_app(db, chosen, network, notifier)
    listener = free_port(HOST, 0, exact=True)
    config = server_config(app)
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        url = f"http://{HOST}:{listener.getsockname()[1]}"
        yield InProcessServer(url, app.state.parts)
    finally:
        server.should_exit = True
        async with asyncio.timeout(TIMEOUT_S):
            await task


class Person:
    """A guest with a browser: its cookies, requests and connections to tables."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_S)
        self.url = url
        self.me: Message = {}
        self._open: list[Connection] = []

    async def __aenter__(self) -> Person:
        """Become a guest, retrying while the server limits new guests."""
        while (answer := await self.http.get("/api/hello")).status_code == 429:
            await asyncio.sleep(0.5)
        assert answer.status_code == 200, answer.text
        self.me = answer.json()["me"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for at in self._open:
            await at.close()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        """Send a GET request, check the response's status and return its JSON."""
        answer = await self.http.get(f"/api/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Send a POST request, check the response's status and return its JSON."""
        answer = await self.http.post(f"/api/{path}", json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def new_table(self, *seats: str, **wish: Any) -> str:
        """Create a table and return its code; each seat is 'me', 'open' or the name of a bot."""
        body: Message = {
            "edition": "2016",
            "players": len(seats),
            "preset": "first-game",
            "seats": [
                {"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats
            ],
        }
        answer = await self.post("tables", body | wish, 201)
        return str(answer["code"])

    async def change(self, code: str, what: str, status: int = 200, **body: Any) -> Any:
        """Send a request that changes a table; `what` is the end of its path, such as 'sit'."""
        return await self.post(f"tables/{code}/{what}", body, status)

    def cookie(self) -> str:
        """Return the cookies as the value of a header."""
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def at(self, code: str, **headers: str) -> Connection:
        """Connect to a table and wait for its state."""
        at = await self.open_connection(code, **headers)
        await at.until(lambda m: m["type"] == "state")
        return at

    async def open_connection(self, code: str, **headers: str) -> Connection:
        """Connect to a table without waiting for a message."""
        address = self.url.replace("http", "ws", 1) + f"/ws/{code}"
        # Do not limit the receive queue: a full queue would block the closing handshake.
        headers = {"cookie": self.cookie()} | headers
        at = Connection(await connect(address, additional_headers=headers, max_queue=None))
        self._open.append(at)
        return at


@contextlib.asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    """Yield several guests of a server."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url)) for _ in range(count)]


class Connection:
    """A connection to a table, and the newest state received over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {}
        self.received: list[Message] = []

    async def close(self) -> None:
        await self.socket.close()

    async def next(self) -> Message:
        """Wait for the next message and return it."""
        # `wait_for` is not used: before Python 3.12 it may swallow the cancellation of the test.
        async with asyncio.timeout(TIMEOUT_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        self.received.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait for a message for which `wanted` is true and return it."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def say(self, **message: Any) -> Message:
        """Send a message with an id and return the answer: a state or an error."""
        message.setdefault("id", f"m{next(IDS)}")
        await self.send(**message)
        return await self.until(
            lambda m: message["id"] in (m.get("ack"), m.get("id")) and m["type"] != "pong"
        )

    async def act(self, action: str, **more: Any) -> Message:
        """Play an action and return the answer: a state or an error."""
        more.setdefault("version", self.state["version"])
        return await self.say(type="act", action=action, **more)

    async def until_asked(self) -> Message:
        """Wait until a seat of this client must act or the game is over; return the state."""
        while not (self.state["actions"] or self.state["result"]):
            await self.next()
        return self.state


async def play_on(*players: Connection, seed: int = 0, most: int = 5000) -> int:
    """Play until the game is over or `most` actions have been played; return the number played.

    The clients build whatever they can, and otherwise choose at random.
    """
    chance = Random(seed)
    done = 0
    while done < most:
        asked = await first_asked(*players)
        if asked.state["result"] is not None:
            return done
        actions: list[str] = asked.state["actions"]
        building = [a for a in actions if a.startswith("build ")]
        gathering = [a for a in actions if a in ("gold", "cards")]
        answer = await asked.act(chance.choice(building or gathering or actions))
        if answer["type"] == "state":
            done += 1
        else:
            assert answer["error"] == "slow-down", answer
            await asyncio.sleep(0.2)
    return done


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until `holds` returns true."""
    async with asyncio.timeout(TIMEOUT_S):
        while not await holds():
            await asyncio.sleep(0.1)


async def first_asked(*players: Connection) -> Connection:
    """Wait until a client must act or the game is over; return that client or any client."""
    while True:
        for player in players:
            if player.state["actions"]:
                return player
        if all(player.state["result"] is not None for player in players):
            return players[0]
        waiting = {asyncio.ensure_future(p.next()): p for p in players if not p.state["result"]}
        _, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result

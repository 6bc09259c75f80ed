"""Real servers and clients for tests: in a process or in this event loop, HTTP and WebSockets."""

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

HOST = "127.0.0.1"
# Far more than anything needs, so that a busy machine breaks no test.
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


async def guest_row(database: Database, guest: str) -> Guest | None:
    """Return what is stored of a guest."""
    return await database.transaction(lambda session: session.get(Guest, guest))


async def rating(database: Database, guest: str) -> PlayerRating:
    """Return the rating of a person."""
    return await database.transaction(lambda session: rating_of(session, guest))


async def rating_errors(database: Database) -> list[str]:
    """Return whose ratings, or which games', are not what the results give."""
    return await database.transaction(wrong_ratings)


def set_limit(limit: RateLimit, burst: float, per_second: float = 0.0) -> None:
    """Change a rate limit of a server that runs here, and fill its buckets."""
    limit.burst, limit.per_second = burst, per_second
    limit._buckets.clear()


class ServerProcess:
    """A server in a process of its own, on a free port, with its data in a folder."""

    script = SCRIPT

    def __init__(self, data: Path, port: int = 0, database: str = "") -> None:
        """Start it and wait until it answers."""
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
        # One that a failed test leaves behind ends with the tests.
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
        """End it without a warning."""
        # A worker that was just starting says that it finds nobody any more: no mistake of ours.
        self._before = self.mistakes()
        self.log = Path(os.devnull)
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.send_signal(signal.SIGTERM)
        self.wait()

    def wait(self) -> None:
        """Wait until it has ended."""
        self.process.wait(TIMEOUT_S)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def again(self) -> Self:
        """Start it again at the same port with the same data."""
        next_one = type(self)(self.data, self.port, self.database)
        next_one._before = self.mistakes()
        return next_one

    def mistakes(self) -> str:
        """Give what it has complained of, and those that stood here before it."""
        return self._before + self.log.read_text()


class UnhurriedServer(ServerProcess):
    """A server without limits of pace, for tests that ask faster than any person."""

    script = (
        "from citadella.server.web.rate_limits import RateLimit; RateLimit.allows = lambda *_: True"
        + SCRIPT
    )


class HereServer:
    """A server in the test's own loop, so that the test can look inside."""

    def __init__(self, url: str, parts: Parts) -> None:
        """Note its address and its parts."""
        self.url = url
        self.parts = parts
        self.database = parts.database
        self.store = parts.store
        self.registry = parts.registry

    async def table(self, code: str) -> Table:
        """Give the table with a code."""
        return (await self.registry.find(code))[0].table


async def saved(
    store: TableStore, row: TableState, *seats: SeatState, move: Move | None = None, **fields: Any
) -> TableState:
    """Store a change of a table; gives its new row."""
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
) -> AsyncIterator[HereServer]:
    """Run a server in this loop; `settings` are those of an operator."""
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
        yield HereServer(url, app.state.parts)
    finally:
        server.should_exit = True
        async with asyncio.timeout(TIMEOUT_S):
            await task


class Person:
    """Someone with a browser: a cookie jar, requests, connections to tables."""

    def __init__(self, url: str) -> None:
        """Note where the server is."""
        self.http = httpx.AsyncClient(base_url=url, timeout=TIMEOUT_S)
        self.url = url
        self.me: Message = {}
        self._open: list[At] = []

    async def __aenter__(self) -> Person:
        """Say hello; the server does not let in any number of guests at once."""
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
        """Go."""
        for at in self._open:
            await at.close()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        """Ask for something."""
        answer = await self.http.get(f"/api/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Ask for a change."""
        answer = await self.http.post(f"/api/{path}", json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def new_table(self, *seats: str, **wish: Any) -> str:
        """Make a table: 'me', 'open', or the name of a bot for each seat; gives its code."""
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
        """Change a table: sit, stand, start and the like."""
        return await self.post(f"tables/{code}/{what}", body, status)

    def cookie(self) -> str:
        """Give the cookie as a header's value."""
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    async def at(self, code: str, **headers: str) -> At:
        """Connect to a table and wait for its state."""
        at = await self.knock(code, **headers)
        await at.until(lambda m: m["type"] == "state")
        return at

    async def knock(self, code: str, **headers: str) -> At:
        """Connect to a table."""
        address = self.url.replace("http", "ws", 1) + f"/ws/{code}"
        # As a browser does, it takes what comes at once: one that stops taking cannot say goodbye.
        headers = {"cookie": self.cookie()} | headers
        at = At(await connect(address, additional_headers=headers, max_queue=None))
        self._open.append(at)
        return at


@contextlib.asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    """Let several people in."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url)) for _ in range(count)]


class At:
    """A connection to a table, and the newest state that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        """Wait for nothing yet."""
        self.socket = socket
        self.state: Message = {}
        self.heard: list[Message] = []

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    async def next(self) -> Message:
        """Wait for the next message."""
        # Not wait_for: before Python 3.12 it may swallow that the test gives up.
        async with asyncio.timeout(TIMEOUT_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        self.heard.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait for a message."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def say(self, **message: Any) -> Message:
        """Send a message with an id and wait for what is said to it: its state or a problem."""
        message.setdefault("id", f"m{next(IDS)}")
        await self.send(**message)
        return await self.until(
            lambda m: message["id"] in (m.get("ack"), m.get("id")) and m["type"] != "pong"
        )

    async def act(self, action: str, **more: Any) -> Message:
        """Play an action."""
        more.setdefault("version", self.state["version"])
        return await self.say(type="act", action=action, **more)

    async def asked(self) -> Message:
        """Wait until an own seat is asked, or the game is over."""
        while not (self.state["actions"] or self.state["result"]):
            await self.next()
        return self.state


async def play_on(*players: At, seed: int = 0, most: int = 5000) -> int:
    """Let connections play until the game is over; gives the number of actions.

    They build whatever they can, and else choose at random.
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
    """Wait until something holds."""
    async with asyncio.timeout(TIMEOUT_S):
        while not await holds():
            await asyncio.sleep(0.1)


async def first_asked(*players: At) -> At:
    """Wait until one of the players is asked, or the game is over for all."""
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

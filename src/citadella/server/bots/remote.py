"""Remote bot workers: a pool on another machine connects to a server and offers its processes.

The pool connects with a shared secret and receives the list of the server's processes, first
immediately, then after every change. It opens a WebSocket to each process, at the server's address
(the reverse proxy forwards the connection), and states how many questions it accepts at once. The
process then sends questions, and the pool answers them in any order. A message consists of the
number of a question and a text. A long answer is split into several messages, since a server
accepts only short messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
import logging
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

import citadella
from citadella import homebrew
from citadella.rules import MalformedError
from citadella.rules.errors import Words
from citadella.server.bots.queue import Asker
from citadella.server.bots.workers import BotWorkers, WorkerLostError
from citadella.server.cluster.leases import Leases
from citadella.server.protocol.errors import RequestError
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit

log = logging.getLogger("citadella.server")
PATH: Final = "/bots/pool"
MIN_SECRET_LENGTH: Final = 16
#: Maximum number of workers accepted from one pool.
MAX_WORKERS: Final = 1024
#: The shortest and the longest delay before a pool connects again.
MIN_RETRY_DELAY_S, MAX_RETRY_DELAY_S = 0.2, 5.0
#: The first byte of an answer, which tells whether the bot has answered or failed.
ANSWERED, FAILED = b"+", b"-"
#: The first byte of each part of an answer, which tells whether more parts follow.
MORE, LAST = b"&", b"."
#: Maximum size of a part of an answer, without its first byte.
MAX_PART_BYTES: Final = 8_000
#: The WebSocket close codes for a refused pool and for a pool that should connect again.
REFUSED: Final = 4403
TRY_AGAIN_LATER: Final = 1013
#: How often to check for changes to the list of processes.
PROCESS_CHECK_INTERVAL_S: Final = 0.5
#: The first message of a process that accepts a pool.
WELCOME: Final = "welcome"
# Why a server refuses a pool.
OTHER_SECRET: Final = Words("That is not the secret of this server.")
OTHER_VERSION: Final = Words("The pool must have the server's version of Citadella.")
OTHER_CARDS: Final = Words("The pool must load the same card files as the server.")


class PoolHello(msgspec.Struct):
    """The first message of a pool; the pool must have the same rules and cards as the server."""

    version: str
    cards: list[tuple[str, str]]
    workers: int


def our_hello(workers: int) -> PoolHello:
    """Return the first message of a pool that runs with this installation's rules and cards."""
    cards = sorted((file.name, file.sha256) for file in homebrew.loaded())
    return PoolHello(citadella.__version__, cards, workers)


def read_secret(file: Path) -> str:
    """Return the secret in a file; raise MalformedError if it is unreadable or too short."""
    try:
        secret = file.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error if isinstance(error, OSError) else Words("it is not a text file")
        raise MalformedError(
            "The secret cannot be read from '{file}': {why}.", file=file, why=why
        ) from None
    if len(secret) < MIN_SECRET_LENGTH or not secret.isascii() or not secret.isprintable():
        raise MalformedError(
            "The secret in '{file}' must have at least {least} characters, all of them "
            "printable ASCII.",
            file=file,
            least=MIN_SECRET_LENGTH,
        )
    return secret


def _message(number: int, text: bytes) -> bytes:
    return number.to_bytes(4) + text


def _read(message: bytes) -> tuple[int, bytes]:
    return int.from_bytes(message[:4]), message[4:]


# --- the server's side of the connection ----------------------------------------------------
@dataclass(eq=False)
class PoolEndpoint:
    """The WebSocket endpoint for pools that know the secret."""

    leases: Leases
    bot_workers: BotWorkers
    #: Rate limit of connections per network.
    limit: RateLimit
    secret: str

    def routes(self) -> list[BaseRoute]:
        """Return the routes for pools."""
        return [
            WebSocketRoute(PATH, self.list_processes),
            WebSocketRoute(PATH + "/{process}", self.connect),
        ]

    async def list_processes(self, socket: WebSocket) -> None:
        """Send a pool the list of processes until it disconnects."""
        if await self._accept(socket) is None:
            return
        leaving = asyncio.ensure_future(socket.receive())
        sent: list[str] = []
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not leaving.done():
                if self.leases.alive != sent:
                    sent = list(self.leases.alive)
                    await socket.send_text(" ".join(sent))
                await asyncio.wait([leaving], timeout=PROCESS_CHECK_INTERVAL_S)
        leaving.cancel()

    async def connect(self, socket: WebSocket) -> None:
        """Use the workers of a pool until it disconnects."""
        workers = await self._accept(socket)
        if workers is None:
            return
        link = PoolLink(socket, workers)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            if socket.path_params["process"] != self.leases.me:
                # The process that the pool wants has ended or has a new id.
                await socket.close(TRY_AGAIN_LATER)
                return
            await socket.send_text(WELCOME)
        self.bot_workers.join(link.workers)
        log.info("A pool with %s workers has connected.", len(link.workers))
        try:
            await link.listen()
        finally:
            # Remove the workers first, so that lost questions are not sent to them again.
            self.bot_workers.leave(link.workers)
            link.lose()
            log.info("A pool with %s workers has disconnected.", len(link.workers))

    async def _accept(self, socket: WebSocket) -> int | None:
        """Return how many workers a pool offers; None if the pool is refused or disconnected."""
        await socket.accept()
        try:
            self.limit.check(client_network(socket))
            return await self._read_hello(socket)
        except RequestError as problem:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close(REFUSED, str(problem)[:120])
        except WebSocketDisconnect:
            pass
        return None

    async def _read_hello(self, socket: WebSocket) -> int:
        """Return how many workers a pool offers; raise RequestError if the pool is unsuitable."""
        given = socket.headers.get("authorization", "").removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), self.secret.encode()):
            raise RequestError("no-key", str(OTHER_SECRET), 403)
        try:
            async with asyncio.timeout(10):
                hello = msgspec.json.decode(await socket.receive_bytes(), type=PoolHello)
        except (msgspec.DecodeError, TimeoutError, KeyError):
            raise RequestError("bad-message", "The first message must be a PoolHello.") from None
        ours = our_hello(0)
        if hello.version != ours.version:
            raise RequestError("bad-pool", str(OTHER_VERSION))
        if [tuple(card) for card in hello.cards] != ours.cards:
            raise RequestError("bad-pool", str(OTHER_CARDS))
        return min(max(hello.workers, 1), MAX_WORKERS)


@dataclass(eq=False)
class RemoteWorker:
    """A worker process of a pool."""

    link: PoolLink

    async def think(self, question: bytes) -> bytes:
        """Return the answer to a question."""
        return await self.link.ask(question)


class PoolLink:
    """The connection to a pool, with the questions that the pool has not answered yet."""

    def __init__(self, socket: WebSocket, workers: int) -> None:
        """Represent a pool of `workers` workers, each of which answers one question at a time."""
        self.socket = socket
        self.workers = [RemoteWorker(self) for _ in range(workers)]
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        # The parts received so far of each answer, by question number.
        self._parts: dict[int, bytes] = {}
        self._numbers = itertools.count()
        self._lost = False

    async def ask(self, question: bytes) -> bytes:
        """Send a question to the pool and return its answer."""
        if self._lost:
            raise WorkerLostError
        number = next(self._numbers) % (1 << 32)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            try:
                await self.socket.send_bytes(_message(number, question))
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise WorkerLostError from None
            return await answer
        finally:
            del self._asked[number]
            self._parts.pop(number, None)

    async def listen(self) -> None:
        """Receive answers until the connection ends."""
        with contextlib.suppress(WebSocketDisconnect, KeyError):
            while True:
                number, text = _read(await self.socket.receive_bytes())
                answer = self._asked.get(number)
                # The question may have timed out.
                if answer is None or answer.done():
                    continue
                text, is_last = self._parts.pop(number, b"") + text[1:], text.startswith(LAST)
                if not is_last:
                    self._parts[number] = text
                elif text.startswith(ANSWERED):
                    answer.set_result(text[1:])
                else:
                    answer.set_exception(RuntimeError("The bot failed in the pool."))

    def lose(self) -> None:
        """Fail all unanswered questions with WorkerLostError."""
        self._lost = True
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(WorkerLostError())


# --- the pool's side of the connection ------------------------------------------------------
class Pool:
    """Processes in which the bots of one or more servers think."""

    def __init__(self, workers: int, secret: str, announce: Callable[[str], None]) -> None:
        """Create `workers` processes; call `announce` with the URL of each accepting server."""
        self.workers = workers
        self.bots = BotWorkers(workers)
        self.secret = secret
        self.announce = announce
        self._numbers = itertools.count()
        # The ids of each server's processes, by the server's URL.
        self._listed: dict[str, list[str]] = {}
        # The task that works for each process, by process id.
        self._working: dict[str, asyncio.Task[None]] = {}
        # The URL at which each process has accepted this pool, by process id.
        self._accepted_at: dict[str, str] = {}

    async def serve(self, urls: Sequence[str]) -> None:
        """Work for servers until a signal to stop arrives."""
        tasks = [asyncio.create_task(self._follow(url)) for url in urls]
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, lambda: [task.cancel() for task in tasks])
        try:
            await asyncio.gather(*tasks)
        except asyncio.CancelledError:
            pass
        finally:
            under_way = [*tasks, *self._working.values()]
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)
            self.bots.close()

    async def _follow(self, url: str) -> None:
        """Keep receiving a server's list of processes, and work for every process in it."""
        pause = MIN_RETRY_DELAY_S
        while True:
            try:
                async with self._connect(url, PATH) as socket:
                    pause = MIN_RETRY_DELAY_S
                    async for message in socket:
                        self._listed[url] = str(message).split()
                        self._update_work()
            except ConnectionClosed as error:
                if why := _refusal(error):
                    raise MalformedError("{url}: {why}", url=url, why=Words(why)) from None
                log.warning("The connection to %s was lost.", url)
            except InvalidStatus as error:
                log.warning("%s answered with HTTP status %s.", url, error.response.status_code)
            except InvalidURI:
                raise MalformedError("'{url}' is not the URL of a server.", url=url) from None
            except (OSError, TimeoutError, WebSocketException) as error:
                log.warning("%s cannot be reached: %s.", url, type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_DELAY_S)

    @contextlib.asynccontextmanager
    async def _connect(self, url: str, path: str) -> AsyncIterator[ClientConnection]:
        """Connect to a server and send the pool's first message."""
        address = url.replace("http", "ws", 1).rstrip("/") + path
        headers = {"authorization": f"Bearer {self.secret}"}
        async with connect(
            address, additional_headers=headers, compression=None, proxy=None
        ) as socket:
            await socket.send(msgspec.json.encode(our_hello(self.workers)))
            yield socket

    def _update_work(self) -> None:
        """Start working for new processes, and stop working for processes that are gone."""
        listed = {process for listed in self._listed.values() for process in listed}
        for process in self._working.keys() - listed:
            self._working.pop(process).cancel()
        for process in listed - self._working.keys():
            self._working[process] = asyncio.create_task(self._work_for(process))

    async def _work_for(self, process: str) -> None:
        """Keep connecting to a process and answering its questions."""
        pause = MIN_RETRY_DELAY_S
        for attempt in itertools.count():
            # A process can be reached through every server that lists it.
            servers = [url for url, listed in self._listed.items() if process in listed]
            if not servers:
                return
            url = servers[attempt % len(servers)]
            try:
                await self._work_at(url, process)
                pause = MIN_RETRY_DELAY_S
            except ConnectionClosed as error:
                # Retry rarely after a refusal: an update may make the process accept the pool.
                pause = MAX_RETRY_DELAY_S if _refusal(error) else MIN_RETRY_DELAY_S
            except (OSError, TimeoutError, WebSocketException) as error:
                log.warning("%s cannot be reached: %s.", url, type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_DELAY_S)

    async def _work_at(self, url: str, process: str) -> None:
        """Answer the questions of a process as long as the connection lasts."""
        answering: set[asyncio.Task[None]] = set()
        try:
            async with self._connect(url, f"{PATH}/{process}") as socket:
                async for message in socket:
                    if isinstance(message, str):
                        known = url in self._accepted_at.values()
                        self._accepted_at[process] = url
                        if not known:
                            self.announce(url)
                        continue
                    task = asyncio.create_task(self._answer(socket, message))
                    answering.add(task)
                    task.add_done_callback(answering.discard)
        finally:
            self._accepted_at.pop(process, None)

    async def _answer(self, socket: ClientConnection, message: bytes) -> None:
        number, question = _read(message)
        # The server has ordered the questions fairly; giving each its own asker keeps that order.
        asker = Asker(f"question {next(self._numbers)}")
        answer = await self.bots.ask(question, asker)
        content = FAILED if answer is None else ANSWERED + answer
        with contextlib.suppress(ConnectionClosed):
            for part in parts_of(content):
                await socket.send(_message(number, part))


def parts_of(answer: bytes) -> list[bytes]:
    """Split an answer into parts that are short enough for the server to accept as messages."""
    starts = range(0, len(answer), MAX_PART_BYTES)
    parts = [answer[start : start + MAX_PART_BYTES] for start in starts]
    return [*(MORE + part for part in parts[:-1]), LAST + parts[-1]]


def _refusal(closed: ConnectionClosed) -> str:
    """Return the reason why a server has refused this pool; empty if it has not."""
    return closed.rcvd.reason if closed.rcvd is not None and closed.rcvd.code == REFUSED else ""


def lend(urls: Sequence[str], secret: Path, workers: int, announce: Callable[[str], None]) -> None:
    """Run a pool of workers for the servers at `urls` until it is stopped."""
    asyncio.run(Pool(workers, read_secret(secret), announce).serve(urls))

"""Bots that think on other machines: a pool connects to a server and lends it its processes.

The pool knocks, with a secret that both have, and is told which processes the hall has, now and
whenever that changes. To each of them it opens a WebSocket (through the same door: the passage
leads there) and says how many questions it takes at once. Then the process sends questions and the
pool answers them, in whatever order. A message is a number and a text: the number says which
question is meant. A long answer comes in several messages, since a server takes only short ones.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
import logging
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import (
    ConnectionClosed,
    InvalidStatus,
    InvalidURI,
    WebSocketException,
)

import citadella
from citadella import homebrew
from citadella.rules import MalformedError
from citadella.server.bots.queue import Asker
from citadella.server.bots.workers import BotWorkers, PlaceLostError
from citadella.server.protocol.errors import RequestError
from citadella.server.web.rate_limits import Limits
from citadella.server.web.security import household_of

if TYPE_CHECKING:
    from citadella.server.lobby.hall import Hall

log = logging.getLogger("citadella.server")
PATH: Final = "/bots/pool"
SHORTEST: Final = 16
MOST_WORKERS: Final = 1024
#: How long a pool waits before it knocks again, at first and at most.
SOON, LATER = 0.2, 5.0
#: Before every answer: the bot has answered, or it has failed.
ANSWERED, FAILED = b"+", b"-"
#: Before every part of it: there is more to come, or this is the last.
MORE, LAST = b"&", b"."
PART: Final = 8_000
REFUSED: Final = 4403
TRY_AGAIN: Final = 1013
#: How often to look whether other processes have come or gone.
LOOK: Final = 0.5
WELCOME: Final = "welcome"


class PoolHello(msgspec.Struct):
    """What a pool says of itself: it must play by the same rules and with the same cards."""

    version: str
    cards: list[tuple[str, str]]
    workers: int


def our_hello(workers: int) -> PoolHello:
    """Return what a pool of this installation says."""
    cards = sorted((file.name, file.sha256) for file in homebrew.loaded())
    return PoolHello(citadella.__version__, cards, workers)


def read_secret(file: Path) -> str:
    """Return the secret of a file; refuse a short one."""
    try:
        secret = file.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise MalformedError(f"The secret cannot be read from '{file}': {why}.") from None
    if len(secret) < SHORTEST or not secret.isascii() or not secret.isprintable():
        raise MalformedError(f"The secret in '{file}' must be {SHORTEST} or more plain characters.")
    return secret


def _message(number: int, text: bytes) -> bytes:
    return number.to_bytes(4) + text


def _read(message: bytes) -> tuple[int, bytes]:
    return int.from_bytes(message[:4]), message[4:]


# --- the server's end -----------------------------------------------------------------------
class PoolDoor:
    """Lets pools in that know the secret."""

    def __init__(self, hall: Hall, limits: Limits, secret: str) -> None:
        """Lend the processes of whoever comes to the bots of a hall."""
        self.processes = hall.processes
        self.bot_workers = hall.bot_workers
        self.limits = limits
        self.secret = secret

    async def tell(self, socket: WebSocket) -> None:
        """Tell a pool which processes there are, until it leaves."""
        if await self._let_in(socket) is None:
            return
        leaving = asyncio.ensure_future(socket.receive())
        told: list[str] = []
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not leaving.done():
                if self.processes.alive != told:
                    told = list(self.processes.alive)
                    await socket.send_text(" ".join(told))
                await asyncio.wait([leaving], timeout=LOOK)
        leaving.cancel()

    async def connect(self, socket: WebSocket) -> None:
        """Ask a pool until it leaves."""
        workers = await self._let_in(socket)
        if workers is None:
            return
        link = PoolLink(socket, workers)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            if socket.path_params["process"] != self.processes.me:
                # That process is gone, or has another name by now.
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(WELCOME)
        self.bot_workers.join(link.places)
        log.info("A pool with %s workers has come.", len(link.places))
        try:
            await link.listen()
        finally:
            # First the places, so that what is asked again is asked elsewhere.
            self.bot_workers.leave(link.places)
            link.lose()
            log.info("A pool with %s workers has gone.", len(link.places))

    async def _let_in(self, socket: WebSocket) -> int | None:
        """Return how many places a pool brings; None if it cannot be used, or has gone."""
        await socket.accept()
        try:
            self.limits.addresses.check(household_of(socket))
            return await self._greet(socket)
        except RequestError as problem:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close(REFUSED, str(problem)[:120])
        except WebSocketDisconnect:
            pass
        return None

    async def _greet(self, socket: WebSocket) -> int:
        """Return how many places a pool brings; refuse one that cannot be used."""
        given = socket.headers.get("authorization", "").removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), self.secret.encode()):
            raise RequestError("no-key", "That is not the secret of this server.", 403)
        try:
            async with asyncio.timeout(10):
                hello = msgspec.json.decode(await socket.receive_bytes(), type=PoolHello)
        except (msgspec.DecodeError, TimeoutError, KeyError):
            raise RequestError("bad-message", "A pool says hello first.") from None
        ours = our_hello(0)
        if hello.version != ours.version:
            raise RequestError("bad-pool", f"The server has version {ours.version}.")
        if [tuple(card) for card in hello.cards] != ours.cards:
            raise RequestError("bad-pool", "The server plays with other card files.")
        return min(max(hello.workers, 1), MOST_WORKERS)


class PoolPlace:
    """One of the processes of a pool."""

    def __init__(self, link: PoolLink) -> None:
        """Belong to a connection."""
        self.link = link

    async def think(self, question: bytes) -> bytes:
        """Return the answer to a question."""
        return await self.link.ask(question)


class PoolLink:
    """The connection to a pool: what it has been asked and has not answered yet."""

    def __init__(self, socket: WebSocket, workers: int) -> None:
        """Ask at most so many questions at once."""
        self.socket = socket
        self.places = [PoolPlace(self) for _ in range(workers)]
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        # What has come of answers that are not whole yet.
        self._parts: dict[int, bytes] = {}
        self._numbers = itertools.count()
        self._lost = False

    async def ask(self, question: bytes) -> bytes:
        """Return the pool's answer."""
        if self._lost:
            raise PlaceLostError
        number = next(self._numbers) % (1 << 32)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            try:
                await self.socket.send_bytes(_message(number, question))
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise PlaceLostError from None
            return await answer
        finally:
            del self._asked[number]
            self._parts.pop(number, None)

    async def listen(self) -> None:
        """Hand over answers until the connection ends."""
        with contextlib.suppress(WebSocketDisconnect, KeyError):
            while True:
                number, text = _read(await self.socket.receive_bytes())
                answer = self._asked.get(number)
                # Whoever asked may have lost patience.
                if answer is None or answer.done():
                    continue
                text, is_last = self._parts.pop(number, b"") + text[1:], text.startswith(LAST)
                if not is_last:
                    self._parts[number] = text
                elif text.startswith(ANSWERED):
                    answer.set_result(text[1:])
                else:
                    answer.set_exception(RuntimeError("It failed in a pool."))

    def lose(self) -> None:
        """Tell all who wait that nothing will come."""
        self._lost = True
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(PlaceLostError())


# --- the pool's end -------------------------------------------------------------------------
class Pool:
    """Processes in which the bots of one or more servers think."""

    def __init__(self, workers: int, secret: str, announce: Callable[[str], None]) -> None:
        """Have so many processes; `announce` is given the servers that have let the pool in."""
        self.workers = workers
        self.bots = BotWorkers(workers)
        self.secret = secret
        self.announce = announce
        self._numbers = itertools.count()
        # The processes that each server has told of, those that this pool works for, and through
        # whose door it was let in.
        self._told: dict[str, list[str]] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._let_in: dict[str, str] = {}

    async def serve(self, urls: Sequence[str]) -> None:
        """Work for servers until a signal comes."""
        tasks = [asyncio.create_task(self._ask_around(url)) for url in urls]
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

    async def _ask_around(self, url: str) -> None:
        """Ask a server, again and again, which processes there are, and work for all of them."""
        pause = SOON
        while True:
            try:
                async with self._knock(url, PATH) as socket:
                    pause = SOON
                    async for message in socket:
                        self._told[url] = str(message).split()
                        self._spread_out()
            except ConnectionClosed as error:
                if why := _refusal(error):
                    raise MalformedError(f"{url}: {why}") from None
                log.warning("The connection to %s is lost.", url)
            except InvalidStatus as error:
                log.warning("%s answers with %s.", url, error.response.status_code)
            except InvalidURI:
                raise MalformedError(f"'{url}' is not the address of a server.") from None
            except (OSError, TimeoutError, WebSocketException) as error:
                log.warning("%s cannot be reached: %s.", url, type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATER)

    @contextlib.asynccontextmanager
    async def _knock(self, url: str, path: str) -> AsyncIterator[ClientConnection]:
        """Connect to a server and say who this is."""
        address = url.replace("http", "ws", 1).rstrip("/") + path
        headers = {"authorization": f"Bearer {self.secret}"}
        async with connect(
            address, additional_headers=headers, compression=None, proxy=None
        ) as socket:
            await socket.send(msgspec.json.encode(our_hello(self.workers)))
            yield socket

    def _spread_out(self) -> None:
        """Begin to work for processes that have come, and leave those that have gone."""
        there = {process for told in self._told.values() for process in told}
        for process in self._working.keys() - there:
            self._working.pop(process).cancel()
        for process in there - self._working.keys():
            self._working[process] = asyncio.create_task(self._work_for(process))

    async def _work_for(self, process: str) -> None:
        """Connect to a process, again and again, and answer what it asks."""
        pause = SOON
        for attempt in itertools.count():
            # Any door that knows of it will do.
            doors = [url for url, told in self._told.items() if process in told]
            if not doors:
                return
            url = doors[attempt % len(doors)]
            try:
                await self._stay(url, process)
                pause = SOON
            except ConnectionClosed as error:
                # One of another version may let the pool in when it has been renewed.
                pause = LATER if _refusal(error) else SOON
            except (OSError, TimeoutError, WebSocketException) as error:
                log.warning("%s cannot be reached: %s.", url, type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATER)

    async def _stay(self, url: str, process: str) -> None:
        """Answer what a process asks for as long as the connection lasts."""
        answering: set[asyncio.Task[None]] = set()
        try:
            async with self._knock(url, f"{PATH}/{process}") as socket:
                async for message in socket:
                    if isinstance(message, str):
                        known = url in self._let_in.values()
                        self._let_in[process] = url
                        if not known:
                            self.announce(url)
                        continue
                    task = asyncio.create_task(self._answer(socket, message))
                    answering.add(task)
                    task.add_done_callback(answering.discard)
        finally:
            self._let_in.pop(process, None)

    async def _answer(self, socket: ClientConnection, message: bytes) -> None:
        number, question = _read(message)
        # The processes have fair queues of their own: what they ask is taken in order.
        asker = Asker(f"question {next(self._numbers)}")
        answer = await self.bots.ask(question, asker)
        told = FAILED if answer is None else ANSWERED + answer
        # Whoever is gone asks elsewhere.
        with contextlib.suppress(ConnectionClosed):
            for part in parts_of(told):
                await socket.send(_message(number, part))


def parts_of(answer: bytes) -> list[bytes]:
    """Return an answer in parts that a server takes as messages."""
    parts = [answer[first : first + PART] for first in range(0, len(answer), PART)]
    return [*(MORE + part for part in parts[:-1]), LAST + parts[-1]]


def _refusal(closed: ConnectionClosed) -> str:
    """Return why a server has refused this pool; nothing if it has not."""
    return closed.rcvd.reason if closed.rcvd is not None and closed.rcvd.code == REFUSED else ""


def lend(urls: Sequence[str], secret: Path, workers: int, announce: Callable[[str], None]) -> None:
    """Let the bots of servers think here until it is stopped."""
    asyncio.run(Pool(workers, read_secret(secret), announce).serve(urls))

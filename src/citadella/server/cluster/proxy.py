"""The passage between the processes of a hall: whatever door somebody came through, what they ask
about a table is answered by the process that has it.

A table at which nobody is connected yet goes to the process whose door the first one came through.
So a proxy that always sends the same table to the same process saves the way, and nothing more.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import re
import socket
from collections.abc import AsyncIterator, Awaitable
from ipaddress import ip_address
from typing import Any, Final, TypeVar

import h11
import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from citadella.rules import MalformedError
from citadella.server.cluster.leases import LEASE, ElsewhereError, Process, Processes
from citadella.server.lobby.hall import Hall
from citadella.server.protocol.errors import moving, unfinished

log = logging.getLogger("citadella.server")
OF_A_TABLE: Final = re.compile(r"/(?:api/tables|ws)/([A-Za-z0-9_-]{1,32})(?:/|$)")
OF_A_POOL: Final = re.compile(r"/bots/pool/([0-9a-f]{16})")
# What the next process is told: that we are one of the hall, who asks, from where, for whom, and
# through which process.
SECRET: Final = "x-citadella-secret"
WHO: Final = "x-citadella-who"
# How the next process says that it does not have the table any more.
MISDIRECTED: Final = 421
TRY_AGAIN: Final = 1013
TRIES: Final = 6
PAUSE: Final = 0.3
# How long a process may take to pick up, and to answer (a coach thinks for a while).
PICK_UP: Final = LEASE
ANSWER: Final = 60.0
# How often to look whether the other process is still alive.
LOOK: Final = 1.0
MOST_BYTES: Final = 1 << 20
# Of one connection only, or said anew.
OURS: Final = frozenset(
    "connection keep-alive te trailer transfer-encoding upgrade content-length host forwarded"
    " x-forwarded-for x-forwarded-proto x-forwarded-host sec-websocket-key sec-websocket-version"
    f" sec-websocket-extensions {SECRET} {WHO}".split()
)
T = TypeVar("T")


class MovedError(Exception):
    """The other process does not have the table, or is gone: somebody else has it."""


class Passage:
    """Middleware that passes on what is about a table of another process."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        """Wrap an application."""
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or elsewhere."""
        shared = self.hall.store.is_shared and scope["type"] in ("http", "websocket")
        if not shared or WHO in scope.get("extensions", {}):
            await self._answer_here(scope, receive, send)
            return
        asked = _Asked(receive)
        for attempt in range(TRIES):
            if attempt > 1:
                await asyncio.sleep(PAUSE * (attempt - 1))
            process = await self._elsewhere(scope)
            if process is None:
                try:
                    await self.app(scope, asked.again(), send)
                    return
                except ElsewhereError as error:
                    process = error.process
            try:
                if scope["type"] == "http":
                    await self._pass_request(process, scope, asked, send)
                else:
                    await self._pass_socket(process, scope, asked, send)
                return
            except ConnectionRefusedError:
                # Nobody is there: whoever was, is dead.
                with contextlib.suppress(Exception):
                    await self.hall.processes.bury(process)
            except (MovedError, TimeoutError, OSError):
                continue
        await _refuse(scope, asked, send)

    async def _answer_here(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not await self._hand_over(scope):
                await self.app(scope, receive, send)
                return
        except ElsewhereError:
            pass
        await _refuse(scope, _Asked(receive), send, MISDIRECTED)

    async def _hand_over(self, scope: Scope) -> bool:
        """Give a table to the process that somebody came to it through, if nobody is there yet."""
        from_ = scope.get("extensions", {}).get(WHO)
        found = OF_A_TABLE.match(scope["path"]) if scope["type"] == "websocket" else None
        if from_ is None or found is None:
            return False
        return await self.hall.hand_over(found[1], from_["process"])

    async def _elsewhere(self, scope: Scope) -> Process | None:
        """Return the other process that has the table in question, or is meant by a pool."""
        pool = OF_A_POOL.fullmatch(scope["path"])
        found = OF_A_TABLE.match(scope["path"])
        try:
            if pool is not None:
                return await self.hall.processes.named(pool[1])
            if found is None or self.hall.has(found[1]):
                return None
            return await self.hall.processes.owner(found[1])
        except Exception:
            # A database that does not answer is told of by whoever needs it next.
            return None

    async def _while_it_lives(self, process: Process, answer: Awaitable[T], patience: float) -> T:
        """Wait for an answer of another process for as long as that process lives."""
        under_way = asyncio.ensure_future(answer)
        try:
            async with asyncio.timeout(patience):
                while True:
                    done, _ = await asyncio.wait([under_way], timeout=LOOK)
                    if done:
                        return under_way.result()
                    if not self.hall.processes.is_alive(process):
                        raise MovedError
        finally:
            under_way.cancel()

    def _passed_on(self, scope: Scope, process: Process) -> list[tuple[str, str]]:
        """Return the headers that the other process is sent."""
        headers = Headers(scope=scope)
        kept = [(key, value) for key, value in headers.items() if key not in OURS]
        host, port = scope["client"] or ("unknown", 0)
        who = [host, port, scope["scheme"], headers.get("host"), self.hall.processes.me]
        return [*kept, (SECRET, process.secret), (WHO, json.dumps(who))]

    # --- requests ----------------------------------------------------------------------
    async def _pass_request(
        self, process: Process, scope: Scope, asked: _Asked, send: Send
    ) -> None:
        try:
            async with asyncio.timeout(self.hall.settings.first_byte_seconds):
                body = await asked.body()
        except TimeoutError:
            await _refuse(scope, asked, send, 408)
            return
        path = scope.get("raw_path", scope["path"].encode()).partition(b"?")[0]
        target = path + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        headers = [
            *self._passed_on(scope, process),
            ("connection", "close"),
            ("host", process.address),
        ]
        headers.append(("content-length", str(len(body))))
        request = h11.Request(method=scope["method"], target=target, headers=headers)
        async with asyncio.timeout(PICK_UP):
            reader, writer = await asyncio.open_connection(*process.place)
        try:
            line = h11.Connection(h11.CLIENT)
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            try:
                head = await self._while_it_lives(process, _next(line, reader), ANSWER)
            except (MovedError, TimeoutError, OSError):
                # Whether it was done is not known: what only asks is asked again.
                if scope["method"] in ("GET", "HEAD"):
                    raise
                await _refuse(scope, asked, send)
                return
            assert isinstance(head, h11.Response)
            if head.status_code == MISDIRECTED:
                raise MovedError
            await send(
                {
                    "type": "http.response.start",
                    "status": head.status_code,
                    "headers": [(k, v) for k, v in head.headers if k.decode() not in HOP_BY_HOP],
                }
            )
            while isinstance(part := await _next(line, reader), h11.Data):
                chunk = bytes(part.data)
                await send({"type": "http.response.body", "body": chunk, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            writer.close()

    # --- sockets -----------------------------------------------------------------------
    async def _pass_socket(self, process: Process, scope: Scope, asked: _Asked, send: Send) -> None:
        query = scope["query_string"].decode("latin-1")
        address = f"ws://{process.address}{scope['path']}" + (f"?{query}" if query else "")
        try:
            other = await self._while_it_lives(
                process,
                connect(
                    address,
                    additional_headers=self._passed_on(scope, process),
                    user_agent_header=None,
                    compression=None,
                    open_timeout=PICK_UP,
                    ping_interval=None,
                    max_size=MOST_BYTES,
                    max_queue=16,
                    proxy=None,
                ),
                PICK_UP,
            )
        except InvalidHandshake:
            raise MovedError from None
        receive = asked.again()
        await receive()
        await send({"type": "websocket.accept"})
        ways = [
            asyncio.create_task(way)
            for way in (_there(receive, other), _back(other, send), self._watch(process))
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # How the other process ended it, if it did; what is ended here shall be tried again.
            code = other.close_code or TRY_AGAIN
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            closing = asyncio.ensure_future(other.close())
            # One that stands still is not waited for.
            await asyncio.wait([closing], timeout=LOOK)
            other.transport.abort()
        if not asked.gone:
            with contextlib.suppress(RuntimeError, OSError):
                await send({"type": "websocket.close", "code": code if code != 1006 else TRY_AGAIN})

    async def _watch(self, process: Process) -> None:
        """Return when a process has died."""
        while self.hall.processes.is_alive(process):
            await asyncio.sleep(LOOK)


async def _there(receive: Receive, other: ClientConnection) -> None:
    """Carry what a client says to the other process, until one of them hangs up."""
    with contextlib.suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            await other.send(text if text is not None else event["bytes"])


async def _back(other: ClientConnection, send: Send) -> None:
    """Carry what the other process says to the client, until one of them hangs up."""
    with contextlib.suppress(ConnectionClosed, RuntimeError, OSError):
        async for message in other:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})


async def _next(line: h11.Connection, reader: asyncio.StreamReader) -> Any:
    """Return the next part of an answer."""
    while (event := line.next_event()) is h11.NEED_DATA:
        line.receive_data(await reader.read(65_536))
    return event


HOP_BY_HOP: Final = ("connection", "keep-alive", "transfer-encoding")


class _Asked:
    """What came from a client, kept as long as it may have to be said again elsewhere."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._heard: list[Message] = []
        self.gone = False

    def again(self) -> Receive:
        """Return a way to hear everything from the beginning."""
        heard = iter(list(self._heard))

        async def receive() -> Message:
            for message in heard:
                return message
            return await self._hear()

        return receive

    async def _hear(self) -> Message:
        message = await self._receive()
        if message["type"].endswith(".disconnect"):
            self.gone = True
        elif message["type"] != "websocket.receive":
            self._heard.append(message)
        return message

    async def body(self) -> bytes:
        """Return the whole body of a request."""
        receive = self.again()
        body = b""
        while len(body) <= MOST_BYTES:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        return body


async def _refuse(scope: Scope, asked: _Asked, send: Send, status: int = 503) -> None:
    """Tell a client that the table cannot be reached just now, or what else is wrong."""
    problem = unfinished() if status == 408 else moving()
    told = {"error": problem.code, "message": problem.message, "args": {}}
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(told).encode()})
        return
    with contextlib.suppress(RuntimeError, OSError):
        await asked.again()()
        await send({"type": "websocket.close", "code": TRY_AGAIN})


def inner_listener(host: str) -> socket.socket:
    """Return a listening socket for the other processes of the hall, at a free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.bind((host, 0))
    except OSError as error:
        listener.close()
        why = error.strerror or error
        raise MalformedError(f"The processes cannot meet at '{host}': {why}.") from None
    if ip_address(listener.getsockname()[0]).is_unspecified:
        listener.close()
        raise MalformedError(f"The processes cannot meet at '{host}': name one address.")
    # From now on whoever comes finds somebody, if only soon.
    listener.listen()
    return listener


def address_of(listener: socket.socket) -> str:
    """Return where a listening socket is reached."""
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@contextlib.asynccontextmanager
async def inner_door(
    app: ASGIApp, processes: Processes, listener: socket.socket
) -> AsyncIterator[None]:
    """Answer the other processes of the hall."""
    server = uvicorn.Server(
        uvicorn.Config(
            Inside(app, processes),
            log_level="warning",
            lifespan="off",
            proxy_headers=False,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
    )
    serving = asyncio.create_task(server._serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await asyncio.gather(serving, return_exceptions=True)


class Inside:
    """The application as the other processes of the hall reach it, and nobody else."""

    def __init__(self, app: ASGIApp, processes: Processes) -> None:
        """Wrap an application."""
        self.app = app
        self.processes = processes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in who knows the secret, as the client for whom they ask."""
        headers = Headers(scope=scope)
        said = headers.get(SECRET, "")
        if not hmac.compare_digest(said.encode(), self.processes.secret.encode()):
            # Whoever had this address before is dead.
            await _refuse(scope, _Asked(receive), send, MISDIRECTED)
            return
        host, port, scheme, name, process = json.loads(headers[WHO])
        kept = [(k, v) for k, v in scope["headers"] if k.decode("latin-1") not in OURS]
        if name is not None:
            kept.append((b"host", name.encode("latin-1")))
        here = dict(scope) | {
            "client": (host, port),
            "scheme": scheme,
            "headers": kept,
            "extensions": {**scope.get("extensions", {}), WHO: {"process": process}},
        }
        await self.app(here, receive, send)

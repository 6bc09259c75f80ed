"""Reverse proxy between the processes of a server.

A request about a table, received by any process, is forwarded to the process that holds the table.
A table without clients is handed over to the process to which the first client connects. A load
balancer that sends all requests for a table to the same process saves a hop but is not required.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final, TypeVar

import h11
import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from citadella.rules import MalformedError
from citadella.server.cluster.leases import LEASE_S, ElsewhereError, Leases, Process
from citadella.server.protocol.errors import moving, unfinished

log = logging.getLogger("citadella.server")
TABLE_PATH: Final = re.compile(r"/(?:api/tables|ws)/([A-Za-z0-9_-]{1,32})(?:/|$)")
POOL_PATH: Final = re.compile(r"/bots/pool/([0-9a-f]{16})")
# Headers of forwarded requests. The first contains the secret of the receiving process. The second
# contains the client's address and port, the scheme, the requested host and the sending process.
SECRET_HEADER: Final = "x-citadella-secret"
CLIENT_HEADER: Final = "x-citadella-who"
# The HTTP status sent by a process that does not hold the table, or no longer holds it.
MISDIRECTED: Final = 421
# The WebSocket close code for "try again later".
TRY_AGAIN_LATER: Final = 1013
# Maximum number of attempts to forward a request. The first retry is immediate; the delay before
# each further one is `RETRY_DELAY_S` longer than the one before.
MAX_ATTEMPTS: Final = 6
RETRY_DELAY_S: Final = 0.3
CONNECT_TIMEOUT_S: Final = LEASE_S
# Long enough for the coach to answer.
ANSWER_TIMEOUT_S: Final = 60.0
LIVENESS_CHECK_INTERVAL_S: Final = 1.0
# Maximum size of a forwarded WebSocket message and, approximately, of a forwarded request body.
MAX_BODY_BYTES: Final = 1 << 20
# Headers that belong to one connection, or that the forwarded request sets itself.
NOT_FORWARDED: Final = frozenset(
    "connection keep-alive te trailer transfer-encoding upgrade content-length host forwarded"
    " x-forwarded-for x-forwarded-proto x-forwarded-host sec-websocket-key sec-websocket-version"
    f" sec-websocket-extensions {SECRET_HEADER} {CLIENT_HEADER}".split()
)
T = TypeVar("T")


class MovedError(Exception):
    """The other process does not hold the table, or is gone."""


@dataclass(eq=False)
class ReverseProxy:
    """Middleware that forwards requests about tables of other processes."""

    app: ASGIApp
    #: Returns whether this process holds the table with a given code.
    holds: Callable[[str], bool]
    #: Takes the code of a table and the id of a process; transfers the table to the process if it
    #: has no clients here, and returns whether it did.
    transfer: Callable[[str, str], Awaitable[bool]]
    leases: Leases
    body_timeout_s: float

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in this process, or forward it to the process that holds the table."""
        shared = self.leases.is_shared and scope["type"] in ("http", "websocket")
        if not shared or CLIENT_HEADER in scope.get("extensions", {}):
            await self._answer_here(scope, receive, send)
            return
        request = _Request(receive)
        for attempt in range(MAX_ATTEMPTS):
            if attempt > 1:
                await asyncio.sleep(RETRY_DELAY_S * (attempt - 1))
            process = await self._holder(scope)
            if process is None:
                try:
                    await self.app(scope, request.again(), send)
                    return
                except ElsewhereError as error:
                    process = error.process
            try:
                if scope["type"] == "http":
                    await self._forward_request(process, scope, request, send)
                else:
                    await self._forward_socket(process, scope, request, send)
                return
            except ConnectionRefusedError:
                # Nothing listens at the address of the process, so it is dead.
                with contextlib.suppress(Exception):
                    await self.leases.expire(process)
            except (MovedError, TimeoutError, OSError):
                continue
        await _refuse(scope, request, send)

    async def _answer_here(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if not await self._hand_over(scope):
                await self.app(scope, receive, send)
                return
        except ElsewhereError:
            pass
        await _refuse(scope, _Request(receive), send, MISDIRECTED)

    async def _hand_over(self, scope: Scope) -> bool:
        """Transfer a table without clients to the process that has forwarded this connection."""
        from_ = scope.get("extensions", {}).get(CLIENT_HEADER)
        found = TABLE_PATH.match(scope["path"]) if scope["type"] == "websocket" else None
        if from_ is None or found is None:
            return False
        return await self.transfer(found[1], from_["process"])

    async def _holder(self, scope: Scope) -> Process | None:
        """Return the other process that has to answer a request, or None to answer it here."""
        pool = POOL_PATH.fullmatch(scope["path"])
        found = TABLE_PATH.match(scope["path"])
        try:
            if pool is not None:
                return await self.leases.named(pool[1])
            if found is None or self.holds(found[1]):
                return None
            return await self.leases.owner(found[1])
        except Exception:
            # The database is down. Answer in this process, whose next access reports the outage.
            return None

    async def _while_alive(self, process: Process, answer: Awaitable[T], timeout_s: float) -> T:
        """Return the answer of `process`; raise MovedError if the process dies meanwhile."""
        under_way = asyncio.ensure_future(answer)
        try:
            async with asyncio.timeout(timeout_s):
                while True:
                    done, _ = await asyncio.wait([under_way], timeout=LIVENESS_CHECK_INTERVAL_S)
                    if done:
                        return under_way.result()
                    if process.id not in self.leases.alive:
                        raise MovedError
        finally:
            under_way.cancel()

    def _forwarded_headers(self, scope: Scope, process: Process) -> list[tuple[str, str]]:
        """Return the headers of the request that is forwarded to `process`."""
        headers = Headers(scope=scope)
        kept = [(key, value) for key, value in headers.items() if key not in NOT_FORWARDED]
        host, port = scope["client"] or ("unknown", 0)
        client = [host, port, scope["scheme"], headers.get("host"), self.leases.me]
        return [*kept, (SECRET_HEADER, process.secret), (CLIENT_HEADER, json.dumps(client))]

    # --- requests ----------------------------------------------------------------------
    async def _forward_request(
        self, process: Process, scope: Scope, request: _Request, send: Send
    ) -> None:
        try:
            async with asyncio.timeout(self.body_timeout_s):
                body = await request.body()
        except TimeoutError:
            await _refuse(scope, request, send, 408)
            return
        path = scope.get("raw_path", scope["path"].encode()).partition(b"?")[0]
        target = path + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        headers = [
            *self._forwarded_headers(scope, process),
            ("connection", "close"),
            ("host", process.address),
            ("content-length", str(len(body))),
        ]
        head_sent = h11.Request(method=scope["method"], target=target, headers=headers)
        async with asyncio.timeout(CONNECT_TIMEOUT_S):
            reader, writer = await asyncio.open_connection(*process.host_and_port)
        try:
            line = h11.Connection(h11.CLIENT)
            for event in (head_sent, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            try:
                head = await self._while_alive(process, _next(line, reader), ANSWER_TIMEOUT_S)
            except (MovedError, TimeoutError, OSError):
                # The process may have carried out the request, so only reads are retried.
                if scope["method"] in ("GET", "HEAD"):
                    raise
                await _refuse(scope, request, send)
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
    async def _forward_socket(
        self, process: Process, scope: Scope, request: _Request, send: Send
    ) -> None:
        query = scope["query_string"].decode("latin-1")
        address = f"ws://{process.address}{scope['path']}" + (f"?{query}" if query else "")
        try:
            other = await self._while_alive(
                process,
                connect(
                    address,
                    additional_headers=self._forwarded_headers(scope, process),
                    user_agent_header=None,
                    compression=None,
                    open_timeout=CONNECT_TIMEOUT_S,
                    ping_interval=None,
                    max_size=MAX_BODY_BYTES,
                    max_queue=16,
                    proxy=None,
                ),
                CONNECT_TIMEOUT_S,
            )
        except InvalidHandshake:
            raise MovedError from None
        receive = request.again()
        await receive()
        await send({"type": "websocket.accept"})
        ways = [
            asyncio.create_task(way)
            for way in (_to_process(receive, other), _to_client(other, send), self._watch(process))
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            # Pass on the close code if the other process closed the connection.
            code = other.close_code or TRY_AGAIN_LATER
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            closing = asyncio.ensure_future(other.close())
            # Do not wait long for a stalled process.
            await asyncio.wait([closing], timeout=LIVENESS_CHECK_INTERVAL_S)
            other.transport.abort()
        if not request.gone:
            with contextlib.suppress(RuntimeError, OSError):
                await send(
                    {"type": "websocket.close", "code": code if code != 1006 else TRY_AGAIN_LATER}
                )

    async def _watch(self, process: Process) -> None:
        """Wait until a process is no longer alive."""
        while process.id in self.leases.alive:
            await asyncio.sleep(LIVENESS_CHECK_INTERVAL_S)


async def _to_process(receive: Receive, other: ClientConnection) -> None:
    """Forward the client's messages to the other process until either of them disconnects."""
    with contextlib.suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            await other.send(text if text is not None else event["bytes"])


async def _to_client(other: ClientConnection, send: Send) -> None:
    """Forward the other process's messages to the client until either of them disconnects."""
    with contextlib.suppress(ConnectionClosed, RuntimeError, OSError):
        async for message in other:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})


async def _next(line: h11.Connection, reader: asyncio.StreamReader) -> Any:
    """Return the next h11 event of an answer, read from `reader` as necessary."""
    while (event := line.next_event()) is h11.NEED_DATA:
        line.receive_data(await reader.read(65_536))
    return event


HOP_BY_HOP: Final = ("connection", "keep-alive", "transfer-encoding")


class _Request:
    """A client's request, kept so that it can be sent to another process on a retry."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._received: list[Message] = []
        self.gone = False

    def again(self) -> Receive:
        """Return a `receive` that repeats the messages from the first one on."""
        received = iter(list(self._received))

        async def receive() -> Message:
            for message in received:
                return message
            return await self._receive_next()

        return receive

    async def _receive_next(self) -> Message:
        message = await self._receive()
        if message["type"].endswith(".disconnect"):
            self.gone = True
        elif message["type"] != "websocket.receive":
            self._received.append(message)
        return message

    async def body(self) -> bytes:
        """Return the body of a request; stop reading once it exceeds MAX_BODY_BYTES."""
        receive = self.again()
        body = b""
        while len(body) <= MAX_BODY_BYTES:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        return body


async def _refuse(scope: Scope, request: _Request, send: Send, status: int = 503) -> None:
    """Answer with the error `status`, or close the WebSocket, so that the client retries."""
    problem = unfinished() if status == 408 else moving()
    body = {"error": problem.code, "message": problem.message, "args": {}}
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(body).encode()})
        return
    with contextlib.suppress(RuntimeError, OSError):
        await request.again()()
        await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})


def internal_listener(host: str) -> socket.socket:
    """Return a socket that listens on a free port, for the server's other processes."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.bind((host, 0))
    except OSError as error:
        listener.close()
        raise MalformedError(
            "The setting 'inside' cannot be used: cannot listen on '{host}': {why}.",
            host=host,
            why=error,
        ) from None
    if ip_address(listener.getsockname()[0]).is_unspecified:
        listener.close()
        raise MalformedError(
            "The setting 'inside' must be one address of this machine, not '{host}'.", host=host
        )
    listener.listen()
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address of a listening socket as `host:port`."""
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class InternalServer(uvicorn.Server):
    """The second uvicorn server of a process, which leaves signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture no signals."""
        yield


@contextlib.asynccontextmanager
async def internal_server(
    app: ASGIApp, leases: Leases, listener: socket.socket
) -> AsyncIterator[None]:
    """Run a server that answers the other processes of this server."""
    server = InternalServer(
        uvicorn.Config(
            InternalApp(app, leases),
            log_level="warning",
            lifespan="off",
            proxy_headers=False,
            ws_max_size=MAX_BODY_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
    )
    serving = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await asyncio.gather(serving, return_exceptions=True)


@dataclass(eq=False)
class InternalApp:
    """The application for requests that other processes of this server forward."""

    app: ASGIApp
    leases: Leases

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the secret of a forwarded request, then answer it as if the client had sent it."""
        headers = Headers(scope=scope)
        given = headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self.leases.secret.encode()):
            # The request is meant for another process that had this address before.
            await _refuse(scope, _Request(receive), send, MISDIRECTED)
            return
        host, port, scheme, name, process = json.loads(headers[CLIENT_HEADER])
        kept = [(k, v) for k, v in scope["headers"] if k.decode("latin-1") not in NOT_FORWARDED]
        if name is not None:
            kept.append((b"host", name.encode("latin-1")))
        here = dict(scope) | {
            "client": (host, port),
            "scheme": scheme,
            "headers": kept,
            "extensions": {**scope.get("extensions", {}), CLIENT_HEADER: {"process": process}},
        }
        await self.app(here, receive, send)

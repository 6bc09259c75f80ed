"""The web application: routes, WebSockets, headers, limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import citadella
from citadella.bots import BOTS
from citadella.notation import Record
from citadella.rules import CitadellaError, SetupError
from citadella.server import present, protocol
from citadella.server.guests import COOKIE, YEAR, clean_name, find_guest, hashed, new_guest
from citadella.server.hall import Hall
from citadella.server.limits import Limit
from citadella.server.models import Guest
from citadella.server.problems import RequestError, not_found
from citadella.server.store import Store
from citadella.server.table import Client, Table
from citadella.server.thinking import Thinkers
from citadella.texts import rulebook

log = logging.getLogger("citadella.server")
STATIC = Path(__file__).parent / "static"
MAX_BODY = 16_384
T = TypeVar("T")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Server:
    """One running server: the hall, and how often everyone may ask."""

    def __init__(self, hall: Hall) -> None:
        """Open the doors."""
        self.hall = hall
        self.catalogue = msgspec.json.encode(present.catalogue(list(BOTS)))
        self.requests = Limit(burst=80, per_second=20)
        self.messages = Limit(burst=60, per_second=15)
        self.new_tables = Limit(burst=15, per_second=0.2)
        self.new_guests = Limit(burst=60, per_second=2)
        self.talk = Limit(burst=8, per_second=1)

    # --- who asks ----------------------------------------------------------------------
    async def guest(self, connection: HTTPConnection) -> Guest:
        """Give the guest who asks; refuses who has no cookie."""
        guest = await find_guest(self.hall.store, connection.cookies.get(COOKIE))
        if guest is None:
            raise RequestError("no-guest", "Say hello first: there is no cookie.", 401)
        if not self.requests.allows(guest.id):
            raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
        return guest

    async def body(self, request: Request, kind: type[T]) -> T:
        """Read the body of a request as a type."""
        if request.headers.get("content-type", "").split(";")[0] != "application/json":
            raise RequestError("bad-request", "Send JSON.", 415)
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > MAX_BODY:
                raise RequestError("too-big", "That is too much.", 413)
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError("bad-request", f"The request cannot be read: {error}") from None

    # --- people ------------------------------------------------------------------------
    async def hello(self, request: Request) -> Response:
        """Greet; who has no cookie gets one."""
        guest = await find_guest(self.hall.store, request.cookies.get(COOKIE))
        cookie: str | None = None
        if guest is None:
            if not self.new_guests.allows(address(request)):
                raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
            guest, cookie = await new_guest(self.hall.store)
        me = protocol.Me(guest.id, guest.name, guest.named)
        response = reply(protocol.Hello(me, citadella.__version__, citadella.build_kind()))
        if cookie is not None:
            response.set_cookie(
                COOKIE,
                cookie,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    async def rename(self, request: Request) -> Response:
        """Take a name."""
        guest = await self.guest(request)
        name = clean_name((await self.body(request, protocol.NewName)).name)
        await self.hall.store.rename_guest(guest.id, name)
        return reply(protocol.Me(guest.id, name, True))

    # --- tables ------------------------------------------------------------------------
    async def send_catalogue(self, request: Request) -> Response:
        """Give what can be played."""
        return Response(self.catalogue, media_type="application/json")

    async def new_table(self, request: Request) -> Response:
        """Make a table."""
        guest = await self.guest(request)
        if not self.new_tables.allows(guest.id):
            raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
        table = await self.hall.new_table(await self.body(request, protocol.NewTable), guest)
        return reply(protocol.Code(table.row.code), 201)

    async def open_tables(self, request: Request) -> Response:
        """List the public tables."""
        guest = await self.guest(request)
        return reply(await self.hall.open_tables(guest.id))

    async def my_tables(self, request: Request) -> Response:
        """List the own tables."""
        guest = await self.guest(request)
        return reply(await self.hall.tables_of(guest.id))

    async def table_info(self, request: Request) -> Response:
        """Tell about a table."""
        guest = await self.guest(request)
        table, watching = await self.hall.table(request.path_params["code"])
        return reply(table.info(Client(guest.id, watching, None, False)))

    async def _own_table(self, request: Request) -> tuple[Table, Guest]:
        guest = await self.guest(request)
        table, watching = await self.hall.table(request.path_params["code"])
        if watching:
            raise not_found()
        return table, guest

    async def change_table(self, request: Request) -> Response:
        """Sit, stand, start and the like."""
        table, guest = await self._own_table(request)
        match request.path_params["change"]:
            case "sit":
                seat = (await self.body(request, protocol.SeatNumber)).seat
                await table.sit(guest.id, guest.name, seat)
            case "stand":
                await table.stand(guest.id, (await self.body(request, protocol.SeatNumber)).seat)
            case "open":
                seat = (await self.body(request, protocol.SeatNumber)).seat
                await table.open_seat(guest.id, seat)
            case "take-over":
                seat = (await self.body(request, protocol.SeatNumber)).seat
                await table.take_over(guest.id, seat)
            case "bot":
                wish = await self.body(request, protocol.SeatBot)
                await table.put_bot(guest.id, wish.seat, wish.bot)
            case "start":
                await table.start(guest.id)
            case "rematch":
                return reply(protocol.Code(await self.hall.rematch(table, guest.id)))
            case "device":
                seat = (await self.body(request, protocol.SeatNumber)).seat
                token = await table.device_link(guest.id, seat)
                return reply(protocol.Link(f"/device/{token}"))
            case _:
                raise RequestError("not-found", "There is nothing here.", 404)
        return reply(table.info(Client(guest.id, False, None, False)))

    async def move_device(self, request: Request) -> Response:
        """Move a seat to this device."""
        guest = await self.guest(request)
        secret = hashed(request.path_params["token"])
        found = await self.hall.store.seat_by_device(secret)
        if found is None:
            raise RequestError("no-link", "This link has been used or never was.", 404)
        table, _ = await self.hall.table(found[0])
        await table.move_device(secret, guest.id)
        return reply(protocol.Code(table.row.code))

    async def bot_join(self, request: Request) -> Response:
        """Let a bot from afar take a seat."""
        if not self.new_tables.allows(address(request)):
            raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
        wish = await self.body(request, protocol.BotJoin)
        table, watching = await self.hall.table(wish.code)
        if watching:
            raise not_found()
        seat, key = await table.sit_from_afar(clean_name(wish.name))
        return reply(protocol.BotSeat(key, seat), 201)

    async def record(self, request: Request) -> Response:
        """Give the record of a game that is over."""
        await self.guest(request)
        table, _ = await self.hall.table(request.path_params["code"])
        if table.game is None or not table.game.over:
            raise RequestError("not-over", "The game is not over yet.", 409)
        return PlainTextResponse(
            Record.of(table.game).to_text(),
            headers={"content-disposition": f'attachment; filename="{table.row.watch}.txt"'},
        )

    async def replay(self, request: Request) -> Response:
        """Show a game that is over as it stood after some of its actions."""
        await self.guest(request)
        table, _ = await self.hall.table(request.path_params["code"])
        if table.game is None or not table.game.over:
            raise RequestError("not-over", "The game is not over yet.", 409)
        return reply(present.replay_message(table.game, request.path_params["n"]))

    async def rules(self, request: Request) -> Response:
        """Find rules by a word."""
        word = request.query_params.get("word", "")[:80]
        found = rulebook.find(word) if word.strip() else rulebook.all_rules()
        return reply([{"id": rule.id, "text": rule.text} for rule in found])

    async def health(self, request: Request) -> Response:
        """Say that the server lives."""
        return PlainTextResponse("ok")

    # --- live --------------------------------------------------------------------------
    async def live(self, socket: WebSocket) -> None:
        """Talk with a client at a table."""
        try:
            check_origin(socket.headers)
            client, guest, table = await self._enter(socket)
        except RequestError as error:
            await socket.accept()
            await socket.send_bytes(
                msgspec.json.encode(protocol.Problem(error.code, error.message, error.args_, None))
            )
            await socket.close(4000 + error.status % 1000)
            return
        await socket.accept()
        table.clients.add(client)
        table.broadcast()
        table.go_on()
        writer = asyncio.create_task(_write(socket, client))
        try:
            await self._listen(socket, client, guest, table)
        except WebSocketDisconnect:
            pass
        finally:
            table.clients.discard(client)
            writer.cancel()
            table.broadcast()

    async def _enter(self, socket: WebSocket) -> tuple[Client, str, Table]:
        table, watching = await self.hall.table(socket.path_params["code"])
        token = socket.query_params.get("token")
        full = socket.query_params.get("view") == "full"
        if token is not None:
            for row in table.seats:
                if row.key_hash is not None and row.key_hash == hashed(token):
                    return Client(f"seat {row.seat}", False, row.seat, full), row.name, table
            raise RequestError("no-key", "That key fits no seat of this table.", 403)
        guest = await self.guest(socket)
        seated = any(row.guest == guest.id for row in table.seats)
        spectator = watching or (not seated and table.row.status != "lobby")
        return Client(guest.id, spectator, None, full), guest.name, table

    async def _listen(self, socket: WebSocket, client: Client, name: str, table: Table) -> None:
        decode = msgspec.json.Decoder(protocol.ClientMessage).decode
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data: Any = event.get("text") if event.get("text") is not None else event.get("bytes")
            message_id: str | None = None
            try:
                if not self.messages.allows(client.guest):
                    raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
                if data is None or len(data) > protocol.MAX_MESSAGE:
                    raise RequestError("too-big", "That is too much.")
                try:
                    message = decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise RequestError("bad-message", f"That cannot be read: {error}") from None
                message_id = getattr(message, "id", None)
                # A table that was dropped from memory has been loaded again.
                table = (await self.hall.table(table.row.code))[0]
                await self._answer(client, name, table, message)
            except RequestError as error:
                table.send_problem(client, error, message_id)

    async def _answer(
        self, client: Client, name: str, table: Table, message: protocol.ClientMessage
    ) -> None:
        match message:
            case protocol.Act():
                await table.act(client, message)
            case protocol.Undo():
                await table.undo(client, message)
            case protocol.Say():
                self._may_talk(client)
                await table.say(client, name, message.id, message.text, "")
            case protocol.Emote():
                self._may_talk(client)
                await table.say(client, name, message.id, "", message.emote)
            case protocol.Ping():
                client.send(msgspec.json.encode(protocol.Pong()))

    def _may_talk(self, client: Client) -> None:
        if not self.talk.allows(client.guest):
            raise RequestError("slow-down", "That is too fast; wait a moment.", 429)


async def _write(socket: WebSocket, client: Client) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await client.outbox.get()
            if message is None:
                await socket.close(1013)
                return
            if socket.application_state == WebSocketState.CONNECTED:
                await socket.send_text(message.decode())


def reply(data: object, status: int = 200) -> Response:
    """Give data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def address(connection: HTTPConnection) -> str:
    """Give the address of who asks."""
    return connection.client.host if connection.client is not None else "unknown"


def check_origin(headers: Headers) -> None:
    """Refuse what another site's page asks for."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise RequestError("bad-origin", "That request comes from another site.", 403)


def guarded(handler: Callable[[Request], Awaitable[Response]]) -> Callable[..., Any]:
    """Turn every problem into an answer with one sentence."""

    async def handle(request: Request) -> Response:
        try:
            if request.method != "GET":
                check_origin(request.headers)
            return await handler(request)
        except RequestError as error:
            problem: dict[str, object] = {
                "error": error.code,
                "message": error.message,
                "args": error.args_,
            }
            return reply(problem, error.status)
        except SetupError as error:
            return reply(
                {"error": "setup", "message": str(error), "args": {"rule": error.rule}}, 400
            )
        except CitadellaError as error:
            return reply({"error": "bad-request", "message": str(error), "args": {}}, 400)

    return handle


class SafeHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers += [(key.encode(), value.encode()) for key, value in HEADERS.items()]
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def page(request: Request) -> Response:
    """Give the client; it finds its own way from the address."""
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The browser client has not been built.", 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def make_app(store: Store, workers: int = 2, bot_delay: float = 0.7) -> Starlette:
    """Put the application together."""
    hall = Hall(store, Thinkers(workers), bot_delay)
    server = Server(hall)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        tidy = asyncio.create_task(hall.tidy_up())
        yield
        tidy.cancel()
        hall.close()
        await store.close()

    get, post = ["GET"], ["POST"]
    routes: list[Any] = [
        Route("/api/hello", guarded(server.hello), methods=get),
        Route("/api/me", guarded(server.rename), methods=post),
        Route("/api/catalogue", guarded(server.send_catalogue), methods=get),
        Route("/api/tables", guarded(server.new_table), methods=post),
        Route("/api/tables", guarded(server.open_tables), methods=get),
        Route("/api/tables/mine", guarded(server.my_tables), methods=get),
        Route("/api/tables/{code}", guarded(server.table_info), methods=get),
        Route("/api/tables/{code}/record", guarded(server.record), methods=get),
        Route("/api/tables/{code}/replay/{n:int}", guarded(server.replay), methods=get),
        Route("/api/tables/{code}/{change}", guarded(server.change_table), methods=post),
        Route("/api/device/{token}", guarded(server.move_device), methods=post),
        Route("/api/bots/join", guarded(server.bot_join), methods=post),
        Route("/api/rules", guarded(server.rules), methods=get),
        Route("/healthz", server.health, methods=get),
        WebSocketRoute("/ws/{code}", server.live),
    ]
    if STATIC.exists():
        routes.append(Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)))
    routes += [Route("/", page), Route("/{path:path}", page)]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SafeHeaders)
    app.state.hall = hall
    return app

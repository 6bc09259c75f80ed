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
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import citadella
from citadella.bots import OPPONENTS
from citadella.notation import Record
from citadella.rules import CitadellaError, SetupError
from citadella.server import present, protocol
from citadella.server.assets import Assets
from citadella.server.client import Client
from citadella.server.guests import COOKIE, YEAR, clean_name, find_guest, hashed, new_guest
from citadella.server.hall import Hall
from citadella.server.limits import Limit
from citadella.server.models import Guest
from citadella.server.problems import RequestError, not_found
from citadella.server.store import Store
from citadella.server.table import Table
from citadella.server.thinking import Thinkers
from citadella.texts import rulebook

log = logging.getLogger("citadella.server")
STATIC = Path(__file__).parent / "static"
MAX_BODY = 16_384
MAX_CLIENTS = 200
MAX_CLIENTS_OF_GUEST = 10
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
        self.catalogue = msgspec.json.encode(present.catalogue(list(OPPONENTS)))
        self.requests = Limit(burst=80, per_second=20)
        self.messages = Limit(burst=120, per_second=20)
        self.new_tables = Limit(burst=15, per_second=0.2)
        self.new_guests = Limit(burst=60, per_second=2)
        self.talk = Limit(burst=8, per_second=1)
        self.undos = Limit(burst=20, per_second=0.5)
        self.advice = Limit(burst=20, per_second=1)
        self.addresses = Limit(burst=600, per_second=120)

    # --- who asks ----------------------------------------------------------------------
    async def guest(self, connection: HTTPConnection) -> Guest:
        """Return the guest who asks; refuses who has no cookie."""
        guest = await find_guest(self.hall.store, connection.cookies.get(COOKIE))
        if guest is None:
            raise RequestError(
                "no-guest", "The cookie of a guest is missing: get /api/hello first.", 401
            )
        keep_pace(self.requests, guest.id)
        return guest

    async def body(self, request: Request, kind: type[T]) -> T:
        """Read the body of a request as a type."""
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > MAX_BODY:
                raise RequestError("too-big", f"A request has at most {MAX_BODY} bytes.", 413)
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError("bad-request", f"The request cannot be read: {error}.") from None

    # --- people ------------------------------------------------------------------------
    async def hello(self, request: Request) -> Response:
        """Greet; who has no cookie gets one."""
        guest = await find_guest(self.hall.store, request.cookies.get(COOKIE))
        cookie = request.cookies.get(COOKIE, "")
        if guest is None:
            keep_pace(self.new_guests, address(request))
            guest, cookie = await new_guest(self.hall.store)
        me = protocol.Me(guest.id, guest.name, guest.named)
        response = reply(protocol.Hello(me, citadella.__version__, citadella.build_kind()))
        # Set again at every visit, so that it lasts as long as somebody plays.
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
        """Return what can be played."""
        return Response(self.catalogue, media_type="application/json")

    async def new_table(self, request: Request) -> Response:
        """Make a table."""
        guest = await self.guest(request)
        keep_pace(self.new_tables, guest.id)
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
        return reply(table.info(Client(guest.id, watching)))

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
            case "coach":
                keep_pace(self.advice, guest.id)
                return reply(await table.advise(Client(guest.id)))
            case _:
                raise RequestError("not-found", "There is nothing here.", 404)
        return reply(table.info(Client(guest.id)))

    async def move_device(self, request: Request) -> Response:
        """Move a seat to this device."""
        guest = await self.guest(request)
        secret = hashed(request.path_params["token"])
        code = await self.hall.store.table_by_device(secret)
        if code is None:
            raise RequestError("no-link", "This link has been used or never was.", 404)
        table, _ = await self.hall.table(code)
        await table.move_device(secret, guest.id)
        return reply(protocol.Code(table.row.code))

    async def bot_join(self, request: Request) -> Response:
        """Let a bot from afar take a seat."""
        keep_pace(self.new_tables, address(request))
        wish = await self.body(request, protocol.BotJoin)
        table, watching = await self.hall.table(wish.code)
        if watching:
            raise not_found()
        seat, key = await table.sit_from_afar(clean_name(wish.name))
        return reply(protocol.BotSeat(key, seat), 201)

    async def record(self, request: Request) -> Response:
        """Return the record of a game that is over."""
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
        n: str = request.path_params["n"]
        if len(n) > 6 or not n.isascii() or not n.isdigit():
            raise RequestError("not-found", "There is nothing here.", 404)
        return reply(present.replay_message(table.game, int(n)))

    async def rules(self, request: Request) -> Response:
        """Find rules by a word."""
        word = request.query_params.get("word", "")[:80]
        found = rulebook.find(word) if word.strip() else rulebook.all_rules()
        return reply([{"id": rule.id, "text": rule.text} for rule in found])

    async def nothing(self, request: Request) -> Response:
        """Say that there is nothing at this address."""
        raise RequestError("not-found", "There is nothing here.", 404)

    async def health(self, request: Request) -> Response:
        """Say that the server lives."""
        return PlainTextResponse("ok")

    # --- live --------------------------------------------------------------------------
    async def live(self, socket: WebSocket) -> None:
        """Talk with a client at a table."""
        try:
            check_origin(socket.headers)
            keep_pace(self.addresses, address(socket))
            client, name, table = await self._enter(socket)
        except Exception as error:
            await _turn_away(socket, problem_of(error))
            return
        await socket.accept()
        if table.closed:
            # It is being read anew; the next try finds it.
            await socket.close(1013)
            return
        table.clients.add(client)
        writer = asyncio.create_task(_write(socket, client))
        try:
            if client.spectator:
                table.send_state(client)
            else:
                # All see who is here.
                table.broadcast()
            if client.key_hash is not None:
                await table.come_back(client)
            table.go_on()
            await self._listen(socket, client, name, table)
        except WebSocketDisconnect:
            pass
        finally:
            table.clients.discard(client)
            writer.cancel()
            if not client.spectator:
                table.broadcast()

    async def _enter(self, socket: WebSocket) -> tuple[Client, str, Table]:
        """Find out who comes to which table."""
        token = socket.query_params.get("token")
        full = socket.query_params.get("view") == "full"
        guest = await self.guest(socket) if token is None else None
        table, watching = await self.hall.table(socket.path_params["code"])
        if guest is not None:
            seated = any(row.guest == guest.id for row in table.seats)
            spectator = watching or (not seated and table.row.status != "lobby")
            client, name = Client(guest.id, spectator, full=full), guest.name
        else:
            key = hashed(token or "")
            row = next((row for row in table.seats if row.key_hash == key), None)
            if row is None or watching:
                raise RequestError("no-key", "That key fits no seat of this table.", 403)
            client = Client(f"bot {table.row.id} {row.seat}", key_hash=key, full=full)
            name = row.name
        crowd = [other.guest for other in table.clients]
        if len(crowd) >= MAX_CLIENTS or crowd.count(client.guest) >= MAX_CLIENTS_OF_GUEST:
            raise RequestError("too-many", "There are too many connections to this table.", 429)
        return client, name, table

    async def _listen(self, socket: WebSocket, client: Client, name: str, table: Table) -> None:
        decode = msgspec.json.Decoder(protocol.ClientMessage).decode
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data: Any = event.get("text") if event.get("text") is not None else event.get("bytes")
            message_id: str | None = None
            try:
                if data is None or len(data) > protocol.MAX_MESSAGE:
                    most = protocol.MAX_MESSAGE
                    raise RequestError("too-big", f"A message has at most {most} characters.")
                try:
                    message = decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise RequestError("bad-message", f"That cannot be read: {error}.") from None
                message_id = getattr(message, "id", None)
                keep_pace(self.messages, client.guest)
                await self._answer(client, name, table, message)
            except Exception as error:
                table.send_problem(client, problem_of(error), message_id)

    async def _answer(
        self, client: Client, name: str, table: Table, message: protocol.ClientMessage
    ) -> None:
        match message:
            case protocol.Act():
                await table.act(client, message)
            case protocol.Undo():
                keep_pace(self.undos, client.guest)
                await table.undo(client, message)
            case protocol.Say():
                keep_pace(self.talk, client.guest)
                await table.say(client, name, message.id, message.text, "")
            case protocol.Emote():
                keep_pace(self.talk, client.guest)
                await table.say(client, name, message.id, "", message.emote)
            case protocol.Ping():
                client.send(msgspec.json.encode(protocol.Pong()))

    def guarded(
        self, handler: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Turn every problem of a handler into an answer with one sentence."""

        async def handle(request: Request) -> Response:
            try:
                keep_pace(self.addresses, address(request))
                if request.method == "POST":
                    check_origin(request.headers)
                    check_json(request.headers)
                return await handler(request)
            except Exception as error:
                problem = problem_of(error)
            return reply(
                {"error": problem.code, "message": problem.message, "args": problem.args_},
                problem.status,
            )

        return handle


async def _turn_away(socket: WebSocket, problem: RequestError) -> None:
    message = protocol.Problem(problem.code, problem.message, problem.args_, None)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(4000 + problem.status)


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
    """Return data as JSON."""
    return Response(
        msgspec.json.encode(data),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def address(connection: HTTPConnection) -> str:
    """Return the address of who asks."""
    return connection.client.host if connection.client is not None else "unknown"


def check_origin(headers: Headers) -> None:
    """Refuse what another site's page asks for."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != headers.get("host"):
        raise RequestError("bad-origin", "That request comes from another site.", 403)


def check_json(headers: Headers) -> None:
    """Refuse what a plain form could send."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError(
            "bad-request", "Send JSON, with the header 'Content-Type: application/json'.", 415
        )


def keep_pace(limit: Limit, who: str) -> None:
    """Refuse who asks too often."""
    if not limit.allows(who):
        raise RequestError("slow-down", "That is too fast; wait a moment.", 429)


def problem_of(error: Exception) -> RequestError:
    """Return what can be told of a mistake; one of ours is noted and tells nothing."""
    match error:
        case RequestError():
            return error
        case SetupError():
            return RequestError("setup", str(error), rule=error.rule)
        case CitadellaError():
            return RequestError("bad-request", str(error))
        case SQLAlchemyError() | OSError():
            log.error("The database does not answer.", exc_info=error)
            return RequestError("storage", "The server cannot store that now; try again soon.", 503)
        case _:
            log.error("A mistake of the server.", exc_info=error)
            return RequestError("server", "The server made a mistake; it has been noted.", 500)


async def wrong_method(request: Request, _error: Exception) -> Response:
    """Say that an address does not take what was asked of it."""
    message = f"{request.url.path[:80]} does not take {request.method[:20]}."
    return reply({"error": "bad-request", "message": message, "args": {}}, 405)


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


async def page(_request: Request) -> Response:
    """Return the client; it finds its own way from the address."""
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The browser client has not been built.", 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def make_app(store: Store, workers: int = 2, bot_delay: float = 0.7) -> Starlette:
    """Put the application together."""
    hall = Hall(store, Thinkers(workers), bot_delay)
    server = Server(hall)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        hall.close()
        await store.close()

    guarded = server.guarded
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
        Route("/api/tables/{code}/replay/{n}", guarded(server.replay), methods=get),
        Route("/api/tables/{code}/{change}", guarded(server.change_table), methods=post),
        Route("/api/device/{token}", guarded(server.move_device), methods=post),
        Route("/api/bots/join", guarded(server.bot_join), methods=post),
        Route("/api/rules", guarded(server.rules), methods=get),
        Route("/api/{rest:path}", guarded(server.nothing), methods=[*get, *post]),
        Route("/healthz", server.health, methods=get),
        WebSocketRoute("/ws/{code}", server.live),
    ]
    if STATIC.exists():
        routes.append(Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)))
    routes += [Route("/", page), Route("/{path:path}", page)]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: wrong_method})
    app.add_middleware(SafeHeaders)
    app.state.server = server
    return app

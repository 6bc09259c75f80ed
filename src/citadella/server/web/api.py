"""What can be asked for over HTTP: guests, tables, seats, records, rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import citadella
from citadella.notation import Record
from citadella.rules import Game
from citadella.rules.registry import REGISTRY
from citadella.server.cluster.leases import ElsewhereError
from citadella.server.learning import lesson_scripts
from citadella.server.learning.lessons import lesson_message
from citadella.server.lobby.catalogue import catalogue
from citadella.server.lobby.hall import Hall
from citadella.server.people.devices import greet, has_account, label_of
from citadella.server.people.guests import (
    COOKIE,
    YEAR,
    clean_name,
    device_of,
    find_guest,
    hashed,
    new_guest,
    note_visit,
)
from citadella.server.people.networks import check_guest
from citadella.server.people.passkeys import site_of
from citadella.server.people.push import Pusher
from citadella.server.protocol.errors import (
    RequestError,
    no_link,
    not_found,
    not_over,
    nothing_here,
    problem_of,
    unfinished,
)
from citadella.server.protocol.guests import Hello, Me, NewName, NewSubscription, OldSubscription
from citadella.server.protocol.tables import (
    BotJoin,
    BotSeat,
    Code,
    Link,
    Mute,
    NewReport,
    NewTable,
    SeatBot,
    SeatNumber,
    TablePace,
    Talk,
)
from citadella.server.storage.models import Guest, SeatRow
from citadella.server.tables.client import Client
from citadella.server.tables.messages import replay_message, turning_point_messages
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.table import Table
from citadella.server.web.assets import FOR_GOOD
from citadella.server.web.rate_limits import Limits
from citadella.server.web.security import (
    address,
    check_json,
    check_origin,
    household_of,
    is_at_home,
    known_guest,
)
from citadella.texts import Texts, rulebook
from citadella.texts.rulebook import Rule

MAX_BODY = 16_384
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class HttpApi:
    """Answers the requests of a server."""

    def __init__(self, hall: Hall, limits: Limits, network: str = "") -> None:
        """Serve the tables of a hall; `network` is the server's address in the local network."""
        self.hall = hall
        self.limits = limits
        self.network = network
        self._lessons: dict[str, bytes] = {}
        # All rules, by language.
        self._rules: dict[str, msgspec.Raw] = {}
        self._catalogue = msgspec.json.encode(catalogue())

    def guarded(self, handler: Handler) -> Handler:
        """Return a handler that checks every request and answers every problem in one sentence."""

        async def handle(request: Request) -> Response:
            try:
                self.limits.addresses.check(household_of(request))
                if request.method == "POST":
                    check_origin(request.headers)
                    check_json(request.headers)
                return await handler(request)
            except ElsewhereError:
                raise
            except Exception as error:
                problem = problem_of(error)
            return reply(
                {"error": problem.code, "message": problem.message, "args": problem.args_},
                problem.status,
            )

        return handle

    async def _guest(self, request: Request) -> Guest:
        guest = await known_guest(request, self.hall.store, self.limits)
        self.hall.note_address(guest.id, household_of(request))
        return guest

    async def _table(self, code: str) -> Table:
        """Return the table of a code that is not for watching only."""
        table, watching = await self.hall.table(code)
        if watching:
            raise not_found()
        return table

    # --- people ------------------------------------------------------------------------
    async def hello(self, request: Request) -> Response:
        """Greet; who has no cookie gets one."""
        guest = await find_guest(self.hall.store, request.cookies.get(COOKIE))
        cookie = request.cookies.get(COOKIE, "")
        origin = self.hall.origins.of(address(request))
        label = label_of(request.headers.get("user-agent", ""))
        account = False
        if guest is None:
            self.limits.new_guests.check(household_of(request))
            await self.hall.origins.check_new_guest(address(request))
            guest, cookie = await new_guest(self.hall.store, origin, label)
        else:
            check_guest(guest)
            await note_visit(self.hall.store, guest, origin)
            account = await greet(self.hall.store, guest.id, device_of(request), label)
        me = Me(guest.id, guest.name, guest.named, account)
        network = self.network if is_at_home(request) else ""
        response = reply(
            Hello(
                me,
                citadella.__version__,
                citadella.build_kind(),
                network,
                self.hall.pusher.public_key if self.hall.pusher else "",
                site_of(request, self.hall.settings).can_have_keys,
                self.hall.mailer is not None,
            )
        )
        # Set again at every visit, so that it lasts as long as somebody plays.
        set_cookie(request, response, cookie)
        return response

    async def rename(self, request: Request) -> Response:
        """Change the name of the guest who asks."""
        guest = await self._guest(request)
        name = clean_name((await read_body(request, NewName)).name)
        self.hall.words.check(name)
        await self.hall.store.rename_guest(guest.id, name)
        account = await self.hall.store.transaction(lambda session: has_account(session, guest.id))
        return reply(Me(guest.id, name, True, account))

    async def subscribe(self, request: Request) -> Response:
        """Note where the guest who asks wants to be told of turns."""
        guest = await self._guest(request)
        self.limits.subscriptions.check(guest.id)
        wish = await read_body(request, NewSubscription)
        await self._pusher().subscribe(
            guest.id, wish.endpoint, wish.p256dh, wish.auth, wish.language
        )
        return reply({}, 201)

    async def unsubscribe(self, request: Request) -> Response:
        """Tell the guest who asks nothing there any more."""
        guest = await self._guest(request)
        wish = await read_body(request, OldSubscription)
        await self._pusher().unsubscribe(guest.id, wish.endpoint)
        return reply({})

    def _pusher(self) -> Pusher:
        if self.hall.pusher is None:
            raise RequestError("no-push", "This server sends no notices.", 404)
        return self.hall.pusher

    # --- tables ------------------------------------------------------------------------
    async def catalogue(self, request: Request) -> Response:
        """Return what a new table can be made of."""
        return Response(self._catalogue, media_type="application/json")

    async def homebrew_picture(self, request: Request) -> Response:
        """Return the picture of a homebrew card: a drawing that may load and run nothing."""
        picture = REGISTRY.pictures.get(request.path_params["card"])
        if picture is None:
            raise nothing_here()
        headers = {"content-security-policy": PICTURE_POLICY, "cache-control": FOR_GOOD}
        return Response(picture, media_type="image/svg+xml", headers=headers)

    async def new_table(self, request: Request) -> Response:
        """Open a new table and return its code."""
        guest = await self._guest(request)
        self.limits.new_tables.check(guest.id)
        wish = await read_body(request, NewTable)
        table = await self.hall.new_table(wish, guest, self.hall.origins.of(address(request)))
        return reply(Code(table.row.code), 201)

    async def open_tables(self, request: Request) -> Response:
        """Return the public tables."""
        guest = await self._guest(request)
        return reply(await self.hall.open_tables(guest.id))

    async def my_tables(self, request: Request) -> Response:
        """Return the tables of the guest who asks."""
        guest = await self._guest(request)
        return reply(await self.hall.tables_of(guest.id))

    async def table_info(self, request: Request) -> Response:
        """Return a table as everyone sees it."""
        guest = await self._guest(request)
        table, watching = await self.hall.table(request.path_params["code"])
        return reply(Snapshot(table).info(Client(guest.id, watching)))

    async def change_table(self, request: Request) -> Response:
        """Sit, stand, start and the like."""
        guest = await self._guest(request)
        table = await self._table(request.path_params["code"])

        async def seat() -> int:
            return (await read_body(request, SeatNumber)).seat

        match request.path_params["change"]:
            case "sit":
                await table.seating.sit(guest.id, guest.name, await seat())
            case "stand":
                await table.seating.stand(guest.id, await seat())
            case "open":
                await table.seating.open(guest.id, await seat())
            case "take-over":
                await table.seating.take_over(guest.id, await seat())
            case "bot":
                wish = await read_body(request, SeatBot)
                await table.seating.put_bot(guest.id, wish.seat, wish.bot)
            case "pace":
                wanted = await read_body(request, TablePace)
                await table.set_pace(guest.id, wanted.pace)
            case "start":
                await table.start(guest.id)
            case "close":
                await table.agreement.close(guest.id)
            case "play-on":
                await table.agreement.play_on(guest.id, await seat())
            case "claim-host":
                await table.agreement.claim_host(guest.id)
            case "talk":
                await table.chat.turn(guest.id, (await read_body(request, Talk)).on)
            case "mute":
                silence = await read_body(request, Mute)
                await table.seating.mute(guest.id, silence.seat, silence.muted)
            case "report":
                self.limits.reports.check(guest.id)
                complaint = await read_body(request, NewReport)
                await table.chat.report(guest.id, complaint.line, complaint.reason)
            case "rematch":
                return reply(Code(await self.hall.rematch(table, guest.id)))
            case "device":
                token = await table.seating.device_link(guest.id, await seat())
                return reply(Link(f"/device/{token}"))
            case "coach":
                self.limits.advice.check(guest.id)
                return reply(await table.advise(Client(guest.id)))
            case _:
                raise nothing_here()
        return reply(Snapshot(table).info(Client(guest.id)))

    async def move_device(self, request: Request) -> Response:
        """Move the seat of a private link to the device that asks."""
        guest = await self._guest(request)
        # Whoever tries links at random does not get far.
        self.limits.links.check(household_of(request))
        secret = hashed(request.path_params["token"])
        code = await self.hall.store.table_by_device(secret)
        if code is None:
            raise no_link()
        table = await self._table(code)
        await table.seating.move_device(secret, guest.id)
        return reply(Code(table.row.code))

    async def bot_join(self, request: Request) -> Response:
        """Give an open seat to a bot from afar."""
        self.limits.new_tables.check(household_of(request))
        wish = await read_body(request, BotJoin)
        name = clean_name(wish.name)
        self.hall.words.check(name)
        table = await self._table(wish.code)
        seat, key = await table.seating.sit_from_afar(name)
        return reply(BotSeat(key, seat), 201)

    # --- games that are over -----------------------------------------------------------
    async def record(self, request: Request) -> Response:
        """Return the record of a game that is over, as a file."""
        table, game = await self._finished(request)
        return PlainTextResponse(
            Record.of(game, [row.name or bot_name(row) for row in table.seats]).to_text(),
            headers={"content-disposition": f'attachment; filename="{table.row.watch}.txt"'},
        )

    async def replay(self, request: Request) -> Response:
        """Return a game that is over as it stood after some of its actions."""
        _, game = await self._finished(request)
        n: str = request.path_params["n"]
        if len(n) > 6 or not n.isascii() or not n.isdigit():
            raise nothing_here()
        return reply(replay_message(game, int(n)))

    async def turning_points(self, request: Request) -> Response:
        """Return where a game that is over turned."""
        table, game = await self._finished(request)
        return reply(turning_point_messages(game, table.look_back()))

    async def ask_review(self, request: Request) -> Response:
        """Have the decisions of a seat judged, in a game that is over."""
        guest = await self._guest(request)
        table, game = await self._finished(request)
        seat = (await read_body(request, SeatNumber)).seat
        if not 0 <= seat < len(table.seats):
            raise nothing_here()
        await self.hall.reviews.ask(table, game, seat, guest.id, self.limits.reviews)
        return reply({}, 202)

    async def review(self, request: Request) -> Response:
        """Return how far the review of a seat is, or what it found, in a language."""
        table, game = await self._finished(request)
        seat = request.path_params["seat"]
        if not 0 <= seat < len(table.seats):
            raise nothing_here()
        language = request.query_params.get("language", "en")
        return reply(await self.hall.reviews.state(table, game, seat, language))

    async def _finished(self, request: Request) -> tuple[Table, Game]:
        await self._guest(request)
        table, _ = await self.hall.table(request.path_params["code"])
        if table.game is None or not table.game.over:
            raise not_over()
        return table, table.game

    # --- the rest ----------------------------------------------------------------------
    async def rules(self, request: Request) -> Response:
        """Return the rules that hold a word, in a language."""
        word = request.query_params.get("word", "")[:80]
        language = request.query_params.get("language", "en")
        if word.strip():
            # Every word of every rule is looked at.
            self.limits.searches.check(household_of(request))
            return reply(rule_messages(rulebook.find(word, language), language))
        if language not in self._rules:
            found = rule_messages(rulebook.all_rules(language), language)
            self._rules[language] = msgspec.Raw(msgspec.json.encode(found))
        return reply(self._rules[language])

    async def lesson(self, request: Request) -> Response:
        """Return a lesson, by the name of a set of cards or of a character."""
        name = request.path_params["name"]
        if name not in self._lessons:
            scenes = lesson_scripts.lesson(name)
            if not scenes:
                raise nothing_here()
            self._lessons[name] = msgspec.json.encode(lesson_message(name, scenes))
        return Response(self._lessons[name], media_type="application/json")

    async def nothing(self, request: Request) -> Response:
        """Refuse an address that does not exist."""
        raise nothing_here()


def rule_messages(rules: Iterable[Rule], language: str) -> list[dict[str, str]]:
    """Return rules as they are sent."""
    texts = Texts(language)
    return [
        {"id": rule.id, "text": rule.text, "card": rule.card, "source": rule.source(texts)}
        for rule in rules
    ]


def bot_name(row: SeatRow) -> str:
    """Return what a bot is called in a record: a name as at the table, and how it plays."""
    names = Texts("en")("names-of-bots").split(", ")
    return f"{names[row.seat % len(names)]} ({row.bot})"


async def wrong_method(request: Request, _error: Exception) -> Response:
    """Say that an address does not take what was asked of it."""
    message = f"{request.url.path[:80]} does not take {request.method[:20]}."
    return reply({"error": "bad-request", "message": message, "args": {}}, 405)


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a request, read as a type of the protocol."""
    data = bytearray()
    try:
        async with asyncio.timeout(request.app.state.doors.patience):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MAX_BODY:
                    raise RequestError("too-big", f"A request has at most {MAX_BODY} bytes.", 413)
    except TimeoutError:
        raise unfinished() from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad-request", f"The request cannot be read: {error}.") from None


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Let a browser keep the secret by which its person is known."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def reply(data: object, status: int = 200) -> Response:
    """Return data as an answer in JSON."""
    return Response(
        msgspec.json.encode(data),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )

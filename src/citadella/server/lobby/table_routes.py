"""Routes for tables: opening, listing and changing them, seats, remote bots."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.opening import TableOpener
from citadella.server.lobby.registry import TableRegistry
from citadella.server.people.guests import clean_name, hashed
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import Origins
from citadella.server.protocol.errors import no_link, nothing_here
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
from citadella.server.storage.models import Guest
from citadella.server.storage.store import Store
from citadella.server.tables.client import Client
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.table import Table
from citadella.server.tables.word_filter import Words
from citadella.server.web.addresses import client_address, client_network
from citadella.server.web.rate_limits import RateLimits
from citadella.server.web.requests import Guard, read_body, reply


class TableRoutes:
    """Answers requests about tables."""

    def __init__(
        self,
        guests: KnownGuests,
        store: Store,
        limits: RateLimits,
        registry: TableRegistry,
        listing: TableListing,
        opener: TableOpener,
        origins: Origins,
        words: Words,
    ) -> None:
        """Serve the tables of a registry."""
        self._guests = guests
        self._store = store
        self._limits = limits
        self._registry = registry
        self._listing = listing
        self._opener = opener
        self._origins = origins
        self._words = words

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for tables; `{change}` matches anything, so it comes last."""
        return [
            guard.post("/api/tables", self._open),
            guard.get("/api/tables", self._open_tables),
            guard.get("/api/tables/mine", self._my_tables),
            guard.get("/api/tables/{code}", self._info),
            guard.post("/api/tables/{code}/{change}", self._change),
            guard.post("/api/device/{token}", self._move_device),
            guard.post("/api/bots/join", self._join_bot),
        ]

    async def _open(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        self._limits.new_tables.check(guest.id)
        wanted = await read_body(request, NewTable)
        network = self._origins.of(client_address(request))
        table = await self._opener.open(wanted, guest, network)
        return reply(Code(table.row.code), 201)

    async def _open_tables(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        return reply(await self._listing.open_tables(guest.id))

    async def _my_tables(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        return reply(await self._listing.tables_of(guest.id))

    async def _info(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        table, watching = await self._registry.find(request.path_params["code"])
        return reply(Snapshot(table).info(Client(guest.id, watching)))

    async def _change(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        table = await self._registry.find_to_play(request.path_params["code"])
        match request.path_params["change"]:
            case "rematch":
                return reply(Code(await self._opener.rematch(table, guest.id)))
            case "device":
                token = await table.seating.device_link(guest.id, await _seat(request))
                return reply(Link(f"/device/{token}"))
            case "coach":
                self._limits.advice.check(guest.id)
                return reply(await table.advise(Client(guest.id)))
            case "report":
                self._limits.reports.check(guest.id)
                report = await read_body(request, NewReport)
                await table.chat.report(guest.id, report.line, report.reason)
            case change:
                await _change_table(table, change, guest, request)
        return reply(Snapshot(table).info(Client(guest.id)))

    async def _move_device(self, request: Request) -> Response:
        """Move the seat of a private link to the device that asks."""
        guest = await self._guests.find(request)
        # Against guessing links.
        self._limits.links.check(client_network(request))
        secret = hashed(request.path_params["token"])
        code = await self._store.table_by_device(secret)
        if code is None:
            raise no_link()
        table = await self._registry.find_to_play(code)
        await table.seating.move_device(secret, guest.id)
        return reply(Code(table.row.code))

    async def _join_bot(self, request: Request) -> Response:
        """Give an open seat to a remote bot."""
        self._limits.new_tables.check(client_network(request))
        wanted = await read_body(request, BotJoin)
        name = clean_name(wanted.name)
        self._words.check(name)
        table = await self._registry.find_to_play(wanted.code)
        seat, key = await table.seating.sit_from_afar(name)
        return reply(BotSeat(key, seat), 201)


async def _seat(request: Request) -> int:
    return (await read_body(request, SeatNumber)).seat


async def _change_table(table: Table, change: str, guest: Guest, request: Request) -> None:
    """Change a table for a guest; refuse a change that does not exist."""
    match change:
        case "sit":
            await table.seating.sit(guest.id, guest.name, await _seat(request))
        case "stand":
            await table.seating.stand(guest.id, await _seat(request))
        case "open":
            await table.seating.open(guest.id, await _seat(request))
        case "take-over":
            await table.seating.take_over(guest.id, await _seat(request))
        case "bot":
            wanted = await read_body(request, SeatBot)
            await table.seating.put_bot(guest.id, wanted.seat, wanted.bot)
        case "pace":
            await table.set_pace(guest.id, (await read_body(request, TablePace)).pace)
        case "start":
            await table.start(guest.id)
        case "close":
            await table.agreement.close(guest.id)
        case "play-on":
            await table.agreement.play_on(guest.id, await _seat(request))
        case "claim-host":
            await table.agreement.claim_host(guest.id)
        case "talk":
            await table.chat.turn(guest.id, (await read_body(request, Talk)).on)
        case "mute":
            mute = await read_body(request, Mute)
            await table.seating.mute(guest.id, mute.seat, mute.muted)
        case _:
            raise nothing_here()

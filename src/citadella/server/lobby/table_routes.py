"""Routes for tables: opening, listing and changing them, seats, remote bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec.structs import astuple
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.host import TableHost, moment
from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.new_tables import TableOpener
from citadella.server.lobby.registry import TableRegistry
from citadella.server.people.devices import last_seen
from citadella.server.people.friends import blocked_by
from citadella.server.people.guests import clean_name, hashed
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import NetworkHashes
from citadella.server.people.word_filter import WordFilter
from citadella.server.protocol import tables as protocol
from citadella.server.protocol.errors import RequestError, no_link, nothing_here
from citadella.server.protocol.live import MAX_CHAT
from citadella.server.settings import Settings
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Guest, Report
from citadella.server.storage.tables import TableStore
from citadella.server.tables.change import Recipient
from citadella.server.tables.chat import SetTalk, clean_text
from citadella.server.tables.moves import StartGame
from citadella.server.tables.pace import SetPace
from citadella.server.tables.seats import (
    LinkDevice,
    MoveDevice,
    MuteSeat,
    PutBot,
    SeatRemoteBot,
    SitDown,
    StandUp,
    TakeOver,
)
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.state import ChatLine
from citadella.server.tables.table import Command
from citadella.server.tables.votes import ClaimHost, VoteClose, VotePlayOn
from citadella.server.web.addresses import client_address, client_network
from citadella.server.web.rate_limits import RateLimits
from citadella.server.web.requests import Guard, read_body, reply

#: For each request that a single command carries out: the type of the request's body, and the
#: command. The command's first argument is the guest; the other arguments are the body's fields.
COMMANDS: dict[str, tuple[type[msgspec.Struct], Callable[..., Command]]] = {
    "stand": (protocol.SeatNumber, StandUp),
    "open": (protocol.SeatNumber, PutBot),
    "take-over": (protocol.SeatNumber, TakeOver),
    "play-on": (protocol.SeatNumber, VotePlayOn),
    "bot": (protocol.SeatBot, PutBot),
    "mute": (protocol.Mute, MuteSeat),
    "pace": (protocol.TablePace, SetPace),
    "talk": (protocol.Talk, SetTalk),
}


@dataclass(eq=False)
class TableRoutes:
    """Answers requests about tables."""

    guests: KnownGuests
    database: Database
    store: TableStore
    limits: RateLimits
    registry: TableRegistry
    listing: TableListing
    opener: TableOpener
    networks: NetworkHashes
    words: WordFilter
    settings: Settings

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for tables."""
        known = self.guests.handler
        return [
            guard.post("/api/tables", known(self._open, 201)),
            guard.get("/api/tables", known(self._open_tables)),
            guard.get("/api/tables/mine", known(self._my_tables)),
            guard.get("/api/tables/{code}", known(self._info)),
            guard.post("/api/tables/{code}/{change}", known(self._change)),
            guard.post("/api/device/{token}", known(self._move_device)),
            guard.post("/api/bots/join", self._join_bot),
        ]

    async def _open(self, request: Request, guest: Guest) -> protocol.Code:
        self.limits.new_tables.check(guest.id)
        wanted = await read_body(request, protocol.NewTable)
        network = self.networks.of(client_address(request))
        host = await self.opener.open(wanted, guest, network)
        return protocol.Code(host.table.row.code)

    async def _open_tables(self, _request: Request, guest: Guest) -> list[protocol.TableSummary]:
        return await self.listing.open_tables(guest.id)

    async def _my_tables(self, _request: Request, guest: Guest) -> list[protocol.TableSummary]:
        return await self.listing.tables_of(guest.id)

    async def _info(self, request: Request, guest: Guest) -> protocol.TableInfo:
        host, watching = await self.registry.find(request.path_params["code"])
        return _info_for(host, guest.id, watching)

    async def _change(self, request: Request, guest: Guest) -> msgspec.Struct:
        host = await self.registry.find_to_play(request.path_params["code"])
        match request.path_params["change"]:
            case "rematch":
                return protocol.Code(await self.opener.rematch(host, guest.id))
            case "device":
                return protocol.Link(await self._link_device(host, guest.id, await _seat(request)))
            case "coach":
                self.limits.advice.check(guest.id)
                return await host.advise(Recipient(guest.id))
            case "report":
                self.limits.reports.check(guest.id)
                await self._report(
                    host.table.lines, guest.id, await read_body(request, protocol.NewReport)
                )
            case change:
                await host.execute(await self._command(change, host, guest, request))
        return _info_for(host, guest.id)

    async def _command(
        self, change: str, host: TableHost, guest: Guest, request: Request
    ) -> Command:
        """Return the command for a request; raise RequestError if there is none."""
        row = host.table.row
        match change:
            case "sit":
                blocked = await blocked_by(self.database, row.host)
                return SitDown(guest.id, guest.name, await _seat(request), blocked)
            case "claim-host":
                # With days per move, hosts are rarely connected, so use the time of the last visit.
                takes_days = host.table.clock.info.kind == "days"
                seen = await last_seen(self.database, row.host) if takes_days else 0
                return ClaimHost(guest.id, seen)
            case "start":
                return StartGame(guest.id)
            case "close":
                return VoteClose(guest.id)
        if change not in COMMANDS:
            raise nothing_here()
        body, command = COMMANDS[change]
        return command(guest.id, *astuple(await read_body(request, body)))

    async def _report(self, lines: list[ChatLine], guest: str, report: protocol.NewReport) -> None:
        """Store a guest's report of a chat line, with the line's current text, for the operator."""
        if not 0 <= report.line < len(lines):
            raise RequestError("bad-request", "There is no chat line with this number.", 404)
        line = lines[report.line]
        row = Report(
            table_id=line.table_id,
            line=report.line,
            guest=line.guest,
            name=line.name,
            text=line.text or line.emote,
            reporter=guest,
            reason=clean_text(report.reason)[:MAX_CHAT],
            at=now(),
        )
        await self.database.transaction(lambda session: session.add(row))

    async def _link_device(self, host: TableHost, guest: str, seat: int) -> str:
        """Return a private link that works once and moves a seat to another device."""
        token = secrets.token_urlsafe(24)
        seconds = int(self.settings.device_link_minutes * 60)
        await host.execute(LinkDevice(guest, seat, hashed(token), seconds))
        return f"/device/{token}"

    async def _move_device(self, request: Request, guest: Guest) -> protocol.Code:
        """Move a seat to the device that has opened the seat's private link."""
        # Limit how often a client can guess links.
        self.limits.links.check(client_network(request))
        secret = hashed(request.path_params["token"])
        code = await self.store.table_by_device(secret)
        if code is None:
            raise no_link()
        host = await self.registry.find_to_play(code)
        blocked = await blocked_by(self.database, host.table.row.host)
        await host.execute(MoveDevice(guest.id, secret, blocked))
        return protocol.Code(host.table.row.code)

    async def _join_bot(self, request: Request) -> Response:
        self.limits.new_tables.check(client_network(request))
        wanted = await read_body(request, protocol.BotJoin)
        name = clean_name(wanted.name)
        self.words.check(name)
        host = await self.registry.find_to_play(wanted.code)
        key = secrets.token_urlsafe(24)
        change = await host.execute(SeatRemoteBot(name, hashed(key)))
        return reply(protocol.BotSeat(key, change.seats[0].seat), 201)


async def _seat(request: Request) -> int:
    return (await read_body(request, protocol.SeatNumber)).seat


def _info_for(host: TableHost, guest: str, watching: bool = False) -> protocol.TableInfo:
    return Snapshot(host.table, moment()).info(Recipient(guest, watching))

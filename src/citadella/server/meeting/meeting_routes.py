"""Routes for quick matches, tournaments, and games with days per move."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.routing import BaseRoute

from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.new_tables import TableOpener
from citadella.server.lobby.updates import TableUpdates
from citadella.server.meeting import tournament_entries as entries
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.meeting.tournaments import Tournaments
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import NetworkHashes
from citadella.server.people.notifications import email_settings, set_turn_emails
from citadella.server.people.vacations import take_vacation, vacation_info
from citadella.server.protocol import meeting as protocol
from citadella.server.protocol.errors import no_tournament, nothing_here
from citadella.server.protocol.tables import Code, TableSummary
from citadella.server.storage.database import Database
from citadella.server.storage.models import Guest
from citadella.server.web.addresses import client_address
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body

MAX_CODE_LENGTH = 32


@dataclass(eq=False)
class MeetingRoutes:
    """Answers requests about quick matches, tournaments, turns and vacations."""

    guests: KnownGuests
    database: Database
    quick_match: QuickMatch
    tournaments: Tournaments
    opener: TableOpener
    networks: NetworkHashes
    listing: TableListing
    updates: TableUpdates
    #: Rate limit per guest for requesting quick matches and creating tournaments.
    limit: RateLimit
    #: Whether a mail server is configured.
    sends_mail: bool

    def routes(self, guard: Guard) -> list[BaseRoute]:
        known = self.guests.handler
        return [
            guard.get("/api/match", known(self._match)),
            guard.post("/api/match", known(self._request_match)),
            guard.post("/api/match/leave", known(self._leave_match)),
            guard.get("/api/tournaments", known(self._list)),
            guard.post("/api/tournaments", known(self._create, 201)),
            guard.get("/api/tournaments/{code}", known(self._info)),
            guard.post("/api/tournaments/{code}/{change}", known(self._change)),
            guard.get("/api/turns", known(self._turns)),
            guard.get("/api/letters", known(self._emails)),
            guard.post("/api/letters", known(self._set_emails)),
            guard.get("/api/vacation", known(self._vacation)),
            guard.post("/api/vacation", known(self._take_vacation)),
        ]

    # --- quick matches -----------------------------------------------------------------
    async def _request_match(self, request: Request, guest: Guest) -> protocol.MatchState:
        self.limit.check(guest.id)
        wanted = await read_body(request, protocol.MatchRequest)
        await self.opener.check_quota(guest.id, self.networks.of(client_address(request)))
        return await self.quick_match.request(wanted, guest.id)

    async def _match(self, _request: Request, guest: Guest) -> protocol.MatchState:
        return await self.quick_match.state(guest.id)

    async def _leave_match(self, _request: Request, guest: Guest) -> None:
        await self.quick_match.leave(guest.id)

    # --- tournaments -------------------------------------------------------------------
    async def _list(self, _request: Request, guest: Guest) -> list[protocol.TournamentSummary]:
        return await self.tournaments.list(guest.id)

    async def _create(self, request: Request, guest: Guest) -> Code:
        self.limit.check(guest.id)
        options = await read_body(request, protocol.NewTournament)
        return Code(await self.tournaments.create(options, guest))

    async def _info(self, request: Request, guest: Guest) -> protocol.TournamentInfo:
        return await self.tournaments.info(_code(request), guest.id)

    async def _change(self, request: Request, guest: Guest) -> protocol.TournamentInfo:
        code, tournaments = _code(request), self.tournaments
        match request.path_params["change"]:
            case "enter":
                await tournaments.change(code, entries.enter, guest)
            case "leave":
                await tournaments.change(code, entries.leave, guest.id)
            case "bot":
                bot = (await read_body(request, protocol.EntrantBot)).bot
                await tournaments.change(code, entries.add_bot, bot, guest.id)
            case "remove":
                entrant = (await read_body(request, protocol.EntrantNumber)).entrant
                await tournaments.change(code, entries.remove, guest.id, entrant)
            case "start":
                await tournaments.start(code, guest.id)
            case "settle":
                board = await read_body(request, protocol.FrozenBoard)
                await tournaments.settle(code, guest.id, board.watch, board.again)
            case "call-off":
                await tournaments.change(code, entries.call_off, guest.id)
            case _:
                raise nothing_here()
        return await tournaments.info(code, guest.id)

    # --- days per move -----------------------------------------------------------------
    async def _turns(self, _request: Request, guest: Guest) -> list[TableSummary]:
        return await self.listing.turns_of(guest.id)

    async def _emails(self, _request: Request, guest: Guest) -> protocol.TurnEmailInfo:
        to, wanted = await self.database.transaction(email_settings, guest.id)
        if to is None or not self.sends_mail:
            return protocol.TurnEmailInfo("", False)
        return protocol.TurnEmailInfo(to.address, wanted)

    async def _set_emails(self, request: Request, guest: Guest) -> protocol.TurnEmailInfo:
        wanted = (await read_body(request, protocol.TurnEmailRequest)).wanted
        await self.database.transaction(set_turn_emails, guest.id, wanted)
        return await self._emails(request, guest)

    async def _vacation(self, _request: Request, guest: Guest) -> protocol.VacationInfo:
        return await vacation_info(self.database, guest.id)

    async def _take_vacation(self, request: Request, guest: Guest) -> protocol.VacationInfo:
        days = (await read_body(request, protocol.NewVacation)).days
        info = await take_vacation(self.database, guest.id, days)
        await self.updates.vacation_changed(guest.id)
        return info


def _code(request: Request) -> str:
    code: str = request.path_params["code"]
    if not code.isascii() or not code.isprintable() or len(code) > MAX_CODE_LENGTH:
        raise no_tournament()
    return code

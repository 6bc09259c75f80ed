"""What can be asked for over HTTP about meeting: quick matches, tournaments, turns, vacations."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.opening import TableOpener
from citadella.server.lobby.updates import TableUpdates
from citadella.server.meeting import vacations
from citadella.server.meeting.notifications import letters_to, want_letters
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.meeting.tournaments import Tournaments, check_code
from citadella.server.people import ratings
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import Origins
from citadella.server.protocol import meeting as protocol
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.tables import Code
from citadella.server.storage.models import Guest
from citadella.server.storage.store import Store
from citadella.server.web.addresses import client_address
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply


class MeetingApi:
    """Answers the requests about meeting."""

    def __init__(
        self,
        guests: KnownGuests,
        store: Store,
        quick_match: QuickMatch,
        tournaments: Tournaments,
        opener: TableOpener,
        listing: TableListing,
        updates: TableUpdates,
        origins: Origins,
        open_limit: RateLimit,
        sends_mail: bool,
    ) -> None:
        """Serve meetings; `open_limit`: how often a guest may open a tournament or a match."""
        self._guests = guests
        self._store = store
        self._quick_match = quick_match
        self._tournaments = tournaments
        self._opener = opener
        self._listing = listing
        self._updates = updates
        self._origins = origins
        self._open_limit = open_limit
        self._sends_mail = sends_mail

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for meetings."""
        return [
            guard.get("/api/match", self.match_state),
            guard.post("/api/match", self.match_wish),
            guard.post("/api/match/leave", self.match_leave),
            guard.get("/api/tournaments", self.tournaments),
            guard.post("/api/tournaments", self.new_tournament),
            guard.get("/api/tournaments/{code}", self.tournament),
            guard.post("/api/tournaments/{code}/{change}", self.change_tournament),
            guard.get("/api/turns", self.turns),
            guard.get("/api/letters", self.letters),
            guard.post("/api/letters", self.want_letters),
            guard.get("/api/vacation", self.vacation),
            guard.post("/api/vacation", self.take_vacation),
        ]

    async def _guest(self, request: Request) -> Guest:
        return await self._guests.find(request)

    # --- quick match -------------------------------------------------------------------
    async def match_wish(self, request: Request) -> Response:
        """Begin to wait for a quick match."""
        guest = await self._guest(request)
        self._open_limit.check(guest.id)
        wish = await read_body(request, protocol.MatchWish)
        network = self._origins.of(client_address(request))
        await self._opener.check_quota(guest.id, network)
        rating = await ratings.of(self._store, guest.id)
        return reply(await self._quick_match.wish(wish, guest, rating.shown))

    async def match_state(self, request: Request) -> Response:
        """Return how long one has waited, and the table once there is one."""
        guest = await self._guest(request)
        return reply(await self._quick_match.state(guest.id))

    async def match_leave(self, request: Request) -> Response:
        """Stop waiting."""
        guest = await self._guest(request)
        await self._quick_match.leave(guest.id)
        return reply({})

    # --- tournaments -------------------------------------------------------------------
    async def tournaments(self, request: Request) -> Response:
        """Return the tournaments."""
        guest = await self._guest(request)
        return reply(await self._tournaments.list(guest.id))

    async def new_tournament(self, request: Request) -> Response:
        """Open a tournament and return its code."""
        guest = await self._guest(request)
        self._open_limit.check(guest.id)
        wish = await read_body(request, protocol.NewTournament)
        return reply(Code(await self._tournaments.make(wish, guest)), 201)

    async def tournament(self, request: Request) -> Response:
        """Return a tournament as it stands."""
        guest = await self._guest(request)
        code = check_code(request.path_params["code"])
        return reply(await self._tournaments.info(code, guest.id))

    async def change_tournament(self, request: Request) -> Response:
        """Enter, leave, start and the like."""
        guest = await self._guest(request)
        code = check_code(request.path_params["code"])
        tournaments = self._tournaments
        match request.path_params["change"]:
            case "enter":
                await tournaments.enter(code, guest)
            case "leave":
                await tournaments.leave(code, guest.id)
            case "bot":
                wish = await read_body(request, protocol.EntrantBot)
                await tournaments.add_bot(code, guest.id, wish.bot)
            case "remove":
                entrant = await read_body(request, protocol.EntrantNumber)
                await tournaments.remove(code, guest.id, entrant.entrant)
            case "start":
                await tournaments.start(code, guest.id)
            case "settle":
                board = await read_body(request, protocol.FrozenBoard)
                await tournaments.settle(code, guest.id, board.watch, board.again)
            case "call-off":
                await tournaments.call_off(code, guest.id)
            case _:
                raise nothing_here()
        return reply(await tournaments.info(code, guest.id))

    # --- days per move -----------------------------------------------------------------
    async def turns(self, request: Request) -> Response:
        """Return the tables where it is one's turn, the most urgent first."""
        guest = await self._guest(request)
        return reply(await self._listing.turns_of(guest.id))

    async def letters(self, request: Request) -> Response:
        """Return whether one gets letters about turns."""
        guest = await self._guest(request)
        return reply(await self._letters(guest.id))

    async def want_letters(self, request: Request) -> Response:
        """Note whether one wants letters about turns."""
        guest = await self._guest(request)
        wish = await read_body(request, protocol.TurnLetterWish)
        await self._store.transaction(lambda session: want_letters(session, guest.id, wish.wanted))
        return reply(await self._letters(guest.id))

    async def _letters(self, guest: str) -> protocol.TurnLetterInfo:
        to = await self._store.transaction(lambda session: letters_to(session, guest))
        if to is None or not self._sends_mail:
            return protocol.TurnLetterInfo("", False)
        return protocol.TurnLetterInfo(to.address, to.wanted)

    async def vacation(self, request: Request) -> Response:
        """Return how it stands with one's vacation."""
        guest = await self._guest(request)
        return reply(await vacations.info(self._store, guest.id))

    async def take_vacation(self, request: Request) -> Response:
        """Begin or end a vacation."""
        guest = await self._guest(request)
        wish = await read_body(request, protocol.NewVacation)
        told = await vacations.take(self._store, guest.id, wish.days)
        await self._updates.vacation_changed(guest.id)
        return reply(told)

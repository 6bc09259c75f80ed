"""What can be asked for over HTTP about meeting: quick matches, tournaments, turns, vacations."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from citadella.server.lobby.hall import Hall
from citadella.server.meeting import vacations
from citadella.server.meeting.notifications import letters_to, want_letters
from citadella.server.meeting.tournaments import check_code
from citadella.server.people import ratings
from citadella.server.protocol import meeting as protocol
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.tables import Code
from citadella.server.storage.models import Guest
from citadella.server.web.api import HttpApi, read_body, reply
from citadella.server.web.rate_limits import Limits
from citadella.server.web.security import address, known_guest

Handler = Callable[[Request], Awaitable[Response]]


class MeetingApi:
    """Answers the requests about meeting."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        """Serve a hall."""
        self.hall = hall
        self.limits = limits

    def routes(self, api: HttpApi) -> list[BaseRoute]:
        """Return the addresses; they go before those that take anything."""
        guarded = api.guarded
        get, post = ["GET"], ["POST"]
        return [
            Route("/api/match", guarded(self.match_state), methods=get),
            Route("/api/match", guarded(self.match_wish), methods=post),
            Route("/api/match/leave", guarded(self.match_leave), methods=post),
            Route("/api/tournaments", guarded(self.tournaments), methods=get),
            Route("/api/tournaments", guarded(self.new_tournament), methods=post),
            Route("/api/tournaments/{code}", guarded(self.tournament), methods=get),
            Route(
                "/api/tournaments/{code}/{change}", guarded(self.change_tournament), methods=post
            ),
            Route("/api/turns", guarded(self.turns), methods=get),
            Route("/api/letters", guarded(self.letters), methods=get),
            Route("/api/letters", guarded(self.want_letters), methods=post),
            Route("/api/vacation", guarded(self.vacation), methods=get),
            Route("/api/vacation", guarded(self.take_vacation), methods=post),
        ]

    async def _guest(self, request: Request) -> Guest:
        return await known_guest(request, self.hall.store, self.limits)

    # --- quick match -------------------------------------------------------------------
    async def match_wish(self, request: Request) -> Response:
        """Begin to wait for a quick match."""
        guest = await self._guest(request)
        self.limits.new_tables.check(guest.id)
        wish = await read_body(request, protocol.MatchWish)
        await self.hall.check_one_more(guest.id, self.hall.origins.of(address(request)))
        rating = await ratings.of(self.hall.store, guest.id)
        return reply(await self.hall.quick_match.wish(wish, guest, rating.shown))

    async def match_state(self, request: Request) -> Response:
        """Return how long one has waited, and the table once there is one."""
        guest = await self._guest(request)
        return reply(await self.hall.quick_match.state(guest.id))

    async def match_leave(self, request: Request) -> Response:
        """Stop waiting."""
        guest = await self._guest(request)
        await self.hall.quick_match.leave(guest.id)
        return reply({})

    # --- tournaments -------------------------------------------------------------------
    async def tournaments(self, request: Request) -> Response:
        """Return the tournaments."""
        guest = await self._guest(request)
        return reply(await self.hall.tournaments.list(guest.id))

    async def new_tournament(self, request: Request) -> Response:
        """Open a tournament and return its code."""
        guest = await self._guest(request)
        self.limits.new_tables.check(guest.id)
        wish = await read_body(request, protocol.NewTournament)
        return reply(Code(await self.hall.tournaments.make(wish, guest)), 201)

    async def tournament(self, request: Request) -> Response:
        """Return a tournament as it stands."""
        guest = await self._guest(request)
        code = check_code(request.path_params["code"])
        return reply(await self.hall.tournaments.info(code, guest.id))

    async def change_tournament(self, request: Request) -> Response:
        """Enter, leave, start and the like."""
        guest = await self._guest(request)
        code = check_code(request.path_params["code"])
        tournaments = self.hall.tournaments
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
        return reply(await self.hall.turns_of(guest.id))

    async def letters(self, request: Request) -> Response:
        """Return whether one gets letters about turns."""
        guest = await self._guest(request)
        return reply(await self._letters(guest.id))

    async def want_letters(self, request: Request) -> Response:
        """Note whether one wants letters about turns."""
        guest = await self._guest(request)
        wish = await read_body(request, protocol.TurnLetterWish)
        await self.hall.store.transaction(
            lambda session: want_letters(session, guest.id, wish.wanted)
        )
        return reply(await self._letters(guest.id))

    async def _letters(self, guest: str) -> protocol.TurnLetterInfo:
        to = await self.hall.store.transaction(lambda session: letters_to(session, guest))
        if to is None or self.hall.mailer is None:
            return protocol.TurnLetterInfo("", False)
        return protocol.TurnLetterInfo(to.address, to.wanted)

    async def vacation(self, request: Request) -> Response:
        """Return how it stands with one's vacation."""
        guest = await self._guest(request)
        return reply(await vacations.info(self.hall.store, guest.id))

    async def take_vacation(self, request: Request) -> Response:
        """Begin or end a vacation."""
        guest = await self._guest(request)
        wish = await read_body(request, protocol.NewVacation)
        told = await vacations.take(self.hall.store, guest.id, wish.days)
        await self.hall.vacation_changed(guest.id)
        return reply(told)

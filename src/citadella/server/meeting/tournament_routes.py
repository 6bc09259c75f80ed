"""Routes for tournaments."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.meeting import tournament_entries as entries
from citadella.server.meeting.tournaments import Tournaments
from citadella.server.people.known_guests import KnownGuests
from citadella.server.protocol import meeting as protocol
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.tables import Code
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply

MAX_CODE_LENGTH = 32


class TournamentRoutes:
    """Answers requests about tournaments."""

    def __init__(self, guests: KnownGuests, tournaments: Tournaments, limit: RateLimit) -> None:
        """Serve tournaments; `limit`: how often a guest may open one."""
        self._guests = guests
        self._tournaments = tournaments
        self._limit = limit

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for tournaments."""
        return [
            guard.get("/api/tournaments", self._list),
            guard.post("/api/tournaments", self._create),
            guard.get("/api/tournaments/{code}", self._info),
            guard.post("/api/tournaments/{code}/{change}", self._change),
        ]

    async def _list(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        return reply(await self._tournaments.list(guest.id))

    async def _create(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        self._limit.check(guest.id)
        options = await read_body(request, protocol.NewTournament)
        return reply(Code(await self._tournaments.create(options, guest)), 201)

    async def _info(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        return reply(await self._tournaments.info(_code(request), guest.id))

    async def _change(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        code, tournaments = _code(request), self._tournaments
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
        return reply(await tournaments.info(code, guest.id))


def _code(request: Request) -> str:
    code: str = request.path_params["code"]
    if not code.isascii() or not code.isprintable() or len(code) > MAX_CODE_LENGTH:
        raise entries.no_tournament()
    return code

"""Routes for quick matches."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.new_tables import TableOpener
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import NetworkHashes
from citadella.server.protocol.meeting import MatchRequest
from citadella.server.web.addresses import client_address
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply


@dataclass(eq=False)
class MatchRoutes:
    """Answers requests about quick matches."""

    guests: KnownGuests
    quick_match: QuickMatch
    opener: TableOpener
    networks: NetworkHashes
    #: How often a guest may ask for a new one.
    limit: RateLimit

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for quick matches."""
        return [
            guard.get("/api/match", self._state),
            guard.post("/api/match", self._request),
            guard.post("/api/match/leave", self._leave),
        ]

    async def _request(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        self.limit.check(guest.id)
        wanted = await read_body(request, MatchRequest)
        await self.opener.check_quota(guest.id, self.networks.of(client_address(request)))
        return reply(await self.quick_match.request(wanted, guest.id))

    async def _state(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        return reply(await self.quick_match.state(guest.id))

    async def _leave(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        await self.quick_match.leave(guest.id)
        return reply({})

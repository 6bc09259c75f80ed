"""Routes for quick matches."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.opening import TableOpener
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.networks import NetworkHashes
from citadella.server.protocol.meeting import MatchRequest
from citadella.server.web.addresses import client_address
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply


class MatchRoutes:
    """Answers requests about quick matches."""

    def __init__(
        self,
        guests: KnownGuests,
        quick_match: QuickMatch,
        opener: TableOpener,
        networks: NetworkHashes,
        limit: RateLimit,
    ) -> None:
        """Serve quick matches; `limit`: how often a guest may ask for a new one."""
        self._guests = guests
        self._quick_match = quick_match
        self._opener = opener
        self._networks = networks
        self._limit = limit

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for quick matches."""
        return [
            guard.get("/api/match", self._state),
            guard.post("/api/match", self._request),
            guard.post("/api/match/leave", self._leave),
        ]

    async def _request(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        self._limit.check(guest.id)
        wanted = await read_body(request, MatchRequest)
        await self._opener.check_quota(guest.id, self._networks.of(client_address(request)))
        return reply(await self._quick_match.request(wanted, guest.id))

    async def _state(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        return reply(await self._quick_match.state(guest.id))

    async def _leave(self, request: Request) -> Response:
        guest = await self._guests.find(request)
        await self._quick_match.leave(guest.id)
        return reply({})

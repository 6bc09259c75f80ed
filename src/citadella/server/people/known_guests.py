"""Identification of guests by the cookies of their requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from citadella.server.people.guests import COOKIE, COOKIE_LIFETIME_S, find_guest
from citadella.server.people.networks import check_guest
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.database import Database
from citadella.server.storage.models import Guest
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Handler, reply

#: A function that answers a guest with a Response or its content (None: an empty object).
Answer = Callable[[Request, Guest], Awaitable[object]]


@dataclass(eq=False)
class KnownGuests:
    """Finds the guest who sends a request."""

    database: Database
    #: Rate limit of requests per guest.
    requests: RateLimit
    #: Called with the guest and the network of every request.
    note_address: Callable[[str, str], None]

    def handler(self, answer: Answer, status: int = 200) -> Handler:
        """Return the handler of a route that only known guests may use."""

        async def handle(request: Request) -> Response:
            found = await answer(request, await self.find(request))
            if isinstance(found, Response):
                return found
            return reply({} if found is None else found, status)

        return handle

    async def find(self, connection: HTTPConnection) -> Guest:
        """Return the guest who sends a request.

        Raise RequestError if the guest is unknown, banned or over the rate limit.
        """
        guest = await find_guest(self.database, connection.cookies.get(COOKIE))
        if guest is None:
            sentence = "The server does not know this browser yet; request /api/hello first."
            raise RequestError("no-guest", sentence, 401)
        check_guest(guest)
        self.requests.check(guest.id)
        self.note_address(guest.id, client_network(connection))
        return guest


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_LIFETIME_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )

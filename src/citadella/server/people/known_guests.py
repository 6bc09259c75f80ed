"""The guest who sends a request, found by the cookie."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from citadella.server.people.guests import COOKIE, COOKIE_LIFETIME_S, find_guest
from citadella.server.people.networks import check_guest
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.database import Database
from citadella.server.storage.models import Guest
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit


class KnownGuests:
    """Finds the guests of requests."""

    def __init__(
        self, database: Database, requests: RateLimit, note_address: Callable[[str, str], None]
    ) -> None:
        """Limit the requests of each guest; `note_address` gets the guest and the network."""
        self._database = database
        self._requests = requests
        self._note_address = note_address

    async def find(self, connection: HTTPConnection) -> Guest:
        """Return the guest who asks; refuse unknown and banned guests, and too many requests."""
        guest = await find_guest(self._database, connection.cookies.get(COOKIE))
        if guest is None:
            raise RequestError(
                "no-guest", "The cookie of a guest is missing: get /api/hello first.", 401
            )
        check_guest(guest)
        self._requests.check(guest.id)
        self._note_address(guest.id, client_network(connection))
        return guest


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    """Set the cookie by which the guest of a browser is recognised."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_LIFETIME_S,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )

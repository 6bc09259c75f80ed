"""Who may ask: the headers of every answer, requests from other sites, guests without a cookie."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadella.server.people.guests import COOKIE, find_guest
from citadella.server.people.networks import check_guest
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.models import Guest
from citadella.server.storage.store import Store
from citadella.server.web.connection_limits import household
from citadella.server.web.rate_limits import Limits

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# Whoever has come by TLS once comes by TLS again.
HSTS = (b"strict-transport-security", b"max-age=31536000")
SAFE = [(key.encode(), value.encode()) for key, value in HEADERS.items()]


class SafeHeaders:
    """Middleware that puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, answers with the headers added."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                # An answer may be stricter than all others.
                there = {key for key, _ in headers}
                headers += [header for header in SAFE if header[0] not in there]
                if scope["type"] == "http" and scope["scheme"] == "https":
                    headers.append(HSTS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def check_origin(headers: Headers) -> None:
    """Refuse what the page of another site asks for."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != headers.get("host"):
        raise RequestError("bad-origin", "That request comes from another site.", 403)


def check_json(headers: Headers) -> None:
    """Refuse what a plain form of another site could send."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError(
            "bad-request", "Send JSON, with the header 'Content-Type: application/json'.", 415
        )


def bearer(headers: Headers) -> str | None:
    """Return the key of a request with `Authorization: Bearer KEY`; None without one."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


def is_at_home(connection: HTTPConnection) -> bool:
    """Return whether somebody asks from the server's own machine, and by its own name."""
    named = (connection.url.hostname or "").rstrip(".")
    return is_loopback(address(connection)) and (named == "localhost" or is_loopback(named))


def is_loopback(host: str) -> bool:
    """Return whether an address is of the machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def address(connection: HTTPConnection) -> str:
    """Return the network address of the client."""
    return connection.client.host if connection.client is not None else "unknown"


def household_of(connection: HTTPConnection) -> str:
    """Return the client's network, for which limits are kept."""
    return household(address(connection))


async def known_guest(connection: HTTPConnection, store: Store, limits: Limits) -> Guest:
    """Return the guest who asks; refuse who has no cookie or asks too often."""
    guest = await find_guest(store, connection.cookies.get(COOKIE))
    if guest is None:
        raise RequestError(
            "no-guest", "The cookie of a guest is missing: get /api/hello first.", 401
        )
    check_guest(guest)
    limits.requests.check(guest.id)
    return guest

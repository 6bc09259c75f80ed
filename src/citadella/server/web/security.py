"""Web security: the headers of every reply, and checks of origin and content type."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadella.server.protocol.errors import RequestError

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
# With this header, a browser that has connected by TLS once refuses to connect without TLS.
HSTS = (b"strict-transport-security", b"max-age=31536000")
ENCODED_HEADERS = [(key.encode(), value.encode()) for key, value in HEADERS.items()]


@dataclass(eq=False)
class SecurityHeaders:
    """Middleware that adds the security headers to every reply."""

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                # Keep headers that are set already: a route may use a stricter one.
                there = {key for key, _ in headers}
                headers += [header for header in ENCODED_HEADERS if header[0] not in there]
                if scope["type"] == "http" and scope["scheme"] == "https":
                    headers.append(HSTS)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def check_origin(headers: Headers) -> None:
    """Raise RequestError if a request comes from a page of another site."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        site = ""
    if not site or site != headers.get("host"):
        raise RequestError("bad-origin", "The request came from another site and was blocked.", 403)


def check_json(headers: Headers) -> None:
    """Raise RequestError unless the body is JSON, which forms on other sites cannot send."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError(
            "bad-request", "Send JSON, with the header 'Content-Type: application/json'.", 415
        )


def bearer(headers: Headers) -> str | None:
    """Return the token of the header `Authorization: Bearer TOKEN`; None if there is none."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None

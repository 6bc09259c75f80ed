"""What all routes share: guarding a handler, reading a request, writing a reply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from citadella.server.cluster.leases import ElsewhereError
from citadella.server.protocol.errors import (
    RequestError,
    nothing_here,
    unfinished,
)
from citadella.server.web.addresses import client_network
from citadella.server.web.problems import problem_of
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.security import check_json, check_origin

MAX_BODY_BYTES = 16_384
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class Guard:
    """Makes routes whose requests are checked and whose errors become replies."""

    def __init__(self, per_network: RateLimit, body_timeout_s: float) -> None:
        """Limit the requests of each network, and the time for the body of a request."""
        self._per_network = per_network
        self._body_timeout_s = body_timeout_s

    def get(self, path: str, handler: Handler) -> Route:
        """Return a guarded route for GET."""
        return Route(path, self._guarded(handler), methods=["GET"])

    def post(self, path: str, handler: Handler) -> Route:
        """Return a guarded route for POST."""
        return Route(path, self._guarded(handler), methods=["POST"])

    def not_found(self, path: str) -> Route:
        """Return a guarded route that refuses every request."""
        return Route(path, self._guarded(_refuse), methods=["GET", "POST"])

    def _guarded(self, handler: Handler) -> Handler:
        async def handle(request: Request) -> Response:
            request.state.body_timeout_s = self._body_timeout_s
            try:
                self._per_network.check(client_network(request))
                if request.method == "POST":
                    check_origin(request.headers)
                    check_json(request.headers)
                return await handler(request)
            except ElsewhereError:
                # The reverse proxy passes the request on.
                raise
            except Exception as error:
                problem = problem_of(error)
            return reply(
                {"error": problem.code, "message": problem.message, "args": problem.args_},
                problem.status,
            )

        return handle


async def _refuse(_request: Request) -> Response:
    raise nothing_here()


async def method_not_allowed(request: Request, _error: Exception) -> Response:
    """Return the reply to a request with a method that its address does not take."""
    message = f"{request.url.path[:80]} does not take {request.method[:20]}."
    return reply({"error": "bad-request", "message": message, "args": {}}, 405)


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a guarded request, decoded as a type of the protocol."""
    data = bytearray()
    try:
        async with asyncio.timeout(request.state.body_timeout_s):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MAX_BODY_BYTES:
                    raise RequestError(
                        "too-big", f"A request has at most {MAX_BODY_BYTES} bytes.", 413
                    )
    except TimeoutError:
        raise unfinished() from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad-request", f"The request cannot be read: {error}.") from None


def reply(data: object, status: int = 200) -> Response:
    """Return data as a reply in JSON that is not cached."""
    return Response(
        msgspec.json.encode(data),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )

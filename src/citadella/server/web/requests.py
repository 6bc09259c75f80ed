"""Helpers for all routes: guarding handlers, reading requests, writing replies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from citadella.rules import CitadellaError, IllegalError, SetupError
from citadella.server.cluster.leases import ElsewhereError
from citadella.server.protocol.errors import RequestError, cannot_store, nothing_here, unfinished
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.security import check_json, check_origin

log = logging.getLogger("citadella.server")
#: Maximum size of the body of a request, in bytes.
MAX_BODY_BYTES = 16_384
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


@dataclass(eq=False)
class Guard:
    """Creates routes that check their requests and turn errors into replies."""

    per_network: RateLimit
    #: Time limit for the body of a request, in seconds.
    body_timeout_s: float

    def get(self, path: str, handler: Handler) -> Route:
        return Route(path, self._guarded(handler), methods=["GET"])

    def post(self, path: str, handler: Handler) -> Route:
        return Route(path, self._guarded(handler), methods=["POST"])

    def not_found(self, path: str) -> Route:
        """Return a guarded route that answers every request with 404."""
        return Route(path, self._guarded(_refuse), methods=["GET", "POST"])

    def _guarded(self, handler: Handler) -> Handler:
        async def handle(request: Request) -> Response:
            request.state.body_timeout_s = self.body_timeout_s
            try:
                self.per_network.check(client_network(request))
                if request.method == "POST":
                    check_origin(request.headers)
                    check_json(request.headers)
                return await handler(request)
            except ElsewhereError:
                # The reverse proxy (`cluster/proxy.py`) catches this and forwards the request.
                raise
            except Exception as error:
                problem = problem_of(error)
            shown = {"error": problem.code, "message": problem.message, "args": problem.args_}
            return reply(shown, problem.status)

        return handle


def problem_of(error: Exception) -> RequestError:
    """Return the error to send to a client for an exception; log unexpected exceptions."""
    match error:
        case RequestError():
            return error
        case SetupError():
            return RequestError("setup", str(error), rule=error.rule)
        case IllegalError():
            # The exception's message names the legal actions, which only the seat to act may see.
            return RequestError("illegal", "You cannot do that now.")
        case CitadellaError():
            return RequestError("bad-request", str(error))
        case SQLAlchemyError() | OSError():
            log.error("The database is not responding.", exc_info=error)
            return cannot_store()
        case _:
            log.error("A request failed unexpectedly.", exc_info=error)
            return RequestError(
                "server", "Something went wrong on the server. Please try again.", 500
            )


async def _refuse(_request: Request) -> Response:
    raise nothing_here()


async def method_not_allowed(request: Request, _error: Exception) -> Response:
    """Return the reply to a request whose method is not allowed for its path."""
    message = f"{request.method[:20]} is not allowed for {request.url.path[:80]}."
    return reply({"error": "bad-request", "message": message, "args": {}}, 405)


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a guarded request, decoded as `kind`, a type of the protocol."""
    data = bytearray()
    try:
        async with asyncio.timeout(request.state.body_timeout_s):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MAX_BODY_BYTES:
                    sentence = f"A request may have at most {MAX_BODY_BYTES} bytes."
                    raise RequestError("too-big", sentence, 413)
    except TimeoutError:
        raise unfinished() from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad-request", f"The request cannot be read: {error}.") from None


def reply(data: object, status: int = 200) -> Response:
    """Return a JSON reply with `data` that must not be cached."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")

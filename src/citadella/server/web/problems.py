"""Exceptions as errors that a client may see."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from citadella.rules import CitadellaError, IllegalError, SetupError
from citadella.server.protocol.errors import RequestError, cannot_store

log = logging.getLogger("citadella.server")


def problem_of(error: Exception) -> RequestError:
    """Return what a client may know of an exception; an unexpected one is only logged."""
    match error:
        case RequestError():
            return error
        case SetupError():
            return RequestError("setup", str(error), rule=error.rule)
        case IllegalError():
            # Its message names what the asked seat may do, which only that seat may know.
            return RequestError("illegal", "That cannot be done now.")
        case CitadellaError():
            return RequestError("bad-request", str(error))
        case SQLAlchemyError() | OSError():
            log.error("The database does not answer.", exc_info=error)
            return cannot_store()
        case _:
            log.error("A mistake of the server.", exc_info=error)
            return RequestError("server", "The server made a mistake; it has been logged.", 500)

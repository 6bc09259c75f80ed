"""Errors of requests: a code for the client, a sentence for people, an HTTP status."""

from __future__ import annotations

from citadella.rules.errors import CardFileError


class RequestError(Exception):
    """A refused request; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 400, **args: str | int) -> None:
        """Describe the error; `args` are the arguments of the translated sentence."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.args_: dict[str, str | int] = args


def lacks_cards(error: CardFileError) -> RequestError:
    """Return the error for a table whose homebrew cards the server does not have."""
    file = error.facts["file"]
    if error.problem == "cards-changed":
        sentence = f"The card file '{file}' of this table has changed; it waits for the old one."
        return RequestError("table-cards-changed", sentence, 409, file=file)
    sentence = f"This table is waiting for the card file '{file}', which the server does not have."
    return RequestError("table-cards-missing", sentence, 409, file=file)


def not_found() -> RequestError:
    """Return the error for a table that does not exist or is not for the client."""
    return RequestError("no-table", "There is no such table.", 404)


def nothing_here() -> RequestError:
    """Return the error for a path that does not exist."""
    return RequestError("not-found", "There is nothing here.", 404)


def unfinished() -> RequestError:
    """Return the error for a request whose body does not arrive."""
    return RequestError("bad-request", "The request did not come to its end.", 408)


def not_seated() -> RequestError:
    """Return the error for a seat that belongs to someone else."""
    return RequestError("not-your-seat", "That seat is not yours.", 403)


def one_seat() -> RequestError:
    """Return the error for a second seat at a table with one seat per person."""
    return RequestError("one-seat", "Each person has one seat at this table.", 409)


def banned() -> RequestError:
    """Return the error for a banned guest."""
    return RequestError("banned", "The operator of this server has banned you.", 403)


def not_host() -> RequestError:
    """Return the error for a request that only the host may make."""
    return RequestError("not-host", "Only the host can do that.", 403)


def not_over() -> RequestError:
    """Return the error for a request that needs a finished game."""
    return RequestError("not-over", "The game is not over yet.", 409)


def moved_on() -> RequestError:
    """Return the error for an answer to an older state of a table."""
    return RequestError("stale", "The table has moved on since.", 409)


def frozen(other_rules: bool) -> RequestError:
    """Return the error for a table that cannot be replayed from what is stored."""
    if other_rules:
        sentence = "This table was played by rules that the server no longer has; it is kept."
        return RequestError("table-other-rules", sentence, 409)
    sentence = "The stored data of this table is damaged; it is kept as it is."
    return RequestError("table-damaged", sentence, 409)


def no_link() -> RequestError:
    """Return the error for a private link that is not valid."""
    return RequestError("no-link", "This link has been used, has expired or never existed.", 404)


def cannot_store() -> RequestError:
    """Return the error for a database that fails: the change may have been stored or not.

    A message can be sent again with the same id; it is carried out once.
    """
    sentence = "The server's database is in trouble; send that again soon."
    return RequestError("storage", sentence, 503)


def moving() -> RequestError:
    """Return the error for a table that is moving to another process or being reloaded.

    An earlier message with the same id may have been stored.
    """
    return RequestError("elsewhere", "The table is being moved; try again in a moment.", 503)

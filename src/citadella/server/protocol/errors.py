"""Request errors, each with a code for the client, a sentence for people and an HTTP status."""

from __future__ import annotations

from functools import partial

from citadella.rules.errors import CardFileError


class RequestError(Exception):
    """A request that the server refuses or cannot carry out."""

    def __init__(self, code: str, message: str, status: int = 400, **args: str | int) -> None:
        """Describe the error; `args` are the arguments of the translated sentence."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.args_: dict[str, str | int] = args


def lacks_cards(error: CardFileError) -> RequestError:
    """Return the error for a table whose homebrew cards are missing or have changed."""
    file = error.file
    if error.problem == "cards-changed":
        sentence = f"This table cannot continue: its card file '{file}' has changed."
        return RequestError("table-cards-changed", sentence, 409, file=file)
    sentence = f"This table needs the card file '{file}', which this server does not have."
    return RequestError("table-cards-missing", sentence, 409, file=file)


def frozen(other_rules: bool) -> RequestError:
    """Return the error for a table that cannot be replayed from what is stored."""
    if other_rules:
        sentence = (
            "This table uses rules that the server no longer has. It is kept, but cannot be"
            " continued."
        )
        return RequestError("table-other-rules", sentence, 409)
    sentence = "The stored data of this table is damaged. It is kept, but cannot be continued."
    return RequestError("table-damaged", sentence, 409)


# --- constructors of errors without arguments --------------------------------------------------
#: The table does not exist, or the client is not allowed to access it.
not_found = partial(
    RequestError,
    "no-table",
    "There is no table at this address: the code may be mistyped, or the table was deleted.",
    404,
)
nothing_here = partial(RequestError, "not-found", "Nothing was found at this address.", 404)
unfinished = partial(
    RequestError, "bad-request", "The body of the request did not arrive in time.", 408
)
not_seated = partial(RequestError, "not-your-seat", "That seat is not yours.", 403)
one_seat = partial(
    RequestError, "one-seat", "Each person may take only one seat at this table.", 409
)
banned = partial(RequestError, "banned", "The operator of this server has banned you.", 403)
not_host = partial(RequestError, "not-host", "Only the host can do that.", 403)
no_player = partial(RequestError, "no-player", "That player does not exist.", 404)
no_tournament = partial(RequestError, "no-tournament", "That tournament does not exist.", 404)
not_over = partial(RequestError, "not-over", "The game is not over yet.", 409)
moved_on = partial(
    RequestError, "stale", "The game has moved on. Check the table and try again.", 409
)
no_link = partial(
    RequestError, "no-link", "This link has already been used, has expired, or never existed.", 404
)
#: A failure of the database: the change may or may not be stored. The client can send a message
#: again with the same id; it is carried out only once.
cannot_store = partial(
    RequestError, "storage", "The server's database is not responding. Please try again soon.", 503
)
#: A table that is moving to another process or being reloaded. An earlier message with the same id
#: may have been stored.
moving = partial(RequestError, "elsewhere", "The table is being moved. Try again in a moment.", 503)

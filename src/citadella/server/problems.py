"""What goes wrong with a request: a code for the client, a sentence for people, a status."""

from __future__ import annotations


class RequestError(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, message: str, status: int = 400, **args: str | int) -> None:
        """Say what is wrong."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.args_: dict[str, str | int] = args


def not_found() -> RequestError:
    """There is no such table (or it is not for you, which must look the same)."""
    return RequestError("no-table", "There is no such table.", 404)


def not_seated() -> RequestError:
    """The seat belongs to someone else."""
    return RequestError("not-your-seat", "That seat is not yours.", 403)


def not_host() -> RequestError:
    """Only the host may do that."""
    return RequestError("not-host", "Only the host can do that.", 403)

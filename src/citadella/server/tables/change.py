"""The changes that commands make to a table.

A change contains the values to store, the values to keep in memory, and the clients to inform. A
table host stores a change, then lets the table apply it, then shows the table to clients. Until
a change is applied, the table stays as it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from citadella.server.protocol.errors import RequestError
from citadella.server.tables.state import (
    ChatLine,
    Move,
    Progress,
    SeatResult,
    SeatState,
    TableState,
)

#: A kind of proposal, and the seat that it concerns (-1: the whole table).
Proposal = tuple[str, int]
Votes = dict[Proposal, frozenset[str]]


@dataclass(eq=False, slots=True)
class Recipient:
    """A client of a table: its identity, its options, and how much has been sent to it."""

    guest: str
    spectator: bool = False
    #: The hash of a remote bot's key.
    key_hash: str | None = None
    #: Whether the client asks for `State.full_view`.
    full: bool = False
    device: str = ""
    #: The guests whose chat lines are hidden from the client.
    blocked: frozenset[str] = frozenset()
    #: The pace at which the client wants to watch a table of bots (empty: the table's pace).
    pace: str = ""
    events_sent: int = -1
    chat_sent: int = -1


class Change(NamedTuple):
    """The outcome of a command; the defaults change nothing."""

    # --- stored ---
    #: The new table row; None if the row does not change, not even its version.
    row: TableState | None = None
    seats: tuple[SeatState, ...] = ()
    move: Move | None = None
    results: tuple[SeatResult, ...] = ()
    line: ChatLine | None = None
    # --- kept in memory ---
    progress: Progress | None = None
    votes: Votes | None = None
    muted: frozenset[str] | None = None
    restarts_clock: bool = False
    # --- shown ---
    audience: Literal["everyone", "author", "nobody"] = "nobody"
    author: Recipient | None = None
    ack: str | None = None
    #: The error for a request that was based on an older version. It is raised after the current
    #: state has been sent to the author.
    refusal: RequestError | None = None

    @property
    def is_stored(self) -> bool:
        """Return whether there is anything to store."""
        return self.row is not None or self.line is not None

    def ack_for(self, recipient: Recipient) -> str | None:
        """Return the message id to acknowledge if the recipient is the author, otherwise None."""
        return self.ack if recipient is self.author else None


NO_CHANGE = Change()

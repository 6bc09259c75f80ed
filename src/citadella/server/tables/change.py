"""What a command changes at a table: what to store, what to keep in memory, what to show to whom.

A host stores a change, then lets the table apply it, then shows it. A change that is not applied
leaves the table as it was.
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

#: What is proposed, and for which seat (-1: for the whole table).
Proposal = tuple[str, int]
Votes = dict[Proposal, frozenset[str]]


@dataclass(eq=False, slots=True)
class Recipient:
    """A client of a table: who it is, and what it has been sent."""

    guest: str
    spectator: bool = False
    #: The hash of a remote bot's key.
    key_hash: str | None = None
    #: Whether it asks for `State.full_view`.
    full: bool = False
    device: str = ""
    #: The guests whose chat lines are hidden from it.
    blocked: frozenset[str] = frozenset()
    #: The pace at which it wants to watch bots (empty: the table's).
    pace: str = ""
    events_sent: int = -1
    chat_sent: int = -1


class Change(NamedTuple):
    """The outcome of a command; the defaults change nothing."""

    # --- stored ---
    #: The new table row; None if nothing of it changes, not even its version.
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
    #: Raised after the author has been shown the table: the request answered an older state of it.
    refusal: RequestError | None = None

    @property
    def is_stored(self) -> bool:
        """Return whether there is anything to store."""
        return self.row is not None or self.line is not None

    def ack_for(self, recipient: Recipient) -> str | None:
        """Return the message id to acknowledge to a recipient; None for anyone but the author."""
        return self.ack if recipient is self.author else None


NO_CHANGE = Change()

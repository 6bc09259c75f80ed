"""The stored state of a table as plain immutable values, which the storage maps to rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadella.rules import Game

#: The text of a stored move that undoes the previous move.
UNDO = "undo"
#: The start and the end of a vacation, in seconds since the epoch.
Span = tuple[int, int]


class Moment(NamedTuple):
    """A point in time in seconds, by the wall clock and by a monotonic clock."""

    wall: float
    monotonic: float

    @property
    def stamp(self) -> int:
        """Return the wall-clock time in whole seconds, as it is stored."""
        return int(self.wall)


class TableState(NamedTuple):
    """The settings and the progress of a table (`storage/models.py` explains the fields)."""

    id: int
    code: str
    watch: str
    setup: str
    seed: str
    clock: str = "none"
    public: bool = False
    coach: bool = False
    stand_in: str = ""
    pace: str = "normal"
    status: str = "lobby"
    host: str = ""
    version: int = 0
    rematch: str | None = None
    rated: bool = False
    tournament: int | None = None
    until: int = 0
    created: int = 0
    updated: int = 0
    origin: str = ""
    talk: bool = True
    several: bool = True
    rules: str = ""
    term: int = 0
    wake: int | None = None


class SeatState(NamedTuple):
    """A seat and the player in it."""

    table_id: int
    seat: int
    kind: str
    guest: str | None = None
    bot: str = ""
    name: str = ""
    away: bool = False
    key_hash: str | None = None
    device_hash: str | None = None
    time_left_ms: int | None = None
    device_until: int = 0
    muted: bool = False

    @property
    def is_server_bot(self) -> bool:
        """Return whether a bot of this server, not a person or a remote bot, has the seat."""
        return self.kind == "bot" and self.key_hash is None

    @property
    def is_automatic(self) -> bool:
        """Return whether a bot of this server plays the seat now."""
        return self.away or self.is_server_bot


class Move(NamedTuple):
    """An accepted action (or UNDO)."""

    table_id: int
    n: int
    seat: int
    action: str
    client_id: str
    at: int


class ChatLine(NamedTuple):
    """A chat line; `guest` is None for a remote bot or a deleted account."""

    table_id: int
    n: int
    seat: int
    name: str
    text: str
    emote: str
    client_id: str
    at: int
    guest: str | None


class SeatResult(NamedTuple):
    """The result of a seat in a finished game."""

    table_id: int
    game: str
    seat: int
    guest: str | None
    bot: str
    place: int
    points: int
    characters: str
    edition: str
    preset: str
    players: int
    public: bool
    rated: bool
    at: int


class StoredTable(NamedTuple):
    """Everything stored about a table, with its seats, moves and chat lines in order."""

    row: TableState
    seats: Sequence[SeatState]
    moves: Sequence[Move]
    chat: Sequence[ChatLine]


class Progress(NamedTuple):
    """The game of a table, and data about the course of the game."""

    game: Game
    #: The number of actions played when the seat to act last changed.
    turn: int = 0
    #: The number of events in the log before the last action.
    told: int = 0
    #: For each finished round, the points of every player at its end.
    points: Sequence[list[int]] = ()

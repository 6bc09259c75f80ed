"""Tables: as they are asked for, changed and listed."""

from __future__ import annotations

from typing import Literal

import msgspec

from citadella.server.protocol.catalogue import ClockInfo


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    edition: str
    players: int
    seats: list[SeatChoice]
    preset: str = ""
    cards: dict[str, Literal["always", "maybe", "never"]] = {}
    ninth: bool = True
    action_cards: bool = False
    short: bool = False
    #: The ids of the choices that are played as the rulebook prints them.
    as_printed: list[str] = []
    clock: str = "none"
    public: bool = False
    coach: bool = False
    stand_in: str = ""
    pace: str = "normal"
    rated: bool = False
    start: bool = False
    # Whether one may talk there; whether one person may take several seats of a public table.
    talk: bool = True
    several: bool = False


class Code(msgspec.Struct):
    """A table's code."""

    code: str


class Link(msgspec.Struct):
    """A private link."""

    link: str


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one may talk at a table."""

    on: bool


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat may talk."""

    seat: int
    muted: bool


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the talk that the operator should look at, and why."""

    line: int
    reason: str = ""


class SeatNumber(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: int


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: int
    bot: str


class TablePace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast the bots of a table shall play."""

    pace: str


class BotJoin(msgspec.Struct, forbid_unknown_fields=True):
    """A bot from afar that takes an open seat."""

    code: str
    name: str


class BotSeat(msgspec.Struct):
    """The seat of a bot from afar, and its key."""

    token: str
    seat: int


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    mine: bool
    connected: bool
    away: bool
    time_left_ms: int | None
    muted: bool = False
    #: Until when the player is on vacation and the clock stands still (0: is not).
    vacation: int = 0
    # Whose profile it is (people's, before the game).
    player: str = ""


class Vote(msgspec.Struct):
    """What players propose: to abandon the game, or that a bot plays on for a seat.

    The seats of those who agree, and of those who are asked.
    """

    what: Literal["close", "play-on"]
    seat: int
    agreed: list[int]
    asked: list[int]


class TournamentLink(msgspec.Struct):
    """The tournament that a table belongs to."""

    code: str
    name: str
    round: int


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as everyone sees it."""

    code: str | None
    watch: str
    status: Literal["lobby", "playing", "over", "closed"]
    edition: str
    preset: str
    players: int
    characters: list[str]
    unique: list[str]
    action_cards: bool
    short: bool
    as_printed: list[str]
    clock: ClockInfo
    public: bool
    coach: bool
    stand_in: str
    pace: str
    #: Whether no person has a place there.
    of_bots: bool
    host_name: str
    host_here: bool
    seats: list[SeatInfo]
    rematch: str | None
    created: int
    # Whether one may talk; whether one person may have several seats.
    talk: bool
    several: bool
    votes: list[Vote]
    #: Whether it counts for the ratings: then nothing is taken back, and nobody is coached.
    rated: bool = False
    tournament: TournamentLink | None = None


class SeatSummary(msgspec.Struct):
    """A taken seat in a list of tables; a bot of the server has no name of its own."""

    seat: int
    name: str
    bot: str
    mine: bool


class TableSummary(msgspec.Struct):
    """A table in a list; of a game that one plays or has played also how it stands."""

    code: str | None
    watch: str
    edition: str
    preset: str
    players: int
    seats_free: int
    status: str
    seats: list[SeatSummary]
    created: int
    my_turn: bool
    round: int
    # The own city; after the end also the own place, and the points to the next or the first.
    city: list[str]
    place: int
    gap: int
    # The card file that it waits for ('' for none).
    lacks_cards: str
    # Why its game cannot go on ('' if it can): the code of the problem that is told when it is
    # opened.
    frozen: str
    rated: bool
    # How long one has for the own move where moves may take days (None: no such clock).
    time_left_ms: int | None

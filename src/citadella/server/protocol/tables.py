"""Messages about tables: opening, changing and listing them."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.protocol.structs import Struct
from citadella.texts.sentence import Sentence


class SeatChoice(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """The options of a new table."""

    edition: str
    players: int
    seats: list[SeatChoice]
    preset: str = ""
    cards: dict[str, Literal["always", "maybe", "never"]] = {}
    ninth: bool = True
    action_cards: bool = False
    short: bool = False
    #: The ids of the rule variants to play as printed (docs/rulings.md).
    as_printed: list[str] = []  # each object gets its own copy
    clock: str = "none"
    public: bool = False
    coach: bool = False
    stand_in: str = ""
    pace: str = "normal"
    rated: bool = False
    start: bool = False
    # Whether chat is allowed.
    talk: bool = True
    # Whether one person may take several seats of a public table.
    several: bool = False


class CardChoice(Struct, forbid_unknown_fields=True):
    """The cards chosen for a new table so far: wishes for cards, or else a preset."""

    edition: str
    players: int
    preset: str = ""
    cards: dict[str, Literal["always", "maybe", "never"]] = {}
    ninth: bool = True
    as_printed: list[str] = []


class CardCheck(Struct):
    """Whether the chosen cards can be combined; the sentences are for the person who chooses."""

    #: Why cards are unavailable, by card. Wishes for these cards do not count.
    barred: dict[str, Sentence]
    #: Whether rank 9 can be used but can also be left out.
    ninth_is_optional: bool
    #: What is wrong with the characters, and with the unique districts (None: nothing).
    characters: Sentence | None
    districts: Sentence | None
    #: How many unique districts are used.
    district_count: Sentence
    #: The wishes that the preset stands for; empty if the request contains wishes.
    cards: dict[str, Literal["always", "maybe", "never"]]


class Code(Struct):
    """The code of a table or a tournament."""

    code: str


class Link(Struct):
    """A private link."""

    link: str


class Talk(Struct, forbid_unknown_fields=True):
    """Whether chat is allowed at a table."""

    on: bool


class Mute(Struct, forbid_unknown_fields=True):
    """Whether a seat is muted."""

    seat: int
    muted: bool


class NewReport(Struct, forbid_unknown_fields=True):
    """A report of a chat line to the operator."""

    line: int
    reason: str = ""


class SeatNumber(Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: int


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: int
    bot: str


class TablePace(Struct, forbid_unknown_fields=True):
    """The pace of the bots at a table."""

    pace: str


class BotJoin(Struct, forbid_unknown_fields=True):
    """A remote bot that takes an open seat."""

    code: str
    name: str


class BotSeat(Struct):
    """The seat of a remote bot, and its key."""

    token: str
    seat: int


class SeatInfo(Struct, omit_defaults=True):
    """A seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    mine: bool
    connected: bool
    away: bool
    time_left_ms: int | None
    muted: bool = False
    #: The time when the player's vacation ends and the clock resumes (0: not on vacation).
    vacation: int = 0
    # The id of the person, for their profile (before the game only).
    player: str = ""


class Vote(Struct):
    """A proposal to abandon the game, or to let a bot take over a seat.

    `agreed`: the seats that agree. `asked`: the seats that must agree.
    """

    what: Literal["close", "play-on"]
    seat: int
    agreed: list[int]
    asked: list[int]


class TournamentLink(Struct):
    """The tournament to which a table belongs."""

    code: str
    name: str
    round: int


class TableInfo(Struct, omit_defaults=True):
    """A table; the code is None for spectators."""

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
    #: Whether all seats are for bots.
    of_bots: bool
    host_name: str
    host_here: bool
    seats: list[SeatInfo]
    rematch: str | None
    created: int
    # Whether chat is allowed.
    talk: bool
    # Whether one person may have several seats.
    several: bool
    votes: list[Vote]
    #: Whether the game counts for the ratings; rated tables have neither undo nor coach.
    rated: bool = False
    tournament: TournamentLink | None = None


class SeatSummary(Struct):
    """A taken seat in a list of tables; `name` is empty for the server's own bots."""

    seat: int
    name: str
    bot: str
    mine: bool


class TableSummary(Struct):
    """A table's entry in a list, with the progress of the guest's own game."""

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
    # The guest's city.
    city: list[str]
    # After the game, the guest's place.
    place: int
    # After the game, the difference in points between the guest and the best other seat.
    gap: int
    # The card file that is missing (empty: none).
    lacks_cards: str
    # The error code if the game cannot continue.
    frozen: str
    rated: bool
    # The time left for the guest's move at a table with days per move (None: no such clock).
    time_left_ms: int | None

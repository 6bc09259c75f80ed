"""Messages about quick matches, tournaments, e-mails about turns, and vacations."""

from __future__ import annotations

from typing import Literal

from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.protocol.structs import Struct


class MatchRequest(Struct, forbid_unknown_fields=True):
    """A request for a quick match."""

    edition: str
    players: int
    clock: str
    rated: bool = False
    # How far the ratings of the others may differ from the guest's (0: by any amount).
    reach: int = 0
    # After how many seconds bots take the empty seats (0: never).
    bots_after: int = 0


class MatchState(Struct):
    """The state of a request for a quick match; `wish`: the request (None: there is none)."""

    wish: MatchRequest | None
    waited: int
    # How many guests are waiting for the same match, including this one.
    alike: int
    # In how many seconds bots take the empty seats (None: never).
    bots_in: int | None
    table: str | None


class NewTournament(Struct, forbid_unknown_fields=True):
    """The options of a new tournament."""

    name: str
    edition: str
    preset: str = ""
    size: int = 4
    rounds: int = 3
    clock: str = "live"
    # The number of minutes after which stand-ins finish a round (0: never).
    round_minutes: int = 0
    # The time when the tournament starts automatically (0: the organiser starts it).
    starts: int = 0
    action_cards: bool = False
    short: bool = False
    stand_in: str = ""
    pace: str = "normal"
    rated: bool = False
    bots: list[str] = []
    # Whether the organiser plays as well.
    enter: bool = True


class EntrantNumber(Struct, forbid_unknown_fields=True):
    """An entrant of a tournament."""

    entrant: int


class FrozenBoard(Struct, forbid_unknown_fields=True):
    """How to settle a table that cannot continue: with a new table if `again`, else as a tie."""

    watch: str
    again: bool


class EntrantBot(Struct, forbid_unknown_fields=True):
    """A bot to enter in a tournament."""

    bot: str


class EntrantInfo(Struct):
    """An entrant; `gone`: has left the tournament; `absent`: a stand-in plays instead."""

    n: int
    name: str
    bot: str
    gone: bool
    absent: bool


class StandingInfo(Struct):
    """A line of the standings: league points and tie-breaks."""

    place: int
    entrant: int
    league: int
    wins: int
    opponents: float
    margin: float
    games: int
    points: int


class BoardSeat(Struct):
    """A seat at a tournament's table, with place and points after the game."""

    entrant: int
    place: int | None
    points: int | None


class BoardInfo(Struct):
    """A tournament table; only its players get the code."""

    watch: str
    code: str | None
    status: str
    seats: list[BoardSeat]
    # The error code if the game cannot continue.
    frozen: str = ""


class TournamentInfo(Struct):
    """A tournament."""

    code: str
    name: str
    status: Literal["open", "playing", "over", "called-off"]
    edition: str
    preset: str
    size: int
    rounds: int
    round: int
    clock: ClockInfo
    # The time when stand-ins take over and finish this round (0: never).
    round_ends: int
    # The time when the tournament starts automatically (0: the organiser starts it).
    starts: int
    rated: bool
    stand_in: str
    host_name: str
    hosting: bool
    # The guest's entrant number (-1: the guest has not entered).
    mine: int
    # The code of the guest's current table.
    my_table: str | None
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    # The tables of each round.
    played: list[list[BoardInfo]]
    created: int


class TournamentSummary(Struct):
    """A tournament's entry in a list."""

    code: str
    name: str
    status: str
    edition: str
    preset: str
    size: int
    rounds: int
    round: int
    entrants: int
    people: int
    starts: int
    mine: bool
    hosting: bool
    # The leader or winner (empty: nobody yet).
    first: str


class TurnEmailRequest(Struct, forbid_unknown_fields=True):
    """Whether the guest wants e-mails about turns."""

    wanted: bool


class TurnEmailInfo(Struct):
    """The e-mail address (empty: none), and whether e-mails about turns are wanted."""

    address: str
    wanted: bool


class NewVacation(Struct, forbid_unknown_fields=True):
    """A request for a vacation of `days` days (0: end the current vacation)."""

    days: int


class VacationInfo(Struct):
    """The end of the guest's vacation (0: not on vacation) and the vacation days left this year."""

    until: int
    days_left: int
    days_a_year: int

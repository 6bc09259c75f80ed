"""Meeting: quick matches, tournaments, letters about turns, vacations."""

from __future__ import annotations

from typing import Literal

import msgspec

from citadella.server.protocol.catalogue import ClockInfo


class MatchWish(msgspec.Struct, forbid_unknown_fields=True):
    """A quick match to be found: with whom, and after how many seconds bots may fill it up."""

    edition: str
    players: int
    clock: str
    rated: bool = False
    # How far the rating of the others may be from one's own (0: any).
    reach: int = 0
    bots_after: int = 0


class MatchState(msgspec.Struct):
    """How it stands with the wish for a quick match: the table, once there is one."""

    wish: MatchWish | None
    waited: int
    # How many wait who could sit at the same table, oneself included.
    alike: int
    # In how many seconds bots fill the table up (None: never).
    bots_in: int | None
    table: str | None


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to be made: what is played at which tables, and when."""

    name: str
    edition: str
    preset: str = ""
    size: int = 4
    rounds: int = 3
    clock: str = "live"
    # How long a round may take before stand-ins play it to its end (0: as long as it takes).
    round_minutes: int = 0
    # When it starts by itself (0: when the organiser says so).
    starts: int = 0
    action_cards: bool = False
    short: bool = False
    stand_in: str = ""
    pace: str = "normal"
    rated: bool = False
    bots: list[str] = []
    # Whether the organiser plays, too.
    enter: bool = True


class EntrantNumber(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who takes part in a tournament."""

    entrant: int


class FrozenBoard(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a tournament that cannot go on: it counts as level, or is played again."""

    watch: str
    again: bool


class EntrantBot(msgspec.Struct, forbid_unknown_fields=True):
    """A bot that shall take part in a tournament."""

    bot: str


class EntrantInfo(msgspec.Struct):
    """Somebody who takes part: gone (left the tournament) or absent (a stand-in plays)."""

    n: int
    name: str
    bot: str
    gone: bool
    absent: bool


class StandingInfo(msgspec.Struct):
    """A line of the standings: league points, and what decides between equal ones."""

    place: int
    entrant: int
    league: int
    wins: int
    opponents: float
    margin: float
    games: int
    points: int


class BoardSeat(msgspec.Struct):
    """Who sits at a tournament's table, and after the game the place and the points."""

    entrant: int
    place: int | None
    points: int | None


class BoardInfo(msgspec.Struct):
    """A table of a tournament; its code is for those who sit there."""

    watch: str
    code: str | None
    status: str
    seats: list[BoardSeat]
    # Why its game cannot go on, as the code of an error, if it cannot.
    frozen: str = ""


class TournamentInfo(msgspec.Struct):
    """A tournament as everyone sees it."""

    code: str
    name: str
    status: Literal["open", "playing", "over", "called-off"]
    edition: str
    preset: str
    size: int
    rounds: int
    round: int
    clock: ClockInfo
    # When the tables of this round are played to their end by stand-ins, and when it all starts.
    round_ends: int
    starts: int
    rated: bool
    stand_in: str
    host_name: str
    hosting: bool
    # One's own number among the entrants (-1: none), and the table to go to now.
    mine: int
    my_table: str | None
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    # Round by round, table by table.
    played: list[list[BoardInfo]]
    created: int


class TournamentSummary(msgspec.Struct):
    """A tournament in a list."""

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
    # Who won, or leads ('' for nobody yet).
    first: str


class TurnLetterWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether one wants letters about turns."""

    wanted: bool


class TurnLetterInfo(msgspec.Struct):
    """Where letters about turns would go ('' if there is no address), and if they are wanted."""

    address: str
    wanted: bool


class NewVacation(msgspec.Struct, forbid_unknown_fields=True):
    """For how many days a player's clocks stand still (0: go on at once)."""

    days: int


class VacationInfo(msgspec.Struct):
    """Until when one is on vacation (0: is not), and how many days are left this year."""

    until: int
    days_left: int
    days_a_year: int

"""The next event due at a table: a bot's move, a clock running out, or waking the table."""

from __future__ import annotations

from typing import NamedTuple

from citadella.server.tables.change import NO_CHANGE, Change
from citadella.server.tables.pace import is_of_bots
from citadella.server.tables.state import Moment, SeatState
from citadella.server.tables.table import Table

#: Maximum delay of an alarm in seconds; limited because vacations and the machine's clock may
#: change in the meantime.
MAX_ALARM_SECONDS = 3600.0


class Due(NamedTuple):
    """The next task of a table host: to start a bot, to check the time, or to notify a guest."""

    #: Whether to start the bot that plays the seat to act.
    bot: bool = False
    #: In how many seconds to check, with `TimeOut`, whether the player to act has run out of time:
    #: when the remaining time is over, but after `MAX_ALARM_SECONDS` at the latest (None: never).
    alarm_seconds: float | None = None
    #: The guest to notify that it is their turn, at a table with days per move (None: nobody).
    notify: str | None = None


def is_unattended(table: Table, tournament_watched: bool) -> bool:
    """Return whether nobody watches the table and bots play all seats."""
    is_watched = table.clients or tournament_watched
    return not is_watched and all(seat.is_automatic for seat in table.seats)


def lets_bots_play(table: Table, tournament_watched: bool) -> bool:
    """Return whether bots may play; at a table of bots, somebody must be watching."""
    return not (is_of_bots(table) and is_unattended(table, tournament_watched))


def _asked_seat(table: Table) -> SeatState | None:
    is_asked = table.row.status == "playing" and table.asked >= 0
    return table.seats[table.asked] if is_asked else None


def due(table: Table, at: Moment, tournament_watched: bool) -> Due:
    """Return the next task of the table host."""
    seat = _asked_seat(table)
    if seat is None:
        return Due()
    if seat.is_automatic:
        return Due(bot=lets_bots_play(table, tournament_watched))
    left = table.clock.left_ms(seat, True, at, table.vacations_of(seat))
    alarm = None if left is None else min(left / 1000, MAX_ALARM_SECONDS)
    is_told = table.clock.info.kind == "days" and not table.is_connected(seat)
    return Due(alarm_seconds=alarm, notify=seat.guest if is_told else None)


def waits_for(table: Table, seat: int) -> bool:
    """Return whether the game waits without a time limit for the person at a seat."""
    return table.clock.info.kind == "none" and not table.seats[seat].is_automatic


def wakes_at(table: Table, at: Moment, tournament_watched: bool) -> int | None:
    """Return when to load the table even if nobody requests it (0: at once, None: never)."""
    seat = _asked_seat(table)
    if seat is None:
        return None
    if seat.is_automatic:
        return 0 if lets_bots_play(table, tournament_watched) else None
    if waits_for(table, seat.seat):
        return None
    if table.clock.info.kind == "live":
        return 0
    left = table.time_left_ms(seat, at) or 0
    return (at.stamp + left // 1000) // 60 * 60


class TimeOut:
    """Let a bot take over the seat to act if its time is up."""

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change that gives the seat to a bot; no change while there is time left."""
        seat = _asked_seat(table)
        if seat is None or seat.is_automatic or table.time_left_ms(seat, at) != 0:
            return NO_CHANGE
        return table.changed(at, table.left_by_player(seat, at))

"""The clocks of tables: how they measure and limit the time of the seat to act.

A monotonic clock measures elapsed time, so nobody loses time when the machine's clock is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.protocol.errors import RequestError
from citadella.server.tables.state import Moment, SeatState, Span

CLOCKS: dict[str, ClockInfo] = {
    clock.id: clock
    for clock in (
        ClockInfo("none", "none", 0, 0),
        ClockInfo("blitz", "live", 120, 10),
        ClockInfo("live", "live", 300, 20),
        ClockInfo("slow", "live", 900, 45),
        ClockInfo("day", "days", 86_400, 0),
        ClockInfo("three-days", "days", 3 * 86_400, 0),
    )
}


def check_clock(name: str) -> str:
    """Return `name`; raise RequestError if there is no clock with this name."""
    if name not in CLOCKS:
        raise RequestError("bad-clock", f"Unknown clock. Choose one of {', '.join(CLOCKS)}.")
    return name


def stock_ms(clock: str) -> int | None:
    """Return the base time of a live clock in milliseconds; None for other clocks."""
    info = CLOCKS[clock]
    return info.base_seconds * 1000 if info.kind == "live" else None


def vacation_seconds(spans: Iterable[Span], since: float, until: float) -> float:
    """Return the number of seconds of vacation between two times."""
    return sum(max(0.0, min(ends, until) - max(began, since)) for began, ends in spans)


def vacation_until(spans: Sequence[Span], at: float) -> int:
    """Return the end of the vacation during which the time `at` falls (0: there is none)."""
    return max((ends for began, ends in spans if began <= at < ends), default=0)


@dataclass(eq=False, slots=True)
class Clock:
    """Measures how long the seat to act takes for its decision."""

    info: ClockInfo
    #: The monotonic time at which the seat to act was asked.
    since: float
    #: The wall-clock time at which all players' time is up, whatever their clocks say (0: never).
    until: int = 0

    @property
    def is_limited(self) -> bool:
        """Return whether a player's time can run out."""
        return self.info.kind != "none" or self.until > 0

    def left_ms(
        self, seat: SeatState, running: bool, at: Moment, vacations: Sequence[Span] = ()
    ) -> int | None:
        """Return a seat's remaining time (None: unlimited).

        At tables with days per move, `vacations` stop the clock.
        """
        to_the_end = max(0, int((self.until - at.wall) * 1000)) if self.until else None
        if self.info.kind == "none":
            return to_the_end if running else None
        left = self.info.base_seconds * 1000 if seat.time_left_ms is None else seat.time_left_ms
        if not running:
            return left
        used = self._used_ms(at)
        if self.info.kind == "days":
            used -= int(1000 * vacation_seconds(vacations, at.wall - used / 1000, at.wall))
        left = max(0, left - used)
        return left if to_the_end is None else min(left, to_the_end)

    def _used_ms(self, at: Moment) -> int:
        return int((at.monotonic - self.since) * 1000)

    def charged(self, seat: SeatState, at: Moment, actions: int = 0) -> SeatState:
        """Return a seat with the time used deducted and the increments for its actions added.

        `actions` is -1 if an action was undone: its increment is then subtracted.
        """
        if seat.time_left_ms is None:
            return seat
        left = max(0, seat.time_left_ms - self._used_ms(at))
        earned = actions * self.info.increment_seconds * 1000
        return seat._replace(time_left_ms=max(0, left + earned))

    def refilled(self, seat: SeatState) -> SeatState:
        """Return the seat of a returning player, with at least one increment of time left."""
        if seat.time_left_ms is None:
            return seat
        least = self.info.increment_seconds * 1000
        return seat._replace(time_left_ms=max(seat.time_left_ms, least))

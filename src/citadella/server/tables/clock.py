"""The clocks a table can have: whose time runs, since when, and when it is up.

Time is measured by a clock that only ever goes on, so that setting the machine's clock costs and
gives nobody anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from citadella.server.meeting.vacations import Span, rest
from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.storage.models import SeatRow

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

# An alarm looks again at least so often: vacations and clocks of machines change.
LOOK_AGAIN = 3600.0


class Clock:
    """Measures how long the seat that is asked takes, and rings when its time is up."""

    def __init__(self, info: ClockInfo, ago: float = 0.0, until: int = 0) -> None:
        """Measure from when a seat was asked, `ago` seconds before now.

        At `until` (as `time.time`; 0: never) everybody's time is up, whatever the clock says.
        """
        self.info = info
        self.since = time.monotonic() - max(0.0, ago)
        self.until = until
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_limited(self) -> bool:
        """Return whether anybody's time can run out."""
        return self.info.kind != "none" or self.until > 0

    def restart(self) -> None:
        """Start to measure, as somebody has just been asked."""
        self.since = time.monotonic()

    def stock(self) -> int | None:
        """Return the milliseconds a player has for the whole game, if there is such a limit."""
        return self.info.base_seconds * 1000 if self.info.kind == "live" else None

    def left(self, row: SeatRow, running: bool, vacations: Sequence[Span] = ()) -> int | None:
        """Return the milliseconds that a seat has left; days stand still on its vacations."""
        to_the_end = max(0, int((self.until - time.time()) * 1000)) if self.until else None
        if self.info.kind == "none":
            return to_the_end if running else None
        left = self.info.base_seconds * 1000 if row.time_left_ms is None else row.time_left_ms
        if not running:
            return left
        used = self._used()
        if self.info.kind == "days":
            at = time.time()
            used -= int(1000 * rest(vacations, at - used / 1000, at))
        left = max(0, left - used)
        return left if to_the_end is None else min(left, to_the_end)

    def _used(self) -> int:
        return int((time.monotonic() - self.since) * 1000)

    def charge(self, row: SeatRow, actions: int = 0) -> None:
        """Subtract what a seat has used and add what its actions bring (-1: one taken back)."""
        if row.time_left_ms is not None:
            left = max(0, row.time_left_ms - self._used())
            row.time_left_ms = max(0, left + actions * self.info.increment_seconds * 1000)

    def refill(self, row: SeatRow) -> None:
        """Give a seat that comes back with no time left the time of one action."""
        if row.time_left_ms is not None:
            row.time_left_ms = max(row.time_left_ms, self.info.increment_seconds * 1000)

    def set_alarm(
        self, row: SeatRow, ring: Callable[[], None], vacations: Sequence[Span] = ()
    ) -> None:
        """Call `ring` when the seat's time is up, or when it is time to look again."""
        self.stop()
        left = self.left(row, True, vacations)
        if left is not None:
            self.set_alarm_in(min(left / 1000, LOOK_AGAIN), ring)

    def set_alarm_in(self, seconds: float, ring: Callable[[], None]) -> None:
        """Call `ring` after some seconds."""
        self.stop()
        self._alarm = asyncio.get_running_loop().call_later(seconds, ring)

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

"""The clocks a table can have: whose time runs, since when, and when it is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from citadella.server.models import SeatRow
from citadella.server.protocol import ClockInfo

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


class Clock:
    """Measures how long the seat that is asked takes, and rings when its time is up."""

    def __init__(self, info: ClockInfo, since: float) -> None:
        """Measure from the moment `since` (as `time.time`), when a seat was asked."""
        self.info = info
        self.since = since
        self._alarm: asyncio.TimerHandle | None = None

    def restart(self) -> None:
        """Start to measure, as somebody has just been asked."""
        self.since = time.time()

    def stock(self) -> int | None:
        """Return the milliseconds a player has for the whole game, if there is such a limit."""
        return self.info.base_seconds * 1000 if self.info.kind == "live" else None

    def left(self, row: SeatRow, running: bool) -> int | None:
        """Return the milliseconds that a seat has left."""
        if self.info.kind == "none":
            return None
        left = self.info.base_seconds * 1000 if row.time_left_ms is None else row.time_left_ms
        return max(0, left - self._used()) if running else left

    def _used(self) -> int:
        return int((time.time() - self.since) * 1000)

    def charge(self, row: SeatRow, actions: int = 0) -> None:
        """Subtract what a seat has used and add what its actions bring (-1: one taken back)."""
        if row.time_left_ms is not None:
            left = max(0, row.time_left_ms - self._used())
            row.time_left_ms = max(0, left + actions * self.info.increment_seconds * 1000)

    def refill(self, row: SeatRow) -> None:
        """Give a seat that comes back with no time left the time of one action."""
        if row.time_left_ms is not None:
            row.time_left_ms = max(row.time_left_ms, self.info.increment_seconds * 1000)

    def set_alarm(self, row: SeatRow, ring: Callable[[], None]) -> None:
        """Call `ring` when the seat's time is up."""
        self.stop()
        left = self.left(row, running=True)
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left / 1000, ring)

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

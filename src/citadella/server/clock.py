"""A table's clock: whose time runs, since when, and when it is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from citadella.server.models import SeatRow
from citadella.server.protocol import ClockInfo


class Clock:
    """Measures how long the seat that is asked takes."""

    def __init__(self, info: ClockInfo, since: float) -> None:
        """`since`: when the seat that is asked was asked (as `time.time`)."""
        self.info = info
        self.since = since
        self._alarm: asyncio.TimerHandle | None = None

    def restart(self) -> None:
        """Somebody has just been asked."""
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
        """Take what a seat has used; every action brings time, one taken back takes it again."""
        if row.time_left_ms is not None:
            left = max(0, row.time_left_ms - self._used())
            row.time_left_ms = max(0, left + actions * self.info.increment_seconds * 1000)

    def refill(self, row: SeatRow) -> None:
        """Who comes back with no time left gets the time of one action."""
        if row.time_left_ms is not None:
            row.time_left_ms = max(row.time_left_ms, self.info.increment_seconds * 1000)

    def set_alarm(self, row: SeatRow, ring: Callable[[], None]) -> None:
        """Ring when the seat's time is up."""
        self.stop()
        left = self.left(row, running=True)
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left / 1000, ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

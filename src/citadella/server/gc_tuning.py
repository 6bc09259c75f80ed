"""Garbage-collector tuning for a server: short pauses matter more than low memory use."""

from __future__ import annotations

import gc
import sys
import time
from typing import Final

#: Thresholds of the three generations. Young objects are collected often and in small numbers; full
#: collections run only on request, since each takes half a second with a thousand tables.
THRESHOLDS: Final = (5_000, 10, 1_000_000)
#: Shorter than Python's default, so that the thread that stores moves does not delay the event
#: loop that sends them.
THREAD_SWITCH_INTERVAL_S: Final = 0.0005
FULL_COLLECTION_INTERVAL_S: Final = 600.0
#: A full collection is also due once dropped tables outnumber the tables in memory by this.
MAX_DROPPED_TABLES: Final = 200


def tune() -> None:
    """Configure the interpreter, and exempt all existing objects from collection."""
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL_S)
    gc.collect()
    gc.freeze()


class FullCollection:
    """Runs full garbage collections when due, to free dropped tables and connections."""

    def __init__(self) -> None:
        self.dropped = 0
        self._last = time.monotonic()

    def run_if_due(self, tables: int) -> bool:
        """Run a full collection if it is due with this many `tables`; return whether it ran."""
        late = time.monotonic() - self._last > FULL_COLLECTION_INTERVAL_S
        if not late and self.dropped <= MAX_DROPPED_TABLES + tables:
            return False
        gc.collect()
        self.dropped, self._last = 0, time.monotonic()
        return True

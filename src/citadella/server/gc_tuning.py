"""The interpreter, set up for a server: short pauses rather than the least memory."""

from __future__ import annotations

import gc
import sys
import time
from typing import Final

#: Young objects are looked through often and in small numbers; all objects only when it is asked
#: for, since with a thousand tables that takes half a second.
YOUNG: Final = (5_000, 10, 1_000_000)
#: The thread that stores moves must not hold up the loop that sends them.
SWITCH_SECONDS: Final = 0.0005
#: All objects are looked through after so many seconds, or when so many tables have been dropped
#: beside those that are there.
SECONDS, DROPPED = 600.0, 200


def tune() -> None:
    """Set up the interpreter; what is there by now stays for good and is not looked through."""
    gc.set_threshold(*YOUNG)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()


class Sweeper:
    """Frees what only refers to itself: tables and connections that are gone."""

    def __init__(self) -> None:
        """Begin to count."""
        self.dropped = 0
        self._last = time.monotonic()

    def sweep(self, tables: int) -> bool:
        """Look through all objects if it is time, with so many tables there; return whether."""
        late = time.monotonic() - self._last > SECONDS
        if not late and self.dropped <= DROPPED + tables:
            return False
        gc.collect()
        self.dropped, self._last = 0, time.monotonic()
        return True

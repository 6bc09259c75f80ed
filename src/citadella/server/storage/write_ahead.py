"""SQLite's log of what was written, taken over into the database by a thread of its own.

SQLite itself would do that in the middle of a commit, whenever four megabytes have been written:
under load several times a second, and every move would wait for the disk.
"""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

#: After so many changes of tables, of three pages at most each, what was written is taken over.
CHANGES: Final = 1_000
#: So often in a row, as something is written meanwhile, and taken over in less and less time: once
#: nothing is left, the log begins anew instead of growing.
TIMES: Final = 3
#: A log that grows to so many pages all the same is taken over by whoever writes the next one.
MOST_PAGES: Final = 10_000


class WriteAheadLog:
    """Takes over what was written, now and then, beside those who go on writing."""

    def __init__(self, engine: Engine) -> None:
        """Belong to a database of SQLite."""
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._changes = 0

    def grew(self, changes: int) -> None:
        """Note that so many changes were written."""
        self._changes += changes
        if self._changes >= CHANGES:
            self._changes = 0
            self._thread.submit(self._take_over)

    def _take_over(self) -> None:
        # What cannot be taken over now stays in the log, where it is as safe.
        with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
            for _ in range(TIMES):
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()

    def close(self) -> None:
        """Come to an end."""
        self._thread.shutdown()

"""Checkpoints of SQLite's write-ahead log, in a thread of their own.

SQLite itself would make one in the middle of a commit, whenever four megabytes have been written:
under load several times a second, and every move would wait for the disk.
"""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

#: A change of a table writes three pages at most.
CHANGES_PER_CHECKPOINT: Final = 1_000
#: Passes in a row: less is written during each than during the one before, until nothing is left
#: and the log is used from its start again instead of growing.
PASSES_PER_CHECKPOINT: Final = 3
#: SQLite makes a checkpoint itself if the log grows to this size nevertheless.
MAX_WAL_PAGES: Final = 10_000


class Checkpoints:
    """Copies the write-ahead log into the database while others go on writing."""

    def __init__(self, engine: Engine) -> None:
        """Serve a SQLite database."""
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._changes = 0

    def note_changes(self, count: int) -> None:
        """Note that changes were committed; make a checkpoint if one is due."""
        self._changes += count
        if self._changes >= CHANGES_PER_CHECKPOINT:
            self._changes = 0
            self._thread.submit(self._make)

    def _make(self) -> None:
        # What cannot be copied now stays in the log, where it is as safe.
        with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
            for _ in range(PASSES_PER_CHECKPOINT):
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()

    def close(self) -> None:
        """Finish the checkpoint under way and stop."""
        self._thread.shutdown()

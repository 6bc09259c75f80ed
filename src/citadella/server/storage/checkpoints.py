"""Checkpoints of SQLite's write-ahead log, made in a separate thread.

By default, SQLite makes a checkpoint during a commit whenever the log has reached four megabytes.
Under load, this would happen several times a second, and moves would wait for the disk.
"""

from __future__ import annotations

import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

#: Number of changes between checkpoints; each change writes at most three pages to the log.
CHANGES_PER_CHECKPOINT: Final = 1_000
#: Number of passes per checkpoint: each pass copies the changes written during the previous pass.
#: Once the whole log is copied, SQLite overwrites it from the start instead of extending it.
PASSES_PER_CHECKPOINT: Final = 3
#: If the log still grows to this many pages, SQLite makes a checkpoint during a commit.
MAX_WAL_PAGES: Final = 10_000


class Checkpoints:
    """Copies the write-ahead log into the database while other threads keep writing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._changes = 0

    def note_changes(self, count: int) -> None:
        """Count committed changes; start a checkpoint if one is due."""
        self._changes += count
        if self._changes >= CHANGES_PER_CHECKPOINT:
            self._changes = 0
            self._thread.submit(self._make)

    def _make(self) -> None:
        # Errors are harmless: pages that are not copied stay in the log.
        with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
            for _ in range(PASSES_PER_CHECKPOINT):
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()

    def close(self) -> None:
        """Finish the current checkpoint and stop the thread."""
        self._thread.shutdown()

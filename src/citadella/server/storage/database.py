"""The database: SQLite by default, PostgreSQL by URL.

Each transaction runs as a whole in one thread, so it takes only one switch from the event loop and
back. SQLite allows a single writer, so a SQLite database gets a single thread. A transaction that
takes longer than `TRANSACTION_TIMEOUT_S` fails and is not committed later.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.orm import Session, sessionmaker

from citadella.server.storage.checkpoints import MAX_WAL_PAGES, Checkpoints
from citadella.server.storage.group_commit import GroupCommit, check_deadline
from citadella.server.storage.location import is_shared

if TYPE_CHECKING:
    import psycopg

#: Time limit for a transaction, including the wait for a thread.
TRANSACTION_TIMEOUT_S: Final = 10.0
#: Number of threads, and of simultaneous group commits, by the kind of database.
THREADS: Final = {"sqlite": 1, "postgresql": 8}
GROUP_COMMITS: Final = {"sqlite": 1, "postgresql": 4}
CONNECT_TIMEOUT_S: Final = 5
#: PostgreSQL settings in milliseconds. The last setting ends the transactions of a process that
#: hangs while it holds locks.
POSTGRESQL_TIMEOUTS: Final = {
    "statement_timeout": 8000,
    "lock_timeout": 5000,
    "idle_in_transaction_session_timeout": 3000,
}
T = TypeVar("T")
P = ParamSpec("P")


def now() -> int:
    """Return the current time in whole seconds since the epoch, as stored in the database."""
    return int(time.time())


class Database:
    """A database, and the threads that run its transactions."""

    def __init__(self, url: str, threads: int | None = None) -> None:
        parts = make_url(url)
        kind = parts.get_backend_name()
        self.url = url
        self.timeout_s = TRANSACTION_TIMEOUT_S
        # Whether several processes may use the database at the same time.
        self.is_shared = is_shared(url)
        # The URL without the name of the driver, as libpq expects it.
        self.plain_url = parts.set(drivername=kind).render_as_string(hide_password=False)
        threads = threads or THREADS[kind]
        self._threads = ThreadPoolExecutor(threads, "store")
        self.engine: Engine
        self._checkpoints: Checkpoints | None = None
        # `hide_parameters` keeps stored values out of error messages, and so out of logs.
        if kind == "sqlite":
            self.engine = create_engine(url, hide_parameters=True)
            event.listen(self.engine, "connect", _configure_sqlite)
            self._checkpoints = Checkpoints(self.engine)
        else:
            self.engine = create_engine(
                url,
                hide_parameters=True,
                pool_size=threads,
                max_overflow=0,
                pool_timeout=TRANSACTION_TIMEOUT_S,
                connect_args=_postgresql_timeouts(parts),
            )
            event.listen(self.engine, "checkout", lambda line, *_: self._in_use.add(line))
            event.listen(self.engine, "checkin", lambda line, _: self._in_use.discard(line))
        # The pending and running calls.
        self._calls: set[Future[Any]] = set()
        # The PostgreSQL connections that the calls use.
        self._in_use: set[psycopg.Connection[Any]] = set()
        self._session = sessionmaker(self.engine, expire_on_commit=False)
        self.group_commit = GroupCommit(
            self.engine,
            self._call,
            GROUP_COMMITS[kind],
            self.timeout_s,
            self._checkpoints.note_changes if self._checkpoints is not None else None,
        )

    async def close(self) -> None:
        """Wait for pending calls, abort those that take too long, and close the database."""
        await self.group_commit.finish()
        await asyncio.to_thread(wait, list(self._calls), self.timeout_s)
        self._threads.shutdown(wait=False, cancel_futures=True)
        for connection in list(self._in_use):
            _disconnect(connection)
        await asyncio.to_thread(wait, list(self._calls), CONNECT_TIMEOUT_S)
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        await asyncio.to_thread(self.engine.dispose)

    async def transaction(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call `work` with a session and the arguments, in one transaction; return its result.

        The transaction is rolled back if `work` fails or takes too long.
        """
        deadline = time.monotonic() + self.timeout_s

        def run() -> T:
            with self._session.begin() as session:
                done = work(session, *args, **kwargs)
                check_deadline(deadline)
                return done

        async with asyncio.timeout(self.timeout_s):
            return await self._call(run)

    def _call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Run `work` in a thread; it continues even if the caller stops waiting."""
        call = self._threads.submit(work)
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        return asyncio.wrap_future(call)


def _disconnect(connection: psycopg.Connection[Any]) -> None:
    """Shut down a connection to PostgreSQL, so that a thread waiting for a reply gets an error."""
    with (
        contextlib.suppress(OSError, connection.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


def _postgresql_timeouts(url: URL) -> dict[str, object]:
    """Return the driver arguments that set timeouts, except those that the URL contains."""
    found: dict[str, object] = {}
    if "connect_timeout" not in url.query:
        found["connect_timeout"] = CONNECT_TIMEOUT_S
    if "options" not in url.query:
        found["options"] = " ".join(f"-c {k}={v}" for k, v in POSTGRESQL_TIMEOUTS.items())
    return found


def _configure_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # With WAL, readers do not wait for writers, and commits survive a killed process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={MAX_WAL_PAGES}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

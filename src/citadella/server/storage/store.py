"""Storage: SQLite by default, PostgreSQL by URL. A move is committed before anyone hears of it.

Whole transactions run in threads: each is one hop away from the event loop and back, however
many statements it has. SQLite has a single writer anyway, so it gets a single thread.

Changes of tables that come while others are being stored, or have just been, are stored together,
in one transaction: the busier the hall, the less each costs, and whoever comes alone does not wait.

A database that does not answer for `PATIENCE` seconds is given up for the moment: nothing of what
was asked is committed after that.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import logging
import os
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from operator import attrgetter
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from citadella.extras import MissingLibraryError
from citadella.rules import MalformedError
from citadella.server.people.ratings import write_results
from citadella.server.storage.models import (
    Base,
    Device,
    Guest,
    ResultRow,
    SeatRow,
    Subscription,
    TableRow,
)
from citadella.server.storage.write_ahead import MOST_PAGES, WriteAheadLog
from citadella.server.tables.change import Change
from citadella.server.tables.state import (
    ChatLine,
    Move,
    SeatResult,
    SeatState,
    StoredTable,
    TableState,
)

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("citadella.server")
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
# A table that is neither over nor closed.
LIVE = ("lobby", "playing")
THREADS = {"sqlite": 1, "postgresql": 8}
# So many transactions store changes of tables at a time, each of at most so many tables.
WRITERS = {"sqlite": 1, "postgresql": 4}
MOST_AT_ONCE = 64
# Each begins at least so many seconds after the last one, as it costs as much as several changes.
BREATH = 0.005
# What is kept in the data folder is nobody else's business.
PRIVATE, OTHERS = 0o700, 0o077
PATIENCE = 10.0
TOO_LONG = "The database took too long."
# How long PostgreSQL may take for a connection, and (in milliseconds) for a statement, for a lock,
# and wait for a process that stands still in the middle: its locks would stop everyone else.
CONNECT_SECONDS = 5
PATIENCE_OF_POSTGRESQL = {
    "statement_timeout": 8000,
    "lock_timeout": 5000,
    "idle_in_transaction_session_timeout": 3000,
}
T = TypeVar("T")


def database_url(data: Path, url: str | None) -> str:
    """Return the URL of the database: the given one, or a file in the data folder."""
    if url is None:
        try:
            data.mkdir(PRIVATE, parents=True, exist_ok=True)
            make_private(data)
        except OSError as error:
            raise MalformedError(f"Nothing can be kept in '{data}': {error.strerror}.") from None
        return f"sqlite:///{data / 'citadella.sqlite'}"
    try:
        parts = make_url(url)
    except ArgumentError:
        raise MalformedError(f"'{url}' is not the URL of a database.") from None
    driver = DRIVERS.get(parts.get_backend_name())
    if driver is None:
        raise MalformedError("The database must be sqlite or postgresql.")
    if driver == DRIVERS["postgresql"]:
        try:
            import psycopg  # noqa: F401  # SQLAlchemy would say it in its own words
        except ImportError:
            raise MissingLibraryError("psycopg", "postgres") from None
    return parts.set(drivername=driver).render_as_string(hide_password=False)


def make_private(folder: Path) -> None:
    """Let nobody else look into a folder that may have been there before.

    Where the system does not let us, somebody else decides about it: that is said once.
    """
    if os.name != "posix" or folder.stat().st_mode & OTHERS == 0:
        return
    try:
        folder.chmod(PRIVATE)
    except OSError:
        log.warning("Others can look into '%s', which belongs to somebody else.", folder)


def is_shared(url: str) -> bool:
    """Return whether several processes can work on a database at the same time."""
    return make_url(url).get_backend_name() == "postgresql"


@contextlib.contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Keep a file that holds a database to this process; refuse if another one has it.

    The system itself forgets the lock when the process ends, however it ends.
    """
    file = make_url(url).database
    if is_shared(url) or not file or file == ":memory:":
        yield
        return
    with _lock_file(Path(f"{file}.lock")) as lock:
        try:
            _lock(lock)
        except OSError:
            raise MalformedError(f"Another server has '{file}' open; only one can.") from None
        yield


def _lock_file(file: Path) -> IO[bytes]:
    try:
        return file.open("ab")
    except OSError as error:
        raise MalformedError(f"Nothing can be kept in '{file.parent}': {error.strerror}.") from None


def _lock(file: IO[bytes]) -> None:
    """Lock a file until it is closed; raises OSError if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def migrate(url: str, form: str = "head") -> None:
    """Bring the database to the newest form, or a named one; a new one is created."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, form)
    except CommandError:
        raise MalformedError("The database was made by a newer Citadella.") from None
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", error)).partition("\n")[0]
        raise MalformedError(f"The database cannot be used: {why}.") from None


def now() -> int:
    """Return the time in whole seconds."""
    return int(time.time())


class StaleError(Exception):
    """Somebody else has changed the table in the meantime."""


class TableWrite(NamedTuple):
    """The values of a changed table row, and of the rows that go with it."""

    table: dict[str, object]
    seats: list[dict[str, object]]
    move: dict[str, object] | None
    results: Sequence[SeatResult]


class Write(NamedTuple):
    """A change that waits to be stored, and how those of its kind are."""

    table_id: int
    store: Callable[[Connection, list[Any]], None]
    what: object
    deadline: float
    done: asyncio.Future[None]


class Store:
    """The database, with one method for each thing that is stored or asked for."""

    def __init__(self, url: str, threads: int | None = None) -> None:
        """Open the database."""
        parts = make_url(url)
        kind = parts.get_backend_name()
        self.url = url
        # Whether other processes may work on the same data at the same time.
        self.is_shared = is_shared(url)
        # As PostgreSQL's own library reads it.
        self.plain_url = parts.set(drivername=kind).render_as_string(hide_password=False)
        threads = threads or THREADS[kind]
        self._threads = ThreadPoolExecutor(threads, "store")
        self.engine: Engine
        self._log: WriteAheadLog | None = None
        # What is stored stands in no error message, and so in no log.
        if kind == "sqlite":
            self.engine = create_engine(url, hide_parameters=True)
            event.listen(self.engine, "connect", _prepare_sqlite)
            self._log = WriteAheadLog(self.engine)
        else:
            self.engine = create_engine(
                url,
                hide_parameters=True,
                pool_size=threads,
                max_overflow=0,
                pool_timeout=PATIENCE,
                connect_args=_patience_of_postgresql(parts),
            )
            event.listen(self.engine, "checkout", lambda line, *_: self._lent.add(line))
            event.listen(self.engine, "checkin", lambda line, _: self._lent.discard(line))
        # What the threads are doing, and the lines to PostgreSQL that they use for it.
        self._calls: set[Future[Any]] = set()
        self._lent: set[psycopg.Connection[Any]] = set()
        self._session = sessionmaker(self.engine, expire_on_commit=False)
        self._writes: deque[Write] = deque()
        self._free_writers = WRITERS[kind]
        self._writing: set[asyncio.Task[None]] = set()
        # When the last transaction that stores such changes began.
        self._began = 0.0

    async def close(self) -> None:
        """Close the database, once everything under way is done.

        What takes too long is cut off: a database that stands still holds up nobody's end.
        """
        if self._writing:
            await asyncio.wait(self._writing, timeout=PATIENCE)
        await asyncio.to_thread(wait, list(self._calls), PATIENCE)
        self._threads.shutdown(wait=False, cancel_futures=True)
        for connection in list(self._lent):
            _hang_up(connection)
        await asyncio.to_thread(wait, list(self._calls), CONNECT_SECONDS)
        if self._log is not None:
            await asyncio.to_thread(self._log.close)
        await asyncio.to_thread(self.engine.dispose)

    async def _run(self, work: Callable[[], T]) -> T:
        async with asyncio.timeout(PATIENCE):
            return await self._call(work)

    def _call(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do a work in a thread. It goes on there when nobody waits for it any more."""
        call = self._threads.submit(work)
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)
        return asyncio.wrap_future(call)

    async def transaction(self, work: Callable[[Session], T]) -> T:
        """Do a work in one transaction, which is rolled back if it fails or comes too late."""
        deadline = time.monotonic() + PATIENCE

        def run() -> T:
            with self._session.begin() as session:
                done = work(session)
                _check_time(deadline)
                return done

        return await self._run(run)

    # --- changes in company ------------------------------------------------------------
    async def _write(
        self, table_id: int, store: Callable[[Connection, list[Any]], None], what: object
    ) -> None:
        """Store a change of a table, together with others that wait.

        What is of one kind is stored by as few statements as for one, since a statement costs far
        more than a row. `store` raises StaleError if one of the tables is not ours any more.
        """
        loop = asyncio.get_running_loop()
        write = Write(table_id, store, what, time.monotonic() + PATIENCE, loop.create_future())
        self._writes.append(write)
        if self._free_writers:
            self._free_writers -= 1
            task = loop.create_task(self._write_all())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        patience = loop.call_later(PATIENCE, _give_up, write.done)
        try:
            await write.done
        finally:
            patience.cancel()

    async def _write_all(self) -> None:
        """Store what waits until nothing does."""
        try:
            while self._writes:
                early = self._began + BREATH - time.monotonic()
                if early > 0:
                    await asyncio.sleep(early)
                    continue
                self._began = time.monotonic()
                most = min(len(self._writes), MOST_AT_ONCE)
                batch = [self._writes.popleft() for _ in range(most)]
                # All lock tables in the same order, so that none waits for one that waits for it.
                batch.sort(key=lambda write: write.table_id)
                outcome = await self._call(functools.partial(self._store, batch))
                for write, problem in zip(batch, outcome, strict=True):
                    # Whoever has stopped waiting is told nothing any more.
                    if write.done.done():
                        continue
                    if problem is None:
                        write.done.set_result(None)
                    else:
                        write.done.set_exception(problem)
        finally:
            self._free_writers += 1

    def _store(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Store changes in one transaction; return what was wrong with each."""
        deadlines = [write.deadline for write in batch]
        done = False
        try:
            with self.engine.begin() as connection:
                _check_time(*deadlines)
                for store, some in itertools.groupby(batch, key=attrgetter("store")):
                    store(connection, [write.what for write in some])
                _check_time(*deadlines)
                done = True
        except Exception as error:
            # Whether a commit that failed has been made nobody knows, so it is not tried again.
            if done or len(batch) == 1:
                return [error] * len(batch)
            # Nobody fails through another's fault.
            return [self._store([write])[0] for write in batch]
        if self._log is not None:
            self._log.grew(len(batch))
        return [None] * len(batch)

    async def notify(self, channel: str, news: str) -> None:
        """Tell everyone who listens on a channel of PostgreSQL."""
        await self.transaction(
            lambda session: session.execute(select(func.pg_notify(channel, news)))
        )

    # --- guests ------------------------------------------------------------------------
    async def guest(self, guest_id: str) -> Guest | None:
        """Return a guest; None if there is none with that id."""
        return await self.transaction(lambda session: session.get(Guest, guest_id))

    async def guest_of_device(self, device_id: str) -> tuple[Guest, str] | None:
        """Return the guest whose browser this is, and the hash of its secret."""
        query = (
            select(Guest, Device.secret_hash)
            .join(Device, Device.guest == Guest.id)
            .where(Device.id == device_id)
        )

        def find(session: Session) -> tuple[Guest, str] | None:
            row = session.execute(query).one_or_none()
            return None if row is None else (row[0], row[1])

        return await self.transaction(find)

    async def add_guest(self, guest: Guest, *devices: Device) -> None:
        """Store a new guest, with the browsers that are the guest's."""
        await self.transaction(lambda session: session.add_all([guest, *devices]))

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Change the name of a guest."""
        query = update(Guest).where(Guest.id == guest_id).values(name=name, named=True)
        await self.transaction(lambda session: session.execute(query))

    # --- tables ------------------------------------------------------------------------
    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: TableState | None = None
    ) -> None:
        """Store a new table with its seats, and with it the changed row of the table that it is a
        rematch of.
        """

        def add(session: Session) -> None:
            if rematch_of is not None:
                _update_tables(session.connection(), UPDATE_TABLE, [_table_values(rematch_of)])
            session.add(table)
            session.flush()
            for seat in seats:
                seat.table_id = table.id
                session.add(seat)

        await self.transaction(add)

    async def table(self, code: str) -> TableState | None:
        """Return the table with a code or a watch code; None if there is none."""
        query = SELECT_TABLE.where((TABLES.c.code == code) | (TABLES.c.watch == code))
        found = await self._tables(query)
        return found[0] if found else None

    async def _tables(self, query: Select[Any]) -> list[TableState]:
        return await self.transaction(
            lambda session: [TableState(*row) for row in session.execute(query)]
        )

    async def whole(self, table_id: int) -> StoredTable | None:
        """Return everything that is stored of a table; None if it is gone."""

        def read(session: Session) -> StoredTable | None:
            row = session.execute(SELECT_TABLE.where(TABLES.c.id == table_id)).one_or_none()
            if row is None:
                return None
            return StoredTable(
                TableState(*row),
                [SeatState(*row) for row in session.execute(_seats(table_id))],
                [Move(*row) for row in session.execute(_moves(table_id))],
                [ChatLine(*row) for row in session.execute(_chat(table_id))],
            )

        return await self.transaction(read)

    async def seats(self, *table_ids: int) -> list[SeatState]:
        """Return the seats of a table (or several), in order."""
        query = _seats(*table_ids)
        return await self.transaction(
            lambda session: [SeatState(*row) for row in session.execute(query)]
        )

    async def open_tables(self, since: int, most: int = 50) -> list[TableState]:
        """Return the public tables in play or waiting, and not forgotten.

        The newest of every network come first, then the second newest, so that nobody fills the
        list alone.
        """
        of_one = func.coalesce(func.nullif(TableRow.origin, ""), TableRow.host)
        turn = func.row_number().over(partition_by=of_one, order_by=TableRow.id.desc())
        query = (
            SELECT_TABLE.where(
                TableRow.public, TableRow.status.in_(LIVE), TableRow.updated >= since
            )
            .order_by(turn, TableRow.id.desc())
            .limit(most)
        )
        return await self._tables(query)

    async def count_live(self, origin: str, since: int) -> int:
        """Return how many tables opened from a network are in play or waiting."""
        query = select(func.count()).where(
            TableRow.origin == origin, TableRow.status.in_(LIVE), TableRow.updated >= since
        )
        return await self.transaction(lambda session: session.scalars(query).one())

    async def tables_of(self, guest_id: str, most: int = 100) -> list[TableState]:
        """Return the tables that a guest sits at or hosts, newest first."""
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest_id)
        query = (
            # The organiser of a tournament is the host of all its tables.
            SELECT_TABLE.where(
                ((TableRow.host == guest_id) & TableRow.tournament.is_(None))
                | TableRow.id.in_(seated)
            )
            .order_by(TableRow.updated.desc())
            .limit(most)
        )
        return await self._tables(query)

    async def playing_codes(self) -> list[str]:
        """Return the codes of all tables in play, so that they go on after a restart."""
        query = select(TableRow.code).where(TableRow.status == "playing")
        return await self.transaction(lambda session: list(session.scalars(query)))

    async def table_by_device(self, device_hash: str) -> str | None:
        """Return the code of the table where a private link moves a seat."""
        query = (
            select(TableRow.code)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.device_hash == device_hash, SeatRow.device_until >= now())
        )
        return await self.transaction(lambda session: session.scalars(query).first())

    # --- notices -----------------------------------------------------------------------
    async def add_subscription(self, subscription: Subscription, most: int) -> None:
        """Store where a guest wants to be told; the oldest of more than `most` are dropped."""
        mine = select(Subscription).where(Subscription.guest == subscription.guest)

        def add(session: Session) -> None:
            session.execute(
                delete(Subscription).where(Subscription.endpoint == subscription.endpoint)
            )
            older = session.scalars(mine.order_by(Subscription.id.desc())).all()
            for old in older[most - 1 :]:
                session.delete(old)
            session.add(subscription)

        await self.transaction(add)

    async def subscriptions_of(self, guest_id: str) -> list[Subscription]:
        """Return where a guest wants to be told."""
        query = select(Subscription).where(Subscription.guest == guest_id)
        return await self.transaction(lambda session: list(session.scalars(query)))

    async def drop_subscription(self, endpoint: str, guest_id: str | None = None) -> None:
        """Forget an address, if it is this guest's (None: whoever's)."""
        query = delete(Subscription).where(Subscription.endpoint == endpoint)
        if guest_id is not None:
            query = query.where(Subscription.guest == guest_id)
        await self.transaction(lambda session: session.execute(query))

    # --- changes -----------------------------------------------------------------------
    async def save(self, before: TableState, change: Change) -> None:
        """Commit a change of a table; raise StaleError if somebody else was faster.

        A chat line does not change the version, only the term is checked.
        """
        if change.line is not None:
            await self._write(before.id, _store_chat, (change.line, before.term))
        row = change.row
        if row is None:
            return
        only_moved = row == before._replace(version=row.version, updated=row.updated)
        values = _moved_values(row) if only_moved else _table_values(row)
        write = TableWrite(
            values,
            [{f"the_{name}": value for name, value in s._asdict().items()} for s in change.seats],
            None if change.move is None else change.move._asdict(),
            change.results,
        )
        await self._write(row.id, _store_moves if only_moved else _store_changes, write)

    async def note_wakes(self, tables: Sequence[TableState]) -> None:
        """Store when tables need a process; those that have changed hands are left alone."""
        values = [
            {"the_id": row.id, "the_term": row.term, "the_wake": row.wake}
            for row in sorted(tables, key=lambda row: row.id)
        ]
        await self.transaction(lambda session: session.connection().execute(NOTE_WAKE, values))


# What every move needs is built once, and goes past the object mapper.
TABLES, SEATS, MOVES, CHAT = (
    Base.metadata.tables[name] for name in ("tables", "seats", "moves", "chat")
)
INSERT_MOVE, INSERT_CHAT = insert(MOVES), insert(CHAT)
SELECT_TABLE, SELECT_SEAT, SELECT_MOVE, SELECT_CHAT = (
    select(*(table.c[name] for name in state._fields))
    for table, state in (
        (TABLES, TableState),
        (SEATS, SeatState),
        (MOVES, Move),
        (CHAT, ChatLine),
    )
)
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("the_table_id"), SEATS.c.seat == bindparam("the_seat"))
    .values({c.name: bindparam(f"the_{c.name}") for c in SEATS.columns if not c.primary_key})
)
THE_TABLE_AS_KNOWN = (
    TABLES.c.id == bindparam("the_id"),
    TABLES.c.version == bindparam("known_version"),
    TABLES.c.term == bindparam("the_term"),
)


def _update_of_table(*columns: str) -> Update:
    return update(TABLES).where(*THE_TABLE_AS_KNOWN).values({c: bindparam(c) for c in columns})


UPDATE_TABLE = _update_of_table(
    "version", "status", "host", "pace", "rematch", "talk", "origin", "updated", "wake"
)
# Without columns that are in an index, which would be written, too.
NOTE_MOVE = _update_of_table("version", "updated")
# Whoever has the table keeps it until the end of the transaction.
OURS = (
    select(TABLES.c.id)
    .where(TABLES.c.id == bindparam("the_id"), TABLES.c.term == bindparam("the_term"))
    .with_for_update(read=True)
)
NOTE_WAKE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("the_id"), TABLES.c.term == bindparam("the_term"))
    .values(wake=bindparam("the_wake"))
)


def _seats(*table_ids: int) -> Select[Any]:
    wanted = SELECT_SEAT.where(SEATS.c.table_id.in_(table_ids))
    return wanted.order_by(SEATS.c.table_id, SEATS.c.seat)


def _moves(table_id: int) -> Select[Any]:
    return SELECT_MOVE.where(MOVES.c.table_id == table_id).order_by(MOVES.c.n)


def _chat(table_id: int) -> Select[Any]:
    return SELECT_CHAT.where(CHAT.c.table_id == table_id).order_by(CHAT.c.n)


def _moved_values(row: TableState) -> dict[str, object]:
    return {
        "the_id": row.id,
        "known_version": row.version - 1,
        "the_term": row.term,
        "version": row.version,
        "updated": row.updated,
    }


def _table_values(row: TableState) -> dict[str, object]:
    return _moved_values(row) | {
        "status": row.status,
        "host": row.host,
        "pace": row.pace,
        "rematch": row.rematch,
        "talk": row.talk,
        "origin": row.origin,
        "wake": row.wake,
    }


def _update_tables(
    connection: Connection, statement: Update, tables: list[dict[str, object]]
) -> None:
    if connection.execute(statement, tables).rowcount != len(tables):
        raise StaleError


def _store_moves(connection: Connection, changes: list[TableWrite]) -> None:
    """Store changes of tables of which nothing is new but a move."""
    _update_tables(connection, NOTE_MOVE, [change.table for change in changes])
    _store_rows(connection, changes)


def _store_changes(connection: Connection, changes: list[TableWrite]) -> None:
    """Store changes of tables."""
    _update_tables(connection, UPDATE_TABLE, [change.table for change in changes])
    _store_rows(connection, changes)


def _store_rows(connection: Connection, changes: list[TableWrite]) -> None:
    """Store what goes with changes of tables."""
    seats = [seat for change in changes for seat in change.seats]
    moves = [change.move for change in changes if change.move is not None]
    if seats:
        connection.execute(UPDATE_SEAT, seats)
    if moves:
        connection.execute(INSERT_MOVE, moves)
    for change in changes:
        write_results(connection, [_result_row(result) for result in change.results])


def _result_row(result: SeatResult) -> ResultRow:
    return ResultRow(**result._asdict(), mu=None, sigma=None, carried=False)


def _store_chat(connection: Connection, said: list[tuple[ChatLine, int]]) -> None:
    """Store what was said at tables, each in the term of who writes."""
    for line, term in said:
        if not connection.execute(OURS, {"the_id": line.table_id, "the_term": term}).all():
            raise StaleError
    connection.execute(INSERT_CHAT, [line._asdict() for line, _ in said])


def _check_time(*deadlines: float) -> None:
    """Raise TimeoutError if one that waited has been told meanwhile that it did so in vain."""
    if deadlines and time.monotonic() > min(deadlines):
        raise TimeoutError(TOO_LONG)


def _give_up(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(TimeoutError(TOO_LONG))


def _hang_up(connection: psycopg.Connection[Any]) -> None:
    """Cut a line to PostgreSQL on which somebody waits; whoever does hears that it is cut."""
    with (
        contextlib.suppress(OSError, connection.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


def _patience_of_postgresql(url: URL) -> dict[str, object]:
    """Return how long PostgreSQL is waited for, unless the URL says it."""
    found: dict[str, object] = {}
    if "connect_timeout" not in url.query:
        found["connect_timeout"] = CONNECT_SECONDS
    if "options" not in url.query:
        found["options"] = " ".join(f"-c {k}={v}" for k, v in PATIENCE_OF_POSTGRESQL.items())
    return found


def _prepare_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # Readers do not wait for writers, and what is committed survives a killed process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

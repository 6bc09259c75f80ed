"""Storage: SQLite by default, PostgreSQL by URL. A move is committed before anyone hears of it.

Whole transactions run in threads: each is one hop away from the event loop and back, however
many statements it has. SQLite has a single writer anyway, so it gets a single thread.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from citadella.lab.workers import MissingLibraryError
from citadella.rules import MalformedError
from citadella.server.models import Base, ChatRow, Guest, MoveRow, SeatRow, Subscription, TableRow

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
THREADS = {"sqlite": 1, "postgresql": 8}
T = TypeVar("T")


def database_url(data: Path, url: str | None) -> str:
    """Return the URL of the database: the given one, or a file in the data folder."""
    if url is None:
        try:
            data.mkdir(parents=True, exist_ok=True)
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


def migrate(url: str) -> None:
    """Bring the database to the newest form; a new one is created."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, "head")
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


class Store:
    """The database, with one method for each thing that is stored or asked for."""

    def __init__(self, url: str) -> None:
        """Open the database."""
        kind = make_url(url).get_backend_name()
        self._threads = ThreadPoolExecutor(THREADS[kind], "store")
        self.engine: Engine = create_engine(url)
        if kind == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
        self._session = sessionmaker(self.engine, expire_on_commit=False)

    async def close(self) -> None:
        """Close the database, once everything under way is done."""
        await self._run(self.engine.dispose)
        self._threads.shutdown(wait=False)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _transaction(self, work: Callable[[Session], T]) -> T:
        def run() -> T:
            with self._session.begin() as session:
                return work(session)

        return await self._run(run)

    # --- guests ------------------------------------------------------------------------
    async def guest(self, guest_id: str) -> Guest | None:
        """Return a guest; None if there is none with that id."""
        return await self._transaction(lambda session: session.get(Guest, guest_id))

    async def add_guest(self, guest: Guest) -> None:
        """Store a new guest."""
        await self._transaction(lambda session: session.add(guest))

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Change the name of a guest."""
        query = update(Guest).where(Guest.id == guest_id).values(name=name, named=True)
        await self._transaction(lambda session: session.execute(query))

    # --- tables ------------------------------------------------------------------------
    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: TableRow | None = None
    ) -> None:
        """Store a new table with its seats, and its code with the table that it is a rematch of."""

        def add(session: Session) -> None:
            if rematch_of is not None:
                rematch_of.rematch = table.code
                _update_table(session.connection(), rematch_of)
            session.add(table)
            session.flush()
            for seat in seats:
                seat.table_id = table.id
                session.add(seat)

        await self._transaction(add)
        if rematch_of is not None:
            rematch_of.version += 1

    async def table(self, code: str) -> TableRow | None:
        """Return the table with a code or a watch code; None if there is none."""
        query = select(TableRow).where((TableRow.code == code) | (TableRow.watch == code))
        return await self._transaction(lambda session: session.scalars(query).one_or_none())

    async def seats(self, *table_ids: int) -> list[SeatRow]:
        """Return the seats of a table (or several), in order."""
        query = (
            select(SeatRow)
            .where(SeatRow.table_id.in_(table_ids))
            .order_by(SeatRow.table_id, SeatRow.seat)
        )
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def moves(self, table_id: int) -> list[MoveRow]:
        """Return a table's moves in order."""
        query = select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.n)
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def chat(self, table_id: int) -> list[ChatRow]:
        """Return a table's chat in order."""
        query = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.n)
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def open_tables(self, since: int, most: int = 50) -> list[TableRow]:
        """Return the public tables that are not over and not forgotten, newest first."""
        query = (
            select(TableRow)
            .where(TableRow.public, TableRow.status != "over", TableRow.updated >= since)
            .order_by(TableRow.id.desc())
            .limit(most)
        )
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def tables_of(self, guest_id: str, most: int = 100) -> list[TableRow]:
        """Return the tables that a guest sits at or hosts, newest first."""
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest_id)
        query = (
            select(TableRow)
            .where((TableRow.host == guest_id) | TableRow.id.in_(seated))
            .order_by(TableRow.updated.desc())
            .limit(most)
        )
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def playing_codes(self) -> list[str]:
        """Return the codes of all tables in play, so that they go on after a restart."""
        query = select(TableRow.code).where(TableRow.status == "playing")
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def table_by_device(self, device_hash: str) -> str | None:
        """Return the code of the table where a private link moves a seat."""
        query = (
            select(TableRow.code)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.device_hash == device_hash)
        )
        return await self._transaction(lambda session: session.scalars(query).first())

    async def add_chat(self, line: ChatRow) -> None:
        """Store something said; talk does not change a table's version."""
        await self._transaction(lambda session: session.add(line))

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

        await self._transaction(add)

    async def subscriptions_of(self, guest_id: str) -> list[Subscription]:
        """Return where a guest wants to be told."""
        query = select(Subscription).where(Subscription.guest == guest_id)
        return await self._transaction(lambda session: list(session.scalars(query)))

    async def drop_subscription(self, endpoint: str, guest_id: str | None = None) -> None:
        """Forget an address, if it is this guest's (None: whoever's)."""
        query = delete(Subscription).where(Subscription.endpoint == endpoint)
        if guest_id is not None:
            query = query.where(Subscription.guest == guest_id)
        await self._transaction(lambda session: session.execute(query))

    # --- changes -----------------------------------------------------------------------
    async def save(
        self, table: TableRow, seats: Sequence[SeatRow] = (), move: MoveRow | None = None
    ) -> None:
        """Commit a change of a table; raises StaleError if somebody else was faster."""

        def write() -> None:
            with self.engine.begin() as connection:
                _update_table(connection, table)
                if seats:
                    connection.execute(UPDATE_SEAT, [_values(seat, "the_") for seat in seats])
                if move is not None:
                    connection.execute(INSERT_MOVE, _values(move))

        await self._run(write)
        table.version += 1


# What every move needs is built once, and goes past the object mapper.
TABLES, SEATS, MOVES = (Base.metadata.tables[name] for name in ("tables", "seats", "moves"))
INSERT_MOVE = insert(MOVES)
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("the_table_id"), SEATS.c.seat == bindparam("the_seat"))
    .values({c.name: bindparam(f"the_{c.name}") for c in SEATS.columns if not c.primary_key})
)
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("the_id"), TABLES.c.version == bindparam("known_version"))
    .values(
        {
            name: bindparam(name)
            for name in ("version", "status", "host", "pace", "rematch", "updated")
        }
    )
)


def _values(row: MoveRow | SeatRow, prefix: str = "") -> dict[str, object]:
    return {prefix + column.name: getattr(row, column.name) for column in row.__table__.columns}


def _update_table(connection: Connection, table: TableRow) -> None:
    result = connection.execute(
        UPDATE_TABLE,
        {
            "the_id": table.id,
            "known_version": table.version,
            "version": table.version + 1,
            "status": table.status,
            "host": table.host,
            "pace": table.pace,
            "rematch": table.rematch,
            "updated": now(),
        },
    )
    if result.rowcount != 1:
        raise StaleError


def _prepare_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # Readers do not wait for writers, and what is committed survives a killed process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

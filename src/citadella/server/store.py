"""Storage: SQLite by default, PostgreSQL by URL. A move is committed before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Update, event, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from citadella.rules import MalformedError
from citadella.server.models import ChatRow, Guest, MoveRow, SeatRow, TableRow

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def database_url(data: Path, url: str | None) -> str:
    """Give the URL of the database: the given one, or a file in the data folder."""
    if url is None:
        data.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{data / 'citadella.sqlite'}"
    try:
        parts = make_url(url)
    except ArgumentError:
        raise MalformedError(f"'{url}' is not the URL of a database.") from None
    driver = DRIVERS.get(parts.get_backend_name())
    if driver is None:
        raise MalformedError("The database must be sqlite or postgresql.")
    return parts.set(drivername=driver).render_as_string(hide_password=False)


def migrate(url: str) -> None:
    """Bring the database to the newest form (makes it, if it is new)."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "head")


def now() -> int:
    """Give the time in whole seconds."""
    return int(time.time())


class StaleError(Exception):
    """Somebody else has changed the table in the meantime."""


class Store:
    """The database, one method for each thing that is kept."""

    def __init__(self, url: str) -> None:
        """Open the database."""
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        # SQLite has one writer at a time; who waits here does not have to ask again and again.
        one_writer = self.engine.dialect.name == "sqlite"
        self._turn = asyncio.Lock() if one_writer else contextlib.nullcontext()

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        async with self._turn, self._session.begin() as session:
            yield session

    async def close(self) -> None:
        """Close it."""
        await self.engine.dispose()

    # --- guests ------------------------------------------------------------------------
    async def guest(self, guest_id: str) -> Guest | None:
        """Find a guest."""
        async with self._session() as session:
            return await session.get(Guest, guest_id)

    async def add_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        async with self._writing() as session:
            session.add(guest)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Give a guest a name."""
        async with self._writing() as session:
            await session.execute(
                update(Guest).where(Guest.id == guest_id).values(name=name, named=True)
            )

    # --- tables ------------------------------------------------------------------------
    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: TableRow | None = None
    ) -> None:
        """Keep a new table with its seats; the table that it follows names it."""
        async with self._writing() as session:
            if rematch_of is not None:
                rematch_of.rematch = table.code
                await _update(session, rematch_of)
            session.add(table)
            await session.flush()
            for seat in seats:
                seat.table_id = table.id
                session.add(seat)
        if rematch_of is not None:
            rematch_of.version += 1

    async def table(self, code: str) -> TableRow | None:
        """Find a table by its code or its watch code."""
        async with self._session() as session:
            query = select(TableRow).where((TableRow.code == code) | (TableRow.watch == code))
            return (await session.execute(query)).scalar_one_or_none()

    async def seats(self, *table_ids: int) -> list[SeatRow]:
        """Give the seats of a table (or several), in order."""
        async with self._session() as session:
            query = (
                select(SeatRow)
                .where(SeatRow.table_id.in_(table_ids))
                .order_by(SeatRow.table_id, SeatRow.seat)
            )
            return list((await session.execute(query)).scalars())

    async def moves(self, table_id: int) -> list[MoveRow]:
        """Give a table's moves in order."""
        async with self._session() as session:
            query = select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.n)
            return list((await session.execute(query)).scalars())

    async def chat(self, table_id: int) -> list[ChatRow]:
        """Give a table's chat in order."""
        async with self._session() as session:
            query = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.n)
            return list((await session.execute(query)).scalars())

    async def open_tables(self, since: int, most: int = 50) -> list[TableRow]:
        """Give the public tables that are not over and not forgotten, newest first."""
        async with self._session() as session:
            query = (
                select(TableRow)
                .where(TableRow.public, TableRow.status != "over", TableRow.updated >= since)
                .order_by(TableRow.id.desc())
                .limit(most)
            )
            return list((await session.execute(query)).scalars())

    async def tables_of(self, guest_id: str, most: int = 100) -> list[TableRow]:
        """Give the tables that a guest sits at or hosts, newest first."""
        async with self._session() as session:
            seated = select(SeatRow.table_id).where(SeatRow.guest == guest_id)
            query = (
                select(TableRow)
                .where((TableRow.host == guest_id) | TableRow.id.in_(seated))
                .order_by(TableRow.updated.desc())
                .limit(most)
            )
            return list((await session.execute(query)).scalars())

    async def playing_codes(self) -> list[str]:
        """Give the codes of all tables in play, so that they go on after a restart."""
        async with self._session() as session:
            query = select(TableRow.code).where(TableRow.status == "playing")
            return list((await session.execute(query)).scalars())

    async def seat_by_device(self, device_hash: str) -> tuple[str, SeatRow] | None:
        """Find the seat that a private link moves."""
        async with self._session() as session:
            query = (
                select(TableRow.code, SeatRow)
                .join(SeatRow, SeatRow.table_id == TableRow.id)
                .where(SeatRow.device_hash == device_hash)
            )
            row = (await session.execute(query)).first()
            return None if row is None else (row[0], row[1])

    async def add_chat(self, line: ChatRow) -> None:
        """Keep something said; talk does not change a table's version."""
        async with self._writing() as session:
            session.add(line)

    async def save(
        self,
        table: TableRow,
        seats: Sequence[SeatRow] = (),
        move: MoveRow | None = None,
    ) -> None:
        """Commit a change of a table; refuses if somebody else was faster."""
        async with self._writing() as session:
            await _update(session, table)
            for seat in seats:
                await session.execute(_seat_update(seat))
            if move is not None:
                session.add(move)
        table.version += 1


async def _update(session: AsyncSession, table: TableRow) -> None:
    result = await session.execute(
        update(TableRow)
        .where(TableRow.id == table.id, TableRow.version == table.version)
        .values(
            version=table.version + 1,
            status=table.status,
            host=table.host,
            rematch=table.rematch,
            updated=now(),
        )
    )
    if result.rowcount != 1:  # type: ignore[attr-defined]
        raise StaleError


def _seat_update(seat: SeatRow) -> Update:
    return (
        update(SeatRow)
        .where(SeatRow.table_id == seat.table_id, SeatRow.seat == seat.seat)
        .values(
            kind=seat.kind,
            guest=seat.guest,
            bot=seat.bot,
            name=seat.name,
            away=seat.away,
            key_hash=seat.key_hash,
            device_hash=seat.device_hash,
            time_left_ms=seat.time_left_ms,
        )
    )


def _prepare_sqlite(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # Readers do not wait for writers, and what is committed survives a killed process.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()

"""Reads stored tables and stores their changes.

A change contains the version that it is based on and the fencing token (`term`) of the table's
lease, so that only one of two concurrent writers succeeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Update, bindparam, func, insert, select, update
from sqlalchemy.orm import Session

from citadella.server.protocol.tables import TournamentLink
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import (
    LIVE_STATUSES,
    Base,
    ResultRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from citadella.server.storage.results import add_results
from citadella.server.tables.change import Change
from citadella.server.tables.state import (
    ChatLine,
    Move,
    SeatResult,
    SeatState,
    StoredTable,
    TableState,
)

#: Maximum number of rows returned by `open_tables` and by `tables_of`.
MAX_OPEN_TABLES = 50
MAX_TABLES_OF_GUEST = 100


class StaleError(Exception):
    """The table was changed by another writer in the meantime."""


class TableWrite(NamedTuple):
    """The values to store for a changed table: its row, seats, move and results."""

    table: dict[str, object]
    seats: list[dict[str, object]]
    move: dict[str, object] | None
    results: Sequence[SeatResult]


class TableStore:
    """Reads and stores tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._write = database.group_commit.write

    # --- reading -----------------------------------------------------------------------
    async def table(self, code: str) -> TableState | None:
        """Return the table that has `code` as its code or watch code; None if there is none."""
        found = await self._tables(
            SELECT_TABLE.where((TABLES.c.code == code) | (TABLES.c.watch == code))
        )
        return found[0] if found else None

    async def whole(self, table_id: int) -> StoredTable | None:
        moves = SELECT_MOVE.where(MOVES.c.table_id == table_id).order_by(MOVES.c.n)
        chat = SELECT_CHAT.where(CHAT.c.table_id == table_id).order_by(CHAT.c.n)

        def read(session: Session) -> StoredTable | None:
            row = session.execute(SELECT_TABLE.where(TABLES.c.id == table_id)).one_or_none()
            if row is None:
                return None
            return StoredTable(
                TableState(*row),
                [SeatState(*row) for row in session.execute(_seats(table_id))],
                [Move(*row) for row in session.execute(moves)],
                [ChatLine(*row) for row in session.execute(chat)],
            )

        return await self._database.transaction(read)

    async def seats(self, *table_ids: int) -> list[SeatState]:
        """Return the seats of the tables, sorted by table and seat."""
        query = _seats(*table_ids)
        return await self._database.transaction(
            lambda session: [SeatState(*row) for row in session.execute(query)]
        )

    async def open_tables(self, since: int) -> list[TableState]:
        """Return public live tables that were updated at the time `since` or later.

        The newest table of each network comes first, then the second newest of each, so that no
        network can fill the list.
        """
        network = func.coalesce(func.nullif(TableRow.origin, ""), TableRow.host)
        nth = func.row_number().over(partition_by=network, order_by=TableRow.id.desc())
        return await self._tables(
            SELECT_TABLE.where(
                TableRow.public, TableRow.status.in_(LIVE_STATUSES), TableRow.updated >= since
            )
            .order_by(nth, TableRow.id.desc())
            .limit(MAX_OPEN_TABLES)
        )

    async def count_live(self, network: str, since: int) -> int:
        """Return the number of live tables opened from a network, given as a hash."""
        query = select(func.count()).where(
            TableRow.origin == network,
            TableRow.status.in_(LIVE_STATUSES),
            TableRow.updated >= since,
        )
        return await self._database.transaction(lambda session: session.scalars(query).one())

    async def tables_of(self, guest_id: str) -> list[TableState]:
        """Return the tables where a guest has a seat or is the host, the newest first."""
        seated = select(SeatRow.table_id).where(SeatRow.guest == guest_id)
        # Leave out tournament tables: their host is the organiser, who need not be playing there.
        hosted = (TableRow.host == guest_id) & TableRow.tournament.is_(None)
        return await self._tables(
            SELECT_TABLE.where(hosted | TableRow.id.in_(seated))
            .order_by(TableRow.updated.desc())
            .limit(MAX_TABLES_OF_GUEST)
        )

    async def table_by_device(self, device_hash: str) -> str | None:
        """Return the code of the table to which a private link leads; None if it is not valid."""
        query = (
            select(TableRow.code)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.device_hash == device_hash, SeatRow.device_until >= now())
        )
        return await self._database.transaction(lambda session: session.scalars(query).first())

    async def tournament_link(self, tournament: int) -> TournamentLink | None:
        """Return the link that a tournament's tables show; None for an unknown tournament."""
        row = await self._database.transaction(
            lambda session: session.get(TournamentRow, tournament)
        )
        return None if row is None else TournamentLink(row.code, row.name, row.round)

    async def _tables(self, query: Select[Any]) -> list[TableState]:
        return await self._database.transaction(
            lambda session: [TableState(*row) for row in session.execute(query)]
        )

    # --- writing -----------------------------------------------------------------------
    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], rematch_of: TableState | None = None
    ) -> None:
        """Store a new table with its seats and, for a rematch, the changed row of the old table."""

        def add(session: Session) -> None:
            if rematch_of is not None:
                _update_tables(session.connection(), UPDATE_TABLE, [_table_values(rematch_of)])
            add_table(session, table, seats)

        await self._database.transaction(add)

    async def save(self, before: TableState, change: Change) -> None:
        """Commit a change to a table in state `before`; raise StaleError if that state is outdated.

        A chat line does not change the version of the table; only its fencing token is checked.
        """
        if change.line is not None:
            await self._write(before.id, _write_chat, (change.line, before.term))
        row = change.row
        if row is None:
            return
        only_moved = row == before._replace(version=row.version, updated=row.updated)
        write = TableWrite(
            _moved_values(row) if only_moved else _table_values(row),
            [{f"the_{name}": value for name, value in s._asdict().items()} for s in change.seats],
            None if change.move is None else change.move._asdict(),
            change.results,
        )
        await self._write(row.id, WRITE_MOVED if only_moved else WRITE_TABLE, write)

    async def note_wakes(self, tables: Sequence[TableState]) -> None:
        """Store the wake times of tables, except tables whose fencing token has changed."""
        values = [
            {"the_id": row.id, "the_term": row.term, "the_wake": row.wake}
            for row in sorted(tables, key=lambda row: row.id)
        ]
        await self._database.transaction(
            lambda session: session.connection().execute(UPDATE_WAKE, values)
        )


def add_table(session: Session, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a new table with its seats in the caller's transaction."""
    session.add(table)
    session.flush()
    for seat in seats:
        seat.table_id = table.id
        session.add(seat)


# The columns that a change to a table may set, besides `version` and `updated`.
CHANGING_COLUMNS = ("status", "host", "pace", "rematch", "talk", "origin", "wake")
# For speed, statements that every move needs are built once and bypass the ORM.
TABLES, SEATS, MOVES, CHAT = (
    Base.metadata.tables[name] for name in ("tables", "seats", "moves", "chat")
)
INSERT_MOVE, INSERT_CHAT = insert(MOVES), insert(CHAT)
SELECT_TABLE, SELECT_SEAT, SELECT_MOVE, SELECT_CHAT = (
    select(*(table.c[name] for name in state._fields))
    for table, state in ((TABLES, TableState), (SEATS, SeatState), (MOVES, Move), (CHAT, ChatLine))
)
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("the_table_id"), SEATS.c.seat == bindparam("the_seat"))
    .values({c.name: bindparam(f"the_{c.name}") for c in SEATS.columns if not c.primary_key})
)
OF_THIS_TERM = (TABLES.c.id == bindparam("the_id"), TABLES.c.term == bindparam("the_term"))


def _update_of_table(*columns: str) -> Update:
    unchanged = TABLES.c.version == bindparam("known_version")
    return update(TABLES).where(*OF_THIS_TERM, unchanged).values({c: bindparam(c) for c in columns})


UPDATE_TABLE = _update_of_table("version", "updated", *CHANGING_COLUMNS)
# Faster than `UPDATE_TABLE`: it sets no indexed column, so no index has to be updated.
UPDATE_MOVED = _update_of_table("version", "updated")
# Locks the table's row, so that its fencing token cannot change before the transaction ends.
LOCK_TERM = select(TABLES.c.id).where(*OF_THIS_TERM).with_for_update(read=True)
UPDATE_WAKE = update(TABLES).where(*OF_THIS_TERM).values(wake=bindparam("the_wake"))


def _seats(*table_ids: int) -> Select[Any]:
    wanted = SELECT_SEAT.where(SEATS.c.table_id.in_(table_ids))
    return wanted.order_by(SEATS.c.table_id, SEATS.c.seat)


def _moved_values(row: TableState) -> dict[str, object]:
    return {
        "the_id": row.id,
        "known_version": row.version - 1,
        "the_term": row.term,
        "version": row.version,
        "updated": row.updated,
    }


def _table_values(row: TableState) -> dict[str, object]:
    return _moved_values(row) | {name: getattr(row, name) for name in CHANGING_COLUMNS}


def _update_tables(
    connection: Connection, statement: Update, tables: list[dict[str, object]]
) -> None:
    if connection.execute(statement, tables).rowcount != len(tables):
        raise StaleError


def _write(statement: Update, connection: Connection, changes: list[TableWrite]) -> None:
    """Store changes to tables with their seats, moves and results."""
    _update_tables(connection, statement, [change.table for change in changes])
    seats = [seat for change in changes for seat in change.seats]
    moves = [change.move for change in changes if change.move is not None]
    if seats:
        connection.execute(UPDATE_SEAT, seats)
    if moves:
        connection.execute(INSERT_MOVE, moves)
    for change in changes:
        results = [ResultRow(**result._asdict(), carried=False) for result in change.results]
        add_results(connection, results)


# `WRITE_MOVED` is for changes that set only the version and the time, `WRITE_TABLE` for others.
WRITE_MOVED, WRITE_TABLE = partial(_write, UPDATE_MOVED), partial(_write, UPDATE_TABLE)


def _write_chat(connection: Connection, lines: list[tuple[ChatLine, int]]) -> None:
    """Store chat lines, each given with its writer's fencing token."""
    for line, term in lines:
        if not connection.execute(LOCK_TERM, {"the_id": line.table_id, "the_term": term}).all():
            raise StaleError
    connection.execute(INSERT_CHAT, [line._asdict() for line, _ in lines])

"""The data stored about a person: merging two accounts, erasing, and exporting.

The columns that refer to people are marked in `storage/models.py`, so no table is overlooked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Table, and_, delete, or_, select, true, update
from sqlalchemy.orm import Session

from citadella.server.people.guests import placeholder_name
from citadella.server.storage.models import (
    Base,
    BlockRow,
    ChatRow,
    EntrantRow,
    Friend,
    Guest,
    MoveRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)

# Columns that are not exported: they would let a reader sign in or cheat in a game.
SECRET_COLUMNS = {
    "secret_hash",
    "token_hash",
    "code_hash",
    "key_hash",
    "device_hash",
    "public_key",
    "auth",
    "p256dh",
    "seed",
}


def person_columns() -> Iterator[tuple[Table, Column[Any], str]]:
    """Yield each column that refers to people: its table, the column, and its erasure mark."""
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if "erase" in column.info:
                yield table, column, column.info["erase"]


def _tables_of(session: Session, guest: str) -> list[int]:
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    query = select(TableRow.id).where(or_(TableRow.host == guest, TableRow.id.in_(seated)))
    return sorted(session.scalars(query))


def increment_versions(session: Session, tables: list[int]) -> None:
    """Increment the versions of game tables, so that processes reload their outdated copies."""
    query = update(TableRow).where(TableRow.id.in_(tables))
    session.execute(query.values(version=TableRow.version + 1))


# --- merging -----------------------------------------------------------------------------
def merge_accounts(session: Session, guest: str, person: str) -> list[int]:
    """Give a guest's data to `person` and delete the guest; return the ids of changed game tables.

    The guest's rated games join the person's history, but the person's rating does not change:
    otherwise a person could play as one new guest after another until a guest gets a better rating.
    A person who has no rating receives the guest's rating.
    """
    tables = _tables_of(session, guest)
    if session.get(RatingRow, person) is not None:
        session.execute(update(ResultRow).where(ResultRow.guest == guest).values(carried=True))
        session.execute(delete(RatingRow).where(RatingRow.guest == guest))
    for table, column, _ in person_columns():
        if table.name == Guest.__tablename__:
            continue
        if column.primary_key:
            _merge_keys(session, table, column, guest, person)
        else:
            session.execute(update(table).where(column == guest).values({column: person}))
    for pair, other in ((Friend, Friend.friend), (BlockRow, BlockRow.blocked)):
        session.execute(delete(pair).where(pair.guest == other))
    session.execute(delete(Guest).where(Guest.id == guest))
    increment_versions(session, tables)
    return tables


def _merge_keys(
    session: Session, table: Table, column: Column[Any], guest: str, person: str
) -> None:
    """Replace `guest` with `person` in primary keys; delete rows whose new key already exists."""
    keys = [key for key in table.primary_key.columns if key is not column]
    for row in session.execute(select(*keys, column).where(column == guest)).all():
        same = and_(true(), *(key == getattr(row, key.name) for key in keys))
        twin = session.execute(select(column).where(same, column == person)).first()
        mine = and_(same, column == guest)
        if twin is None:
            session.execute(update(table).where(mine).values({column: person}))
        else:
            session.execute(delete(table).where(mine))


# --- erasing -------------------------------------------------------------------------------
def erase_person(session: Session, guest: str) -> list[int]:
    """Delete all data about a person; return the ids of the changed game tables.

    Games continue and records are kept: bots take over the seats, which get an anonymous name;
    chat lines are emptied, and results no longer refer to the person.
    """
    tables = _tables_of(session, guest)
    _leave_seats(session, guest)
    _hand_over_tables(session, guest)
    entered = update(EntrantRow).where(EntrantRow.guest == guest)
    session.execute(entered.values(name=placeholder_name(), gone=True))
    said = update(ChatRow).where(ChatRow.guest == guest)
    session.execute(said.values(name="", text="", emote=""))
    for table, column, what in person_columns():
        if what == "row":
            session.execute(delete(table).where(column == guest))
        else:
            nobody = None if column.nullable else ""
            session.execute(update(table).where(column == guest).values({column: nobody}))
    increment_versions(session, tables)
    return tables


def _leave_seats(session: Session, guest: str) -> None:
    query = select(SeatRow, TableRow.status).join(TableRow, TableRow.id == SeatRow.table_id)
    for seat, status in session.execute(query.where(SeatRow.guest == guest)).all():
        # Older versions stored chat lines without their author.
        old = and_(
            ChatRow.table_id == seat.table_id, ChatRow.seat == seat.seat, ChatRow.guest.is_(None)
        )
        session.execute(update(ChatRow).where(old).values(name="", text="", emote=""))
        seat.name, seat.device_hash = placeholder_name(), None
        if status == "lobby":
            seat.kind, seat.name = "open", ""
        elif status == "playing":
            seat.away = True
    session.flush()


def _hand_over_tables(session: Session, guest: str) -> None:
    """At each table that the guest hosts, make another person the host, if there is one."""
    for table in session.scalars(select(TableRow).where(TableRow.host == guest)).all():
        others = select(SeatRow.guest).where(
            SeatRow.table_id == table.id, SeatRow.guest.is_not(None), SeatRow.guest != guest
        )
        table.host = session.scalars(others.order_by(SeatRow.seat)).first() or ""
    session.flush()


# --- exporting -----------------------------------------------------------------------------
def export(session: Session, guest: str) -> dict[str, Any]:
    """Return the rows that refer to a person, by table, and the person's moves, without secrets."""
    named: dict[Table, list[Any]] = {}
    for table, column, _ in person_columns():
        if column.info.get("own", True):
            named.setdefault(table, []).append(column == guest)
    found = {table.name: _rows(session, table, or_(*any_)) for table, any_ in named.items()}
    mine = select(SeatRow.table_id, SeatRow.seat).where(SeatRow.guest == guest).subquery()
    moves = (
        select(MoveRow.table_id, MoveRow.n, MoveRow.action, MoveRow.at)
        .join(mine, (MoveRow.table_id == mine.c.table_id) & (MoveRow.seat == mine.c.seat))
        .order_by(MoveRow.table_id, MoveRow.n)
    )
    found["moves"] = [dict(move) for move in session.execute(moves).mappings()]
    # Include tables at which the person sits without being the host.
    sat_at = TableRow.__table__.c.id.in_(select(mine.c.table_id))
    seated = _rows(session, TableRow.__table__, sat_at)  # type: ignore[arg-type]
    for row in seated:
        row.pop("host")
    hosted = {row["id"] for row in found["tables"]}
    found["tables"] += [row for row in seated if row["id"] not in hosted]
    return {"person": guest} | found


def _rows(session: Session, table: Table, condition: Any) -> list[dict[str, Any]]:
    shown = [column for column in table.columns if column.name not in SECRET_COLUMNS]
    query = select(*shown).where(condition).order_by(*table.primary_key.columns)
    return [dict(row) for row in session.execute(query).mappings()]

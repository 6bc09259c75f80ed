"""Everything that names a person: bound to another when they turn out to be the same, or forgotten.

The columns that name people say so themselves (`models.py`), so that no table is overlooked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Column, Table, and_, delete, or_, select, true, update
from sqlalchemy.orm import Session

from citadella.server.people.guests import nameless
from citadella.server.storage.models import (
    Base,
    Block,
    ChatRow,
    EntrantRow,
    Friend,
    Guest,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)


def columns() -> Iterator[tuple[Table, Column[Any], str]]:
    """Return every column that names a person, and what becomes of it if they are forgotten."""
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if "forget" in column.info:
                yield table, column, column.info["forget"]


def _tables_of(session: Session, guest: str) -> list[int]:
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    query = select(TableRow.id).where(or_(TableRow.host == guest, TableRow.id.in_(seated)))
    return sorted(session.scalars(query))


def _changed(session: Session, tables: list[int]) -> None:
    """Let whoever plays these tables in another process notice that they have changed."""
    query = update(TableRow).where(TableRow.id.in_(tables))
    session.execute(query.values(version=TableRow.version + 1))


# --- two who are one ---------------------------------------------------------------------
def bind(session: Session, guest: str, person: str) -> list[int]:
    """Give a person all that a guest has; the guest is no more. Return the tables changed.

    Rated games that the guest has played belong to the person's history, but the rating goes on
    from where it is: otherwise one could play on under another name until it pays. Only who has
    no rating yet takes the guest's.
    """
    tables = _tables_of(session, guest)
    if session.get(RatingRow, person) is not None:
        session.execute(update(ResultRow).where(ResultRow.guest == guest).values(carried=True))
        session.execute(delete(RatingRow).where(RatingRow.guest == guest))
    for table, column, _ in columns():
        if table.name == Guest.__tablename__:
            continue
        if column.primary_key:
            _merge(session, table, column, guest, person)
        else:
            session.execute(update(table).where(column == guest).values({column: person}))
    for pair, other in ((Friend, Friend.friend), (Block, Block.blocked)):
        session.execute(delete(pair).where(pair.guest == other))
    session.execute(delete(Guest).where(Guest.id == guest))
    _changed(session, tables)
    return tables


def _merge(session: Session, table: Table, column: Column[Any], guest: str, person: str) -> None:
    """Rename where a name is part of the key; what the person has already is not needed twice."""
    keys = [key for key in table.primary_key.columns if key is not column]
    for row in session.execute(select(*keys, column).where(column == guest)).all():
        same = and_(true(), *(key == getattr(row, key.name) for key in keys))
        twin = session.execute(select(column).where(same, column == person)).first()
        mine = and_(same, column == guest)
        if twin is None:
            session.execute(update(table).where(mine).values({column: person}))
        else:
            session.execute(delete(table).where(mine))


# --- one who wishes to be forgotten --------------------------------------------------------
def forget(session: Session, guest: str) -> list[int]:
    """Forget a person: everything about them goes. Return the tables changed.

    Games go on and their records stay: seats have an anonymous name, bots play on, what was said
    is gone, and results are nobody's.
    """
    tables = _tables_of(session, guest)
    _leave_seats(session, guest)
    _hand_over_tables(session, guest)
    entered = update(EntrantRow).where(EntrantRow.guest == guest)
    session.execute(entered.values(name=nameless(), gone=True))
    said = update(ChatRow).where(ChatRow.guest == guest)
    session.execute(said.values(name="", text="", emote=""))
    for table, column, what in columns():
        if what == "row":
            session.execute(delete(table).where(column == guest))
        else:
            nobody = None if column.nullable else ""
            session.execute(update(table).where(column == guest).values({column: nobody}))
    _changed(session, tables)
    return tables


def _leave_seats(session: Session, guest: str) -> None:
    query = select(SeatRow, TableRow.status).join(TableRow, TableRow.id == SeatRow.table_id)
    for seat, status in session.execute(query.where(SeatRow.guest == guest)).all():
        # What was said before there was a note of who said it.
        old = and_(
            ChatRow.table_id == seat.table_id, ChatRow.seat == seat.seat, ChatRow.guest.is_(None)
        )
        session.execute(update(ChatRow).where(old).values(name="", text="", emote=""))
        seat.name, seat.device_hash = nameless(), None
        if status == "lobby":
            seat.kind, seat.name = "open", ""
        elif status == "playing":
            seat.away = True
    session.flush()


def _hand_over_tables(session: Session, guest: str) -> None:
    """Let somebody else at the table be the host, if there is anybody."""
    for table in session.scalars(select(TableRow).where(TableRow.host == guest)).all():
        others = select(SeatRow.guest).where(
            SeatRow.table_id == table.id, SeatRow.guest.is_not(None), SeatRow.guest != guest
        )
        table.host = session.scalars(others.order_by(SeatRow.seat)).first() or ""
    session.flush()

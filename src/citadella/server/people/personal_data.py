"""All that is stored of a person, for that person: what others may not know stays out."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, or_, select
from sqlalchemy.orm import Session

from citadella.server.people.merging import columns
from citadella.server.storage.models import MoveRow, SeatRow, TableRow

# Secrets by which somebody could get in, or learn what is still hidden in a game.
KEPT_BACK = {
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


def export(session: Session, guest: str) -> dict[str, Any]:
    """Return every row that names a person, by table, and the moves the person has made."""
    named: dict[Table, list[Any]] = {}
    for table, column, _ in columns():
        if column.info.get("own", True):
            named.setdefault(table, []).append(column == guest)
    found = {table.name: _rows(session, table, or_(*any_)) for table, any_ in named.items()}
    mine = select(SeatRow.table_id, SeatRow.seat).where(SeatRow.guest == guest).subquery()
    moves = (
        select(MoveRow)
        .join(mine, (MoveRow.table_id == mine.c.table_id) & (MoveRow.seat == mine.c.seat))
        .order_by(MoveRow.table_id, MoveRow.n)
    )
    found["moves"] = [
        {"table_id": move.table_id, "n": move.n, "action": move.action, "at": move.at}
        for move in session.scalars(moves)
    ]
    # The tables at which one sits and is not the host.
    sat_at = TableRow.__table__.c.id.in_(select(mine.c.table_id))
    seated = _rows(session, TableRow.__table__, sat_at)  # type: ignore[arg-type]
    for row in seated:
        row.pop("host")
    hosted = {row["id"] for row in found["tables"]}
    found["tables"] += [row for row in seated if row["id"] not in hosted]
    return {"person": guest} | found


def _rows(session: Session, table: Table, which: Any) -> list[dict[str, Any]]:
    shown = [column for column in table.columns if column.name not in KEPT_BACK]
    query = select(*shown).where(which).order_by(*table.primary_key.columns)
    return [dict(row) for row in session.execute(query).mappings()]

"""Export of everything that is stored about a person, except secrets."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, or_, select
from sqlalchemy.orm import Session

from citadella.server.people.merging import person_columns
from citadella.server.storage.models import MoveRow, SeatRow, TableRow

# With these somebody could sign in, or learn what is still hidden in a game.
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


def export(session: Session, guest: str) -> dict[str, Any]:
    """Return every row that refers to a person, by table, and the moves of the person."""
    named: dict[Table, list[Any]] = {}
    for table, column, _ in person_columns():
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
    # Tables where the person sits without being the host.
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

"""The operator's commands, which can be used whether or not servers are running.

Every change is one transaction and stores an order, which running servers carry out within seconds
(`lobby/housekeeping.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from citadella.rules import MalformedError
from citadella.server.people import personal_data
from citadella.server.people.guests import DAY_S
from citadella.server.storage.database import now
from citadella.server.storage.models import (
    LIVE_STATUSES,
    Guest,
    NetworkBan,
    OperatorOrder,
    Report,
    TableRow,
)

#: The kinds of orders to running servers: reload a table, disconnect a guest.
TABLE, GUEST = "table", "guest"
MAX_LISTED_ROWS = 100


def close_table(session: Session, code: str) -> None:
    """Close the table that has `code` as its code or watch code."""
    query = select(TableRow).where((TableRow.code == code) | (TableRow.watch == code))
    row = session.scalars(query).one_or_none()
    if row is None:
        raise MalformedError("There is no table '{code}'.", code=code)
    if row.status not in LIVE_STATUSES:
        raise MalformedError("The table '{code}' is already over or closed.", code=code)
    row.status, row.origin = "closed", ""
    session.flush()
    personal_data.increment_versions(session, [row.id])
    _order(session, TABLE, str(row.id))


def ban(session: Session, guest_id: str, days: float, network: bool) -> None:
    """Ban a guest for `days` days; with `network`, also new guests from the guest's network."""
    guest = _guest(session, guest_id)
    guest.banned = now() + int(days * DAY_S)
    if network and guest.origin:
        session.merge(NetworkBan(origin=guest.origin, until=guest.banned))
    _order(session, GUEST, guest_id)


def unban(session: Session, guest_id: str) -> None:
    """Lift the ban of a guest and of the guest's network."""
    guest = _guest(session, guest_id)
    guest.banned = 0
    session.execute(delete(NetworkBan).where(NetworkBan.origin == guest.origin))


def forget(session: Session, guest_id: str) -> None:
    """Delete a guest and all data about them; bots take over their seats."""
    _guest(session, guest_id)
    for table in personal_data.erase_person(session, guest_id):
        _order(session, TABLE, str(table))
    _order(session, GUEST, guest_id)


def export(session: Session, guest_id: str) -> dict[str, Any]:
    """Return everything that is stored about a guest, except secrets."""
    _guest(session, guest_id)
    return personal_data.export(session, guest_id)


def find_guests(session: Session, word: str) -> Iterator[tuple[str, ...]]:
    """Yield guests whose name contains `word`: id, name, time last seen."""
    query = select(Guest).where(Guest.name.icontains(word, autoescape=True))
    for guest in session.scalars(query.order_by(Guest.seen.desc()).limit(MAX_LISTED_ROWS)):
        yield guest.id, guest.name, str(guest.seen)


def open_tables(session: Session) -> Iterator[tuple[str, ...]]:
    """Yield live tables, newest first: watch code, status, host, time of the last update."""
    query = select(TableRow).where(TableRow.status.in_(LIVE_STATUSES))
    for row in session.scalars(query.order_by(TableRow.id.desc()).limit(MAX_LISTED_ROWS)):
        yield row.watch, row.status, row.host, str(row.updated)


def reports(session: Session) -> Iterator[tuple[str, ...]]:
    """Yield the reports that are not yet settled: number, guest, name, text, reason, table."""
    query = select(Report, TableRow.watch).outerjoin(TableRow, TableRow.id == Report.table_id)
    for report, watch in session.execute(query.where(~Report.settled).order_by(Report.id)):
        said = (report.name, report.text, report.reason, watch or "")
        yield str(report.id), report.guest or "", *said


def settle(session: Session, number: str) -> None:
    found = session.get(Report, int(number)) if number.isdecimal() else None
    if found is None:
        raise MalformedError("There is no report '{number}'.", number=number)
    found.settled = True


def _guest(session: Session, guest_id: str) -> Guest:
    guest = session.get(Guest, guest_id)
    if guest is None:
        raise MalformedError("There is no guest '{guest}'.", guest=guest_id)
    return guest


def _order(session: Session, what: str, target: str) -> None:
    session.add(OperatorOrder(what=what, target=target))

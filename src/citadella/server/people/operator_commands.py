"""What the operator does with the database, while servers run on it or not.

Every change is one transaction and leaves an order, which each server takes within seconds
(`housekeeping`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from citadella.rules import MalformedError
from citadella.server.people import merging as binding
from citadella.server.people import personal_data as own_data
from citadella.server.people.guests import DAY
from citadella.server.storage.models import Ban, Guest, Order, Report
from citadella.server.storage.models import TableRow as Row
from citadella.server.storage.store import LIVE, now

#: What an order is about: a table to load again, or a guest to disconnect.
TABLE, GUEST = "table", "guest"


def close_table(session: Session, code: str) -> None:
    """Close a table, by its code or its watch code."""
    row = session.scalars(select(Row).where((Row.code == code) | (Row.watch == code))).one_or_none()
    if row is None:
        raise MalformedError(f"There is no table '{code}'.")
    if row.status not in LIVE:
        raise MalformedError("That table is not open.")
    row.status, row.origin = "closed", ""
    _changed(session, [row.id])


def ban(session: Session, guest_id: str, days: float, network: bool) -> None:
    """Let a guest not in for some days; nor new guests from where the guest came, if wished."""
    guest = _guest(session, guest_id)
    guest.banned = now() + int(days * DAY)
    if network and guest.origin:
        session.merge(Ban(origin=guest.origin, until=guest.banned))
    _order(session, GUEST, guest_id)


def unban(session: Session, guest_id: str) -> None:
    """Let a guest in again, and new guests from there."""
    guest = _guest(session, guest_id)
    guest.banned = 0
    session.execute(delete(Ban).where(Ban.origin == guest.origin))


def forget(session: Session, guest_id: str) -> None:
    """Delete a guest with everything about them.

    Games go on: bots play for the guest, and records keep the moves of an anonymous seat.
    """
    _guest(session, guest_id)
    for table in binding.forget(session, guest_id):
        _order(session, TABLE, str(table))
    _order(session, GUEST, guest_id)


def export(session: Session, guest_id: str) -> dict[str, Any]:
    """Return all that is stored about a guest, without secrets of games in play."""
    _guest(session, guest_id)
    return own_data.export(session, guest_id)


def find_guests(session: Session, word: str) -> Iterator[tuple[str, ...]]:
    """Return guests with a word in their name: id, name, when they were last here."""
    named = Guest.name.icontains(word, autoescape=True)
    for guest in session.scalars(select(Guest).where(named).order_by(Guest.seen.desc()).limit(100)):
        yield guest.id, guest.name, str(guest.seen)


def open_tables(session: Session) -> Iterator[tuple[str, ...]]:
    """Return tables in play or waiting, newest first: watch code, status, host, when changed."""
    query = select(Row).where(Row.status.in_(LIVE)).order_by(Row.id.desc()).limit(100)
    for row in session.scalars(query):
        yield row.watch, row.status, row.host, str(row.updated)


def reports(session: Session) -> Iterator[tuple[str, ...]]:
    """Return what was reported and is not settled: number, guest, name, text, reason, table."""
    query = select(Report, Row.watch).outerjoin(Row, Row.id == Report.table_id)
    for report, watch in session.execute(query.where(~Report.settled).order_by(Report.id)):
        said = (report.name, report.text, report.reason, watch or "")
        yield str(report.id), report.guest or "", *said


def settle(session: Session, number: str) -> None:
    """Note that a report has been dealt with."""
    found = session.get(Report, int(number)) if number.isdecimal() else None
    if found is None:
        raise MalformedError(f"There is no report '{number}'.")
    found.settled = True


def _guest(session: Session, guest_id: str) -> Guest:
    guest = session.get(Guest, guest_id)
    if guest is None:
        raise MalformedError(f"There is no guest '{guest_id}'.")
    return guest


def _changed(session: Session, tables: list[int]) -> None:
    """Make sure that whoever has these tables in memory cannot store an older state."""
    session.flush()
    query = update(Row).where(Row.id.in_(tables))
    session.execute(query.values(version=Row.version + 1))
    for table in tables:
        _order(session, TABLE, str(table))


def _order(session: Session, what: str, target: str) -> None:
    session.add(Order(what=what, target=target, at=now()))

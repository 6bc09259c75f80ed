"""Vacations: for some days a year a person's clocks stand still where moves may take days."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.meeting import VacationInfo
from citadella.server.storage.models import Guest, VacationRow
from citadella.server.storage.store import now
from citadella.server.tables.clock import vacation_seconds, vacation_until
from citadella.server.tables.state import Span

if TYPE_CHECKING:
    from citadella.server.storage.store import Store

DAYS_A_YEAR: Final = 30
DAY: Final = 86_400


def year_of(at: int) -> Span:
    """Return the calendar year (UTC) around a moment."""
    year = datetime.fromtimestamp(at, UTC).year
    return (
        int(datetime(year, 1, 1, tzinfo=UTC).timestamp()),
        int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()),
    )


def left_in_year(spans: Sequence[Span], at: int) -> int:
    """Return how many seconds of vacation are left in the year around a moment."""
    return max(0, DAYS_A_YEAR * DAY - int(vacation_seconds(spans, *year_of(at))))


async def of(store: Store, *guests: str) -> dict[str, list[Span]]:
    """Return when guests were or are on vacation."""

    def find(session: Session) -> dict[str, list[Span]]:
        found: dict[str, list[Span]] = {guest: [] for guest in guests}
        query = select(VacationRow).where(VacationRow.guest.in_(guests)).order_by(VacationRow.id)
        for row in session.scalars(query):
            found[row.guest].append((row.began, row.ends))
        return found

    return await store.transaction(find)


async def info(store: Store, guest: str) -> VacationInfo:
    """Return how it stands with somebody's vacation."""
    return told((await of(store, guest))[guest], now())


def told(spans: Sequence[Span], at: int) -> VacationInfo:
    """Return vacations as their owner is shown them."""
    return VacationInfo(vacation_until(spans, at), left_in_year(spans, at) // DAY, DAYS_A_YEAR)


async def take(store: Store, guest: str, days: int) -> VacationInfo:
    """Begin a vacation of some days, or end one (0 days): what is not used is not lost."""
    if not 0 <= days <= DAYS_A_YEAR:
        raise RequestError(
            "bad-vacation", f"A vacation has 1 to {DAYS_A_YEAR} days.", most=DAYS_A_YEAR
        )

    def change(session: Session) -> list[Span]:
        # Two wishes of one person at once would both see the same days left.
        session.execute(select(Guest.id).where(Guest.id == guest).with_for_update())
        at = now()
        rows = session.scalars(select(VacationRow).where(VacationRow.guest == guest)).all()
        for row in rows:
            row.ends = min(row.ends, at)
        if days:
            span = at, at + days * DAY
            spans = [(row.began, row.ends) for row in rows]
            # It may reach into the next year, which has days of its own.
            for moment in {at, span[1]}:
                if vacation_seconds([span], *year_of(moment)) > left_in_year(spans, moment):
                    raise RequestError(
                        "vacation-used-up", "You have not so many days of vacation left.", 409
                    )
            session.add(VacationRow(guest=guest, began=span[0], ends=span[1]))
            session.flush()
            rows = session.scalars(select(VacationRow).where(VacationRow.guest == guest)).all()
        return [(row.began, row.ends) for row in rows]

    return told(await store.transaction(change), now())

"""Vacations, during which a person's clocks are paused at tables with days per move."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.meeting import VacationInfo
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Guest, VacationRow
from citadella.server.tables.clock import vacation_seconds, vacation_until
from citadella.server.tables.state import Span

MAX_DAYS_PER_YEAR: Final = 30
DAY_S: Final = 86_400


def year_of(at: int) -> Span:
    """Return the start and the end of the calendar year (UTC) that contains the time `at`."""
    year = datetime.fromtimestamp(at, UTC).year
    return (
        int(datetime(year, 1, 1, tzinfo=UTC).timestamp()),
        int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()),
    )


def left_in_year(spans: Sequence[Span], at: int) -> int:
    """Return the seconds of vacation left in the calendar year that contains the time `at`."""
    return max(0, MAX_DAYS_PER_YEAR * DAY_S - int(vacation_seconds(spans, *year_of(at))))


async def vacations_of(database: Database, *guests: str) -> dict[str, list[Span]]:
    """Return the vacations of each guest, the oldest first."""
    found: dict[str, list[Span]] = {guest: [] for guest in guests}
    query = select(VacationRow).where(VacationRow.guest.in_(guests)).order_by(VacationRow.id)
    for row in await database.transaction(lambda session: session.scalars(query).all()):
        found[row.guest].append((row.began, row.ends))
    return found


async def vacation_info(database: Database, guest: str) -> VacationInfo:
    """Return when the current vacation of a guest ends, and the days left this year."""
    return _info((await vacations_of(database, guest))[guest], now())


def _info(spans: Sequence[Span], at: int) -> VacationInfo:
    days_left = left_in_year(spans, at) // DAY_S
    return VacationInfo(vacation_until(spans, at), days_left, MAX_DAYS_PER_YEAR)


async def take_vacation(database: Database, guest: str, days: int) -> VacationInfo:
    """End any current vacation, keeping its unused days; begin a new one unless `days` is 0."""
    if not 0 <= days <= MAX_DAYS_PER_YEAR:
        sentence = f"Choose 1 to {MAX_DAYS_PER_YEAR} days."
        raise RequestError("bad-vacation", sentence, most=MAX_DAYS_PER_YEAR)

    def change(session: Session) -> list[Span]:
        # Lock the guest's row, so that two concurrent requests cannot both use the same days.
        session.execute(select(Guest.id).where(Guest.id == guest).with_for_update())
        at = now()
        rows = session.scalars(select(VacationRow).where(VacationRow.guest == guest)).all()
        for row in rows:
            row.ends = min(row.ends, at)
        spans = [(row.began, row.ends) for row in rows]
        if days:
            added = at, at + days * DAY_S
            # A vacation that ends in the next year also counts towards that year's maximum.
            for time in {at, added[1]}:
                if vacation_seconds([added], *year_of(time)) > left_in_year(spans, time):
                    sentence = "You do not have that many vacation days left."
                    raise RequestError("vacation-used-up", sentence, 409)
            session.add(VacationRow(guest=guest, began=added[0], ends=added[1]))
            spans.append(added)
        return spans

    return _info(await database.transaction(change), now())

"""What is done now and then: the operator's orders are taken, and what is old is deleted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select
from sqlalchemy.orm import Session

from citadella.server.people.merging import columns as naming_columns
from citadella.server.settings import Settings
from citadella.server.storage.models import (
    Ban,
    ChatRow,
    EntrantRow,
    Guest,
    HouseNote,
    MoveRow,
    Order,
    PairingRow,
    Report,
    ReviewRow,
    SeatRow,
    Subscription,
    ToldRow,
    TournamentRow,
)
from citadella.server.storage.models import TableRow as Row
from citadella.server.storage.store import now

if TYPE_CHECKING:
    from citadella.server.lobby.hall import Hall

log = logging.getLogger("citadella.server")
LOOK_SECONDS = 3.0
PURGE_SECONDS = 3600.0
DAY = 86_400
# A guest who has done nothing is kept for so many days.
LOOKED_IN_DAYS = 2
# So many at a time, so that nobody waits long for the database.
BATCH = 200
#: What the name of a note begins with that a process writes only to see whether it can.
READY = "ready "
#: What an order is about: a table to be read anew, or a guest to be sent out.
TABLE, GUEST = "table", "guest"
# Tables whose rows only serve one who comes back.
SERVING = {"guests", "devices", "subscriptions", "tickets", "wishes", "vacations", "turn_letters"}


class Housekeeping:
    """Keeps a hall in order, for as long as it is open."""

    def __init__(self, hall: Hall) -> None:
        """Belong to a hall."""
        self.hall = hall

    async def work(self) -> None:
        """Look again and again for what is to be done."""
        last: int | None = None
        next_purge = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            try:
                if last is None:
                    last = await self.hall.store.transaction(_last_order)
                last = await self.take_orders(last)
                if clock() >= next_purge and self.hall.leads("purge"):
                    next_purge = clock() + PURGE_SECONDS
                    await self.purge()
            except Exception:
                log.exception("The housekeeping failed; another try soon.")
            await asyncio.sleep(LOOK_SECONDS)

    # --- orders ------------------------------------------------------------------------
    async def take_orders(self, last: int) -> int:
        """Do what the operator has ordered since; return the number of the newest order."""
        query = select(Order).where(Order.id > last).order_by(Order.id)
        orders = await self.hall.store.transaction(lambda session: list(session.scalars(query)))
        for order in orders:
            if order.what == TABLE:
                table = self.hall.loaded(int(order.target))
                if table is not None:
                    self.hall.read_anew(table)
            else:
                self._send_out(order.target)
            last = order.id
        return last

    def _send_out(self, guest: str) -> None:
        """End the connections of a guest; whoever may come in again does so."""
        for table in self.hall.tables():
            for client in list(table.clients):
                if client.guest == guest:
                    client.close()

    # --- purge -------------------------------------------------------------------------
    async def purge(self) -> None:
        """Delete what is too old to be kept."""
        settings = self.hall.settings
        while True:
            gone = await self.hall.store.transaction(lambda s: purge_tables(s, settings, now()))
            for table_id in gone:
                table = self.hall.loaded(table_id)
                if table is not None:
                    self.hall.forget(table)
            if len(gone) < BATCH:
                break
        while await self.hall.store.transaction(lambda s: purge_guests(s, settings, now())):
            pass
        await self.hall.store.transaction(lambda s: purge_notes(s, settings, now()))
        await self.hall.store.transaction(lambda s: purge_tournaments(s, settings, now()))


def _last_order(session: Session) -> int:
    return session.scalars(select(func.max(Order.id))).one() or 0


def purge_tables(session: Session, settings: Settings, at: int) -> list[int]:
    """Delete tables that are too old; return which (at most so many at a time)."""
    ages = (
        (("lobby", "closed"), settings.keep_waiting_days),
        (("playing",), settings.keep_playing_days),
        (("over",), settings.keep_over_days),
    )
    old = [
        and_(Row.status.in_(statuses), Row.updated < at - int(days * DAY))
        for statuses, days in ages
        if days
    ]
    if not old:
        return []
    gone = list(session.scalars(select(Row.id).where(or_(*old)).order_by(Row.id).limit(BATCH)))
    delete_tables(session, gone)
    return gone


def purge_tournaments(session: Session, settings: Settings, at: int) -> None:
    """Delete tournaments that are too old; the results of their games stay."""
    ages = (
        (("open", "called-off"), settings.keep_waiting_days),
        (("playing",), settings.keep_playing_days),
        (("over",), settings.keep_over_days),
    )
    for statuses, days in ages:
        if days:
            old = and_(
                TournamentRow.status.in_(statuses),
                TournamentRow.updated < at - int(days * DAY),
                TournamentRow.starts < at,
            )
            gone = list(session.scalars(select(TournamentRow.id).where(old).limit(BATCH)))
            for part in (PairingRow, EntrantRow):
                session.execute(delete(part).where(part.tournament_id.in_(gone)))
            session.execute(delete(TournamentRow).where(TournamentRow.id.in_(gone)))


def delete_tables(session: Session, gone: list[int]) -> None:
    """Delete tables with all that belongs to them."""
    for part in (ChatRow, MoveRow, ReviewRow, SeatRow, ToldRow):
        session.execute(delete(part).where(part.table_id.in_(gone)))
    session.execute(delete(Row).where(Row.id.in_(gone)))


def purge_guests(session: Session, settings: Settings, at: int) -> int:
    """Delete guests who have long been away and whom nothing refers to; return how many."""
    if not settings.keep_guests_days:
        return 0
    cutoff = at - int(settings.keep_guests_days * DAY)
    unknown: list[ColumnElement[bool]] = [
        ~exists().where(column == Guest.id)
        for table, column, _ in naming_columns()
        if table.name not in SERVING
    ]
    # Whoever has not even taken a name has only looked in: there may be any number of those.
    wants_nothing = ~exists().where(Subscription.guest == Guest.id)
    looked_in = and_(~Guest.named, Guest.seen < at - LOOKED_IN_DAYS * DAY, wants_nothing)
    gone_for_long = or_(Guest.seen < cutoff, looked_in)
    query = select(Guest.id).where(gone_for_long, Guest.banned < at, *unknown).limit(BATCH)
    gone = list(session.scalars(query))
    for table, column, _ in naming_columns():
        if table.name in SERVING:
            session.execute(delete(table).where(column.in_(gone)))
    return len(gone)


def purge_notes(session: Session, settings: Settings, at: int) -> None:
    """Delete orders that everyone has taken, bans that are over, old reports, and what processes
    that are gone have written to see whether they can.
    """
    session.execute(delete(Order).where(Order.at < at - DAY))
    session.execute(delete(Ban).where(Ban.until < at))
    written = HouseNote.name.startswith(READY, autoescape=True)
    session.execute(delete(HouseNote).where(written, HouseNote.value < str(at - DAY)))
    if settings.keep_reports_days:
        cutoff = at - int(settings.keep_reports_days * DAY)
        session.execute(delete(Report).where(Report.at < cutoff))

"""Housekeeping: carries out the operator's orders and deletes old data."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, exists, false, func, or_, select
from sqlalchemy.orm import Session

from citadella.server.lobby.registry import TableRegistry
from citadella.server.lobby.updates import TableUpdates
from citadella.server.people.operator_commands import TABLE
from citadella.server.people.personal_data import person_columns
from citadella.server.settings import Settings
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import (
    ChatRow,
    EntrantRow,
    Guest,
    MoveRow,
    NetworkBan,
    NotifiedTurn,
    OperatorOrder,
    PairingRow,
    Report,
    ReviewRow,
    SeatRow,
    SharedValue,
    Subscription,
    TournamentRow,
)
from citadella.server.storage.models import TableRow as Row
from citadella.server.web.metrics import READINESS_NOTE

log = logging.getLogger("citadella.server")
#: Interval between searches for the operator's orders.
ORDER_INTERVAL_S = 3.0
#: Interval between deletions of old data.
PURGE_INTERVAL_S = 3600.0
DAY_S = 86_400
#: Guests who have not chosen a name are deleted after this many days.
KEEP_UNNAMED_DAYS = 2
#: Maximum number of rows deleted in one transaction, so as not to block the database for long.
BATCH_SIZE = 200
#: Rows in these database tables are deleted with their guest. A guest to whom a row in any other
#: table refers is not deleted.
PRIVATE_TABLES = frozenset(
    ["guests", "devices", "subscriptions", "tickets", "wishes", "vacations", "turn_letters"]
)


@dataclass(eq=False)
class Housekeeping:
    """Carries out the operator's orders and deletes old data while the server runs."""

    database: Database
    registry: TableRegistry
    updates: TableUpdates
    settings: Settings
    #: Returns whether this process is the leader, the only one that deletes old data.
    leads: Callable[[], bool]

    async def run(self) -> None:
        """Run periodically until cancelled."""
        last: int | None = None
        next_purge = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            try:
                if last is None:
                    last = await self.database.transaction(_last_order)
                last = await self.take_orders(last)
                if clock() >= next_purge and self.leads():
                    next_purge = clock() + PURGE_INTERVAL_S
                    await self.purge()
            except Exception:
                log.exception("Housekeeping failed; it will be tried again.")
            await asyncio.sleep(ORDER_INTERVAL_S)

    async def take_orders(self, last: int) -> int:
        """Carry out the orders with ids above `last`; return the id of the newest order."""
        query = select(OperatorOrder).where(OperatorOrder.id > last).order_by(OperatorOrder.id)
        orders = await self.database.transaction(lambda session: list(session.scalars(query)))
        for order in orders:
            if order.what == TABLE:
                self.updates.reload(int(order.target))
            else:
                self.updates.disconnect(order.target)
            last = order.id
        return last

    async def purge(self) -> None:
        settings = self.settings
        while True:
            gone = await self.database.transaction(purge_tables, settings, now())
            for table_id in gone:
                table = self.registry.loaded(table_id)
                if table is not None:
                    self.registry.drop(table)
            if len(gone) < BATCH_SIZE:
                break
        while await self.database.transaction(purge_guests, settings, now()):
            pass
        await self.database.transaction(purge_notes, settings, now())
        await self.database.transaction(purge_tournaments, settings, now())


def _last_order(session: Session) -> int:
    return session.scalars(select(func.max(OperatorOrder.id))).one() or 0


def _too_old(
    kind: type[Row | TournamentRow], settings: Settings, at: int, *waiting: str
) -> ColumnElement[bool]:
    """Return the SQL condition for old rows; `waiting` are the states before a game starts."""
    ages = (
        (waiting, settings.keep_waiting_days),
        (("playing",), settings.keep_playing_days),
        (("over",), settings.keep_over_days),
    )
    return or_(
        false(),
        *(
            and_(kind.status.in_(statuses), kind.updated < at - int(days * DAY_S))
            for statuses, days in ages
            if days
        ),
    )


def purge_tables(session: Session, settings: Settings, at: int) -> list[int]:
    """Delete a batch of tables that are too old; return the ids of the deleted tables."""
    old = _too_old(Row, settings, at, "lobby", "closed")
    gone = list(session.scalars(select(Row.id).where(old).order_by(Row.id).limit(BATCH_SIZE)))
    delete_tables(session, gone)
    return gone


def purge_tournaments(session: Session, settings: Settings, at: int) -> None:
    """Delete a batch of tournaments that are too old; keep the results of their games."""
    old = _too_old(TournamentRow, settings, at, "open", "called-off")
    query = select(TournamentRow.id).where(old, TournamentRow.starts < at).limit(BATCH_SIZE)
    gone = list(session.scalars(query))
    for part in (PairingRow, EntrantRow):
        session.execute(delete(part).where(part.tournament_id.in_(gone)))
    session.execute(delete(TournamentRow).where(TournamentRow.id.in_(gone)))


def delete_tables(session: Session, gone: list[int]) -> None:
    """Delete tables with everything that belongs to them."""
    for part in (ChatRow, MoveRow, ReviewRow, SeatRow, NotifiedTurn):
        session.execute(delete(part).where(part.table_id.in_(gone)))
    session.execute(delete(Row).where(Row.id.in_(gone)))


def purge_guests(session: Session, settings: Settings, at: int) -> int:
    """Delete a batch of long-absent guests to whom no kept data refers; return their number."""
    if not settings.keep_guests_days:
        return 0
    cutoff = at - int(settings.keep_guests_days * DAY_S)
    unknown: list[ColumnElement[bool]] = [
        ~exists().where(column == Guest.id)
        for table, column, _ in person_columns()
        if table.name not in PRIVATE_TABLES
    ]
    unsubscribed = ~exists().where(Subscription.guest == Guest.id)
    unnamed = and_(~Guest.named, Guest.seen < at - KEEP_UNNAMED_DAYS * DAY_S, unsubscribed)
    gone_for_long = or_(Guest.seen < cutoff, unnamed)
    query = select(Guest.id).where(gone_for_long, Guest.banned < at, *unknown).limit(BATCH_SIZE)
    gone = list(session.scalars(query))
    for table, column, _ in person_columns():
        if table.name in PRIVATE_TABLES:
            session.execute(delete(table).where(column.in_(gone)))
    return len(gone)


def purge_notes(session: Session, settings: Settings, at: int) -> None:
    """Delete old orders, expired bans, old reports, and values written by health checks."""
    session.execute(delete(OperatorOrder).where(OperatorOrder.at < at - DAY_S))
    session.execute(delete(NetworkBan).where(NetworkBan.until < at))
    written = SharedValue.name.startswith(READINESS_NOTE, autoescape=True)
    session.execute(delete(SharedValue).where(written, SharedValue.value < str(at - DAY_S)))
    if settings.keep_reports_days:
        cutoff = at - int(settings.keep_reports_days * DAY_S)
        session.execute(delete(Report).where(Report.at < cutoff))

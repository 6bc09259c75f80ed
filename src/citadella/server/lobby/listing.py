"""Lists of table summaries: a guest's own tables, and the public tables."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from citadella.rules.errors import CardFileError
from citadella.server.lobby.host import moment
from citadella.server.lobby.registry import TableRegistry, rules_version
from citadella.server.protocol.errors import frozen
from citadella.server.protocol.tables import TableSummary
from citadella.server.storage.database import now
from citadella.server.storage.tables import TableStore
from citadella.server.tables.snapshots import summary, summary_of
from citadella.server.tables.state import SeatState, TableState
from citadella.server.tables.table import read_setup

log = logging.getLogger("citadella.server")
#: Unfinished tables unchanged for this many seconds are neither listed as open nor counted in
#: quotas.
MAX_AGE_S = 86_400
#: Maximum number of tables in a guest's list.
MAX_LISTED_TABLES = 50
#: A guest's list includes the results of at most this many finished games, the newest ones.
MAX_LISTED_RESULTS = 5
#: Maximum number of entries in each of the two caches of `TableListing`.
MAX_CACHED_SUMMARIES = 5_000


@dataclass(eq=False)
class TableListing:
    """Lists tables for guests."""

    store: TableStore
    registry: TableRegistry
    #: Whether to accept tables whose card files have changed since they were opened.
    changed_cards: bool
    #: Cache of the codes of tables whose setup has been checked.
    _checked: OrderedDict[str, None] = field(default_factory=OrderedDict)
    #: Cache by table id, version and guest: the summary of a table that this process does not
    #: hold, and when it was made.
    _summaries: OrderedDict[tuple[int, int, str], tuple[TableSummary, float]] = field(
        default_factory=OrderedDict
    )

    async def open_tables(self, guest: str) -> list[TableSummary]:
        """Return the public tables that are waiting or being played, as `guest` sees them."""
        return await self._list(await self.store.open_tables(now() - MAX_AGE_S), guest)

    async def tables_of(self, guest: str) -> list[TableSummary]:
        rows = [row for row in await self.store.tables_of(guest) if row.status != "closed"]
        return await self._list(rows[:MAX_LISTED_TABLES], guest)

    async def turns_of(self, guest: str) -> list[TableSummary]:
        """Return the tables where it is the guest's turn.

        Tables with days per move come last, sorted by the time left.
        """
        found = [table for table in await self.tables_of(guest) if table.my_turn]
        return sorted(found, key=lambda t: t.time_left_ms if t.time_left_ms is not None else -1)

    def forget(self, guest: str) -> None:
        """Forget the cached summaries of a guest."""
        for key in [key for key in self._summaries if key[2] == guest]:
            del self._summaries[key]

    async def _list(self, rows: Sequence[TableState], guest: str) -> list[TableSummary]:
        seats: dict[int, list[SeatState]] = {row.id: [] for row in rows}
        for seat in await self.store.seats(*seats):
            seats[seat.table_id].append(seat)
        found: list[TableSummary] = []
        over = 0
        for row in rows:
            mine = any(seat.guest == guest for seat in seats[row.id])
            over += mine and row.status == "over"
            finished = row.status == "over" and over <= MAX_LISTED_RESULTS
            try:
                self._check_setup(row)
                # Only summaries of the guest's own games show the progress of the game.
                if mine and (row.status == "playing" or finished):
                    found.append(await self._summary_of_game(row, guest))
                else:
                    found.append(summary(row, seats[row.id], guest))
            except CardFileError as error:
                found.append(summary(row, seats[row.id], guest, lacks_cards=error.file))
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:
                log.warning("The table %s cannot be replayed: %s.", row.id, type(error).__name__)
                why = frozen(row.rules != rules_version()).code
                found.append(summary(row, seats[row.id], guest, frozen=why))
        return found

    def _check_setup(self, row: TableState) -> None:
        """Raise an error if a table's setup is invalid; each setup is checked only once."""
        if not self.registry.has(row.code) and row.code not in self._checked:
            read_setup(row.setup, self.changed_cards)
            self._checked[row.code] = None
            if len(self._checked) > MAX_CACHED_SUMMARIES:
                self._checked.popitem(last=False)

    async def _summary_of_game(self, row: TableState, guest: str) -> TableSummary:
        """Return a table's summary with its game's progress, whichever process holds the table."""
        host = self.registry.loaded(row.id)
        if host is not None:
            return summary_of(host.table, guest, moment())
        key = (row.id, row.version, guest)
        found, at = self._summaries.pop(key, (None, 0.0))
        if found is None:
            stored = await self.store.whole(row.id)
            if stored is None:
                return summary(row, [], guest)
            table = await self.registry.read(stored)
            found, at = summary_of(table, guest, moment()), time.monotonic()
            if any(table.vacations.values()):
                # Do not cache this summary: the remaining time cannot be computed from it later if
                # a vacation stops the clock.
                return found
        self._summaries[key] = found, at
        if len(self._summaries) > MAX_CACHED_SUMMARIES:
            self._summaries.popitem(last=False)
        if found.time_left_ms is None:
            return found
        elapsed_ms = int((time.monotonic() - at) * 1000)
        return replace(found, time_left_ms=max(0, found.time_left_ms - elapsed_ms))

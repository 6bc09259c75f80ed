"""Tables in memory: found by code, loaded when somebody asks, dropped when nobody needs them.

Each of several processes holds the tables it has a lease for (`cluster/leases.py`).
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from sqlalchemy.orm import Session

from citadella.rules.errors import CardFileError
from citadella.server.cluster.leases import Leases
from citadella.server.gc_tuning import FullCollection
from citadella.server.lobby.rules_version import rules_version
from citadella.server.protocol.errors import RequestError, frozen, lacks_cards, not_found
from citadella.server.protocol.tables import TournamentLink
from citadella.server.storage.models import TableRow, TournamentRow
from citadella.server.storage.store import Store, Whole
from citadella.server.tables.results import results_of
from citadella.server.tables.table import Table

log = logging.getLogger("citadella.server")
CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")
MAX_REMEMBERED_VERSIONS = 5_000


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        leases: Leases,
        read: Callable[[Whole], Table],
        collection: FullCollection,
    ) -> None:
        """Start without tables; `read` makes a table from its stored rows."""
        self._store = store
        self._leases = leases
        self._make = read
        self._collection = collection
        # Called with the code of a table that was dropped to be loaded again.
        self.on_reload: Callable[[str], None] = lambda _code: None
        self._tables: dict[int, Table] = {}
        self._codes: dict[str, int] = {}
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # Tables that cannot be replayed, with the version and the reason.
        self._frozen: dict[int, tuple[int, RequestError]] = {}
        # Versions of other processes' tables that can be replayed.
        self._readable: OrderedDict[int, int] = OrderedDict()
        # Tables whose leases are to be released, with the term of the lease.
        self._released: dict[int, int] = {}
        leases.on_expired = self.drop_all

    def tables(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    def loaded(self, table_id: int) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def has(self, code: str) -> bool:
        """Return whether the table of a code is in memory."""
        return code in self._codes

    # --- loading -----------------------------------------------------------------------
    async def find(self, code: str) -> tuple[Table, bool]:
        """Return the table of a code, and whether the code is for watching only.

        Raises ElsewhereError if another process holds the table.
        """
        table_id = self._codes.get(code)
        if table_id is not None and table_id in self._tables:
            table = self._tables[table_id]
            table.last_used = time.monotonic()
            return table, code == table.row.watch
        if not CODE.fullmatch(code):
            raise not_found()
        row = await self._store.table(code)
        if row is None:
            raise not_found()
        async with self._loading.setdefault(row.id, asyncio.Lock()):
            loaded = self._tables.get(row.id) or await self._load(row.id)
            return loaded, code == row.watch

    async def find_to_play(self, code: str) -> Table:
        """Return the table of a code; refuse a code that is for watching only."""
        table, watching = await self.find(code)
        if watching:
            raise not_found()
        return table

    async def _load(self, table_id: int) -> Table:
        """Take the lease of a table, read what is stored, and keep it in memory."""
        await self._leases.take(table_id)
        stored = await self._store.whole(table_id)
        if stored is None:
            raise not_found()
        row = stored.row
        try:
            table = self.read(stored)
            if table.game is not None and table.game.over and row.status == "playing":
                row.wake = None
                results = results_of(row, stored.seats, table.game, table.ended)
                await self._store.save(row, status="over", results=results)
            await table.read_vacations()
            if row.tournament is not None:
                table.tournament = await self._tournament_link(row.tournament)
        except RequestError:
            # The lease is kept: this process knows what is wrong with the table.
            raise
        except BaseException:
            self._released[row.id] = row.term
            raise
        self._released.pop(row.id, None)
        self._tables[row.id] = table
        self._codes[row.code] = row.id
        self._codes[row.watch] = row.id
        return table

    async def _tournament_link(self, tournament: int) -> TournamentLink | None:
        def find(session: Session) -> TournamentLink | None:
            row = session.get(TournamentRow, tournament)
            return None if row is None else TournamentLink(row.code, row.name, row.round)

        return await self._store.transaction(find)

    def read(self, stored: Whole) -> Table:
        """Return a table made from its rows; refuse one that cannot be replayed."""
        row = stored.row
        version, problem = self._frozen.get(row.id, (-1, not_found()))
        if version == row.version:
            raise problem
        try:
            return self._make(stored)
        except CardFileError as error:
            raise lacks_cards(error) from None
        except Exception as error:
            log.error("The table %s cannot be read: %s", row.id, error)
            problem = frozen(row.rules != rules_version())
            self._frozen[row.id] = (row.version, problem)
            raise problem from None

    async def why_frozen(self, row: TableRow) -> str:
        """Return the error code of a table that cannot be replayed; empty if it can."""
        if row.id in self._tables or self._readable.get(row.id) == row.version:
            return ""
        stored = await self._store.whole(row.id)
        if stored is None:
            return ""
        try:
            self.read(stored)
        except RequestError as error:
            return error.code
        self._readable[row.id] = row.version
        if len(self._readable) > MAX_REMEMBERED_VERSIONS:
            self._readable.popitem(last=False)
        return ""

    # --- dropping ----------------------------------------------------------------------
    def drop(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when somebody asks."""
        table.close()
        self._collection.dropped += 1
        if self._tables.get(table.row.id) is table:
            self._released[table.row.id] = table.row.term
            del self._tables[table.row.id]
            self._codes.pop(table.row.code, None)
            self._codes.pop(table.row.watch, None)

    def reload(self, table: Table) -> None:
        """Drop a table that may differ from what is stored, and continue with what is stored."""
        self.drop(table)
        self.on_reload(table.row.code)

    def drop_all(self) -> None:
        """Drop all tables: the server stops, or other processes hold their leases now."""
        for table in self.tables():
            self.drop(table)

    async def release_dropped(self) -> None:
        """Release the leases of dropped tables."""
        if self._released:
            released, self._released = self._released, {}
            await self._leases.release(released)

    async def hand_over(self, code: str, process: str) -> bool:
        """Transfer a table without clients to another process; return whether that was done."""
        table = self._tables.get(self._codes.get(code, -1))
        if table is None or table.clients or table.lock.locked():
            return False
        self.drop(table)
        return await self._leases.transfer(table.row.id, table.row.term, process)

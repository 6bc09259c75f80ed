"""The registry of tables in memory: finds them by code, loads them on request, drops idle ones.

Each process of a server holds the tables for which it has a lease (`cluster/leases.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from weakref import WeakValueDictionary

import citadella
from citadella.rules.errors import CardFileError
from citadella.server.cluster.leases import Leases
from citadella.server.gc_tuning import FullCollection
from citadella.server.lobby.host import HostServices, TableHost, moment, read_vacations
from citadella.server.protocol.errors import RequestError, frozen, lacks_cards, not_found
from citadella.server.tables.moves import NoteEnd
from citadella.server.tables.state import StoredTable
from citadella.server.tables.table import Table, TablePolicy

log = logging.getLogger("citadella.server")
CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")
#: Maximum number of tables of other processes that are remembered as replayable.
MAX_REMEMBERED_VERSIONS = 5_000
#: The packages whose sources determine the version of the rules.
RULES_PACKAGES = ("cards", "rules")


@cache
def rules_version() -> str:
    """Return the version of the rules, a hash of their sources, which is stored with every table.

    Any edit of the sources changes the version, even an edit of a comment. So versions are
    compared only after a stored game could not be replayed, to tell a change of the rules from
    damaged data.
    """
    found = hashlib.sha256(citadella.__version__.encode())
    root = Path(citadella.__file__).parent
    for package in RULES_PACKAGES:
        for file in sorted((root / package).rglob("*.py")):
            found.update(file.relative_to(root).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


class TableRegistry:
    """The tables in the memory of this process."""

    def __init__(
        self,
        leases: Leases,
        policy: TablePolicy,
        services: HostServices,
        collection: FullCollection,
    ) -> None:
        self._store = services.store
        self._leases = leases
        self._policy = policy
        self._services = services
        self._collection = collection
        # Called with the code of a table that was dropped from memory and must be loaded again.
        self.on_reload: Callable[[str], None] = lambda _code: None
        self._tables: dict[int, TableHost] = {}
        self._codes: dict[str, int] = {}
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # The version and the error of each table that cannot be replayed, by table id.
        self._frozen: dict[int, tuple[int, RequestError]] = {}
        # The version of each replayable table of another process, by table id.
        self._readable: OrderedDict[int, int] = OrderedDict()
        # The fencing token of each lease that must be released, by table id.
        self._released: dict[int, int] = {}
        leases.on_expired = self.drop_all

    def tables(self) -> list[TableHost]:
        return list(self._tables.values())

    def loaded(self, table_id: int) -> TableHost | None:
        return self._tables.get(table_id)

    def has(self, code: str) -> bool:
        return code in self._codes

    # --- loading -----------------------------------------------------------------------
    async def find(self, code: str) -> tuple[TableHost, bool]:
        """Return the host of the table with `code`, and whether `code` is its watch code.

        Raise ElsewhereError if another process holds the table.
        """
        table_id = self._codes.get(code)
        if table_id is not None and table_id in self._tables:
            host = self._tables[table_id]
            host.last_used = time.monotonic()
            return host, code == host.table.row.watch
        if not CODE.fullmatch(code):
            raise not_found()
        row = await self._store.table(code)
        if row is None:
            raise not_found()
        async with self._loading.setdefault(row.id, asyncio.Lock()):
            loaded = self._tables.get(row.id) or await self._load(row.id)
            return loaded, code == row.watch

    async def find_to_play(self, code: str) -> TableHost:
        """Return the host of the table with `code`; raise RequestError for a watch code."""
        host, watching = await self.find(code)
        if watching:
            raise not_found()
        return host

    async def _load(self, table_id: int) -> TableHost:
        """Take the lease of a table, load it, and keep it in memory."""
        await self._leases.take(table_id)
        stored = await self._store.whole(table_id)
        if stored is None:
            raise not_found()
        row = stored.row
        try:
            table = await self.read(stored)
            change = NoteEnd().decide(table, moment())
            if change.is_stored:
                await self._store.save(row, change)
                table.apply(change, moment())
            if row.tournament is not None:
                table.tournament = await self._store.tournament_link(row.tournament)
        except RequestError:
            # Keep the lease, because this process has cached the error.
            raise
        except BaseException:
            self._released[row.id] = row.term
            raise
        self._released.pop(row.id, None)
        host = self._tables[row.id] = TableHost(table, self._services)
        self._codes[row.code] = row.id
        self._codes[row.watch] = row.id
        return host

    async def read(self, stored: StoredTable) -> Table:
        """Replay a stored table and return it; raise RequestError if that is not possible."""
        row = stored.row
        version, problem = self._frozen.get(row.id, (-1, not_found()))
        if version == row.version:
            raise problem
        try:
            table = Table(stored, moment(), self._policy)
        except CardFileError as error:
            raise lacks_cards(error) from None
        except Exception as error:
            log.error("The table %s cannot be read: %s", row.id, error)
            problem = frozen(row.rules != rules_version())
            self._frozen[row.id] = (row.version, problem)
            raise problem from None
        await read_vacations(table, self._services.vacations)
        return table

    async def why_frozen(self, table_id: int, version: int) -> str:
        """Return why a table cannot be replayed, as an error code; empty if it can be replayed."""
        if table_id in self._tables or self._readable.get(table_id) == version:
            return ""
        stored = await self._store.whole(table_id)
        if stored is None:
            return ""
        try:
            await self.read(stored)
        except RequestError as error:
            return error.code
        self._readable[table_id] = version
        if len(self._readable) > MAX_REMEMBERED_VERSIONS:
            self._readable.popitem(last=False)
        return ""

    # --- dropping ----------------------------------------------------------------------
    def drop(self, host: TableHost) -> None:
        """Drop a table from memory; the next request loads it again."""
        host.close()
        self._collection.dropped += 1
        row = host.table.row
        if self._tables.get(row.id) is host:
            self._released[row.id] = row.term
            del self._tables[row.id]
            self._codes.pop(row.code, None)
            self._codes.pop(row.watch, None)

    def reload(self, host: TableHost) -> None:
        """Drop a table that may differ from the stored one, and have it loaded again."""
        self.drop(host)
        self.on_reload(host.table.row.code)

    def drop_all(self) -> None:
        """Drop all tables from memory; called when the server stops or the leases are lost."""
        for host in self.tables():
            self.drop(host)

    async def release_dropped(self) -> None:
        if self._released:
            released, self._released = self._released, {}
            await self._leases.release(released)

    async def hand_over(self, code: str, process: str) -> bool:
        """Transfer a table to another process if it has no clients; return whether it was done."""
        host = self._tables.get(self._codes.get(code, -1))
        if host is None or host.clients or host.lock.locked():
            return False
        self.drop(host)
        return await self._leases.transfer(host.table.row.id, host.table.row.term, process)

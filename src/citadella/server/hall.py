"""The hall: all tables that are being looked at or played, loaded when somebody asks."""

from __future__ import annotations

import asyncio
import time

from citadella.server.making import read_setup, rows_of, table_row
from citadella.server.models import Guest, SeatRow, TableRow
from citadella.server.present import CLOCKS
from citadella.server.problems import RequestError, not_found
from citadella.server.protocol import NewTable, TableSummary
from citadella.server.store import Store
from citadella.server.table import Table
from citadella.server.thinking import Thinkers

TABLES_PER_GUEST = 20
IDLE_SECONDS = 600.0


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float) -> None:
        """Open the hall; `bot_delay` lets people follow what bots do."""
        self.store = store
        self.thinkers = thinkers
        self.bot_delay = bot_delay
        self._tables: dict[int, Table] = {}
        self._codes: dict[str, int] = {}
        self._loading = asyncio.Lock()

    async def open(self) -> None:
        """Go on with every game that was in play when the server stopped."""
        for code in await self.store.playing_codes():
            table, _ = await self.table(code)
            table.go_on()

    async def table(self, code: str) -> tuple[Table, bool]:
        """Give a table, and whether the code is for watching only."""
        table_id = self._codes.get(code)
        if table_id is not None and table_id in self._tables:
            table = self._tables[table_id]
            return table, code == table.row.watch
        async with self._loading:
            row = await self.store.table(code) if len(code) <= 32 else None
            if row is None:
                raise not_found()
            loaded = self._tables.get(row.id)
            if loaded is None:
                loaded = await self._load(row)
            return loaded, code == row.watch

    async def _load(self, row: TableRow) -> Table:
        table = Table(
            self,
            row,
            await self.store.seats(row.id),
            await self.store.moves(row.id),
            await self.store.chat(row.id),
        )
        if table.game is not None and table.game.over and row.status == "playing":
            row.status = "over"
            await self.store.save(row)
        self._tables[row.id] = table
        self._codes[row.code] = row.id
        self._codes[row.watch] = row.id
        return table

    async def new_table(self, wish: NewTable, guest: Guest) -> Table:
        """Make a table."""
        mine = await self.store.tables_of(guest.id)
        if sum(row.status != "over" for row in mine) >= TABLES_PER_GUEST:
            raise RequestError("too-many", "You have too many tables; end one first.", 429)
        row, seats = rows_of(wish, guest)
        table = await self._add(row, seats)
        if wish.start:
            await table.start(guest.id)
        return table

    async def _add(self, row: TableRow, seats: list[SeatRow]) -> Table:
        await self.store.add_table(row, seats)
        async with self._loading:
            return await self._load(row)

    async def rematch(self, table: Table, guest: str) -> str:
        """Start the same table again; everyone gets the same new one."""
        async with table.lock:
            if table.row.rematch is not None:
                return table.row.rematch
            if table.row.status != "over":
                raise RequestError("not-over", "The game is not over yet.", 409)
            if not any(row.guest == guest for row in table.seats):
                raise RequestError("not-seated", "Only players can do that.", 403)
            old = table.row
            clock = CLOCKS[old.clock]
            left = clock.base_seconds * 1000 if clock.kind == "live" else None
            row = table_row(read_setup(old), old.host, old.clock, old.public, old.coach)
            seats = [
                SeatRow(
                    seat=s.seat,
                    kind=s.kind,
                    guest=s.guest,
                    bot=s.bot,
                    name=s.name,
                    away=False,
                    key_hash=s.key_hash,
                    time_left_ms=left if s.kind == "human" else None,
                )
                for s in table.seats
            ]
            again = await self._add(row, seats)
            await again.start(old.host)
            table.row.rematch = again.row.code
            await self.store.save(table.row)
            table.broadcast()
            return again.row.code

    async def open_tables(self, guest: str) -> list[TableSummary]:
        """Give the public tables that are not over."""
        return [
            (await self.table(row.code))[0].summary(guest) for row in await self.store.open_tables()
        ]

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """Give the tables of a guest."""
        rows = await self.store.tables_of(guest)
        return [(await self.table(row.code))[0].summary(guest) for row in rows[:50]]

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when somebody asks."""
        table.close()
        self._tables.pop(table.row.id, None)

    async def tidy_up(self) -> None:
        """Drop tables that nobody looks at and nothing happens at, now and then."""
        while True:
            await asyncio.sleep(60)
            for table in list(self._tables.values()):
                idle = time.monotonic() - table.last_used > IDLE_SECONDS
                waiting = table.row.status == "playing" and table.row.clock != "none"
                if idle and not table.clients and not waiting:
                    self.forget(table)

    def close(self) -> None:
        """Stop everything."""
        for table in list(self._tables.values()):
            self.forget(table)
        self.thinkers.close()

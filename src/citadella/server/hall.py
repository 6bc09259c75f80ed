"""The hall: all tables that are being looked at or played, loaded when somebody asks."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Coroutine, Sequence

from citadella.rules import CitadellaError
from citadella.rules.errors import CardFileError
from citadella.server.bot_workers import BotWorkers
from citadella.server.models import Guest, SeatRow, TableRow
from citadella.server.new_tables import read_setup, rows_of, table_row
from citadella.server.problems import RequestError, lacks_cards, not_found, not_over
from citadella.server.protocol import NewTable, TableSummary
from citadella.server.push import Pusher
from citadella.server.snapshot import summary
from citadella.server.store import Store, now
from citadella.server.table import Table

log = logging.getLogger("citadella.server")
TABLES_PER_GUEST = 20
IDLE_SECONDS = 600.0
RETRY_SECONDS = 1.0
# Tables that nobody has touched for so long are not listed any more, nor counted.
FORGOTTEN = 86_400
# Of so many of a guest's games that are over a list tells how they ended.
LAST = 5
CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Hall:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        bot_delay: float,
        changed_cards: bool = False,
        pusher: Pusher | None = None,
    ) -> None:
        """Start without tables; bots pause for `bot_delay` seconds at the normal pace.

        `changed_cards`: tables whose card files have changed since go on all the same.
        """
        self.store = store
        self.bot_workers = bot_workers
        self.bot_delay = bot_delay
        self.changed_cards = changed_cards
        # Tells who is not here that it is their turn, if the server is set up for it.
        self.pusher = pusher
        self._tables: dict[int, Table] = {}
        self._codes: dict[str, int] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Begin to go on with every game that was in play when the server stopped."""
        self._later(self._go_on_with(await self.store.playing_codes()))
        self._later(self._tidy_up())

    def _later(self, work: Coroutine[None, None, None]) -> None:
        """Do work in the background, until the hall is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on_with(self, codes: Sequence[str], after: float = 0.0) -> None:
        """Load tables and let their games go on; try again later where that fails."""
        await asyncio.sleep(after)
        for code in codes:
            try:
                table, _ = await self.table(code)
                table.go_on()
            except RequestError as error:
                log.warning("The table '%s' does not go on: %s", code, error)
            except Exception:
                log.exception("The table '%s' does not go on; another try soon.", code)
                self._later(self._go_on_with([code], RETRY_SECONDS))

    async def table(self, code: str) -> tuple[Table, bool]:
        """Return a table, and whether the code is for watching only."""
        table_id = self._codes.get(code)
        if table_id is not None and table_id in self._tables:
            table = self._tables[table_id]
            table.last_used = time.monotonic()
            return table, code == table.row.watch
        if not CODE.fullmatch(code):
            raise not_found()
        async with self._loading:
            row = await self.store.table(code)
            if row is None:
                raise not_found()
            loaded = self._tables.get(row.id)
            if loaded is None:
                loaded = await self._load(row)
            return loaded, code == row.watch

    async def _load(self, row: TableRow) -> Table:
        """Return a table read from what is stored, and keep it in memory."""
        seats = await self.store.seats(row.id)
        moves = await self.store.moves(row.id)
        chat = await self.store.chat(row.id)
        try:
            table = Table(self, row, seats, moves, chat)
        except CardFileError as error:
            raise lacks_cards(error) from None
        except CitadellaError:
            # Stored by another version whose rules were not quite these.
            log.exception("The table %s cannot be read.", row.id)
            raise RequestError("broken-table", "This table cannot be read any more.", 410) from None
        if table.game is not None and table.game.over and row.status == "playing":
            row.status = "over"
            await self.store.save(row)
        self._tables[row.id] = table
        self._codes[row.code] = row.id
        self._codes[row.watch] = row.id
        return table

    async def new_table(self, wish: NewTable, guest: Guest) -> Table:
        """Open a table as a guest wishes."""
        mine = await self.store.tables_of(guest.id)
        live = [row for row in mine if row.status != "over" and row.updated >= now() - FORGOTTEN]
        if len(live) >= TABLES_PER_GUEST:
            raise RequestError("too-many", "You have too many tables; end one first.", 429)
        table = await self._add(*rows_of(wish, guest))
        if wish.start:
            await table.start(guest.id)
        return table

    async def _add(
        self, row: TableRow, seats: list[SeatRow], rematch_of: TableRow | None = None
    ) -> Table:
        await self.store.add_table(row, seats, rematch_of)
        async with self._loading:
            return await self._load(row)

    async def rematch(self, table: Table, guest: str) -> str:
        """Return the code of the next table with the same players, opened by the first who asks."""
        async with table.lock:
            if not any(row.guest == guest for row in table.seats):
                raise RequestError("not-seated", "Only players can do that.", 403)
            if table.row.rematch is not None:
                return table.row.rematch
            if table.row.status != "over":
                raise not_over()
            old, stock = table.row, table.clock.stock()
            row = table_row(
                table.setup, old.host, old.clock, old.public, old.coach, old.stand_in, old.pace
            )
            row.status = "playing"
            seats = [
                SeatRow(
                    seat=s.seat,
                    kind=s.kind,
                    guest=s.guest,
                    bot=s.bot,
                    name=s.name,
                    away=False,
                    key_hash=s.key_hash,
                    time_left_ms=None if s.kind == "bot" and not s.key_hash else stock,
                )
                for s in table.seats
            ]
            try:
                again = await self._add(row, seats, rematch_of=old)
            except BaseException:
                self.read_anew(table)
                raise
            again.go_on()
            table.broadcast()
            return again.row.code

    # --- lists -------------------------------------------------------------------------
    async def open_tables(self, guest: str) -> list[TableSummary]:
        """Return the public tables that are not over."""
        return await self._summaries(await self.store.open_tables(now() - FORGOTTEN), guest)

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """Return the tables of a guest."""
        return await self._summaries((await self.store.tables_of(guest))[:50], guest)

    async def _summaries(self, rows: Sequence[TableRow], guest: str) -> list[TableSummary]:
        seats: dict[int, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in await self.store.seats(*seats):
            seats[seat.table_id].append(seat)
        found: list[TableSummary] = []
        over = 0
        for row in rows:
            mine = any(seat.guest == guest for seat in seats[row.id])
            over += mine and row.status == "over"
            try:
                read_setup(row, self.changed_cards)
                # How the own games stand, and the last ones ended, needs the games themselves.
                if mine and (row.status == "playing" or (row.status == "over" and over <= LAST)):
                    found.append((await self.table(row.code))[0].summary(guest))
                else:
                    found.append(summary(row, seats[row.id], guest))
            except CardFileError as error:
                # It waits for the file.
                lacks = error.facts["file"]
                found.append(summary(row, seats[row.id], guest, lacks_cards=lacks))
            except (RequestError, CitadellaError):
                log.warning("The table %s is left out of a list.", row.id)
        return found

    # --- memory ------------------------------------------------------------------------
    def forget(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when somebody asks."""
        table.close()
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            self._codes.pop(table.row.code, None)
            self._codes.pop(table.row.watch, None)

    def read_anew(self, table: Table) -> None:
        """Drop a table that may not be what is stored, and go on with what is."""
        self.forget(table)
        if not self._closed:
            self._later(self._go_on_with([table.row.code], RETRY_SECONDS))

    async def _tidy_up(self) -> None:
        """Drop tables that nobody looks at and nothing happens at, now and then."""
        while True:
            await asyncio.sleep(60)
            for table in list(self._tables.values()):
                idle = time.monotonic() - table.last_used > IDLE_SECONDS
                waiting = table.row.status == "playing" and table.row.clock != "none"
                if idle and not (table.clients or waiting or table.is_thinking):
                    self.forget(table)

    def close(self) -> None:
        """Stop everything."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for table in list(self._tables.values()):
            self.forget(table)
        if self.pusher is not None:
            self.pusher.close()
        self.bot_workers.close()

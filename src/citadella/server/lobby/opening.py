"""Opening tables: what a guest may open, and rematches."""

from __future__ import annotations

from dataclasses import dataclass

from citadella.server.lobby.host import TableHost
from citadella.server.lobby.listing import MAX_AGE_S
from citadella.server.lobby.new_tables import rows_of, rows_of_rematch
from citadella.server.lobby.registry import TableRegistry
from citadella.server.people.friends import blocked_pairs
from citadella.server.people.word_filter import WordFilter
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.tables import NewTable
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import LIVE_STATUSES, Guest
from citadella.server.storage.tables import TableStore
from citadella.server.tables.change import Change
from citadella.server.tables.moves import OpenRematch, StartGame
from citadella.server.tables.state import TableState


@dataclass(eq=False)
class TableOpener:
    """Stores new tables, within the limits of each guest and network, and loads them."""

    database: Database
    store: TableStore
    registry: TableRegistry
    words: WordFilter
    max_per_guest: int
    max_per_network: int

    async def open(self, request: NewTable, guest: Guest, network: str = "") -> TableHost:
        """Open a table for a guest; `network` is the hash of the guest's network."""
        await self.check_quota(guest.id, network)
        for choice in request.seats:
            self.words.check(choice.name)
        row, seats = rows_of(request, guest)
        row.origin = network
        await self.store.add_table(row, seats)
        host, _ = await self.registry.find(row.code)
        if request.start:
            await host.execute(StartGame(guest.id))
        return host

    async def check_quota(self, guest: str, network: str) -> None:
        """Refuse one more table to a guest or a network that has the maximum."""
        since = now() - MAX_AGE_S
        mine = await self.store.tables_of(guest)
        live = [row for row in mine if row.status in LIVE_STATUSES and row.updated >= since]
        if len(live) >= self.max_per_guest:
            raise RequestError("too-many", "You have too many tables; end one first.", 429)
        near = await self.store.count_live(network, since) if network else 0
        if near >= self.max_per_network:
            raise RequestError(
                "too-many-here", "Too many tables have been opened from your network.", 429
            )

    async def rematch(self, host: TableHost, guest: str) -> str:
        """Return the code of the next table with the same players; the first request opens it."""
        table = host.table
        people = [guest, *(seat.guest for seat in table.seats if seat.guest is not None)]
        apart = await self.database.transaction(blocked_pairs, people)
        row, seats = rows_of_rematch(table.setup, table.row, table.seats, guest, apart)

        async def save(_before: TableState, change: Change) -> None:
            await self.store.add_table(row, seats, rematch_of=change.row)

        change = await host.execute(OpenRematch(guest, row.code), save)
        if change.is_stored:
            (await self.registry.find(row.code))[0].go_on()
        assert table.row.rematch is not None
        return table.row.rematch

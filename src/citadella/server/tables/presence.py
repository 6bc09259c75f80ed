"""Whether anybody looks at a table's bots, and how far they play where nobody does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from citadella.server.web.rate_limits import RateLimit

if TYPE_CHECKING:
    from citadella.server.tables.table import Table

#: So often the bots of a host whose quota is used up may play one more move.
SECONDS_PER_MOVE = 5.0
LOOK_AGAIN = 1.0


def quota(moves: int) -> RateLimit:
    """Return how much bots may play unattended, for each host: so many moves at once."""
    return RateLimit(moves, 1 / SECONDS_PER_MOVE)


class Attendance:
    """Watches who is at a table, for its bots."""

    def __init__(self, table: Table) -> None:
        """Belong to a table."""
        self.table = table

    @property
    def is_unattended(self) -> bool:
        """Return whether nobody looks and no person will be asked."""
        table = self.table
        if table.clients or not all(table.automatic(row.seat) for row in table.seats):
            return False
        tournament = table.row.tournament
        return tournament is None or not table.hall.tournaments.is_watched(tournament)

    @property
    def lets_bots_play(self) -> bool:
        """Return whether bots go on at all: those of a table without people, if anyone looks."""
        return not (self.table.pace.is_of_bots and self.is_unattended)

    async def wait(self) -> None:
        """Wait while the table is unattended and its host's quota is used up."""
        table = self.table
        while self.is_unattended and self.lets_bots_play:
            if table.hall.unattended.allows(table.patron):
                return
            await asyncio.sleep(LOOK_AGAIN)

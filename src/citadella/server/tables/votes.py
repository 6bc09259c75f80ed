"""What the players of a table decide among themselves, so that nobody holds up the others.

A game is broken off when all who play agree. Whoever is host and gone is replaced by the first
player who asks. At a table without a clock, the others can let a bot play on for someone who
sleeps: any of them if the sleeper is not here, and together if the sleeper is.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from citadella.server.people.devices import last_seen
from citadella.server.protocol.errors import RequestError, not_host, not_seated
from citadella.server.protocol.tables import Vote
from citadella.server.storage.models import SeatRow
from citadella.server.storage.store import now

if TYPE_CHECKING:
    from citadella.server.tables.table import Table

CLOSE, PLAY_ON = "close", "play-on"
DAY = 86_400.0


def has_clock() -> RequestError:
    """Return the error for what the clock decides."""
    return RequestError("has-clock", "The clock decides that at this table.", 409)


def _check_wait(wait: float) -> None:
    """Refuse who should wait for some more seconds."""
    if wait > 0:
        seconds = int(wait) + 1
        sentence = f"Give them {seconds} more seconds."
        raise RequestError("too-early", sentence, 409, seconds=seconds)


class Agreement:
    """The votes of a table. All changes go through the table's lock."""

    def __init__(self, table: Table) -> None:
        """Begin without a vote."""
        self.table = table
        # Who agrees, by what is proposed and (for a bot that plays on) for which seat.
        self._votes: dict[tuple[str, int], set[str]] = {}
        # When who has left was last here; those who never came are missed since the beginning.
        self._left: dict[str, float] = {}
        self._beginning = time.monotonic()
        self._asked_since = self._beginning

    def left(self, guest: str) -> None:
        """Note that a guest has hung up."""
        self._left[guest] = time.monotonic()

    def moved(self) -> None:
        """Forget who wanted a bot to play on, as somebody has played."""
        self._asked_since = time.monotonic()
        for vote in [vote for vote in self._votes if vote[0] == PLAY_ON]:
            del self._votes[vote]

    def votes(self) -> list[Vote]:
        """Return what is proposed, with who agrees and who is still asked."""
        return [
            Vote(what, seat, self._seats_of(agreed), self._seats_of(self._asked(what, seat)))  # type: ignore[arg-type]
            for (what, seat), agreed in self._votes.items()
        ]

    def _seats_of(self, guests: set[str]) -> list[int]:
        return [row.seat for row in self.table.seats if row.guest in guests]

    # --- close -------------------------------------------------------------------------
    async def close(self, guest: str) -> None:
        """Close a table that waits, for its host; break a game off once all who play agree."""
        table = self.table
        async with table.lock:
            if table.row.status == "lobby":
                table.check_host(guest)
                await table.shut()
                return
            if table.row.status != "playing":
                raise RequestError("not-playing", "No game is in play at this table.")
            asked = self._asked(CLOSE, -1)
            if guest not in asked and (asked or guest != table.row.host):
                raise not_seated() if asked else not_host()
            if self._agree(CLOSE, -1, guest):
                await table.shut()
            else:
                table.broadcast()

    # --- who sleeps --------------------------------------------------------------------
    async def play_on(self, guest: str, seat: int) -> None:
        """Let a bot play on for someone who has been asked for long, if the others agree."""
        table = self.table
        async with table.lock:
            row = table.seating.seat(seat)
            if row.guest == guest or guest not in self._players():
                raise not_seated()
            if table.row.status != "playing" or table.asked != seat or table.automatic(seat):
                raise RequestError("not-away", "Nobody is missing there.", 409)
            if table.clock.info.kind != "none":
                raise has_clock()
            self._check_patience(self._asked_since, table.hall.settings.sleep_seconds)
            if not table.is_connected(row) or self._agree(PLAY_ON, seat, guest):
                await table.seating.leave(row)
                self.moved()
            table.broadcast()
        table.go_on()

    def check_missing(self, row: SeatRow) -> None:
        """Refuse to let a bot play on at once for someone who is not here, where that would be
        unfair: nobody is here all the time for days, and where it counts the clock says when.
        """
        table = self.table
        kind = table.clock.info.kind
        counts = table.row.rated or table.row.tournament is not None
        if kind == "days" or (counts and (kind != "none" or table.row.until)):
            raise has_clock()
        if counts:
            gone = self._left.get(row.guest or "", self._beginning)
            self._check_patience(gone, table.hall.settings.gone_seconds)

    # --- the host ----------------------------------------------------------------------
    async def claim_host(self, guest: str) -> None:
        """Make a player host in place of one who is gone."""
        table = self.table
        # For days nobody waits at the table, and it is not in memory all the time.
        takes_days = table.clock.info.kind == "days"
        seen = await last_seen(table.hall.store, table.row.host) if takes_days else 0
        async with table.lock:
            if guest not in self._players():
                raise not_seated()
            if table.row.host == guest:
                return
            if table.is_here(table.row.host):
                raise RequestError("host-here", "The host is here.", 409)
            if takes_days:
                _check_wait(seen + DAY - now())
            else:
                gone = self._left.get(table.row.host, self._beginning)
                self._check_patience(gone, table.hall.settings.gone_seconds)
            table.row.host = guest
            await table.save_seats()

    def heir(self, leaving: str) -> str | None:
        """Return who becomes host of a table that waits when the host leaves it."""
        others = [row.guest for row in self.table.seats if row.guest not in (None, leaving)]
        return next((guest for guest in others if guest and self.table.is_here(guest)), None)

    def _check_patience(self, since: float, patience: float) -> None:
        _check_wait(patience - (time.monotonic() - since))

    # --- who is asked ------------------------------------------------------------------
    def _players(self) -> set[str]:
        return {row.guest for row in self.table.seats if row.guest is not None}

    def _plays(self, row: SeatRow) -> bool:
        return row.guest is not None and not row.away

    def _asked(self, what: str, seat: int) -> set[str]:
        """Return who must agree: all who play, without those who sleep or have gone long ago."""
        table = self.table
        playing = {row.guest for row in table.seats if self._plays(row) and row.guest is not None}
        if what == PLAY_ON:
            playing.discard(table.seats[seat].guest or "")
            return {guest for guest in playing if table.is_here(guest)}
        if table.clock.info.kind != "none":
            # Whoever does not come back is away as soon as the time is up.
            return playing
        return {guest for guest in playing if table.is_here(guest) or not self._is_gone(guest)}

    def _is_gone(self, guest: str) -> bool:
        away = time.monotonic() - self._left.get(guest, self._beginning)
        return away > self.table.hall.settings.gone_seconds

    def _agree(self, what: str, seat: int, guest: str) -> bool:
        """Note that a guest agrees; return whether all do now."""
        agreed = self._votes.setdefault((what, seat), set())
        agreed.add(guest)
        return self._asked(what, seat) <= agreed

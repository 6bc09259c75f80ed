"""Who sits where at a table: sitting down, leaving, bots in place of people, other devices."""

from __future__ import annotations

import secrets
from collections.abc import Container
from typing import TYPE_CHECKING

from citadella.server.lobby.new_tables import check_bot
from citadella.server.people.friends import blocked_by
from citadella.server.people.guests import hashed
from citadella.server.protocol.errors import RequestError, no_link, not_seated, one_seat
from citadella.server.storage.models import SeatRow
from citadella.server.storage.store import now
from citadella.server.tables.client import Client

if TYPE_CHECKING:
    from citadella.server.tables.table import Table


class Seating:
    """Changes the seats of a table, one change at a time (under the table's lock)."""

    def __init__(self, table: Table) -> None:
        """Belong to a table."""
        self.table = table

    def seat(self, seat: int) -> SeatRow:
        """Return a seat; refuse one that does not exist."""
        if not 0 <= seat < len(self.table.seats):
            raise RequestError(
                "no-seat", f"There is no such seat; they are 0 to {len(self.table.seats) - 1}.", 404
            )
        return self.table.seats[seat]

    async def sit(self, guest: str, name: str, seat: int) -> None:
        """Give an open seat to a guest, or let the guest come back to their own."""
        kept_away = await blocked_by(self.table.hall.store, self.table.row.host)
        async with self.table.lock:
            row = self.seat(seat)
            if row.guest == guest:
                # Who took another name meanwhile sits down again with it.
                if self.table.row.status == "lobby" and row.name != name:
                    row.name = name
                    await self.table.save_seats(row)
                await self._return(row)
            elif self.table.row.status != "lobby" or row.kind != "open":
                raise RequestError("seat-taken", "That seat is taken.", 409)
            else:
                self._check_may_sit(guest, kept_away)
                _give(row, "human", guest=guest, name=name)
                row.muted = guest in self.table.chat.muted
                await self.table.save_seats(row)
        self.table.go_on()

    def _check_may_sit(self, guest: str, kept_away: Container[str]) -> None:
        """Refuse whom the host keeps away, and a second seat at a table where each has one: a
        public one whose host does not allow more, or one in play that is rated.
        """
        if guest in kept_away:
            raise RequestError("kept-away", "The host has not let you in here.", 403)
        row = self.table.row
        one_each = (row.public and not row.several) or (row.rated and row.status == "playing")
        if one_each and self._has_seat(guest):
            raise one_seat()

    async def come_back(self, client: Client) -> None:
        """Give a bot from afar that is here again its seats back."""
        async with self.table.lock:
            for seat in self.table.seats_of(client):
                await self._return(self.table.seats[seat])

    async def _return(self, row: SeatRow) -> None:
        """Let the owner of a seat play again (the lock is held)."""
        if row.away:
            row.away = False
            self.table.clock.refill(row)
            if row.seat == self.table.asked:
                self.table.clock.restart()
            await self.table.save_seats(row)

    async def leave(self, row: SeatRow) -> None:
        """Let a bot play on for a seat (the lock is held)."""
        if not row.away:
            if row.seat == self.table.asked:
                self.table.clock.charge(row)
            row.away = True
            await self.table.save_seats(row)

    async def sit_from_afar(self, name: str) -> tuple[int, str]:
        """Give an open seat to a bot from afar; return the seat and its key."""
        async with self.table.lock:
            for row in self.table.seats:
                if row.kind == "open" and self.table.row.status == "lobby":
                    key = secrets.token_urlsafe(24)
                    _give(row, "bot", name=name, bot="remote", key_hash=hashed(key))
                    await self.table.save_seats(row)
                    return row.seat, key
        raise RequestError("seat-taken", "There is no open seat.", 409)

    async def stand(self, guest: str, seat: int) -> None:
        """Let a guest leave a seat; in play a bot plays on."""
        async with self.table.lock:
            row = self.seat(seat)
            if row.guest != guest:
                raise not_seated()
            if self.table.row.status == "lobby":
                _give(row, "open")
                if guest == self.table.row.host and not self._has_seat(guest):
                    self.table.row.host = self.table.agreement.heir(guest) or guest
                await self.table.save_seats(row)
            elif self.table.row.status == "playing":
                await self.leave(row)
        self.table.go_on()

    def _has_seat(self, guest: str) -> bool:
        return any(row.guest == guest for row in self.table.seats)

    async def put_bot(self, guest: str, seat: int, bot: str) -> None:
        """Let the host give a seat to a bot, before the start."""
        check_bot(bot)
        async with self.table.lock:
            self.table.check_before_start(guest)
            row = self.seat(seat)
            _give(row, "bot", bot=bot)
            await self.table.save_seats(row)

    async def open(self, guest: str, seat: int) -> None:
        """Let the host free a seat, before the start."""
        async with self.table.lock:
            self.table.check_before_start(guest)
            row = self.seat(seat)
            _give(row, "open")
            await self.table.save_seats(row)

    async def take_over(self, guest: str, seat: int) -> None:
        """Let the host put a bot in place of someone who is gone."""
        async with self.table.lock:
            self.table.check_host(guest)
            row = self.seat(seat)
            if self.table.row.status != "playing" or self.table.automatic(seat):
                raise RequestError("not-away", "Nobody is missing there.", 409)
            if self.table.is_connected(row):
                raise RequestError("not-away", "That player is here.", 409)
            self.table.agreement.check_missing(row)
            await self.leave(row)
        self.table.go_on()

    async def mute(self, guest: str, seat: int, muted: bool) -> None:
        """Let the host decide whether a seat may talk."""
        async with self.table.lock:
            self.table.check_host(guest)
            row = self.seat(seat)
            row.muted = muted
            if row.guest is not None:
                self.table.chat.mute(row.guest, muted)
            await self.table.save_seats(row)

    async def device_link(self, guest: str, seat: int) -> str:
        """Return a private key that moves a seat to another device, once."""
        async with self.table.lock:
            row = self.seat(seat)
            if row.guest != guest:
                raise not_seated()
            token = secrets.token_urlsafe(24)
            row.device_hash = hashed(token)
            minutes = self.table.hall.settings.device_link_minutes
            row.device_until = now() + int(minutes * 60)
            await self.table.save_seats(row)
            return token

    async def move_device(self, device_hash: str, guest: str) -> None:
        """Move a seat to the guest who holds the private key."""
        kept_away = await blocked_by(self.table.hall.store, self.table.row.host)
        async with self.table.lock:
            for row in self.table.seats:
                if row.device_hash == device_hash and row.device_until >= now():
                    old = row.guest
                    if guest != old:
                        # A link is no way around what holds for who sits down.
                        self._check_may_sit(guest, kept_away)
                    row.guest, row.device_hash = guest, None
                    if self.table.row.host == old:
                        self.table.row.host = guest
                    await self.table.save_seats(row)
                    return
        raise no_link()


def _give(
    row: SeatRow,
    kind: str,
    guest: str | None = None,
    name: str = "",
    bot: str = "",
    key_hash: str | None = None,
) -> None:
    """Give a seat to someone; whoever had it has nothing left of it."""
    row.kind, row.guest, row.name, row.bot, row.key_hash = kind, guest, name, bot, key_hash
    row.device_hash = None
    row.away = row.muted = False

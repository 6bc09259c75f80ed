"""Commands for seats: sitting down, leaving, letting bots take over, moving to another device."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from citadella.bots import BOTS
from citadella.rules import Setup
from citadella.server.protocol.errors import RequestError, no_link, not_seated, one_seat
from citadella.server.tables.change import NO_CHANGE, Change, Recipient
from citadella.server.tables.state import Moment, SeatState
from citadella.server.tables.table import Table
from citadella.server.tables.votes import check_missing, heir

# Bots have no ratings, so a rated game needs at least this many people.
MIN_RATED_PEOPLE = 2


def check_bot(name: str) -> str:
    """Return the name of a bot; raise RequestError if it is unknown."""
    if name not in BOTS:
        raise RequestError("no-bot", f"Unknown bot. Choose one of {', '.join(BOTS)}.")
    return name


def check_rated(
    setup: Setup, coach: bool, guests: Sequence[str | None], starting: bool = False
) -> None:
    """Raise RequestError if a table does not meet the conditions for rated games."""
    if setup.card_files:
        raise RequestError("rated-homebrew", "Rated games cannot use homebrew cards.")
    if coach:
        raise RequestError("rated-coach", "Rated games cannot have a coach.")
    people = [guest for guest in guests if guest is not None]
    if len(people) != len(set(people)):
        raise RequestError("rated-seats", "In rated games, each person may take only one seat.")
    if starting and len(people) < MIN_RATED_PEOPLE:
        raise RequestError("rated-alone", "A rated game needs at least two people.", 409)


def check_before_start(table: Table, guest: str) -> None:
    """Raise RequestError unless the guest is the host and the game has not started."""
    table.check_host(guest)
    if table.row.status != "lobby":
        raise RequestError("started", "The game has already started.", 409)


def own_seat(table: Table, guest: str, seat: int) -> SeatState:
    """Return the table's seat number `seat`; raise RequestError if it is not the guest's seat."""
    found = table.seat(seat)
    if found.guest != guest:
        raise not_seated()
    return found


def _given(seat: SeatState, kind: str, **fields: object) -> SeatState:
    """Return a seat with a new occupant, without the previous occupant's data."""
    kept = {"kind": kind, "time_left_ms": seat.time_left_ms, "device_until": seat.device_until}
    return SeatState(seat.table_id, seat.seat, **kept | fields)  # type: ignore[arg-type]


def _check_may_sit(table: Table, guest: str, blocked: Container[str]) -> None:
    """Raise RequestError if a guest is not allowed to take a seat at the table.

    There are two reasons: the host has blocked the guest, or the guest already has a seat and each
    person may have only one. The latter holds in rated games that have started, and at public
    tables unless the host allows several seats.
    """
    if guest in blocked:
        raise RequestError("kept-away", "The host does not let you join this table.", 403)
    row = table.row
    one_each = (row.public and not row.several) or (row.rated and row.status == "playing")
    if one_each and _has_seat(table.seats, guest):
        raise one_seat()


def _has_seat(seats: Iterable[SeatState], guest: str) -> bool:
    return any(seat.guest == guest for seat in seats)


def _returned(table: Table, at: Moment, seats: Iterable[SeatState]) -> Change:
    """Return the change that lets players who were away take over from their stand-ins again."""
    back = [table.clock.refilled(s)._replace(away=False) for s in seats if s.away]
    if not back:
        return NO_CHANGE
    restarts = any(seat.seat == table.asked for seat in back)
    return table.changed(at, *back)._replace(restarts_clock=restarts)


class SitDown(NamedTuple):
    """Give an open seat to a guest, or let a guest return to their own seat."""

    guest: str
    name: str
    seat: int
    #: The guests that the host has blocked.
    blocked: Container[str] = ()

    def decide(self, table: Table, at: Moment) -> Change:
        seat = table.seat(self.seat)
        if seat.guest == self.guest:
            # A guest who has changed their name sits down again to show the new one.
            if table.row.status == "lobby" and seat.name != self.name:
                return table.changed(at, seat._replace(name=self.name, away=False))
            return _returned(table, at, [seat])
        if table.row.status != "lobby" or seat.kind != "open":
            raise RequestError("seat-taken", "That seat is taken.", 409)
        _check_may_sit(table, self.guest, self.blocked)
        muted = self.guest in table.muted
        taken = _given(seat, "human", guest=self.guest, name=self.name, muted=muted)
        return table.changed(at, taken)


class Rejoin(NamedTuple):
    """Give a reconnected remote bot its seats back."""

    client: Recipient

    def decide(self, table: Table, at: Moment) -> Change:
        return _returned(table, at, [table.seats[seat] for seat in table.seats_of(self.client)])


class SeatRemoteBot(NamedTuple):
    """Give the first open seat to a remote bot that holds a key."""

    name: str
    key_hash: str

    def decide(self, table: Table, at: Moment) -> Change:
        for seat in table.seats:
            if seat.kind == "open" and table.row.status == "lobby":
                taken = _given(seat, "bot", name=self.name, bot="remote", key_hash=self.key_hash)
                return table.changed(at, taken)
        raise RequestError("seat-taken", "There is no open seat.", 409)


class StandUp(NamedTuple):
    """Let a guest leave a seat; during a game, a bot takes over."""

    guest: str
    seat: int

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change that frees the seat or, during a game, lets a bot play it."""
        seat = own_seat(table, self.guest, self.seat)
        if table.row.status == "playing" and not seat.away:
            return table.changed(at, table.left_by_player(seat, at))
        if table.row.status != "lobby":
            return NO_CHANGE
        others = (other for other in table.seats if other is not seat)
        host = table.row.host
        if self.guest == host and not _has_seat(others, self.guest):
            host = heir(table, self.guest) or host
        return table.changed(at, _given(seat, "open"), host=host)


class PutBot(NamedTuple):
    """Let the host give a seat to a bot before the start, or vacate it if `bot` is None."""

    guest: str
    seat: int
    bot: str | None = None

    def decide(self, table: Table, at: Moment) -> Change:
        fields = {} if self.bot is None else {"bot": check_bot(self.bot)}
        check_before_start(table, self.guest)
        kind = "open" if self.bot is None else "bot"
        return table.changed(at, _given(table.seat(self.seat), kind, **fields))


class TakeOver(NamedTuple):
    """Let the host put a bot in place of a player who is gone."""

    guest: str
    seat: int

    def decide(self, table: Table, at: Moment) -> Change:
        table.check_host(self.guest)
        seat = table.seat(self.seat)
        if table.row.status != "playing" or seat.is_automatic:
            raise RequestError("not-away", "A bot cannot take over that seat now.", 409)
        if table.is_connected(seat):
            raise RequestError("not-away", "That player has not left the table.", 409)
        check_missing(table, seat, at)
        return table.changed(at, table.left_by_player(seat, at))


class MuteSeat(NamedTuple):
    """Let the host mute or unmute a seat; a muted guest stays muted in any other seat."""

    guest: str
    seat: int
    muted: bool

    def decide(self, table: Table, at: Moment) -> Change:
        table.check_host(self.guest)
        seat = table.seat(self.seat)
        muted = table.muted
        if seat.guest is not None:
            muted = muted | {seat.guest} if self.muted else muted - {seat.guest}
        return table.changed(at, seat._replace(muted=self.muted))._replace(muted=muted)


class LinkDevice(NamedTuple):
    """Store the hash of a private key that can move a seat to another device once."""

    guest: str
    seat: int
    device_hash: str
    valid_seconds: int

    def decide(self, table: Table, at: Moment) -> Change:
        seat = own_seat(table, self.guest, self.seat)
        until = at.stamp + self.valid_seconds
        return table.changed(at, seat._replace(device_hash=self.device_hash, device_until=until))


class MoveDevice(NamedTuple):
    """Move a seat to the guest who holds its private key."""

    guest: str
    device_hash: str
    #: The guests that the host has blocked.
    blocked: Container[str] = ()

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change that moves the seat; the new player of the host's seat becomes host."""
        for seat in table.seats:
            if seat.device_hash == self.device_hash and seat.device_until >= at.stamp:
                if self.guest != seat.guest:
                    # A link must not bypass the rules for sitting down.
                    _check_may_sit(table, self.guest, self.blocked)
                host = self.guest if table.row.host == seat.guest else table.row.host
                moved = seat._replace(guest=self.guest, device_hash=None)
                return table.changed(at, moved, host=host)
        raise no_link()

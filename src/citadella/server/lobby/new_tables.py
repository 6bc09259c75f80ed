"""New tables: quotas, setups, the rows to store, and rematches."""

from __future__ import annotations

import json
import secrets
from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import partial

from citadella.bots import STAND_IN
from citadella.notation.setups import setup_to_json
from citadella.rules import Setup
from citadella.server.lobby.host import TableHost
from citadella.server.lobby.listing import MAX_AGE_S
from citadella.server.lobby.registry import TableRegistry, rules_version
from citadella.server.people.friends import blocked_pairs
from citadella.server.people.guests import clean_name, new_code
from citadella.server.people.word_filter import WordFilter
from citadella.server.protocol.errors import RequestError, one_seat
from citadella.server.protocol.tables import NewTable, SeatChoice
from citadella.server.settings import Settings
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import LIVE_STATUSES, Guest, SeatRow, TableRow
from citadella.server.storage.tables import TableStore
from citadella.server.tables.change import Change
from citadella.server.tables.clock import check_clock, stock_ms
from citadella.server.tables.moves import OpenRematch, StartGame
from citadella.server.tables.pace import NORMAL, check_pace
from citadella.server.tables.seats import MIN_RATED_PEOPLE, check_bot, check_rated
from citadella.server.tables.state import SeatState, TableState


def setup_of(wish: NewTable) -> Setup:
    """Return the setup that `wish` describes; raise SetupError if it is invalid."""
    make = (
        partial(Setup.from_wishes, wish.cards, seed=secrets.token_hex(16))
        if wish.cards
        else partial(Setup.preset, wish.preset or "first-game")
    )
    return make(
        wish.edition,
        wish.players,
        ninth=wish.ninth,
        action_cards=wish.action_cards,
        short=wish.short,
        as_printed=wish.as_printed,
    )


def rows_of(wish: NewTable, guest: Guest) -> tuple[TableRow, list[SeatRow]]:
    check_clock(wish.clock)
    if len(wish.seats) != wish.players:
        sentence = f"Choose a player for every seat: {wish.players}, not {len(wish.seats)}."
        raise RequestError("bad-seats", sentence)
    setup = setup_of(wish)
    seats = [_seat(i, choice, guest) for i, choice in enumerate(wish.seats)]
    if wish.start and any(seat.kind == "open" for seat in seats):
        raise RequestError("open-seats", "Some seats are still open. Fill them first.", 409)
    if wish.public and not wish.several and sum(seat.guest is not None for seat in seats) > 1:
        raise one_seat()
    stand_in = check_bot(wish.stand_in or STAND_IN)
    pace = check_pace(wish.pace)
    row = table_row(setup, guest.id, wish.clock, wish.public, wish.coach, stand_in, pace)
    row.talk, row.several, row.rated = wish.talk, wish.several, wish.rated
    if wish.rated:
        check_rated(setup, row.coach, [seat.guest for seat in seats], wish.start)
    return row, seats


def table_row(
    setup: Setup,
    host: str,
    clock: str,
    public: bool,
    coach: bool,
    stand_in: str = STAND_IN,
    pace: str = NORMAL,
) -> TableRow:
    """Return a new table's row, with a seed whose hash can be published from the start."""
    return TableRow(
        code=new_code(),
        watch=new_code(),
        setup=json.dumps(setup_to_json(setup)),
        seed=secrets.token_hex(16),
        clock=clock,
        public=public,
        coach=coach,
        stand_in=stand_in,
        pace=pace,
        host=host,
        rules=rules_version(),
        # Wake the table as soon as its game starts. The process that then loads the table stores
        # the exact time of the next task.
        wake=0,
    )


def _seat(i: int, choice: SeatChoice, guest: Guest) -> SeatRow:
    row = SeatRow(seat=i, kind="open")
    if choice.kind == "bot":
        row.kind, row.bot = "bot", check_bot(choice.bot or "builder")
    elif choice.kind == "me":
        row.kind, row.guest = "human", guest.id
        row.name = clean_name(choice.name) if choice.name else guest.name
    return row


def person_seat(i: int, guest: str, name: str, clock: str, away: bool = False) -> SeatRow:
    """Return the row of seat `i`, for a person at a table whose game starts at once."""
    left = stock_ms(clock)
    return SeatRow(seat=i, kind="human", guest=guest, name=name, away=away, time_left_ms=left)


def rows_of_rematch(
    setup: Setup,
    old: TableState,
    seats: Sequence[SeatState],
    asker: str,
    apart: Container[frozenset[str]],
) -> tuple[TableRow, list[SeatRow]]:
    """Return the table row and the seat rows of a rematch with the same players.

    `apart` contains the pairs of players in which one has blocked the other. A bot replaces one
    player of each pair: the one with the higher seat number, but never `asker`.
    """
    along = [asker]
    for seat in seats:
        guest = seat.guest
        if guest is not None and guest not in along:
            if all(frozenset((guest, other)) not in apart for other in along):
                along.append(guest)
    host = asker if frozenset((asker, old.host)) in apart else old.host
    row = table_row(setup, host, old.clock, old.public, old.coach, old.stand_in, old.pace)
    row.status, row.talk, row.several = "playing", old.talk, old.several
    row.rated = old.rated and len(along) >= MIN_RATED_PEOPLE
    stock = stock_ms(old.clock)
    found: list[SeatRow] = []
    for seat in seats:
        if seat.guest is not None and seat.guest not in along:
            found.append(bot_seat(seat.seat, old.stand_in))
        else:
            left = None if seat.is_server_bot else stock
            kept = seat._replace(away=False, device_hash=None, device_until=0, time_left_ms=left)
            found.append(SeatRow(**kept._asdict()))
    return row, found


def bot_seat(i: int, bot: str, name: str = "") -> SeatRow:
    return SeatRow(seat=i, kind="bot", bot=bot, name=name)


@dataclass(eq=False)
class TableOpener:
    """Stores new tables, within the quotas of guests and networks, and loads them."""

    database: Database
    store: TableStore
    registry: TableRegistry
    words: WordFilter
    settings: Settings

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
        """Raise RequestError if a guest or a network has the maximum number of tables."""
        since = now() - MAX_AGE_S
        mine = await self.store.tables_of(guest)
        live = [row for row in mine if row.status in LIVE_STATUSES and row.updated >= since]
        if len(live) >= self.settings.tables_per_guest:
            raise RequestError("too-many", "You have too many tables. Finish one first.", 429)
        near = await self.store.count_live(network, since) if network else 0
        if near >= self.settings.tables_per_address:
            raise RequestError(
                "too-many-here",
                "Too many tables have been opened from your network. Try again later.",
                429,
            )

    async def rematch(self, host: TableHost, guest: str) -> str:
        """Return the code of the rematch of `host`'s table; open one if there is none yet."""
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

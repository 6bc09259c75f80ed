"""The hall: the tables that are being looked at or played, loaded when somebody asks.

Of several processes each has the tables that people came to through its door (`processes.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from citadella.rules.errors import CardFileError
from citadella.server.bots.queue import Asker
from citadella.server.bots.reviews import Reviews
from citadella.server.bots.workers import BotWorkers
from citadella.server.cluster.leases import ElsewhereError, Processes
from citadella.server.cluster.pubsub import bus_for
from citadella.server.gc_tuning import Sweeper
from citadella.server.lobby.housekeeping import Housekeeping
from citadella.server.lobby.new_tables import read_setup, rows_of, rows_of_rematch
from citadella.server.lobby.rules_version import rules_version
from citadella.server.meeting.notifications import Notices, TurnMail
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.meeting.tournaments import Tournaments
from citadella.server.people.friends import kept_apart
from citadella.server.people.mail import mailer_for
from citadella.server.people.merging import forget
from citadella.server.people.networks import Origins
from citadella.server.people.push import Pusher
from citadella.server.protocol.errors import RequestError, frozen, lacks_cards, not_found, not_over
from citadella.server.protocol.tables import NewTable, TableSummary
from citadella.server.settings import Settings
from citadella.server.storage.models import Guest, SeatRow, TableRow
from citadella.server.storage.store import LIVE, Store, Whole, now
from citadella.server.tables.presence import quota
from citadella.server.tables.results import results_of
from citadella.server.tables.snapshots import summary
from citadella.server.tables.table import Table
from citadella.server.tables.word_filter import Words
from citadella.server.web.connection_limits import Proxies
from citadella.server.web.metrics import Metrics
from citadella.server.web.security import is_loopback

log = logging.getLogger("citadella.server")
IDLE_SECONDS = 600.0
RETRY_SECONDS = 1.0
# How often it is noted which tables need waking, and looked for some that nobody has.
SETTLE_SECONDS, LOOK_SECONDS = 5.0, 1.5
# What is stored of when a table needs waking, if that could not be noted: it is noted again.
NOT_KNOWN = -1
# Tables whose clock runs out within so many seconds are awake; so many are woken at a time.
SOON, AT_A_TIME = 60, 100
# Of so many tables that are not in memory it is known how they stand.
REMEMBERED = 5000
# News: tables have been given back, and shall go on where they are.
FREE, GO_ON = "tables-free", "tables-go-on"
# Tables that nobody has touched for so long are not listed any more, nor counted.
FORGOTTEN = 86_400
# Of so many guests it is known from where they came.
SEEN = 50_000
# Of so many of a guest's games that are over a list tells how they ended.
LAST = 5
# So many are told of in one piece of news.
MANY_TABLES = 500
CODE = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Hall:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        bot_workers: BotWorkers,
        settings: Settings,
        pusher: Pusher | None = None,
        address: str = "",
    ) -> None:
        """Start without tables; `address`: where other processes of the hall reach this one."""
        self.store = store
        self.bot_workers = bot_workers
        self.settings = settings
        self.origins = Origins(store, Proxies(settings.proxies))
        self.metrics = Metrics()
        self.words = Words(settings.forbidden_words)
        self.bot_delay = settings.bot_delay
        self.changed_cards = settings.changed_cards
        # Tells who is not here that it is their turn, if the server is set up for it.
        self.pusher = pusher
        # Sends letters, if the server is set up for it.
        self.mailer = mailer_for(settings)
        # News to and from the other processes of this hall.
        self.bus = bus_for(store)
        self.bus.subscribe("tables-changed", self._read_changed)
        self.bus.subscribe(GO_ON, self._go_on_here)
        self.bus.subscribe("reconnect", self._hang_up)
        self.bus.subscribe("vacation", self._read_vacations)
        letters = TurnMail(store, self.mailer) if self.mailer is not None else None
        self.notices = Notices(store, pusher, letters)
        self.tournaments = Tournaments(self)
        self.quick_match = QuickMatch(self)
        self.reviews = Reviews(self)
        self.unattended = quota(settings.unattended_moves)
        self._seen_at: OrderedDict[str, str] = OrderedDict()
        self._sweeper = Sweeper()
        self.processes = Processes(store, address)
        self._tables: dict[int, Table] = {}
        self._codes: dict[str, int] = {}
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        # Tables that cannot be played again, by version, and why.
        self._frozen: dict[int, tuple[int, RequestError]] = {}
        # Tables whose setup can be read, by code.
        self._sound: OrderedDict[str, None] = OrderedDict()
        # Tables of others that can be played again, by version.
        self._readable: OrderedDict[int, int] = OrderedDict()
        # Tables that this process does not want any more, and the term in which it had them.
        self._given_back: dict[int, int] = {}
        self._look_around = asyncio.Event()
        # How tables stand that others have, by version, for whom, and when that was seen.
        self._standings: OrderedDict[tuple[int, int, str], tuple[TableSummary, float]]
        self._standings = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def open(self) -> None:
        """Begin to go on with the games that need it: of this process, and of those that died."""
        self.processes.on_lapse = self._lapse
        self.bus.subscribe(FREE, lambda _: self._look_around.set())
        await self.origins.open()
        await self.processes.open()
        await self.bus.open()
        self._later(self._wake_tables())
        self._later(self._settle())
        self._later(Housekeeping(self).work())
        self._later(self.tournaments.keep())

    def loaded(self, table_id: int) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    def leads(self, work: str) -> bool:
        """Return whether a work that comes round again and again is this process's to do.

        Of several processes one leads. Two may believe it for a moment when one has just been
        taken for dead, so each step of such a work is one transaction that does no harm twice.
        """
        return self.processes.leads()

    def _later(self, work: Coroutine[None, None, None]) -> None:
        """Do work in the background, until the hall is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on_with(self, codes: Sequence[str], after: float = 0.0) -> None:
        """Load tables and let their games go on; try again later where that fails."""
        await asyncio.sleep(after)
        elsewhere: list[int] = []
        for code in codes:
            try:
                table, _ = await self.table(code)
                table.go_on()
            except ElsewhereError as error:
                elsewhere.append(error.table_id)
            except RequestError as error:
                # By its watch code, if at all: whoever has the code can sit down there.
                log.warning("A table does not go on: %s", error)
            except Exception:
                log.exception("A table does not go on; another try soon.")
                self._later(self._go_on_with([code], RETRY_SECONDS))
        await self._tell_of(GO_ON, elsewhere)

    def _go_on_here(self, text: str) -> None:
        for table in map(int, text.split()):
            if table in self._tables:
                self._tables[table].go_on()

    def wake(self, codes: Sequence[str]) -> None:
        """Let the games of tables go on that have just been stored, whoever has them."""
        if codes:
            self._later(self._go_on_with(codes))

    def note_address(self, guest: str, address: str) -> None:
        """Remember from where a guest comes, for as long as the server runs."""
        # At home all come from the same machine, and share nothing by that.
        self._seen_at[guest] = "" if is_loopback(address) else address
        self._seen_at.move_to_end(guest)
        if len(self._seen_at) > SEEN:
            self._seen_at.popitem(last=False)

    def asker(self, guest: str, table: int) -> Asker:
        """Return for whom a bot thinks at a table."""
        return Asker(guest, self._seen_at.get(guest, ""), table)

    def has(self, code: str) -> bool:
        """Return whether a table is in the memory of this process."""
        return code in self._codes

    async def table(self, code: str) -> tuple[Table, bool]:
        """Return a table, and whether the code is for watching only.

        Raises ElsewhereError if another process has it.
        """
        table_id = self._codes.get(code)
        if table_id is not None and table_id in self._tables:
            table = self._tables[table_id]
            table.last_used = time.monotonic()
            return table, code == table.row.watch
        if not CODE.fullmatch(code):
            raise not_found()
        row = await self.store.table(code)
        if row is None:
            raise not_found()
        async with self._loading.setdefault(row.id, asyncio.Lock()):
            loaded = self._tables.get(row.id) or await self._load(row.id)
            return loaded, code == row.watch

    async def _load(self, table_id: int) -> Table:
        """Take a table, read it from what is stored, and keep it in memory."""
        await self.processes.take(table_id)
        stored = await self.store.whole(table_id)
        if stored is None:
            raise not_found()
        row = stored.row
        try:
            table = self._read(stored)
            if table.game is not None and table.game.over and row.status == "playing":
                row.wake = None
                results = results_of(row, stored.seats, table.game, table.ended)
                await self.store.save(row, status="over", results=results)
            await table.read_vacations()
            if row.tournament is not None:
                table.tournament = await self.tournaments.link_of(row.tournament)
        except RequestError:
            # It stays with this process, which knows what is wrong with it.
            raise
        except BaseException:
            self._given_back[row.id] = row.term
            raise
        self._given_back.pop(row.id, None)
        self._tables[row.id] = table
        self._codes[row.code] = row.id
        self._codes[row.watch] = row.id
        return table

    def _read(self, stored: Whole) -> Table:
        """Return a table read from its rows; if they cannot be read, it alone is frozen."""
        row = stored.row
        version, problem = self._frozen.get(row.id, (-1, not_found()))
        if version == row.version:
            raise problem
        try:
            return Table(self, *stored)
        except CardFileError as error:
            raise lacks_cards(error) from None
        except Exception as error:
            log.error("The table %s cannot be read: %s", row.id, error)
            problem = frozen(row.rules != rules_version())
            self._frozen[row.id] = (row.version, problem)
            raise problem from None

    async def new_table(self, wish: NewTable, guest: Guest, origin: str = "") -> Table:
        """Open a table as a guest wishes; `origin` is the network that the guest comes from."""
        await self.check_one_more(guest.id, origin)
        for choice in wish.seats:
            self.words.check(choice.name)
        row, seats = rows_of(wish, guest)
        row.origin = origin
        table = await self._add(row, seats)
        if wish.start:
            await table.start(guest.id)
        return table

    async def check_one_more(self, guest: str, origin: str) -> None:
        """Refuse one more table to a guest, or a network, that has enough of them."""
        since = now() - FORGOTTEN
        mine = await self.store.tables_of(guest)
        live = [row for row in mine if row.status in LIVE and row.updated >= since]
        if len(live) >= self.settings.tables_per_guest:
            raise RequestError("too-many", "You have too many tables; end one first.", 429)
        near = await self.store.count_live(origin, since) if origin else 0
        if near >= self.settings.tables_per_address:
            raise RequestError(
                "too-many-here", "Too many tables have been opened from your network.", 429
            )

    async def _add(
        self, row: TableRow, seats: list[SeatRow], rematch_of: TableRow | None = None
    ) -> Table:
        await self.store.add_table(row, seats, rematch_of)
        return (await self.table(row.code))[0]

    async def rematch(self, table: Table, guest: str) -> str:
        """Return the code of the next table with the same players, opened by the first who asks."""
        async with table.lock:
            if not any(row.guest == guest for row in table.seats):
                raise RequestError("not-seated", "Only players can do that.", 403)
            if table.row.tournament is not None:
                raise RequestError("no-rematch", "A tournament goes on by itself.", 409)
            if table.row.rematch is not None:
                return table.row.rematch
            if table.row.status != "over":
                raise not_over()
            people = [guest, *(s.guest for s in table.seats if s.guest is not None)]
            apart = await self.store.transaction(lambda session: kept_apart(session, people))
            row, seats = rows_of_rematch(table.setup, table.row, table.seats, guest, apart)
            try:
                again = await self._add(row, seats, rematch_of=table.row)
            except BaseException:
                self.read_anew(table)
                raise
            again.go_on()
            table.broadcast()
            return again.row.code

    # --- people ------------------------------------------------------------------------
    async def tables_changed(self, tables: Sequence[int]) -> None:
        """Let the process that has one of these tables read it anew: people there have changed."""
        await self._tell_of("tables-changed", tables)

    async def _tell_of(self, topic: str, tables: Sequence[int]) -> None:
        """Tell all processes something about tables."""
        for first in range(0, len(tables), MANY_TABLES):
            text = " ".join(str(table) for table in tables[first : first + MANY_TABLES])
            await self.bus.publish(topic, text)

    def _read_changed(self, text: str) -> None:
        for table in map(int, text.split()):
            if table in self._tables:
                self.read_anew(self._tables[table])

    async def reconnect(self, who: str) -> None:
        """End the connections of a guest or a browser; whoever may come in again does so."""
        await self.bus.publish("reconnect", who)

    def _hang_up(self, who: str) -> None:
        for table in list(self._tables.values()):
            for client in list(table.clients):
                if who in (client.guest, client.device):
                    client.close()

    async def forget_person(self, guest: str) -> None:
        """Forget a person, with everything about them."""
        await self.tables_changed(
            await self.store.transaction(lambda session: forget(session, guest))
        )
        await self.reconnect(guest)

    # --- lists -------------------------------------------------------------------------
    async def open_tables(self, guest: str) -> list[TableSummary]:
        """Return the public tables that are not over."""
        return await self._summaries(await self.store.open_tables(now() - FORGOTTEN), guest)

    async def tables_of(self, guest: str) -> list[TableSummary]:
        """Return the tables of a guest."""
        rows = [row for row in await self.store.tables_of(guest) if row.status != "closed"]
        return await self._summaries(rows[:50], guest)

    async def turns_of(self, guest: str) -> list[TableSummary]:
        """Return the tables where it is a guest's turn, the most urgent first."""
        found = [table for table in await self.tables_of(guest) if table.my_turn]
        return sorted(found, key=lambda t: t.time_left_ms if t.time_left_ms is not None else -1)

    async def vacation_changed(self, guest: str) -> None:
        """Let every table of a guest know, in whichever process it is."""
        await self.bus.publish("vacation", guest)

    async def _read_vacations(self, guest: str) -> None:
        for key in [key for key in self._standings if key[2] == guest]:
            del self._standings[key]
        for table in self.tables():
            if table.clock.info.kind == "days" and any(s.guest == guest for s in table.seats):
                await table.read_vacations()
                table.broadcast()
                table.go_on()

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
                self._check_setup(row)
                # How the own games stand, and the last ones ended, needs the games themselves.
                if mine and (row.status == "playing" or (row.status == "over" and over <= LAST)):
                    found.append(await self._standing(row, guest))
                else:
                    found.append(summary(row, seats[row.id], guest))
            except CardFileError as error:
                # It waits for the file.
                lacks = error.facts["file"]
                found.append(summary(row, seats[row.id], guest, lacks_cards=lacks))
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:
                log.warning("The table %s is frozen: %s.", row.id, type(error).__name__)
                why = frozen(row.rules != rules_version()).code
                found.append(summary(row, seats[row.id], guest, frozen=why))
        return found

    def _check_setup(self, row: TableRow) -> None:
        """Raise what is wrong with a table's setup; it never changes, so it is read once."""
        if row.code not in self._codes and row.code not in self._sound:
            read_setup(row, self.changed_cards)
            self._sound[row.code] = None
            if len(self._sound) > REMEMBERED:
                self._sound.popitem(last=False)

    async def _standing(self, row: TableRow, guest: str) -> TableSummary:
        """Return a table with how its game stands, whichever process has it."""
        table = self._tables.get(row.id)
        if table is not None:
            return table.summary(guest)
        key = (row.id, row.version, guest)
        found, at = self._standings.pop(key, (None, 0.0))
        if found is None:
            stored = await self.store.whole(row.id)
            if stored is None:
                return summary(row, [], guest)
            table = self._read(stored)
            await table.read_vacations()
            found, at = table.summary(guest), time.monotonic()
            if any(table.vacations.values()):
                # Its time may stand still.
                return found
        self._standings[key] = found, at
        if len(self._standings) > REMEMBERED:
            self._standings.popitem(last=False)
        if found.time_left_ms is None:
            return found
        since = int((time.monotonic() - at) * 1000)
        return replace(found, time_left_ms=max(0, found.time_left_ms - since))

    async def why_frozen(self, row: TableRow) -> str:
        """Return why a table cannot go on, as the code of an error; nothing if it can."""
        if row.id in self._tables or self._readable.get(row.id) == row.version:
            return ""
        stored = await self.store.whole(row.id)
        if stored is None:
            return ""
        try:
            self._read(stored)
        except RequestError as error:
            return error.code
        self._readable[row.id] = row.version
        if len(self._readable) > REMEMBERED:
            self._readable.popitem(last=False)
        return ""

    # --- memory ------------------------------------------------------------------------
    def forget(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when somebody asks."""
        table.close()
        self._sweeper.dropped += 1
        if self._tables.get(table.row.id) is table:
            self._given_back[table.row.id] = table.row.term
            del self._tables[table.row.id]
            self._codes.pop(table.row.code, None)
            self._codes.pop(table.row.watch, None)

    def read_anew(self, table: Table) -> None:
        """Drop a table that may not be what is stored, and go on with what is."""
        self.forget(table)
        if not self._closed:
            self._later(self._go_on_with([table.row.code], RETRY_SECONDS))

    async def hand_over(self, code: str, process: str) -> bool:
        """Give a table that nobody is connected to here to the process whose door somebody came
        through; return whether that was so.
        """
        table = self._tables.get(self._codes.get(code, -1))
        if table is None or table.clients or table.lock.locked():
            return False
        self.forget(table)
        return await self.processes.give(table.row.id, table.row.term, process)

    def _lapse(self) -> None:
        """Forget everything: this process was taken for dead, and others have its tables now."""
        for table in list(self._tables.values()):
            self.forget(table)

    async def _wake_tables(self) -> None:
        """Give back what is not wanted any more, and take what needs a process and has none."""
        while True:
            try:
                if self._given_back:
                    given, self._given_back = self._given_back, {}
                    await self.processes.give_back(given)
                codes = await self.processes.to_wake(now() + SOON, AT_A_TIME)
                await self._go_on_with(codes)
            except Exception as error:
                log.warning("No tables can be woken now: %s.", type(error).__name__)
                codes = []
            if len(codes) < AT_A_TIME:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._look_around.wait()
                self._look_around.clear()

    async def _settle(self) -> None:
        """Note when tables need waking; drop those that nobody looks at and nothing happens at."""
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            changed: list[TableRow] = []
            try:
                changed = self._look_through()
                if changed:
                    await self.store.note_wakes(changed)
            except Exception as error:
                log.warning("It could not be noted what rests: %s.", type(error).__name__)
                for row in changed:
                    row.wake = NOT_KNOWN

    def _look_through(self) -> list[TableRow]:
        """Drop what nobody needs in memory; return the tables that need waking at another time."""
        changed: list[TableRow] = []
        for table in list(self._tables.values()):
            wake = table.wakes_at()
            if wake != table.row.wake:
                table.row.wake = wake
                changed.append(table.row)
            idle = time.monotonic() - table.last_used > IDLE_SECONDS
            busy = table.is_thinking or (wake is not None and wake <= now() + 2 * SOON)
            if idle and not (table.clients or busy):
                self.forget(table)
        self._sweeper.sweep(len(self._tables))
        return changed

    async def close(self) -> None:
        """Stop everything."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for table in list(self._tables.values()):
            self.forget(table)
        self.reviews.close()
        self.notices.close()
        if self.pusher is not None:
            self.pusher.close()
        if self.mailer is not None:
            self.mailer.close()
        self.bot_workers.close()
        await self.processes.close()
        await self.bus.publish(FREE, "")
        await self.bus.close()

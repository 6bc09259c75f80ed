"""The processes of a hall: who is alive, who has which table, who leads.

A process is alive for as long as its row stands in the database. It says every `BEAT` seconds
that it lives; one that has said nothing for `LEASE` seconds, or does not answer at its address, is
buried by another: its row is deleted, and from then on anyone may take its tables. All that is
measured by the clock of the database alone.

Taking a table raises its `term`, which every later change of the table has to name. So a process
that slept through its own burial cannot change a table that another has taken, however late
it wakes; it finds its row gone, forgets its tables and starts anew under another name.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Double, cast, delete, extract, func, insert, select, update
from sqlalchemy.orm import Session

from citadella.server.protocol.errors import RequestError, moving
from citadella.server.storage.models import ProcessRow, TableRow
from citadella.server.storage.store import Store

log = logging.getLogger("citadella.server")
BEAT: Final = 1.5
LEASE: Final = 5.0
# How long another process may take to pick up.
PATIENCE: Final = 1.0


class Process(NamedTuple):
    """A process of the hall, as others see it."""

    id: str
    address: str
    secret: str

    @property
    def place(self) -> tuple[str, int]:
        """Return the host and the port where it is reached."""
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class ElsewhereError(RequestError):
    """Another process has the table."""

    def __init__(self, process: Process, table_id: int) -> None:
        """Note who has which table."""
        problem = moving()
        super().__init__(problem.code, problem.message, problem.status)
        self.process = process
        self.table_id = table_id


class Processes:
    """This process among the others."""

    def __init__(self, store: Store, address: str = "") -> None:
        """Be reached by the others at an address (`host:port`); without one there are none."""
        self.store = store
        self.address = address
        self.me = _new_id()
        self.secret = secrets.token_urlsafe(24)
        # Called with nothing when this process has been buried, and when a table may need one.
        self.on_lapse: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None
        # Who lives, the oldest first, as far as is known here.
        self.alive: list[str] = []
        self._heard = 0.0
        # Beats are not to wait behind moves.
        self._beats = Store(store.url, threads=1) if store.is_shared else store

    async def open(self) -> None:
        """Enter the hall. Where there can be no others, those who are still listed are dead."""
        if self.store.is_shared:
            await self._look_after(await self._others())
        await self._enter()
        if self.store.is_shared:
            self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Leave the hall; all tables of this process are free."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        try:
            gone = delete(ProcessRow).where(ProcessRow.id == self.me)
            await self._beats.transaction(lambda session: session.execute(gone))
        except Exception as error:
            # The others will notice.
            log.warning("The hall was left without a word: %s.", type(error).__name__)
        if self._beats is not self.store:
            await self._beats.close()

    # --- life and death ----------------------------------------------------------------
    async def _enter(self) -> None:
        shared = self.store.is_shared

        def enter(session: Session) -> list[str]:
            # Whoever was reached here before is not any more.
            gone = delete(ProcessRow)
            if shared:
                gone = gone.where(ProcessRow.address == self.address, ProcessRow.address != "")
            session.execute(gone)
            session.execute(
                insert(ProcessRow).values(
                    id=self.me,
                    address=self.address,
                    secret=self.secret,
                    started=_clock(session),
                    seen=_clock(session),
                )
            )
            return _alive(session)

        self.alive = await self._beats.transaction(enter)
        self._heard = time.monotonic()

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                log.warning("The other processes cannot be seen: %s.", type(error).__name__)

    async def _beat(self) -> None:
        """Say that this process lives; bury who does not."""

        def beat(session: Session) -> tuple[list[str], list[Process]]:
            mine = session.scalars(
                select(ProcessRow.seen).where(ProcessRow.id == self.me).with_for_update()
            ).one_or_none()
            if mine is None:
                return [], []
            present = _now(session)
            session.execute(update(ProcessRow).where(ProcessRow.id == self.me).values(seen=present))
            late: list[Process] = []
            # When all have been cut off from the database, all are late: each may speak first.
            if abs(present - mine) <= LEASE:
                others = session.scalars(select(ProcessRow).where(ProcessRow.id != self.me)).all()
                late = [_process(row) for row in others if abs(present - row.seen) > 2 * BEAT]
                dead = [row.id for row in others if abs(present - row.seen) > LEASE]
                if dead:
                    session.execute(delete(ProcessRow).where(ProcessRow.id.in_(dead)))
            return _alive(session), late

        alive, late = await self._beats.transaction(beat)
        if self.me not in alive:
            log.warning("This process was taken for dead; it starts anew.")
            self.me = _new_id()
            self.on_lapse()
            await self._enter()
            return
        self.alive, self._heard = alive, time.monotonic()
        await self._look_after([process for process in late if process.id in alive])

    async def _others(self) -> list[Process]:
        rows = await self._beats.transaction(
            lambda session: list(session.scalars(select(ProcessRow)))
        )
        return [_process(row) for row in rows]

    async def _look_after(self, processes: list[Process]) -> None:
        """Bury those where nobody picks up any more."""
        for process in processes:
            try:
                async with asyncio.timeout(PATIENCE):
                    _, writer = await asyncio.open_connection(*process.place)
                writer.close()
            except ConnectionRefusedError:
                await self.bury(process)
            except (OSError, ValueError):
                # It may only be slow: its time runs out soon.
                continue

    async def bury(self, process: Process) -> None:
        """Take a process for dead. One that was not will notice, and lose nothing by it."""
        gone = delete(ProcessRow).where(ProcessRow.id == process.id)
        await self._beats.transaction(lambda session: session.execute(gone))
        self.alive = [each for each in self.alive if each != process.id]

    def is_alive(self, process: Process) -> bool:
        """Return whether another process is alive, as far as is known here."""
        return process.id in self.alive

    # --- who does what -----------------------------------------------------------------
    def leads(self) -> bool:
        """Return whether this process is the oldest that lives."""
        if not self.store.is_shared:
            return True
        heard = time.monotonic() - self._heard <= LEASE
        return heard and bool(self.alive) and self.alive[0] == self.me

    def share(self) -> tuple[int, int]:
        """Return which part of what anyone could do falls to this process: one of how many."""
        if self.me not in self.alive:
            return 0, 1
        return self.alive.index(self.me), len(self.alive)

    # --- tables ------------------------------------------------------------------------
    async def take(self, table_id: int) -> None:
        """Take a table that no other living process has; raises ElsewhereError if one does."""
        living = select(ProcessRow.id).where(ProcessRow.id == TableRow.owner)
        free = TableRow.owner.is_(None) | (TableRow.owner == self.me) | ~living.exists()
        taking = (
            update(TableRow)
            .where(TableRow.id == table_id, free)
            .values(owner=self.me, term=TableRow.term + 1)
            .execution_options(synchronize_session=False)
        )

        def take(session: Session) -> Process | None:
            session.execute(taking)
            owner = select(ProcessRow).join(TableRow, TableRow.owner == ProcessRow.id)
            found = session.scalars(owner.where(TableRow.id == table_id)).one_or_none()
            return _process(found) if found is not None and found.id != self.me else None

        other = await self.store.transaction(take)
        if other is not None:
            raise ElsewhereError(other, table_id)

    async def keeps(self, table: TableRow) -> bool:
        """Return whether a table that this process has in memory is still its own."""
        if not self.store.is_shared:
            return True
        ours = select(TableRow.id).where(TableRow.id == table.id, TableRow.term == table.term)
        return await self.store.transaction(
            lambda session: session.scalars(ours).one_or_none() is not None
        )

    async def owner(self, code: str) -> Process | None:
        """Return the living process that has the table of a code, unless it is this one."""
        query = (
            select(ProcessRow)
            .join(TableRow, TableRow.owner == ProcessRow.id)
            .where((TableRow.code == code) | (TableRow.watch == code))
        )
        found = await self.store.transaction(lambda session: session.scalars(query).one_or_none())
        if found is None or found.id == self.me:
            return None
        if found.id not in self.alive:
            # It has come since the last beat.
            self.alive = [*self.alive, found.id]
        return _process(found)

    async def named(self, name: str) -> Process | None:
        """Return the process with an id, unless it is this one or there is none."""
        if name == self.me:
            return None
        row = await self.store.transaction(lambda session: session.get(ProcessRow, name))
        return None if row is None else _process(row)

    async def give_back(self, tables: dict[int, int]) -> None:
        """Let go of tables (id: the term in which they were this process's)."""

        def give(session: Session) -> None:
            for table_id, term in sorted(tables.items()):
                session.execute(
                    update(TableRow)
                    .where(TableRow.id == table_id, TableRow.term == term)
                    .values(owner=None)
                    .execution_options(synchronize_session=False)
                )

        await self.store.transaction(give)

    async def give(self, table_id: int, term: int, process: str) -> bool:
        """Give a table to another process; return whether it was this one's, in that term."""
        giving = (
            update(TableRow)
            .where(TableRow.id == table_id, TableRow.term == term)
            .values(owner=process, term=term + 1)
            .execution_options(synchronize_session=False)
            .returning(TableRow.id)
        )
        return await self.store.transaction(
            lambda session: session.scalars(giving).one_or_none() is not None
        )

    async def to_wake(self, until: int, most: int) -> list[str]:
        """Return the codes of tables that need a process by a moment, and have none: this
        process's share of them.
        """
        which, of = self.share()
        living = select(ProcessRow.id).where(ProcessRow.id == TableRow.owner)
        query = (
            select(TableRow.code)
            .where(
                TableRow.wake <= until,
                TableRow.status == "playing",
                TableRow.owner.is_(None) | ~living.exists(),
                TableRow.id % of == which,
            )
            .order_by(TableRow.wake, TableRow.id)
            .limit(most)
        )
        return await self.store.transaction(lambda session: list(session.scalars(query)))


def _new_id() -> str:
    return secrets.token_hex(8)


def _process(row: ProcessRow) -> Process:
    return Process(row.id, row.address, row.secret)


def _clock(session: Session) -> ColumnElement[float]:
    """Return the database's clock, in seconds."""
    if session.get_bind().dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Double)
    return (func.julianday("now") - 2440587.5) * 86_400.0


def _now(session: Session) -> float:
    return float(session.scalars(select(_clock(session))).one())


def _alive(session: Session) -> list[str]:
    """Return who is alive, the oldest first."""
    return list(session.scalars(select(ProcessRow.id).order_by(ProcessRow.started, ProcessRow.id)))

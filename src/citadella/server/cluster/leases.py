"""Leases in the database: which processes are alive, which one leads, which one holds each table.

A process is alive as long as its row is in the database. It sends a heartbeat every `HEARTBEAT_S`
seconds. If it has sent none for `LEASE_S` seconds, or its address refuses connections, another
process expires it: its row is deleted, and from then on any process may take its tables. The
database's clock measures all times.

Taking a table increments its `term`, a fencing token that every later change of the table has to
match. So an expired process that is still running cannot change a table that another has taken.
At its next heartbeat it finds its row gone, drops its tables and registers under a new id.
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
from citadella.server.storage.database import Database
from citadella.server.storage.models import ProcessRow, TableRow

log = logging.getLogger("citadella.server")
HEARTBEAT_S: Final = 1.5
LEASE_S: Final = 5.0
CONNECT_TIMEOUT_S: Final = 1.0  # for testing whether a silent process still runs


class Process(NamedTuple):
    """A process of this server, with the address and secret for connecting to it."""

    id: str
    address: str
    secret: str

    @property
    def host_and_port(self) -> tuple[str, int]:
        """Return the host and the port at which the process accepts connections."""
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class ElsewhereError(RequestError):
    """Another process holds the lease of the table."""

    def __init__(self, process: Process, table_id: int) -> None:
        """Store the `process` that holds the table and the table's id."""
        problem = moving()
        super().__init__(problem.code, problem.message, problem.status)
        self.process = process
        self.table_id = table_id


class Leases:
    """The lease of this process and those of its tables."""

    def __init__(self, database: Database, address: str = "") -> None:
        """Create the leases of a process that others reach at `address` (`host:port`, or empty)."""
        self.database = database
        #: Whether there can be other processes.
        self.is_shared = database.is_shared
        self.address = address
        self.me = _new_id()
        self.secret = secrets.token_urlsafe(24)
        # Called when other processes have declared this process dead.
        self.on_expired: Callable[[], None] = lambda: None
        self._heartbeats: asyncio.Task[None] | None = None
        # The ids of the processes known to be alive, the oldest first.
        self.alive: list[str] = []
        self._last_heartbeat = 0.0
        # A separate connection, so that heartbeats need not wait while moves are being stored.
        self._heartbeat_database = Database(database.url, threads=1) if self.is_shared else database

    async def open(self) -> None:
        """Register this process, and delete or expire processes that are gone."""
        if self.is_shared:
            rows = await self._heartbeat_database.transaction(
                lambda session: list(session.scalars(select(ProcessRow)))
            )
            await self._expire_unreachable([_process(row) for row in rows])
        await self._register()
        if self.is_shared:
            self._heartbeats = asyncio.create_task(self._keep_alive())

    async def close(self) -> None:
        """Unregister this process, which frees all its tables."""
        if self._heartbeats is not None:
            self._heartbeats.cancel()
            await asyncio.gather(self._heartbeats, return_exceptions=True)
        try:
            gone = delete(ProcessRow).where(ProcessRow.id == self.me)
            await self._heartbeat_database.transaction(lambda session: session.execute(gone))
        except Exception as error:
            # The tables of this process will be freed anyway, when its lease runs out.
            log.warning("This process could not be unregistered: %s.", type(error).__name__)
        if self._heartbeat_database is not self.database:
            await self._heartbeat_database.close()

    # --- processes ---------------------------------------------------------------------
    async def _register(self) -> None:
        def register(session: Session) -> list[str]:
            # This process now has its address, so a process registered with the same address no
            # longer runs. If the database is not shared, no other process runs at all.
            gone = delete(ProcessRow)
            if self.is_shared:
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

        self.alive = await self._heartbeat_database.transaction(register)
        self._last_heartbeat = time.monotonic()

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                await self._heartbeat()
            except Exception as error:
                log.warning("This process's lease cannot be renewed: %s.", type(error).__name__)

    async def _heartbeat(self) -> None:
        """Renew the lease of this process; expire processes whose leases have run out."""

        def heartbeat(session: Session) -> tuple[list[str], list[Process]]:
            last_seen = session.scalars(
                select(ProcessRow.seen).where(ProcessRow.id == self.me).with_for_update()
            ).one_or_none()
            if last_seen is None:
                return [], []
            current = float(session.scalars(select(_clock(session))).one())
            session.execute(update(ProcessRow).where(ProcessRow.id == self.me).values(seen=current))
            late: list[Process] = []
            # Declare other processes dead only while the lease of this process is valid. If this
            # lease has run out, the database was down, and all leases are late.
            if abs(current - last_seen) <= LEASE_S:
                others = session.scalars(select(ProcessRow).where(ProcessRow.id != self.me)).all()
                late = [
                    _process(row) for row in others if abs(current - row.seen) > 2 * HEARTBEAT_S
                ]
                dead = [row.id for row in others if abs(current - row.seen) > LEASE_S]
                if dead:
                    session.execute(delete(ProcessRow).where(ProcessRow.id.in_(dead)))
            return _alive(session), late

        alive, late = await self._heartbeat_database.transaction(heartbeat)
        if self.me not in alive:
            log.warning("The lease of this process ran out; the process registers under a new id.")
            self.me = _new_id()
            self.on_expired()
            await self._register()
            return
        self.alive, self._last_heartbeat = alive, time.monotonic()
        await self._expire_unreachable([process for process in late if process.id in alive])

    async def _expire_unreachable(self, processes: list[Process]) -> None:
        """Expire the given processes whose addresses refuse connections."""
        for process in processes:
            try:
                async with asyncio.timeout(CONNECT_TIMEOUT_S):
                    _, writer = await asyncio.open_connection(*process.host_and_port)
                writer.close()
            except ConnectionRefusedError:
                await self.expire(process)
            except (OSError, ValueError):
                # The process may only be slow; if it is dead, its lease runs out soon.
                continue

    async def expire(self, process: Process) -> None:
        """Expire a process; if it is alive, its next heartbeat registers it under a new id."""
        gone = delete(ProcessRow).where(ProcessRow.id == process.id)
        await self._heartbeat_database.transaction(lambda session: session.execute(gone))
        self.alive = [each for each in self.alive if each != process.id]

    # --- division of work --------------------------------------------------------------
    def leads(self) -> bool:
        """Return whether this process is the leader: the oldest process that is alive.

        For a moment after a leader was expired, two processes may return True, so each step of
        periodic work is one idempotent transaction.
        """
        if not self.is_shared:
            return True
        recent = time.monotonic() - self._last_heartbeat <= LEASE_S
        return recent and bool(self.alive) and self.alive[0] == self.me

    def share(self) -> tuple[int, int]:
        """Return the index of this process among the living processes, and their number."""
        if self.me not in self.alive:
            return 0, 1
        return self.alive.index(self.me), len(self.alive)

    # --- tables ------------------------------------------------------------------------
    async def take(self, table_id: int) -> None:
        """Take the lease of a table; raise ElsewhereError if another living process holds it."""
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

        other = await self.database.transaction(take)
        if other is not None:
            raise ElsewhereError(other, table_id)

    async def keeps(self, table_id: int, term: int) -> bool:
        """Return whether this process still holds the lease with the fencing token `term`."""
        if not self.is_shared:
            return True
        ours = select(TableRow.id).where(TableRow.id == table_id, TableRow.term == term)
        return await self.database.transaction(
            lambda session: session.scalars(ours).one_or_none() is not None
        )

    async def owner(self, code: str) -> Process | None:
        """Return the process, other than this one, that holds the table with this code, or None."""
        query = (
            select(ProcessRow)
            .join(TableRow, TableRow.owner == ProcessRow.id)
            .where((TableRow.code == code) | (TableRow.watch == code))
        )
        found = await self.database.transaction(
            lambda session: session.scalars(query).one_or_none()
        )
        if found is None or found.id == self.me:
            return None
        if found.id not in self.alive:
            # The other process has registered since the last heartbeat of this one.
            self.alive = [*self.alive, found.id]
        return _process(found)

    async def named(self, name: str) -> Process | None:
        """Return the other process whose id is `name`, or None."""
        if name == self.me:
            return None
        row = await self.database.transaction(lambda session: session.get(ProcessRow, name))
        return None if row is None else _process(row)

    async def release(self, tables: dict[int, int]) -> None:
        """Release the leases of `tables`, a mapping from table ids to fencing tokens."""

        def release(session: Session) -> None:
            for table_id, term in sorted(tables.items()):
                session.execute(
                    update(TableRow)
                    .where(TableRow.id == table_id, TableRow.term == term)
                    .values(owner=None)
                    .execution_options(synchronize_session=False)
                )

        await self.database.transaction(release)

    async def transfer(self, table_id: int, term: int, process: str) -> bool:
        """Transfer a table to another process; return False if its fencing token has changed."""
        transferring = (
            update(TableRow)
            .where(TableRow.id == table_id, TableRow.term == term)
            .values(owner=process, term=term + 1)
            .execution_options(synchronize_session=False)
            .returning(TableRow.id)
        )
        return await self.database.transaction(
            lambda session: session.scalars(transferring).one_or_none() is not None
        )

    async def to_wake(self, until: int, most: int) -> list[str]:
        """Return the codes of at most `most` tables due by `until` for this process to load."""
        index, count = self.share()
        living = select(ProcessRow.id).where(ProcessRow.id == TableRow.owner)
        query = (
            select(TableRow.code)
            .where(
                TableRow.wake <= until,
                TableRow.status == "playing",
                TableRow.owner.is_(None) | ~living.exists(),
                # Each process loads its share of the tables that no process holds.
                TableRow.id % count == index,
            )
            .order_by(TableRow.wake, TableRow.id)
            .limit(most)
        )
        return await self.database.transaction(lambda session: list(session.scalars(query)))


def _new_id() -> str:
    return secrets.token_hex(8)


def _process(row: ProcessRow) -> Process:
    return Process(row.id, row.address, row.secret)


def _clock(session: Session) -> ColumnElement[float]:
    """Return the SQL expression for the database's current time, in seconds."""
    if session.get_bind().dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Double)
    return (func.julianday("now") - 2440587.5) * 86_400.0


def _alive(session: Session) -> list[str]:
    """Return the ids of the processes that are alive, the oldest first."""
    return list(session.scalars(select(ProcessRow.id).order_by(ProcessRow.started, ProcessRow.id)))

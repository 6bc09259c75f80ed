"""Loops that load tables when a bot's move or a deadline is due, and drop idle tables from memory.

Every process finds due tables by their stored wake times (`TableState.wake`, Unix seconds).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from citadella.server.background import BackgroundTasks
from citadella.server.cluster.leases import ElsewhereError, Leases
from citadella.server.cluster.pubsub import PubSub
from citadella.server.gc_tuning import FullCollection
from citadella.server.lobby.host import TableHost
from citadella.server.lobby.registry import TableRegistry
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.database import now
from citadella.server.storage.tables import TableStore

log = logging.getLogger("citadella.server")
IDLE_TIMEOUT_S = 600.0  # a table that nobody uses is dropped from memory after this time
RETRY_DELAY_S = 1.0  # before another attempt to load a table
WAKE_INTERVAL_S = 1.5  # between two searches for tables to load
SWEEP_INTERVAL_S = 5.0
#: Tables that are due within this many seconds are loaded.
WAKE_AHEAD_S = 60
MAX_WOKEN_AT_ONCE = 100  # tables per search
#: The wake time that is set in memory if storing the real one failed. It differs from every real
#: wake time, so the next sweep stores the real one again.
UNKNOWN_WAKE = -1
#: PubSub channels: "I have released leases", and "continue the games of these tables".
RELEASED, CONTINUE = "tables-free", "tables-go-on"


@dataclass(eq=False)
class Waking:
    """Loads the tables that are due and drops idle ones, in background tasks."""

    store: TableStore
    leases: Leases
    pubsub: PubSub
    registry: TableRegistry
    collection: FullCollection
    _tasks: BackgroundTasks = field(default_factory=BackgroundTasks)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Register the callbacks for reloaded tables and for messages; `open` starts the loops."""
        self.registry.on_reload = self._continue_later
        self.pubsub.subscribe(CONTINUE, self._continue_here)
        self.pubsub.subscribe(RELEASED, lambda _: self._released.set())

    def open(self) -> None:
        self._tasks.start(self._wake_loop())
        self._tasks.start(self._sweep_loop())

    def close(self) -> None:
        """Stop the loops; games of reloaded tables are no longer continued."""
        self.registry.on_reload = lambda _code: None
        self._tasks.cancel()

    async def announce_released(self) -> None:
        """Tell the other processes that this one has released its tables."""
        await self.pubsub.publish(RELEASED, "")

    # --- waking ------------------------------------------------------------------------
    def wake(self, codes: Sequence[str]) -> None:
        """Start a background task that continues the games of the tables with these codes.

        Each game is continued in the process that holds its table.
        """
        if codes:
            self._tasks.start(self._continue(codes))

    def _continue_later(self, code: str) -> None:
        self._tasks.start(self._continue([code], RETRY_DELAY_S))

    async def _continue(self, codes: Sequence[str], delay_s: float = 0.0) -> None:
        """Load tables and continue their games; try again later with tables that fail."""
        await asyncio.sleep(delay_s)
        elsewhere: list[int] = []
        for code in codes:
            try:
                host, _ = await self.registry.find(code)
                host.go_on()
            except ElsewhereError as error:
                elsewhere.append(error.table_id)
            except RequestError as error:
                # Do not log the table's code: anyone who knows it can sit down at the table.
                log.warning("A table could not be resumed: %s", error)
            except Exception:
                log.exception("A table could not be resumed; trying again soon.")
                self._continue_later(code)
        await self.pubsub.publish_ids(CONTINUE, elsewhere)

    def _continue_here(self, text: str) -> None:
        for table_id in map(int, text.split()):
            host = self.registry.loaded(table_id)
            if host is not None:
                host.go_on()

    async def _wake_loop(self) -> None:
        """Release the leases of dropped tables; load due tables that no process holds."""
        while True:
            try:
                await self.registry.release_dropped()
                codes = await self.leases.to_wake(now() + WAKE_AHEAD_S, MAX_WOKEN_AT_ONCE)
                await self._continue(codes)
            except Exception as error:
                log.warning("Due tables could not be loaded: %s.", type(error).__name__)
                codes = []
            if len(codes) < MAX_WOKEN_AT_ONCE:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(WAKE_INTERVAL_S):
                        await self._released.wait()
                self._released.clear()

    # --- sweeping ----------------------------------------------------------------------
    async def _sweep_loop(self) -> None:
        """Periodically store changed wake times and drop idle tables."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            changed: list[TableHost] = []
            try:
                changed = self._sweep()
                if changed:
                    await self.store.note_wakes([host.table.row for host in changed])
            except Exception as error:
                log.warning("Wake times could not be stored: %s.", type(error).__name__)
                for host in changed:
                    host.table.set_wake(UNKNOWN_WAKE)

    def _sweep(self) -> list[TableHost]:
        """Drop idle tables and collect garbage if that is due.

        Return the hosts of tables whose wake time has changed.
        """
        changed: list[TableHost] = []
        for host in self.registry.tables():
            if host.lock.locked():
                # A change is being stored, and it includes the wake time.
                continue
            wake = host.wakes_at()
            if wake != host.table.row.wake:
                host.table.set_wake(wake)
                changed.append(host)
            idle = time.monotonic() - host.last_used > IDLE_TIMEOUT_S
            near = wake is not None and wake <= now() + 2 * WAKE_AHEAD_S
            if idle and not (host.clients or host.bots.are_under_way or near):
                self.registry.drop(host)
        self.collection.run_if_due(len(self.registry.tables()))
        return changed

"""A fair queue for bot workers: guests take turns, and so do the tables of a guest.

The cost of a question is the usual time of such questions, not the time the bot took. Otherwise
the table's next wait would reveal how long the bot had to think about its cards.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from citadella.server.web.addresses import is_loopback

P = TypeVar("P")
MAX_REMEMBERED_GUESTS: Final = 50_000


class Asker(NamedTuple):
    """The table for which a bot thinks, with the table's host and the host's address."""

    guest: str = ""
    address: str = ""
    table: int = 0


class Askers:
    """The address from which each guest last connected, kept in memory only."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note_address(self, guest: str, address: str) -> None:
        """Remember the address of a guest; guests at the loopback address do not share a quota."""
        self._addresses[guest] = "" if is_loopback(address) else address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > MAX_REMEMBERED_GUESTS:
            self._addresses.popitem(last=False)

    def asker(self, guest: str, table_id: int) -> Asker:
        return Asker(guest, self._addresses.get(guest, ""), table_id)


@dataclass(eq=False)
class _Waiting(Generic[P]):
    """A question waiting for a worker."""

    asker: Asker
    cost: float
    number: int
    worker: asyncio.Future[P]
    waits: bool = True


class BotQueue(Generic[P]):
    """Assigns workers in fair order (start-time fair queueing).

    A guest who has used more thinking time than others waits longer. Guests from one address
    together get the share of one guest. The last free worker is reserved for a guest who has no
    worker.
    """

    def __init__(self, workers: Iterable[P] = ()) -> None:
        self._workers: set[P] = set()
        self._free: list[P] = []
        # Questions by guest, then by table; the table that was served last comes last.
        self._waiting: dict[str, OrderedDict[int, deque[_Waiting[P]]]] = {}
        self._busy: dict[P, Asker] = {}
        # The virtual time at which each guest's latest question is done, on the scale of `_now`.
        self._finish: dict[str, float] = {}
        self._now = 0.0
        self._number = 0
        self.set_workers(workers)

    def set_workers(self, workers: Iterable[P]) -> None:
        """Use only `workers` from now on; former workers finish their current question."""
        wanted = list(workers)
        self._workers = set(wanted)
        self._free = [worker for worker in wanted if worker not in self._busy]
        self._assign()

    def __len__(self) -> int:
        return sum(len(turns) for tables in self._waiting.values() for turns in tables.values())

    @asynccontextmanager
    async def worker(self, asker: Asker, cost: float) -> AsyncIterator[P]:
        """Wait for a worker and reserve it; `cost` is the question's usual time in seconds."""
        self._number += 1
        future: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        turn = _Waiting(asker, cost, self._number, future)
        tables = self._waiting.setdefault(asker.guest, OrderedDict())
        tables.setdefault(asker.table, deque()).append(turn)
        self._assign()
        try:
            worker = await turn.worker
        except asyncio.CancelledError:
            if turn.waits:
                self._remove(turn)
            elif not turn.worker.cancelled():
                self._release(turn.worker.result())
            raise
        try:
            yield worker
        finally:
            self._release(worker)

    def _release(self, worker: P) -> None:
        del self._busy[worker]
        if worker in self._workers:
            self._free.append(worker)
        self._assign()

    def _remove(self, turn: _Waiting[P]) -> None:
        turn.waits = False
        tables = self._waiting[turn.asker.guest]
        turns = tables[turn.asker.table]
        turns.remove(turn)
        if turns:
            tables.move_to_end(turn.asker.table)
        else:
            del tables[turn.asker.table]
            if not tables:
                del self._waiting[turn.asker.guest]

    def _assign(self) -> None:
        while self._free and (turn := self._next()) is not None:
            self._remove(turn)
            if turn.worker.cancelled():
                continue
            guest = turn.asker.guest
            self._now = max(self._now, self._finish.get(guest, 0.0))
            self._finish[guest] = self._now + turn.cost * self._sharing(turn.asker)
            # Guests whose finish time has passed need no entry.
            if len(self._finish) > 2 * (len(self._waiting) + len(self._busy)) + 100:
                self._finish = {guest: at for guest, at in self._finish.items() if at > self._now}
            worker = self._free.pop()
            self._busy[worker] = turn.asker
            turn.worker.set_result(worker)

    def _next(self) -> _Waiting[P] | None:
        """Return the next question to answer; None if no question may use the free workers."""
        kept = len(self._free) == 1 and len(self._workers) > 1
        guests = {asker.guest for asker in self._busy.values()} if kept else set()
        addresses = {asker.address for asker in self._busy.values()} - {""} if kept else set()
        best: _Waiting[P] | None = None
        least = (0.0, 0)
        for guest, tables in self._waiting.items():
            turn = next(iter(tables.values()))[0]
            if guest in guests or turn.asker.address in addresses:
                continue
            key = max(self._now, self._finish.get(guest, 0.0)), turn.number
            if best is None or key < least:
                best, least = turn, key
        return best

    def _sharing(self, asker: Asker) -> int:
        """Return how many guests at the asker's address, the asker included, use the queue."""
        if not asker.address:
            return 1
        guests = {
            turn.asker.guest
            for tables in self._waiting.values()
            for turns in tables.values()
            for turn in turns
            if turn.asker.address == asker.address
        }
        guests |= {a.guest for a in self._busy.values() if a.address == asker.address}
        return len(guests | {asker.guest})

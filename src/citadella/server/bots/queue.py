"""Whose bot thinks next: guests take turns, and so do the tables of a guest.

What a question costs its guest is what such a question usually takes, never what this one took:
otherwise the next wait at the table would tell how long a bot had to think about what it holds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

P = TypeVar("P")


class Asker(NamedTuple):
    """For whom a bot thinks: the host of a table, from where the host came, and the table."""

    guest: str = ""
    address: str = ""
    table: int = 0


class _Turn(Generic[P]):
    """One question that waits for a place to think at."""

    def __init__(self, asker: Asker, cost: float, number: int) -> None:
        self.asker = asker
        self.cost = cost
        self.number = number
        self.waits = True
        self.place: asyncio.Future[P] = asyncio.get_running_loop().create_future()


class BotQueue(Generic[P]):
    """Gives out places to think at, in fair turns (start-time fair queueing).

    A guest who has had more than others waits longer. Guests from one address share what one
    guest has. The last free place is kept for somebody who has none.
    """

    def __init__(self, places: Iterable[P] = ()) -> None:
        """Begin with places that are free."""
        self._places: set[P] = set()
        self._free: list[P] = []
        # By guest, then by table; the table that was served last is the last.
        self._waiting: dict[str, OrderedDict[int, deque[_Turn[P]]]] = {}
        self._busy: dict[P, Asker] = {}
        # How much each guest has had, on a scale on which whoever is served now stands at `_now`.
        self._had: dict[str, float] = {}
        self._now = 0.0
        self._number = 0
        self.set_places(places)

    def set_places(self, places: Iterable[P]) -> None:
        """Use these places from now on; one that is left out ends what it is at."""
        wanted = list(places)
        self._places = set(wanted)
        self._free = [place for place in wanted if place not in self._busy]
        self._give_out()

    def __len__(self) -> int:
        """Return how many questions wait."""
        return sum(len(turns) for tables in self._waiting.values() for turns in tables.values())

    @property
    def thinking(self) -> int:
        """Return how many bots think now."""
        return len(self._busy)

    @asynccontextmanager
    async def place(self, asker: Asker, cost: float) -> AsyncIterator[P]:
        """Wait for a place and have it for a while; `cost` is how long such a while usually is."""
        self._number += 1
        turn: _Turn[P] = _Turn(asker, cost, self._number)
        tables = self._waiting.setdefault(asker.guest, OrderedDict())
        tables.setdefault(asker.table, deque()).append(turn)
        self._give_out()
        try:
            place = await turn.place
        except asyncio.CancelledError:
            if turn.waits:
                self._forget(turn)
            elif not turn.place.cancelled():
                self._take_back(turn.place.result())
            raise
        try:
            yield place
        finally:
            self._take_back(place)

    def _take_back(self, place: P) -> None:
        del self._busy[place]
        if place in self._places:
            self._free.append(place)
        self._give_out()

    def _forget(self, turn: _Turn[P]) -> None:
        """Take a question out of the queue: it is asked now, or nobody waits for it any more."""
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

    def _give_out(self) -> None:
        while self._free and (turn := self._next()) is not None:
            self._forget(turn)
            if turn.place.cancelled():
                continue
            guest = turn.asker.guest
            self._now = max(self._now, self._had.get(guest, 0.0))
            self._had[guest] = self._now + turn.cost * self._sharing(turn.asker)
            # Whoever is not ahead of the others any more needs no note.
            if len(self._had) > 2 * (len(self._waiting) + len(self._busy)) + 100:
                self._had = {who: had for who, had in self._had.items() if had > self._now}
            place = self._free.pop()
            self._busy[place] = turn.asker
            turn.place.set_result(place)

    def _next(self) -> _Turn[P] | None:
        """Return the question whose turn it is; None if the last place is kept for others."""
        kept = len(self._free) == 1 and len(self._places) > 1
        guests = {asker.guest for asker in self._busy.values()} if kept else set()
        addresses = {asker.address for asker in self._busy.values()} - {""} if kept else set()
        best: _Turn[P] | None = None
        least = (0.0, 0)
        for guest, tables in self._waiting.items():
            turn = next(iter(tables.values()))[0]
            if guest in guests or turn.asker.address in addresses:
                continue
            key = max(self._now, self._had.get(guest, 0.0)), turn.number
            if best is None or key < least:
                best, least = turn, key
        return best

    def _sharing(self, asker: Asker) -> int:
        """Return how many guests of an address want bots to think now."""
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

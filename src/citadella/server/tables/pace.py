"""The pace of the bots: how long people can look at what happened before a bot plays on.

A pause depends on what all have seen and on nothing else: not on what the bot holds, not on how
many answers it has, nor on how long it thought about this one (`thinking_time`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadella.rules.event import RANK, Event, kind_of
from citadella.server.protocol.errors import RequestError
from citadella.texts.staging import staging_of

if TYPE_CHECKING:
    from citadella.server.tables.client import Client
    from citadella.server.tables.table import Table

#: How many seconds the server's bots pause between two actions, unless told otherwise: a newcomer
#: sees each of them happen.
BOT_DELAY = 1.3
AT_ONCE = "at-once"
NORMAL = "normal"
#: How many times that pause each pace takes, from slow to fast.
PACES = {"slow": 2.0, NORMAL: 1.0, "fast": 0.4, AT_ONCE: 0.0}
#: A pick in the selection shows nothing but that it was made.
LITTLE_TO_SEE = 0.6
#: Each character that nobody answers for is called before the next one.
A_CALL = 0.3


def check_pace(name: str) -> str:
    """Return the name of a pace; refuse one that does not exist."""
    if name not in PACES:
        raise RequestError("bad-pace", f"There is no such pace; there are {', '.join(PACES)}.")
    return name


def weight(events: Sequence[Event]) -> float:
    """Return how much there was to see, by the kinds of the events alone: those are public."""
    plain = all(_shows_little(event) for event in events)
    calls = sum(staging_of(event.kind).moment == "silence" for event in events)
    return (LITTLE_TO_SEE if plain else 1.0) + A_CALL * calls


def _shows_little(event: Event) -> bool:
    kind, staging = kind_of(event), staging_of(event.kind)
    return kind.hides == RANK or not (staging.moment or staging.flights or kind.aims)


class Pace:
    """Lets the bots of a table take their time, or hurry until a person is asked."""

    def __init__(self, table: Table) -> None:
        """Belong to a table."""
        self.table = table
        self._hurried = False
        self._changed = asyncio.Event()

    @property
    def name(self) -> str:
        """Return the pace of now: the table's, or the fastest that a viewer of bots wants."""
        if self._hurried:
            return AT_ONCE
        return min(self._wanted(), key=PACES.__getitem__)

    def _wanted(self) -> set[str]:
        """Return the pace of the table, or of each who watches its bots."""
        own = self.table.row.pace
        if not self.is_of_bots or not self.table.clients:
            return {own}
        return {client.pace or own for client in self.table.clients}

    @property
    def is_of_bots(self) -> bool:
        """Return whether no person has a place at the table."""
        return not self._people()

    def is_alone(self, client: Client) -> bool:
        """Return whether a client is the only person who has a place at the table."""
        people = self._people()
        return len(people) == 1 and self.table.owns(client, people[0])

    def _people(self) -> list[int]:
        # Who is away comes back to a game that went on no faster than agreed.
        return [
            row.seat for row in self.table.seats if not (row.kind == "bot" and row.key_hash is None)
        ]

    @property
    def is_even(self) -> bool:
        """Return whether every answer of a bot takes its usual time, whatever it holds.

        Where no person plays, nobody gains anything by a bot's hesitating.
        """
        return self.table.hall.bot_delay > 0 and not self.is_of_bots

    def pause(self) -> float:
        """Return how many seconds after the last action a bot plays on, if it has an answer."""
        hall, game = self.table.hall, self.table.game
        assert game is not None
        assert game.log is not None
        if not hall.bot_delay or self._hurried:
            return 0.0
        return hall.bot_delay * PACES[self.name] * weight(game.log[self.table.told :])

    async def wait(self, since: float) -> None:
        """Wait until the pause that began at a moment is over."""
        while (left := since + self.pause() - time.monotonic()) > 0:
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._changed.wait()

    def shows(self, round_before: int) -> bool:
        """Return whether the last action of a bot is shown by itself, before others follow."""
        table = self.table
        if table.asked < 0 or not (self._hurried or self._wanted() == {AT_ONCE}):
            return True
        assert table.game is not None
        return not table.automatic(table.asked) or table.game.round != round_before

    def hurry(self, client: Client) -> None:
        """Let the bots play at once until the client, the only person, is asked."""
        if not self.is_alone(client):
            raise RequestError("not-alone", "There are others at this table.", 403)
        self._hurried = self.table.is_thinking
        self.changed()

    def changed(self) -> None:
        """Let a pause that is under way end at the new pace."""
        self._changed.set()

    def calm_down(self) -> None:
        """Go on at the pace of the table, since a person is asked."""
        self._hurried = False

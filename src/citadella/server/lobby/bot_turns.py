"""The turns of the bots at a table: they think in worker processes and play at a set pace."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from citadella.bots import BOTS
from citadella.server.bots.queue import Asker
from citadella.server.bots.workers import FALLBACK, BotWorkers
from citadella.server.protocol.errors import RequestError
from citadella.server.tables.change import Change, Recipient
from citadella.server.tables.moves import PlayBotAction
from citadella.server.tables.pace import check_may_hurry, is_even, pause_seconds
from citadella.server.tables.schedule import is_unattended, lets_bots_play
from citadella.server.tables.table import Table
from citadella.server.web.rate_limits import RateLimit

#: Time in which a host's quota of bot moves at unattended tables grows by one move.
SECONDS_PER_UNATTENDED_MOVE: Final = 5.0
#: Interval at which an unattended table checks whether its host's quota allows another move.
QUOTA_RETRY_S: Final = 1.0
#: A tournament counts as watched for this long after a client has looked at it.
WATCHED_FOR_S: Final = 60.0


class TournamentWatchers:
    """Tracks which tournaments are being watched, so that their bots keep playing."""

    def __init__(self) -> None:
        self._seen: dict[int, float] = {}

    def note(self, tournament: int) -> None:
        """Note that a client is looking at a tournament now."""
        self._seen[tournament] = time.monotonic()

    def seconds_since(self, tournament: int) -> float:
        """Return how many seconds ago a client last looked at a tournament (infinity: never)."""
        return time.monotonic() - self._seen.get(tournament, -float("inf"))

    def is_watched(self, tournament: int) -> bool:
        """Return whether a client has recently looked at a tournament or one of its tables."""
        return self.seconds_since(tournament) < WATCHED_FOR_S

    def watched(self) -> set[int]:
        return {tournament for tournament in self._seen if self.is_watched(tournament)}


@dataclass(eq=False)
class BotTurns:
    """Plays the bots' turns until a person has to act, the game is over or nobody watches."""

    table: Table
    workers: BotWorkers
    asker: Callable[[str, int], Asker]
    #: Rate limit, per host, of bot moves at unattended tables.
    unattended: RateLimit
    #: Returns whether the tournament of the table is being watched.
    is_watched: Callable[[], bool]
    play: Callable[[PlayBotAction], Awaitable[Change]]
    _task: asyncio.Task[None] | None = None
    _pace_changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def are_under_way(self) -> bool:
        """Return whether a bot is thinking or pausing."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Let the bots play, unless they are already playing."""
        if not self.are_under_way:
            self._task = asyncio.create_task(self._run())

    def cancel(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def hurry(self, client: Recipient) -> None:
        """Let the bots play without pauses until `client`, the only person, has to act."""
        check_may_hurry(self.table, client)
        self.table.hurried = self.are_under_way
        self.apply_pace()

    def apply_pace(self) -> None:
        """Adapt a pause in progress to the current pace."""
        self._pace_changed.set()

    async def _run(self) -> None:
        table = self.table
        while (
            table.row.status == "playing"
            and table.seats[table.asked].is_automatic
            and lets_bots_play(table, self.is_watched())
        ):
            game = table.playing().game
            seat, moves, started = table.asked, table.moves, time.monotonic()
            name = table.row.stand_in if table.seats[seat].away else table.seats[seat].bot
            action = await self.workers.choose(
                name if name in BOTS else FALLBACK,
                secrets.token_hex(8),
                game.view(seat).to_json(),
                [action.text for action in game.legal_actions()],
                self.asker(table.patron, table.row.id),
                even=is_even(table),
            )
            await self._pause(started)
            await self._wait_for_quota()
            try:
                await self.play(PlayBotAction(seat, action, moves))
            except RequestError:
                # The table is being reloaded; the bots continue once it is loaded.
                return
        table.hurried = False

    async def _pause(self, since: float) -> None:
        """Wait for the end of the pause that began at `since`."""
        while (left := since + pause_seconds(self.table) - time.monotonic()) > 0:
            self._pace_changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._pace_changed.wait()

    async def _wait_for_quota(self) -> None:
        """Wait until the table is attended or its host's quota allows another move."""
        table = self.table
        while is_unattended(table, watched := self.is_watched()):
            if not lets_bots_play(table, watched) or self.unattended.allows(table.patron):
                return
            await asyncio.sleep(QUOTA_RETRY_S)

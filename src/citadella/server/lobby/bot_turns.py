"""The turns of the bots at a table: they think in worker processes and play at a set pace."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
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

#: How often the unattended bots of a host whose quota is used up may play one more move.
SECONDS_PER_UNATTENDED_MOVE: Final = 5.0
QUOTA_RETRY_S: Final = 1.0


def unattended_quota(moves: int) -> RateLimit:
    """Return how many moves the bots of each host may play at once where nobody watches."""
    return RateLimit(moves, 1 / SECONDS_PER_UNATTENDED_MOVE)


class BotTurns:
    """Lets the bots of a table play until a person is asked, the game is over or nobody watches."""

    def __init__(
        self,
        table: Table,
        workers: BotWorkers,
        asker: Callable[[str, int], Asker],
        unattended: RateLimit,
        is_watched: Callable[[], bool],
        play: Callable[[PlayBotAction], Awaitable[Change]],
    ) -> None:
        """Use workers for thinking; `is_watched`: whether its tournament is being watched."""
        self._table = table
        self._workers = workers
        self._asker = asker
        self._unattended = unattended
        self._is_watched = is_watched
        self._play = play
        self._task: asyncio.Task[None] | None = None
        self._pace_changed = asyncio.Event()

    @property
    def are_under_way(self) -> bool:
        """Return whether a bot is thinking or pausing."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Let the bots play, unless they do."""
        if not self.are_under_way:
            self._task = asyncio.create_task(self._run())

    def cancel(self) -> None:
        """Stop the bots."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def hurry(self, client: Recipient) -> None:
        """Let the bots play at once until the client, the only person, is asked."""
        check_may_hurry(self._table, client)
        self._table.hurried = self.are_under_way
        self.apply_pace()

    def apply_pace(self) -> None:
        """Let a pause that is under way end at the current pace."""
        self._pace_changed.set()

    async def _run(self) -> None:
        table = self._table
        while (
            table.row.status == "playing"
            and table.seats[table.asked].is_automatic
            and lets_bots_play(table, self._is_watched())
        ):
            game = table.playing().game
            seat, moves, started = table.asked, table.moves, time.monotonic()
            name = table.row.stand_in if table.seats[seat].away else table.seats[seat].bot
            action = await self._workers.choose(
                name if name in BOTS else FALLBACK,
                secrets.token_hex(8),
                game.view(seat).to_json(),
                [action.text for action in game.legal_actions()],
                self._asker(table.patron, table.row.id),
                even=is_even(table),
            )
            await self._pause(started)
            await self._wait_for_quota()
            try:
                await self._play(PlayBotAction(seat, action, moves))
            except RequestError:
                # The table is being loaded again, and goes on there.
                return
        table.hurried = False

    async def _pause(self, since: float) -> None:
        """Wait until the pause that began at a time is over."""
        while (left := since + pause_seconds(self._table) - time.monotonic()) > 0:
            self._pace_changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._pace_changed.wait()

    async def _wait_for_quota(self) -> None:
        """Wait while the table is unattended and the quota of its host is used up."""
        table = self._table
        while is_unattended(table, watched := self._is_watched()):
            if not lets_bots_play(table, watched) or self._unattended.allows(table.patron):
                return
            await asyncio.sleep(QUOTA_RETRY_S)

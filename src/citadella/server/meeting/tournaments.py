"""Tournaments between people and bots, which anyone can organise.

Their state is in the database. One process stores results and opens rounds. Every process
keeps track of which tournaments are watched, because bots play only while somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from citadella.rules import CitadellaError
from citadella.server.cluster.pubsub import PubSub
from citadella.server.lobby.bot_turns import TournamentWatchers
from citadella.server.lobby.registry import TableRegistry
from citadella.server.lobby.waking import Waking
from citadella.server.meeting import tournament_entries as entries
from citadella.server.meeting import tournament_rounds as rounds
from citadella.server.meeting.tournament_views import LeaderCache, list_tournaments, tournament_info
from citadella.server.people.word_filter import WordFilter
from citadella.server.protocol.errors import RequestError, not_found
from citadella.server.protocol.meeting import NewTournament, TournamentInfo, TournamentSummary
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Guest, TableRow, TournamentRow
from citadella.server.storage.tables import TableStore

log = logging.getLogger("citadella.server")
T = TypeVar("T")
P = ParamSpec("P")
#: The interval, in seconds, at which results are stored and rounds opened.
STEP_INTERVAL_S: Final = 1.0
#: The channel on which processes announce that a tournament is being watched.
WATCHED: Final = "tournament-watched"
#: Minimum time, in seconds, between two announcements of the same tournament.
ANNOUNCE_INTERVAL_S: Final = 10.0
#: Seconds without a change at a table before the server checks whether its game can continue.
STALLED_AFTER_S: Final = 30


@dataclass(eq=False)
class Tournaments:
    """Answers requests about tournaments, and keeps tournaments running."""

    database: Database
    store: TableStore
    pubsub: PubSub
    registry: TableRegistry
    waking: Waking
    watchers: TournamentWatchers
    words: WordFilter
    #: Returns whether this process is the one that stores results and opens rounds.
    leads: Callable[[], bool]
    # The watched tournaments whose tables this process has already woken.
    _awake: set[int] = field(default_factory=set)
    _leaders: LeaderCache = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.pubsub.subscribe(WATCHED, lambda text: self.note_watched(int(text)))

    async def change(
        self,
        code: str,
        work: Callable[Concatenate[Session, TournamentRow, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Call `work` with the tournament `code` in one transaction; return its result."""

        def run(session: Session) -> T:
            return work(session, entries.find(session, code), *args, **kwargs)

        return await self.database.transaction(run)

    # --- requests ----------------------------------------------------------------------
    async def create(self, options: NewTournament, guest: Guest) -> str:
        """Create a tournament; return its code."""
        entries.check_options(options)
        self.words.check(options.name)
        return await self.database.transaction(entries.create, options, guest)

    async def start(self, code: str, guest: str) -> None:
        """Open the first round on behalf of the organiser."""
        self.waking.wake(await self.change(code, rounds.start, guest))

    async def settle(self, code: str, guest: str, watch: str, again: bool) -> None:
        """Settle a table that cannot continue: score a tie or, if `again`, open a new table."""
        table = await self.store.table(watch)
        if table is None or table.watch != watch or table.tournament is None:
            raise not_found()
        if not await self.registry.why_frozen(table.id, table.version):
            raise RequestError(
                "not-frozen", "That table can still be played, so it cannot be settled.", 409
            )
        self.waking.wake(await self.change(code, rounds.settle, guest, table.id, again))

    # --- in the background -------------------------------------------------------------
    async def keep(self) -> None:
        """Advance tournaments at regular intervals until cancelled."""
        while True:
            await asyncio.sleep(STEP_INTERVAL_S)
            try:
                await self._announce_watchers()
                await self._wake_watched()
                if self.leads():
                    await self.take_steps()
            except (SQLAlchemyError, OSError):
                log.warning("Tournaments are paused: the database is not responding.")
            except Exception:
                log.exception("A tournament step failed; it will be tried again.")

    async def take_steps(self) -> None:
        """Store the results of finished games; then open rounds and start tournaments when due."""
        run = self.database.transaction
        for table, moves in await run(rounds.finished_tables):
            try:
                result = await asyncio.to_thread(rounds.result_of, table, moves)
            except CitadellaError:
                log.exception("The result of tournament table %s cannot be computed.", table.id)
                continue
            await run(rounds.count_table, table.id, result)
        await run(rounds.count_abandoned)
        for code, status in await run(_due):
            step = rounds.open_next_round if status == "playing" else rounds.start_if_due
            self.waking.wake(await self.change(code, step))

    # --- watchers ----------------------------------------------------------------------
    def note_watched(self, tournament: int) -> None:
        """Note that a tournament is being watched, and let its waiting bots continue."""
        self.watchers.note(tournament)
        for host in self.registry.tables():
            table = host.table
            if table.row.tournament == tournament and table.asked >= 0:
                if table.seats[table.asked].is_automatic:
                    host.go_on()

    async def _announce_watchers(self) -> None:
        """Announce each tournament that has a table with clients connected to this process."""
        watched = {
            host.table.row.tournament
            for host in self.registry.tables()
            if host.table.row.tournament is not None and host.clients
        }
        for tournament in watched:
            await self._announce(tournament)

    async def _announce(self, tournament: int) -> None:
        if self.watchers.seconds_since(tournament) >= ANNOUNCE_INTERVAL_S:
            await self.pubsub.publish(WATCHED, str(tournament))

    async def _wake_watched(self) -> None:
        """Wake the tables of newly watched tournaments, in case no process has loaded them."""
        watched = self.watchers.watched()
        for tournament in watched - self._awake:
            playing = select(TableRow.code).where(
                TableRow.tournament == tournament, TableRow.status == "playing"
            )
            try:
                codes = await self.database.transaction(
                    lambda session, query=playing: list(session.scalars(query))  # type: ignore[misc]
                )
            except (SQLAlchemyError, OSError):
                watched = watched - {tournament}
                continue
            self.waking.wake(codes)
        self._awake = watched

    # --- views -------------------------------------------------------------------------
    async def list(self, guest: str) -> list[TournamentSummary]:
        return await self.database.transaction(list_tournaments, guest, self._leaders)

    async def info(self, code: str, guest: str) -> TournamentInfo:
        """Return a tournament as a guest sees it; record that it is being watched."""

        def find(session: Session) -> tuple[int, TournamentInfo, dict[str, TableRow]]:
            row = entries.find(session, code, lock=False)
            tables = select(TableRow).where(TableRow.tournament == row.id)
            by_watch = {table.watch: table for table in session.scalars(tables)}
            return row.id, tournament_info(session, row, guest), by_watch

        found, info, tables = await self.database.transaction(find)
        if not self.watchers.is_watched(found):
            # Nobody was watching, so perhaps no process has loaded these tables.
            self.waking.wake([table.code for table in tables.values() if table.status == "playing"])
        await self._announce(found)
        for board in info.played[-1] if info.played and info.status == "playing" else ():
            table = tables.get(board.watch)
            counted = all(seat.place is not None for seat in board.seats)
            if table is not None and not counted and table.updated <= now() - STALLED_AFTER_S:
                board.frozen = await self.registry.why_frozen(table.id, table.version)
        return info


def _due(session: Session) -> list[tuple[str, str]]:
    """Return the codes and statuses of the tournaments in play and of those due to start."""
    query = select(TournamentRow.code, TournamentRow.status).where(
        (TournamentRow.status == "playing")
        | (
            (TournamentRow.status == "open")
            & (TournamentRow.starts > 0)
            & (TournamentRow.starts <= now())
        )
    )
    return [(code, status) for code, status in session.execute(query)]

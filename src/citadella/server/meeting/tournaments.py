"""Tournaments: made by anyone, among people and bots, round by round until the last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import case, func, select, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from citadella.rules import CitadellaError
from citadella.server.cluster.pubsub import PubSub
from citadella.server.lobby.registry import TableRegistry
from citadella.server.lobby.waking import Waking
from citadella.server.lobby.watchers import TournamentWatchers
from citadella.server.meeting import tournament_steps as steps
from citadella.server.people.word_filter import Words
from citadella.server.protocol.errors import RequestError, not_found
from citadella.server.protocol.meeting import (
    BoardInfo,
    BoardSeat,
    EntrantInfo,
    NewTournament,
    StandingInfo,
    TournamentInfo,
    TournamentSummary,
)
from citadella.server.storage.models import EntrantRow, Guest, PairingRow, TableRow, TournamentRow
from citadella.server.storage.store import Store, now
from citadella.server.tables.clock import CLOCKS

log = logging.getLogger("citadella.server")
T = TypeVar("T")
LOOK_EVERY: Final = 1.0
# News: somebody looks at a tournament. It need not be told all the time.
WATCHED: Final = "tournament-watched"
TELL_EVERY: Final = 10.0
#: A table where nothing has happened for so many seconds may be one that cannot go on.
STANDS_STILL: Final = 30
#: Of so many that are not over, and as many that are, a list tells.
LISTED: Final = 30


class Tournaments:
    """All tournaments of a server. Their state is in the database; this takes the steps."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        registry: TableRegistry,
        waking: Waking,
        watchers: TournamentWatchers,
        words: Words,
        leads: Callable[[], bool],
    ) -> None:
        """Follow who watches; `leads`: whether this process takes the steps of tournaments."""
        self._store = store
        self._pubsub = pubsub
        self._registry = registry
        self._waking = waking
        self._watchers = watchers
        self._words = words
        self._leads = leads
        # Whose tables have been told that somebody looks.
        self._awake: set[int] = set()
        # Who leads a tournament, after how many seats have been counted: a list is asked for often.
        self._leaders: dict[int, tuple[int, int]] = {}
        pubsub.subscribe(WATCHED, lambda text: self.look_at(int(text)))

    async def _step(self, code: str, work: Callable[[Session, TournamentRow], T]) -> T:
        """Change a tournament in one transaction."""

        def run(session: Session) -> T:
            return work(session, steps.find(session, code))

        return await self._store.transaction(run)

    # --- what people do ----------------------------------------------------------------
    async def make(self, wish: NewTournament, guest: Guest) -> str:
        """Open a tournament as a guest wishes; return its code."""
        steps.check_wish(wish)
        self._words.check(wish.name)
        return await self._store.transaction(lambda session: steps.make(session, wish, guest))

    async def enter(self, code: str, guest: Guest) -> None:
        """Let a guest take part."""
        await self._step(code, lambda session, row: steps.enter(session, row, guest))

    async def leave(self, code: str, guest: str) -> None:
        """Let a guest leave."""
        await self._step(code, lambda session, row: steps.leave(session, row, guest))

    async def add_bot(self, code: str, guest: str, bot: str) -> None:
        """Let the organiser enter a bot."""

        def add(session: Session, row: TournamentRow) -> None:
            steps.check_host(row, guest)
            steps.add_bot(session, row, bot)

        await self._step(code, add)

    async def remove(self, code: str, guest: str, entrant: int) -> None:
        """Let the organiser send somebody away."""
        await self._step(code, lambda session, row: steps.remove(session, row, guest, entrant))

    async def call_off(self, code: str, guest: str) -> None:
        """Let the organiser end it before its time."""
        await self._step(code, lambda session, row: steps.call_off(session, row, guest))

    async def start(self, code: str, guest: str) -> None:
        """Let the organiser start the first round."""

        def begin(session: Session, row: TournamentRow) -> list[str]:
            steps.check_host(row, guest)
            return steps.start(session, row)

        self._waking.wake(await self._step(code, begin))

    async def settle(self, code: str, guest: str, watch: str, again: bool) -> None:
        """Let the organiser decide about a table that cannot go on: level, or played again."""
        table = await self._store.table(watch)
        if table is None or table.watch != watch or table.tournament is None:
            raise not_found()
        if not await self._registry.why_frozen(table.id, table.version):
            raise RequestError("not-frozen", "That table goes on by itself.", 409)

        def settle(session: Session, row: TournamentRow) -> list[str]:
            return steps.settle(session, row, guest, table.id, again)

        self._waking.wake(await self._step(code, settle))

    # --- what goes on by itself --------------------------------------------------------
    async def keep(self) -> None:
        """Count tables that are over and open rounds, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._note_watchers()
                await self._wake_watched()
                if self._leads():
                    await self.look()
            except (SQLAlchemyError, OSError):
                log.warning("Tournaments wait: the database does not answer.")
            except Exception:
                log.exception("Tournaments wait; another try soon.")

    async def look(self) -> None:
        """Do whatever there is to do now."""
        store = self._store
        for table, moves in await store.transaction(steps.finished_tables):
            try:
                outcome = await asyncio.to_thread(steps.outcome, table, moves)
            except CitadellaError:
                log.exception("The table %s of a tournament cannot be counted.", table.id)
                continue
            await store.transaction(partial(steps.count, table_id=table.id, outcome=outcome))
        await store.transaction(steps.break_off)
        for code, status in await store.transaction(_to_look_at):
            step = steps.go_on if status == "playing" else steps.start_by_clock
            self._waking.wake(await self._step(code, step))

    # --- who watches -------------------------------------------------------------------
    def look_at(self, tournament: int) -> None:
        """Note that somebody looks at a tournament now: bots that waited for that play on."""
        self._watchers.note(tournament)
        for host in self._registry.tables():
            table = host.table
            if table.row.tournament == tournament and table.asked >= 0:
                if table.seats[table.asked].is_automatic:
                    host.go_on()

    async def _note_watchers(self) -> None:
        """Let all processes know that who is at one table of a tournament watches all of them."""
        watched = {
            host.table.row.tournament
            for host in self._registry.tables()
            if host.table.row.tournament is not None and host.clients
        }
        for tournament in watched:
            await self._tell_watched(tournament)

    async def _tell_watched(self, tournament: int) -> None:
        if self._watchers.seconds_since(tournament) >= TELL_EVERY:
            await self._pubsub.publish(WATCHED, str(tournament))

    async def _wake_watched(self) -> None:
        """Let bots go on also at tables that were dropped from memory while nobody looked."""
        watched = self._watchers.watched()
        for tournament in watched - self._awake:
            playing = select(TableRow.code).where(
                TableRow.tournament == tournament, TableRow.status == "playing"
            )
            try:
                codes = await self._store.transaction(
                    lambda session, query=playing: list(session.scalars(query))  # type: ignore[misc]
                )
            except (SQLAlchemyError, OSError):
                watched = watched - {tournament}
                continue
            self._waking.wake(codes)
        self._awake = watched

    # --- what is shown -----------------------------------------------------------------
    async def list(self, guest: str) -> list[TournamentSummary]:
        """Return the tournaments: one's own and those that are open or in play first."""
        return await self._store.transaction(lambda session: _list(session, guest, self._leaders))

    async def info(self, code: str, guest: str) -> TournamentInfo:
        """Return a tournament as a guest sees it, who watches it by that."""

        def find(session: Session) -> tuple[int, TournamentInfo, dict[str, TableRow]]:
            query = select(TournamentRow).where(TournamentRow.code == code)
            row = session.scalars(query).one_or_none()
            if row is None:
                raise steps.no_tournament()
            tables = select(TableRow).where(TableRow.tournament == row.id)
            by_watch = {table.watch: table for table in session.scalars(tables)}
            return row.id, _info(session, row, guest), by_watch

        found, info, tables = await self._store.transaction(find)
        if not self._watchers.is_watched(found):
            # Nobody has looked for long: its tables may be in no process's memory.
            self._waking.wake(
                [table.code for table in tables.values() if table.status == "playing"]
            )
        await self._tell_watched(found)
        for board in info.played[-1] if info.played and info.status == "playing" else ():
            table = tables.get(board.watch)
            counted = all(seat.place is not None for seat in board.seats)
            # One where something happens goes on, and need not be played again to see that.
            if table is not None and not counted and table.updated <= now() - STANDS_STILL:
                board.frozen = await self._registry.why_frozen(table.id, table.version)
        return info


def _to_look_at(session: Session) -> list[tuple[str, str]]:
    """Return the tournaments in play, and those whose time to start has come."""
    query = select(TournamentRow.code, TournamentRow.status).where(
        (TournamentRow.status == "playing")
        | (
            (TournamentRow.status == "open")
            & (TournamentRow.starts > 0)
            & (TournamentRow.starts <= now())
        )
    )
    return [(code, status) for code, status in session.execute(query)]


def _list(
    session: Session, guest: str, leaders: dict[int, tuple[int, int]]
) -> list[TournamentSummary]:
    newest = TournamentRow.updated.desc()
    entered = select(EntrantRow.tournament_id).where(EntrantRow.guest == guest)
    mine = (TournamentRow.host == guest) | TournamentRow.id.in_(entered)
    # The newest of every network come first, then the second newest: nobody fills the list alone.
    of_one = func.coalesce(func.nullif(Guest.origin, ""), TournamentRow.host)
    turn = func.row_number().over(partition_by=of_one, order_by=newest)
    query = (
        select(TournamentRow)
        .outerjoin(Guest, Guest.id == TournamentRow.host)
        .order_by(case((mine, 0), else_=1), turn, newest)
        .limit(LISTED)
    )
    live = session.scalars(query.where(TournamentRow.status.in_(steps.LIVE))).all()
    over = session.scalars(query.where(TournamentRow.status == "over")).all()
    listed = [*live, *over]
    ids = [row.id for row in listed]
    of = EntrantRow.tournament_id
    how_many = select(of, func.count(), func.count(EntrantRow.guest)).where(of.in_(ids))
    counts = {id: (all_, people) for id, all_, people in session.execute(how_many.group_by(of))}
    own = set(session.scalars(entered.where(of.in_(ids))))
    first = _leaders(session, listed, leaders)
    return [
        _summary(row, guest, *counts.get(row.id, (0, 0)), row.id in own, first.get(row.id, ""))
        for row in listed
    ]


def _leaders(
    session: Session, listed: Sequence[TournamentRow], leaders: dict[int, tuple[int, int]]
) -> dict[int, str]:
    """Return who leads each tournament; those where nothing has been counted since are known."""
    ids = [row.id for row in listed if row.round]
    of = PairingRow.tournament_id
    counting = select(of, func.count(PairingRow.place)).where(of.in_(ids)).group_by(of)
    counted = {id: count for id, count in session.execute(counting) if count}
    for row in listed:
        if row.id in counted and leaders.get(row.id, (0, 0))[0] != counted[row.id]:
            entrants = steps.entrants_of(session, row)
            best = steps.standings_of(entrants, steps.pairings_of(session, row))[0]
            leaders[row.id] = counted[row.id], best.entrant
    # By number: names may change.
    wanted = [(id, leaders[id][1]) for id in counted]
    named = select(EntrantRow.tournament_id, EntrantRow.name).where(
        tuple_(EntrantRow.tournament_id, EntrantRow.n).in_(wanted)
    )
    return {id: str(name) for id, name in session.execute(named)} if wanted else {}


def _summary(
    row: TournamentRow, guest: str, entrants: int, people: int, mine: bool, first: str
) -> TournamentSummary:
    wish = steps.wish_of(row)
    return TournamentSummary(
        code=row.code,
        name=row.name,
        status=row.status,
        edition=wish.edition,
        preset=wish.preset or "first-game",
        size=wish.size,
        rounds=row.rounds,
        round=row.round,
        entrants=entrants,
        people=people,
        starts=row.starts,
        mine=mine,
        hosting=row.host == guest,
        first=first,
    )


def _info(session: Session, row: TournamentRow, guest: str) -> TournamentInfo:
    wish = steps.wish_of(row)
    entrants = steps.entrants_of(session, row)
    rounds = steps.pairings_of(session, row)
    tables = {
        table.id: table
        for table in session.scalars(select(TableRow).where(TableRow.tournament == row.id))
    }
    mine = next((entrant.n for entrant in entrants if entrant.guest == guest), -1)
    host = session.get(Guest, row.host)
    played = [[_board(table, tables, mine) for table in one] for one in rounds]
    current = played[-1] if played and row.status == "playing" else []
    return TournamentInfo(
        code=row.code,
        name=row.name,
        status=row.status,  # type: ignore[arg-type]
        edition=wish.edition,
        preset=wish.preset or "first-game",
        size=wish.size,
        rounds=row.rounds,
        round=row.round,
        clock=CLOCKS[wish.clock],
        round_ends=row.round_began + 60 * wish.round_minutes if wish.round_minutes else 0,
        starts=row.starts,
        rated=wish.rated,
        stand_in=wish.stand_in,
        host_name=host.name if host is not None else "",
        hosting=row.host == guest,
        mine=mine,
        my_table=next(
            (board.code for board in current if board.code and board.status == "playing"), None
        ),
        entrants=[
            EntrantInfo(entrant.n, entrant.name, entrant.bot, entrant.gone, entrant.absent)
            for entrant in entrants
        ],
        standings=[
            StandingInfo(
                place=one.place,
                entrant=one.entrant,
                league=one.league,
                wins=one.wins,
                opponents=round(float(one.opponents), 1),
                margin=round(float(one.margin), 1),
                games=one.games,
                points=one.points,
            )
            for one in steps.standings_of(entrants, rounds)
        ],
        played=played,
        created=row.created,
    )


def _board(table: Sequence[PairingRow], tables: dict[int, TableRow], mine: int) -> BoardInfo:
    row = tables.get(table[0].table_id)
    seated = any(pairing.entrant == mine for pairing in table)
    return BoardInfo(
        watch=row.watch if row is not None else "",
        code=row.code if row is not None and seated else None,
        status=row.status if row is not None else "over",
        seats=[BoardSeat(p.entrant, p.place, p.points) for p in table],
    )


def check_code(code: str) -> str:
    """Return the code of a tournament; refuse what cannot be one."""
    if not code.isascii() or not code.isprintable() or len(code) > 32:
        raise RequestError("no-tournament", "There is no such tournament.", 404)
    return code

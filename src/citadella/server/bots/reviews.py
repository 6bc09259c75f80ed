"""Reviews of games that are over: judged where bots think, one decision after another, and kept.

A worker is given what the seat saw and what it did, never the game. A review takes one place at a
time, in turn with everybody else's bots, and is kept with the table for whoever asks next.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.orm import Session

from citadella.bots.review import PLAYOUTS
from citadella.bots.review.game import choices, sum_up
from citadella.bots.review.json_format import decision_from_json, seat_to_json
from citadella.bots.review.reasons import say
from citadella.bots.review.rollouts import affordable
from citadella.notation import Record
from citadella.rules import Action, Game
from citadella.server.bots.queue import Asker
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.reviews import (
    ReviewMoment,
    ReviewState,
    SeatReviewMsg,
)
from citadella.server.storage.models import ReviewRow, SeatRow
from citadella.server.storage.store import now
from citadella.server.web.rate_limits import Limit
from citadella.texts import Texts
from citadella.texts.phrases import Phrases

if TYPE_CHECKING:
    from citadella.server.lobby.hall import Hall
    from citadella.server.tables.table import Table

log = logging.getLogger("citadella.server")
#: Where each seat's chance over time is kept, which is the same for all seats.
ALL_SEATS: Final = -1
#: So many reviews are under way at a time in one process.
MOST: Final = 100

Key = tuple[int, int]


@dataclass
class UnderWay:
    """A review that is being made; one that failed can be asked for again."""

    total: int
    done: int = 0
    failed: bool = False


class Reviews:
    """The reviews of a hall's tables."""

    def __init__(self, hall: Hall) -> None:
        """Begin with none under way."""
        self.hall = hall
        self.playouts = affordable(PLAYOUTS)
        self._under_way: dict[Key, UnderWay] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()

    async def ask(self, table: Table, game: Game, seat: int, guest: str, quota: Limit) -> None:
        """Have the decisions of a seat judged, unless they are or have been."""
        key = table.row.id, seat
        if await self._kept(key) is not None:
            return
        under_way = self._under_way.get(key)
        if under_way is not None and not under_way.failed:
            return
        if sum(not each.failed for each in self._under_way.values()) >= MOST:
            raise RequestError("reviews-busy", "Too many reviews are under way; try later.", 429)
        quota.check(guest)
        decisions = list(choices(game, seat))
        self._under_way[key] = UnderWay(len(decisions) + 1)
        asker = self.hall.asker(guest, table.row.id)
        task = asyncio.create_task(self._make(key, game, decisions, asker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def state(self, table: Table, game: Game, seat: int, language: str) -> ReviewState:
        """Return how far the review of a seat is, or what it found."""
        key = table.row.id, seat
        found = await self._kept(key)
        if found is not None:
            moments = await self._kept((table.row.id, ALL_SEATS)) or []
            told = _told(found, game, Texts(language), table.seats)
            shown = [ReviewMoment(**moment) for moment in moments]
            return ReviewState(seat, 1, 1, False, shown, told)
        under_way = self._under_way.get(key) or UnderWay(0)
        return ReviewState(seat, under_way.done, under_way.total, under_way.failed, [], None)

    async def _make(
        self, key: Key, game: Game, decisions: Sequence[tuple[int, Game]], asker: Asker
    ) -> None:
        """Judge decisions one after another, and keep what was found."""
        progress = self._under_way[key]
        workers = self.hall.bot_workers
        try:
            all_seats = key[0], ALL_SEATS
            if await self._kept(all_seats) is None:
                await self._keep(all_seats, await workers.moments(Record.of(game).to_text(), asker))
            progress.done = 1
            judged = []
            for n, then in decisions:
                found = await workers.judge(
                    n,
                    then.view(key[1]).to_json(),
                    [action.text for action in then.legal_actions()],
                    game.history[n].text,
                    self.playouts,
                    asker,
                )
                judged.append(decision_from_json(found))
                progress.done += 1
            made = seat_to_json(sum_up(game, key[1], judged))
            await self._keep(key, made | {"playouts": self.playouts})
            del self._under_way[key]
        except Exception:
            log.exception("A review of table %s failed.", key[0])
            progress.failed = True

    async def _kept(self, key: Key) -> Any:
        """What was found before; None if nothing was."""
        row = await self.hall.store.transaction(lambda session: session.get(ReviewRow, key))
        return None if row is None else json.loads(row.found)

    async def _keep(self, key: Key, found: Any) -> None:
        def merge(session: Session) -> None:
            session.merge(
                ReviewRow(table_id=key[0], seat=key[1], found=json.dumps(found), at=now())
            )

        await self.hall.store.transaction(merge)


def _told(
    found: dict[str, Any], game: Game, texts: Texts, seats: Sequence[SeatRow]
) -> SeatReviewMsg:
    """A review in the words of a language."""
    spare = texts("names-of-bots").split(", ")
    names = [row.name or spare[row.seat % len(spare)] for row in seats]
    phrases = Phrases(texts, game.setup, names)
    offered = {n: then.view(found["seat"]).known for n, then in choices(game, found["seat"])}
    decisions: list[dict[str, Any]] = []
    for one in found["decisions"]:
        move, better = (
            phrases.choice(Action.parse(one[which]), offered[one["n"]])
            for which in ("action", "better")
        )
        why = say(one["reason"], one["facts"], texts, names.__getitem__)
        decisions.append({**one, "move": move, "better": better, "why": why})
    return msgspec.convert({**found, "decisions": decisions}, SeatReviewMsg)

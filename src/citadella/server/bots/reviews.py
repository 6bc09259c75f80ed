"""Reviews of finished games: the workers judge one decision after another.

A worker gets only what the seat saw and did, never the full game. A review waits in the same queue
as bots that play, uses one worker at a time, and is stored with the table.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from citadella.bots.review import PLAYOUTS
from citadella.bots.review.game import choices, sum_up
from citadella.bots.review.json_format import decision_from_json, seat_to_json
from citadella.bots.review.reasons import as_sentence
from citadella.bots.review.rollouts import affordable
from citadella.notation import Record
from citadella.rules import Action, Game
from citadella.server.background import BackgroundTasks
from citadella.server.bots.queue import Asker
from citadella.server.bots.workers import CHART, REVIEWER, BotRequest, BotWorkers
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.reviews import ReviewMoment, ReviewState, SeatReviewMsg
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import ReviewRow
from citadella.server.web.rate_limits import RateLimit
from citadella.texts.wording import Wording

log = logging.getLogger("citadella.server")
#: The win chances over time are the same for all seats and are stored under this seat number.
ALL_SEATS: Final = -1
#: Maximum number of reviews in progress in this process, including those that wait for a worker.
MAX_REVIEWS_IN_PROGRESS: Final = 100

Key = tuple[int, int]


@dataclass
class ReviewProgress:
    """The progress of a review; a failed review can be started again."""

    total: int
    done: int = 0
    failed: bool = False


class Reviews:
    """Creates and stores the reviews of finished games."""

    def __init__(self, database: Database, workers: BotWorkers) -> None:
        self._database = database
        self._workers = workers
        self.playouts = affordable(PLAYOUTS)
        self._in_progress: dict[Key, ReviewProgress] = {}
        self._tasks = BackgroundTasks()

    def close(self) -> None:
        self._tasks.cancel()

    async def start(
        self, table_id: int, game: Game, seat: int, asker: Asker, limit: RateLimit
    ) -> None:
        """Start the review of a seat, unless it is finished or in progress."""
        key = table_id, seat
        if await self._stored(key) is not None:
            return
        progress = self._in_progress.get(key)
        if progress is not None and not progress.failed:
            return
        if sum(not each.failed for each in self._in_progress.values()) >= MAX_REVIEWS_IN_PROGRESS:
            sentence = "Too many reviews are running. Try again later."
            raise RequestError("reviews-busy", sentence, 429)
        limit.check(asker.guest)
        decisions = list(choices(game, seat))
        self._in_progress[key] = ReviewProgress(len(decisions) + 1)
        self._tasks.start(self._make(key, game, decisions, asker))

    async def state(self, table_id: int, game: Game, seat: int) -> ReviewState:
        """Return the progress of a seat's review or, once it is finished, the review itself."""
        key = table_id, seat
        found = await self._stored(key)
        if found is not None:
            moments = await self._stored((table_id, ALL_SEATS)) or []
            review = _message(found, game)
            shown = [ReviewMoment(**moment) for moment in moments]
            return ReviewState(seat, 1, 1, False, shown, review)
        progress = self._in_progress.get(key) or ReviewProgress(0)
        return ReviewState(seat, progress.done, progress.total, progress.failed, [], None)

    async def _make(
        self, key: Key, game: Game, decisions: Sequence[tuple[int, Game]], asker: Asker
    ) -> None:
        """Have workers judge the decisions one after another, and store the review."""
        progress = self._in_progress[key]
        try:
            all_seats = key[0], ALL_SEATS
            if await self._stored(all_seats) is None:
                chart = BotRequest(CHART, record=Record.of(game).to_text())
                await self._save(all_seats, await self._workers.review(chart, asker))
            progress.done = 1
            judged = []
            for n, then in decisions:
                view, legal = then.view(key[1]).to_json(), then.legal_actions()
                actions, played = [action.text for action in legal], game.history[n].text
                question = BotRequest(REVIEWER, str(n), view, actions, played, self.playouts)
                judged.append(decision_from_json(await self._workers.review(question, asker)))
                progress.done += 1
            made = seat_to_json(sum_up(game, key[1], judged))
            await self._save(key, made | {"playouts": self.playouts})
            del self._in_progress[key]
        except Exception:
            log.exception("A review of table %s failed.", key[0])
            progress.failed = True

    async def _stored(self, key: Key) -> Any:
        row = await self._database.transaction(lambda session: session.get(ReviewRow, key))
        return None if row is None else json.loads(row.found)

    async def _save(self, key: Key, found: Any) -> None:
        row = ReviewRow(table_id=key[0], seat=key[1], found=json.dumps(found), at=now())
        await self._database.transaction(lambda session: session.merge(row))


def _message(found: dict[str, Any], game: Game) -> SeatReviewMsg:
    wording = Wording(game.setup)
    offered = {n: then.view(found["seat"]).known for n, then in choices(game, found["seat"])}
    decisions: list[dict[str, Any]] = []
    for one in found["decisions"]:
        move, better = (
            wording.choice(Action.parse(one[which]), offered[one["n"]])
            for which in ("action", "better")
        )
        why = as_sentence(one["reason"], one["facts"]) if one["reason"] else None
        decisions.append({**one, "move": move, "better": better, "why": why})
    return msgspec.convert({**found, "decisions": decisions}, SeatReviewMsg)

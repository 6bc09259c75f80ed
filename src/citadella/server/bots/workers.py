"""Worker processes that think for the bots, so that the event loop stays free.

A worker is sent the view of one seat, never the full state of an unfinished game.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
import warnings
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

from citadella import homebrew
from citadella.bots import ModelWarning, coach, make
from citadella.bots.review import Decision, review_move
from citadella.bots.review.game import chart
from citadella.bots.review.json_format import decision_to_json, point_to_json
from citadella.knowledge import view_from_json
from citadella.lab.workers import end_with_parent
from citadella.notation import Record
from citadella.rules import Action
from citadella.server.bots.queue import Asker, BotQueue
from citadella.server.bots.thinking_time import ThinkingTime
from citadella.server.protocol.reviews import AdvisedMove

log = logging.getLogger("citadella.server")
#: The bot that chooses an action if another bot fails.
FALLBACK = "builder"
#: `BotRequest.bot` for other work: advise a player, review a move, chart a game's win chances.
COACH, REVIEWER, CHART = "coach", "reviewer", "chart"
ANSWER_TIMEOUT_S = 30.0
#: Maximum number of workers tried for a question: if a worker dies, another gets it.
MAX_ATTEMPTS_PER_QUESTION = 3
#: The asker recorded for questions that do not come from a table.
NO_ASKER = Asker()


class BotRequest(msgspec.Struct):
    """A question to a worker; `bot` is the name of a bot, COACH, REVIEWER or CHART.

    REVIEWER also needs the action that was `played` and, as `seed`, the number of actions before
    that action. CHART needs only the `record` of a finished game.
    """

    bot: str
    seed: str = ""
    view: dict[str, Any] = {}
    actions: list[str] = []
    played: str = ""
    playouts: int = 0
    record: str = ""


def answer(question: bytes) -> bytes:
    """Return an action, or JSON with advice, a review or a chart; runs in the worker process."""
    asked = msgspec.json.decode(question, type=BotRequest)
    if asked.bot == CHART:
        game = Record.parse(asked.record).replay()
        return msgspec.json.encode([point_to_json(point) for point in chart(game)])
    view, actions = view_from_json(asked.view), [Action.parse(text) for text in asked.actions]
    if asked.bot == REVIEWER:
        n, played = int(asked.seed), Action.parse(asked.played)
        reviewed = review_move(view, actions, played, asked.playouts, seed=asked.seed)
        return msgspec.json.encode(decision_to_json(Decision(n, view.round, reviewed)))
    if asked.bot != COACH:
        return make(asked.bot, asked.seed).choose(view, actions).text.encode()
    advice = [
        AdvisedMove(a.action.text, a.chance, a.equal, a.sentences)
        for a in coach.advise(view, actions)
    ]
    return msgspec.json.encode(advice)


class WorkerLostError(Exception):
    """The worker died or disconnected; the question can be sent to another worker."""


class Worker(Protocol):
    """Answers one question at a time."""

    async def think(self, question: bytes) -> bytes:
        """Return the answer or raise WorkerLostError; if cancelled, abandon the question."""


class WorkerProcess:
    """A process on this machine, started for its first question and restarted if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Return the process, started if necessary."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(homebrew.loaded(),),
            )
        return self._pool

    async def think(self, question: bytes) -> bytes:
        pool = self.start()
        try:
            return await asyncio.wrap_future(pool.submit(answer, question))
        except BrokenProcessPool:
            self.end()
            raise WorkerLostError from None
        except asyncio.CancelledError:
            # Only killing the process interrupts a bot that is thinking.
            self.end()
            raise

    def end(self) -> None:
        """End the process; a new one starts with the next question."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _start_worker(cards: list[homebrew.CardFile]) -> None:
    """Load the server's homebrew cards, and exit when the server exits or is killed."""
    # The server has already shown these warnings.
    warnings.simplefilter("ignore", ModelWarning)
    try:
        homebrew.load_again(cards)
    except homebrew.CardFileError as problem:
        log.error("A bot worker could not load the homebrew cards: %s", problem)
    end_with_parent()


class Timing:
    """The monotonic time at which a worker began a question; set by `BotWorkers.ask`."""

    began = 0.0


def _label(question: bytes) -> str:
    """Return the name of the bot that is asked, as the subject of a log message."""
    return f"The bot '{msgspec.json.decode(question, type=BotRequest).bot}'"


class BotWorkers:
    """All bot workers: remote workers while any are connected, otherwise local processes."""

    def __init__(self, workers: int, answer_timeout_s: float = ANSWER_TIMEOUT_S) -> None:
        """Use at most `workers` processes on this machine."""
        self.answer_timeout_s = answer_timeout_s
        self.local = [WorkerProcess() for _ in range(workers)]
        self._remote: list[Worker] = []
        self.queue: BotQueue[Worker] = BotQueue(self.local)
        self.thinking_time = ThinkingTime()

    async def choose(
        self,
        bot: str,
        seed: str,
        view: dict[str, Any],
        actions: list[str],
        asker: Asker = NO_ASKER,
        even: bool = False,
    ) -> str:
        """Return the action that `bot` chooses.

        If the bot fails, FALLBACK chooses; if both fail, return the first action. With `even`, wait
        until the bot's usual time has passed, so that the timing reveals nothing.
        """
        for name in (bot, FALLBACK):
            usual = self.thinking_time.usual(name)
            timing = Timing()
            answer = await self.ask(
                msgspec.json.encode(BotRequest(name, seed, view, actions)), asker, usual, timing
            )
            if answer is None:
                continue
            self.thinking_time.note(name, time.monotonic() - timing.began)
            chosen = answer.decode()
            if chosen not in actions:
                log.error("The bot '%s' chose an illegal action.", name)
                continue
            if even:
                usual = self.thinking_time.usual(name)
                await asyncio.sleep(timing.began + usual - time.monotonic())
            return chosen
        return actions[0]

    async def advise(
        self, view: dict[str, Any], actions: list[str], asker: Asker = NO_ASKER
    ) -> list[AdvisedMove]:
        """Return the coach's advice; an empty list if the coach fails."""
        question = msgspec.json.encode(BotRequest(COACH, "", view, actions))
        advice = await self.ask(question, asker)
        return msgspec.json.decode(advice, type=list[AdvisedMove]) if advice is not None else []

    async def review(self, question: BotRequest, asker: Asker) -> Any:
        """Return the answer to a REVIEWER or CHART question, or raise RuntimeError."""
        answer = await self.ask(msgspec.json.encode(question), asker)
        if answer is None:
            raise RuntimeError("No worker could answer the question.")
        return msgspec.json.decode(answer)

    async def ask(
        self, question: bytes, asker: Asker, cost: float = 1.0, timing: Timing | None = None
    ) -> bytes | None:
        """Return the answer, or None after a failure; `cost` is the question's usual time."""
        timing = timing or Timing()
        for _ in range(MAX_ATTEMPTS_PER_QUESTION):
            async with self.queue.worker(asker, cost) as worker:
                timing.began = time.monotonic()
                try:
                    async with asyncio.timeout(self.answer_timeout_s):
                        return await worker.think(question)
                except WorkerLostError:
                    log.warning("%s did not answer: its worker has been lost.", _label(question))
                except TimeoutError:
                    log.error("%s timed out; its worker is being stopped.", _label(question))
                    break
                except Exception:
                    log.exception("%s failed.", _label(question))
                    break
        return None

    def join(self, workers: Sequence[Worker]) -> None:
        """Add remote workers, which are used instead of the local processes."""
        self._remote += workers
        self.queue.set_workers(self._remote)

    def leave(self, workers: Sequence[Worker]) -> None:
        """Remove remote workers; when none are left, the local processes are used again."""
        self._remote = [worker for worker in self._remote if worker not in workers]
        self.queue.set_workers(self._remote or self.local)

    def close(self) -> None:
        for worker in self.local:
            worker.end()

"""Where bots think: in worker processes, never in the event loop. They get views, never games."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
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
from citadella.notation import Record
from citadella.rules import Action
from citadella.server.bots.queue import Asker, BotQueue
from citadella.server.bots.thinking_time import ThinkingTime
from citadella.server.protocol.reviews import AdvisedMove, ReasonMsg

log = logging.getLogger("citadella.server")
FALLBACK = "builder"
COACH = "coach"
#: Who judges a decision of a game that is over, and who says how its chances went.
REVIEWER, CHRONICLER = "reviewer", "chronicler"
PATIENCE = 30.0
TRIES = 3
#: Who is asked for when no table is named.
NOBODY = Asker()


class Question(msgspec.Struct):
    """What a bot (or the coach) is asked: what its seat sees, and what it may do.

    The reviewer is also asked about what was `played`; only the chronicler is told a whole game,
    one that is over (`record`).
    """

    bot: str
    seed: str = ""
    view: dict[str, Any] = {}
    actions: list[str] = []
    played: str = ""
    playouts: int = 0
    record: str = ""


def answer(question: bytes) -> bytes:
    """Return the answer to a question (runs in a worker): an action, or what the coach says."""
    asked = msgspec.json.decode(question, type=Question)
    if asked.bot == CHRONICLER:
        game = Record.parse(asked.record).replay()
        return msgspec.json.encode([point_to_json(point) for point in chart(game)])
    view, actions = view_from_json(asked.view), [Action.parse(text) for text in asked.actions]
    if asked.bot == REVIEWER:
        n, played = int(asked.seed), Action.parse(asked.played)
        reviewed = review_move(view, actions, played, asked.playouts, seed=asked.seed)
        return msgspec.json.encode(decision_to_json(Decision(n, view.round, reviewed)))
    if asked.bot != COACH:
        return make(asked.bot, asked.seed).choose(view, actions).text.encode()
    advice = coach.advise(view, actions)
    return msgspec.json.encode(
        [
            AdvisedMove(
                a.action.text, a.chance, a.equal, [ReasonMsg(*reason) for reason in a.reasons]
            )
            for a in advice
        ]
    )


class PlaceLostError(Exception):
    """The process in which a bot was thinking is gone; the question can be asked elsewhere."""


class Place(Protocol):
    """Where one bot at a time can think."""

    async def think(self, question: bytes) -> bytes:
        """Return the answer to a question; PlaceLostError if this place is gone.

        Whoever gives up waiting cancels this, which ends the thinking.
        """
        ...


class WorkerProcess:
    """A process of this machine, which starts when it is needed and again when it has died."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_started(self) -> bool:
        """Return whether there is a process."""
        return self._pool is not None

    def start(self) -> ProcessPoolExecutor:
        """Return the process, ready to be asked."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_start_worker,
                initargs=(homebrew.loaded(),),
            )
        return self._pool

    async def think(self, question: bytes) -> bytes:
        """Return the answer to a question."""
        pool = self.start()
        try:
            return await asyncio.wrap_future(pool.submit(answer, question))
        except BrokenProcessPool:
            self.end()
            raise PlaceLostError from None
        except asyncio.CancelledError:
            # It cannot be told to stop.
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
    """Have the server's homebrew cards, and end when the server ends, even one that was killed."""
    # Whoever started the server has heard it.
    warnings.simplefilter("ignore", ModelWarning)
    try:
        homebrew.load_again(cards)
    except homebrew.CardFileError as problem:
        log.error("Bots cannot play with homebrew cards: %s", problem)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Turn:
    """When a bot began to think."""

    began = 0.0


class _Named(msgspec.Struct):
    bot: str


def _name(question: bytes) -> str:
    """Return who is asked, for those who look after the server."""
    return f"The bot '{msgspec.json.decode(question, type=_Named).bot}'"


class BotWorkers:
    """All places where bots can think: own processes, or pools on other machines if any came."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        """Have `workers` processes here, and wait `patience` seconds for an answer."""
        self.patience = patience
        self.here = [WorkerProcess() for _ in range(workers)]
        self._afar: list[Place] = []
        self.queue: BotQueue[Place] = BotQueue(self.here)
        self.thinking_time = ThinkingTime()

    @property
    def waiting(self) -> int:
        """Return how many questions wait for a free place."""
        return len(self.queue)

    async def choose(
        self,
        bot: str,
        seed: str,
        view: dict[str, Any],
        actions: list[str],
        asker: Asker = NOBODY,
        even: bool = False,
    ) -> str:
        """Return the action that a bot chooses; for one that fails, a simple bot chooses.

        `even`: every answer takes the bot's usual time, also where there is nothing to choose.
        """
        for name in (bot, FALLBACK):
            usual = self.thinking_time.usual(name)
            turn = Turn()
            answer = await self.ask(
                msgspec.json.encode(Question(name, seed, view, actions)), asker, usual, turn
            )
            if answer is None:
                continue
            self.thinking_time.note(name, time.monotonic() - turn.began)
            chosen = answer.decode()
            if chosen not in actions:
                log.error("The bot '%s' chose what is not legal.", name)
                continue
            if even:
                usual = self.thinking_time.usual(name)
                await asyncio.sleep(turn.began + usual - time.monotonic())
            return chosen
        return actions[0]

    async def advise(
        self, view: dict[str, Any], actions: list[str], asker: Asker = NOBODY
    ) -> list[AdvisedMove]:
        """Return what the coach says; one that fails says nothing."""
        question = msgspec.json.encode(Question(COACH, "", view, actions))
        advice = await self.ask(question, asker)
        return msgspec.json.decode(advice, type=list[AdvisedMove]) if advice is not None else []

    async def judge(
        self,
        n: int,
        view: dict[str, Any],
        actions: list[str],
        played: str,
        playouts: int,
        asker: Asker = NOBODY,
    ) -> dict[str, Any]:
        """Return how the decision after `n` actions of a game that is over is judged."""
        question = Question(REVIEWER, str(n), view, actions, played, playouts)
        judged: dict[str, Any] = await self._ask_for_review(question, asker)
        return judged

    async def moments(self, record: str, asker: Asker = NOBODY) -> list[dict[str, Any]]:
        """Return how the chances went in a game that is over."""
        found: list[dict[str, Any]] = await self._ask_for_review(
            Question(CHRONICLER, record=record), asker
        )
        return found

    async def _ask_for_review(self, question: Question, asker: Asker) -> Any:
        answer = await self.ask(msgspec.json.encode(question), asker)
        if answer is None:
            raise RuntimeError("No worker could answer.")
        return msgspec.json.decode(answer)

    async def ask(
        self, question: bytes, asker: Asker, cost: float = 1.0, turn: Turn | None = None
    ) -> bytes | None:
        """Return the answer to a question; None if the bot cannot answer."""
        turn = turn or Turn()
        # A place may be lost through no fault of the bot: then it is asked again.
        for _ in range(TRIES):
            async with self.queue.place(asker, cost) as place:
                turn.began = time.monotonic()
                try:
                    async with asyncio.timeout(self.patience):
                        return await place.think(question)
                except PlaceLostError:
                    log.warning("%s was thinking in a worker that died.", _name(question))
                except TimeoutError:
                    log.error("%s thinks for too long; its worker is ended.", _name(question))
                    break
                except Exception:
                    log.exception("%s failed.", _name(question))
                    break
        return None

    # --- pools on other machines ---------------------------------------------------------
    def join(self, places: Sequence[Place]) -> None:
        """Let bots think at places of another machine; own processes rest as long as there are."""
        self._afar += places
        self.queue.set_places(self._afar)

    def leave(self, places: Sequence[Place]) -> None:
        """Do without places of another machine."""
        self._afar = [place for place in self._afar if place not in places]
        self.queue.set_places(self._afar or self.here)

    def close(self) -> None:
        """End this server's own processes."""
        for worker in self.here:
            worker.end()

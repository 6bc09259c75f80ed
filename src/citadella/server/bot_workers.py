"""Worker processes in which bots think, never in the event loop. They get views, never games."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from citadella import own
from citadella.bots import coach, make
from citadella.knowledge import view_from_json
from citadella.rules import Action
from citadella.server.protocol import AdvisedMove

T = TypeVar("T")
log = logging.getLogger("citadella.server")
FALLBACK = "builder"
COACH = "coach"
PATIENCE = 30.0
#: A bot is never taken for slower than this, and with each answer for a little less slow.
SLOWEST, EASING = 3.0, 0.9


def think(bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> tuple[str, float]:
    """Return the action that a bot chooses, and the seconds it took (runs in a worker)."""
    player = make(bot, seed)
    looks, choices = view_from_json(view), [Action.parse(text) for text in actions]
    started = time.process_time()
    chosen = player.choose(looks, choices)
    return chosen.text, time.process_time() - started


def advise(view: dict[str, Any], actions: list[str]) -> list[AdvisedMove]:
    """Return what the coach says (runs in a worker process)."""
    advice = coach.advise(view_from_json(view), [Action.parse(text) for text in actions])
    return [AdvisedMove(a.action.text, a.estimate, a.share, a.reason, a.facts) for a in advice]


def start_worker(cards: list[own.CardFile]) -> None:
    """Have the server's own cards, and end when the server ends, even one that was killed."""
    try:
        own.load_again(cards)
    except own.CardFileError as problem:
        log.error("Bots cannot play with own cards: %s", problem)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class BotWorkers:
    """The worker processes, which start when they are needed."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        """Have `workers` processes, and wait `patience` seconds for an answer."""
        self.workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        # Bots queue here rather than in the pool, so that waiting is not taken for thinking.
        self._free = asyncio.Semaphore(workers)
        self._longest: dict[str, float] = {}

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=start_worker,
                initargs=(own.loaded(),),
            )
        return self._pool

    async def choose(self, bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> str:
        """Return the action that a bot chooses; for one that fails, a simple bot chooses."""
        if len(actions) == 1:
            return actions[0]
        for name in (bot, FALLBACK):
            answer = await self._ask(name, think, name, seed, view, actions)
            if answer is None:
                continue
            chosen, took = answer
            self._longest[name] = min(max(took, EASING * self.longest(name)), SLOWEST)
            if chosen in actions:
                return chosen
            if chosen:
                log.error("The bot '%s' chose '%s', which is not legal.", name, chosen)
        return actions[0]

    def longest(self, bot: str) -> float:
        """Return how many seconds a bot takes for an answer that it thinks about for long."""
        return self._longest.get(bot, 0.0)

    async def advise(self, view: dict[str, Any], actions: list[str]) -> list[AdvisedMove]:
        """Return what the coach says; one that fails says nothing."""
        return await self._ask(COACH, advise, view, actions) or []

    async def _ask(self, bot: str, question: Callable[..., T], *about: Any) -> T | None:
        """Return a bot's answer to a question, asked in a worker; None if it cannot answer."""
        # A worker may die through another bot's fault: then it is asked once more.
        for _ in range(2):
            async with self._free:
                pool = self._processes()
                try:
                    async with asyncio.timeout(self.patience):
                        answer = pool.submit(question, *about)
                        return await asyncio.wrap_future(answer)
                except BrokenProcessPool:
                    log.warning("A worker process died while '%s' was thinking.", bot)
                    self._drop(pool)
                except TimeoutError:
                    log.error("The bot '%s' thinks for too long; its worker is ended.", bot)
                    self._drop(pool)
                    break
                except Exception:
                    log.exception("The bot '%s' failed.", bot)
                    break
        return None

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool's workers; new ones start with the next question."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._drop(self._pool)

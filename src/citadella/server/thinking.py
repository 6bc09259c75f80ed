"""Bots think in processes of their own, never in the event loop. They get views, never games."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from citadella.bots import make
from citadella.knowledge import view_from_json
from citadella.rules import Action

log = logging.getLogger("citadella.server")
FALLBACK = "builder"


def think(bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> str:
    """Choose an action (runs in a worker process)."""
    player = make(bot, seed)
    chosen = player.choose(view_from_json(view), [Action.parse(text) for text in actions])
    return chosen.text


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        """Note how many there shall be; they start when first needed."""
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn")
            )
        return self._pool

    async def choose(self, bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> str:
        """Let a bot choose; one that fails is played on by a simple one."""
        if len(actions) == 1:
            return actions[0]
        for name in (bot, FALLBACK):
            try:
                loop = asyncio.get_running_loop()
                chosen = await loop.run_in_executor(
                    self._processes(), think, name, seed, view, actions
                )
            except BrokenProcessPool:
                log.warning("A worker process died; starting new ones.")
                self._pool = None
                continue
            except Exception:
                log.exception("The bot '%s' failed.", name)
                continue
            if chosen in actions:
                return chosen
            log.error("The bot '%s' chose '%s', which is not legal.", name, chosen)
        return actions[0]

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

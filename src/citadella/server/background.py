"""Background tasks that are cancelled when their owner stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """Runs coroutines as tasks and keeps a reference to each task until it is done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        running = list(self._tasks)
        self.cancel()
        await asyncio.gather(*running, return_exceptions=True)

"""Group commit: changes that arrive while others are being stored share the next transaction.

The busier the server, the less each change costs. A change that arrives alone is stored at once.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine

MAX_CHANGES_PER_COMMIT: Final = 64
#: Minimum time between the starts of two transactions. A transaction costs as much as several
#: changes, so it is worth waiting until more changes can share it.
MIN_COMMIT_INTERVAL_S: Final = 0.005
TOO_SLOW = "The database took too long."

#: Stores several changes of one kind with as few statements as a single change needs;
#: raises an error if any of the changes cannot be stored.
Writer = Callable[[Connection, list[Any]], None]
#: Runs a function in a thread; the future gets the result.
RunInThread = Callable[[Callable[[], Any]], "asyncio.Future[Any]"]


def check_deadline(*deadlines: float) -> None:
    """Raise TimeoutError if any of the deadlines has passed."""
    if deadlines and time.monotonic() > min(deadlines):
        raise TimeoutError(TOO_SLOW)


class PendingWrite(NamedTuple):
    """A change waiting to be stored."""

    table_id: int
    writer: Writer
    change: object
    deadline: float
    done: asyncio.Future[None]


@dataclass(eq=False)
class GroupCommit:
    """Queues changes to tables, and stores them in shared transactions."""

    engine: Engine
    run_in_thread: RunInThread
    #: Number of transactions that may start in addition to those that are running.
    idle: int
    timeout_s: float
    #: Called with the number of changes in each commit.
    on_commit: Callable[[int], None] | None = None
    _queue: deque[PendingWrite] = field(default_factory=deque)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _last_began: float = 0.0

    async def write(self, table_id: int, writer: Writer, change: object) -> None:
        """Store a change to a table, in one transaction with other changes if there are any."""
        loop = asyncio.get_running_loop()
        deadline = time.monotonic() + self.timeout_s
        write = PendingWrite(table_id, writer, change, deadline, loop.create_future())
        self._queue.append(write)
        if self.idle:
            self.idle -= 1
            task = loop.create_task(self._write_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        timeout = loop.call_later(self.timeout_s, _time_out, write.done)
        try:
            await write.done
        finally:
            timeout.cancel()

    async def finish(self) -> None:
        """Wait until every change is stored, or until the timeout has passed."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self.timeout_s)

    async def _write_all(self) -> None:
        """Store the changes in the queue until it is empty."""
        try:
            while self._queue:
                early = self._last_began + MIN_COMMIT_INTERVAL_S - time.monotonic()
                if early > 0:
                    await asyncio.sleep(early)
                    continue
                self._last_began = time.monotonic()
                count = min(len(self._queue), MAX_CHANGES_PER_COMMIT)
                batch = [self._queue.popleft() for _ in range(count)]
                # All transactions lock rows in the same order, to prevent deadlocks.
                batch.sort(key=lambda write: write.table_id)
                outcome = await self.run_in_thread(functools.partial(self._commit, batch))
                for write, error in zip(batch, outcome, strict=True):
                    # The caller may have stopped waiting for this change.
                    if write.done.done():
                        continue
                    if error is None:
                        write.done.set_result(None)
                    else:
                        write.done.set_exception(error)
        finally:
            self.idle += 1

    def _commit(self, batch: Sequence[PendingWrite]) -> list[Exception | None]:
        """Store changes in one transaction; return an error or None (stored) for each change."""
        deadlines = [write.deadline for write in batch]
        committing = False
        try:
            with self.engine.begin() as connection:
                check_deadline(*deadlines)
                for writer, writes in itertools.groupby(batch, key=attrgetter("writer")):
                    writer(connection, [write.change for write in writes])
                check_deadline(*deadlines)
                committing = True
        except Exception as error:
            # A failed commit may still have taken effect, so it is not repeated.
            if committing or len(batch) == 1:
                return [error] * len(batch)
            # One failing change must not make the others fail, so store each change separately.
            return [self._commit([write])[0] for write in batch]
        if self.on_commit is not None:
            self.on_commit(len(batch))
        return [None] * len(batch)


def _time_out(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(TimeoutError(TOO_SLOW))

"""Engines, which run tasks in this process or in worker processes on this machine.

An engine takes a function and tasks, and yields each result when it is ready. If a worker dies,
its task is yielded as lost.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from citadella import homebrew
from citadella.bots import ModelWarning

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Done(Generic[Task, Result]):
    """A task and its result."""

    task: Task
    result: Result


@dataclass(frozen=True)
class Lost(Generic[Task]):
    """A task whose worker died."""

    task: Task


def cores() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def work_here(
    work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Generator[Done[Task, Result] | Lost[Task], None, None]:
    """Yield the results of tasks run sequentially in this process."""
    for task in tasks:
        yield Done(task, work(task))


# --- processes -----------------------------------------------------------------------------
def work_in_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Done[Task, Result] | Lost[Task], None, None]:
    """Yield the results of tasks run in parallel worker processes."""
    waiting = iter(tasks)
    workers: dict[Connection, _Worker] = {}
    try:
        for _ in range(jobs):
            _start_worker(workers, work, waiting)
        while workers:
            for line in wait(list(workers)):
                assert isinstance(line, Connection)
                worker = workers[line]
                try:
                    good, result = line.recv()
                except (EOFError, ConnectionError):
                    del workers[line]
                    worker.stop()
                    yield Lost(worker.task)
                    _start_worker(workers, work, waiting)
                    continue
                if not good:
                    raise result
                finished = worker.task
                if not worker.give(waiting):
                    del workers[line]
                    worker.stop()
                yield Done(finished, result)
    finally:
        for worker in workers.values():
            worker.stop()


def _start_worker(workers: dict[Connection, _Worker], work: Any, waiting: Iterator[Any]) -> None:
    """Start a worker if there is a task for it."""
    worker = _Worker(work)
    if worker.give(waiting):
        workers[worker.line] = worker
    else:
        worker.stop()


class _Worker:
    """A process that runs one task after another; the first `give` starts the process."""

    def __init__(self, work: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, self._far_end = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(self._far_end, work, homebrew.loaded()), daemon=True
        )
        self._started = False
        self.task: Any = None

    def give(self, waiting: Iterator[Any]) -> bool:
        """Send the next task to the process; return False if there is none."""
        for task in waiting:
            if not self._started:
                self._process.start()
                self._started = True
                # Leave this end of the pipe open only in the worker, so that the worker's death
                # breaks the pipe.
                self._far_end.close()
            self.task = task
            # Ignore an error if the worker has died: the next read from it raises EOFError.
            with contextlib.suppress(ConnectionError):
                self.line.send(task)
            return True
        return False

    def stop(self) -> None:
        """Kill the process, even in the middle of a task."""
        self.line.close()
        if self._started:
            self._process.kill()
            self._process.join()


def _serve(line: Connection, work: Callable[[Any], Any], cards: list[homebrew.CardFile]) -> None:
    """Run, in the worker process, all tasks received over the pipe until it is closed."""
    # Ctrl-C also sends SIGINT to the workers; ignore it, because the parent handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The parent has already shown this warning.
    warnings.simplefilter("ignore", ModelWarning)
    end_with_parent()
    while True:
        try:
            task = line.recv()
        except (EOFError, ConnectionError):
            return
        try:
            homebrew.load_again(cards)
            answer = (True, work(task))
        except Exception as problem:
            answer = (False, problem)
        with contextlib.suppress(ConnectionError):
            line.send(answer)


def end_with_parent(end: Callable[[], object] = lambda: os._exit(0)) -> None:
    """Start a thread that calls `end` when the parent process has ended; by default, exit."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_and_end() -> None:
        parent.join()
        end()

    threading.Thread(target=wait_and_end, daemon=True).start()

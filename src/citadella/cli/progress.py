"""Progress bars for long-running work."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from citadella.cli.arguments import UserError
from citadella.cli.failures import tell_failure
from citadella.cli.interrupts import DeferredInterrupt
from citadella.lab.match import FailedGameError
from citadella.lab.workers import Lost, cores, work_here, work_in_processes
from citadella.texts import Texts

SECONDS_BETWEEN_UPDATES: Final = 0.1

Outcome = TypeVar("Outcome")


class Bar:
    """A progress bar on standard error, shown only if standard error is a terminal."""

    def __init__(self, title: str, total: int) -> None:
        """Prepare the bar; entering the context shows it."""
        console = Console(stderr=True, highlight=False)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self._progress = Progress(
            *columns,
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task(title, total=total)
        self._done = 0
        self._shown = 0.0

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, count: int = 1) -> None:
        self._done += count
        if time.perf_counter() - self._shown > SECONDS_BETWEEN_UPDATES:
            self._progress.update(self._task, completed=self._done)
            self._shown = time.perf_counter()

    def reach(self, done: int, total: int) -> None:
        """Set the progress and the total, which may have been unknown before."""
        self._progress.update(self._task, completed=done, total=total)

    def say(self, sentence: str) -> None:
        """Print a sentence above the bar."""
        if self._progress.disable:
            print(sentence, file=sys.stderr)
        else:
            self._progress.console.print(Text(sentence))


def play_batches(
    texts: Texts,
    title: str,
    games: int,
    jobs: int | None,
    batch: int,
    min_games: int,
    work: Callable[[range], list[Outcome]],
) -> Iterator[Outcome]:
    """Yield the outcomes of `work`, run in batches by workers or game by game in this process.

    Unless `jobs` is given, worker processes are used for `min_games` or more games.
    """
    jobs = min(jobs or (cores() if games >= min_games else 1), -(-games // batch))
    here = jobs == 1
    size = 1 if here else batch
    engine = work_here if here else partial(work_in_processes, jobs=jobs)
    batches = (range(first, min(first + size, games)) for first in range(0, games, size))
    with ExitStack() as stack:
        bar = stack.enter_context(Bar(title, games))
        # Compiled rules in this process must not receive a KeyboardInterrupt (see interrupts.py).
        interrupt = stack.enter_context(DeferredInterrupt()) if here else None
        try:
            for item in stack.enter_context(closing(engine(work, batches))):
                if isinstance(item, Lost):
                    raise UserError(texts("arena-died", game=str(item.task[0] + 1)))
                yield from item.result
                bar.advance(len(item.task))
                if interrupt is not None:
                    interrupt.check()
        except FailedGameError as stop:
            raise UserError(tell_failure(texts, stop.failure, stop.number, Path())) from None

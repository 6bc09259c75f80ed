"""A progress bar where a person watches, and nothing where nobody does."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

SECONDS_BETWEEN_UPDATES: Final = 0.1


class Bar:
    """Counts up to a total, on the terminal that errors go to."""

    def __init__(self, title: str, total: int) -> None:
        """Prepare the bar; it appears on entering."""
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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def advance(self, count: int = 1) -> None:
        """Count on."""
        self._done += count
        if time.perf_counter() - self._shown > SECONDS_BETWEEN_UPDATES:
            self._progress.update(self._task, completed=self._done)
            self._shown = time.perf_counter()

    def reach(self, done: int, total: int) -> None:
        """Count what is done, of a total that is only known now."""
        self._progress.update(self._task, completed=done, total=total)

    def say(self, sentence: str) -> None:
        """Say something above the bar."""
        if self._progress.disable:
            print(sentence, file=sys.stderr)
        else:
            self._progress.console.print(Text(sentence))

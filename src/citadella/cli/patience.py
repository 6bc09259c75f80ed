"""Ctrl-C that waits for a good moment.

Compiled rules cannot be left in the middle of an action: an interruption there would end the
whole process. So it is noted while they run, and raised when they have finished.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any


class Patience:
    """Holds an interruption back until `check` is called or the block is left.

    Whoever presses Ctrl-C twice does not want to wait.
    """

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> Patience:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if kind is None:
            self.check()

    def check(self) -> None:
        """Raise the interruption that was held back."""
        if self.asked:
            self.asked = False
            raise KeyboardInterrupt

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

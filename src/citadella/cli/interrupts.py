"""Deferred Ctrl-C.

An exception raised inside compiled rules would end the process, so interrupts are noted while the
rules run and raised afterwards.
"""

from __future__ import annotations

import signal
import threading
from typing import Any


class DeferredInterrupt:
    """Defers an interrupt until `check` is called or the block is left.

    A second Ctrl-C is raised at once.
    """

    def __init__(self) -> None:
        self.pending = False
        self._before: Any = None

    def __enter__(self) -> DeferredInterrupt:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if kind is None:
            self.check()

    def check(self) -> None:
        """Raise the interrupt that was deferred."""
        if self.pending:
            self.pending = False
            raise KeyboardInterrupt

    def _note(self, *_: object) -> None:
        if self.pending:
            raise KeyboardInterrupt
        self.pending = True

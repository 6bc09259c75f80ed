"""Deferring Ctrl-C.

A KeyboardInterrupt inside compiled rules would end the process, so Ctrl-C is only noted while the
rules run, and the exception is raised afterwards.
"""

from __future__ import annotations

import signal
import threading
from typing import Any


class DeferredInterrupt:
    """Defers an interrupt until `check` is called or the `with` block is left.

    A second Ctrl-C raises KeyboardInterrupt at once.
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
        """Raise KeyboardInterrupt if one was deferred."""
        if self.pending:
            self.pending = False
            raise KeyboardInterrupt

    def _note(self, *_: object) -> None:
        if self.pending:
            raise KeyboardInterrupt
        self.pending = True

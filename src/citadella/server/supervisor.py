"""The supervisor: it starts several server processes and restarts those that die."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from citadella import homebrew
from citadella.lab.workers import end_with_parent

log = logging.getLogger("citadella.server")
Work = Callable[[list[socket.socket]], None]
RESTART_DELAY_S: Final = 1.0
#: How long, in seconds, processes may take to end after a signal before they are killed.
STOP_TIMEOUT_S: Final = 30.0


def keep_running(
    count: int, work: Work, listeners: list[socket.socket], stop_timeout_s: float = STOP_TIMEOUT_S
) -> None:
    """Run `count` processes that share `listeners` until this process gets a signal to stop."""
    context = multiprocessing.get_context("spawn")
    ending = threading.Event()

    def start() -> SpawnProcess:
        process = context.Process(target=_work, args=(work, listeners, homebrew.loaded()))
        process.start()
        return process

    def forward(number: int, _frame: FrameType | None) -> None:
        ending.set()
        for process in processes:
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, number)

    processes = [start() for _ in range(count)]
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), forward)
    while not ending.is_set():
        wait([process.sentinel for process in processes], timeout=RESTART_DELAY_S)
        for i, process in enumerate(processes):
            # Restart only if no signal arrives during the delay (`ending.wait` then returns False).
            if process.exitcode is not None and not ending.wait(RESTART_DELAY_S):
                log.error("A process ended with exit code %s; restarting it.", process.exitcode)
                processes[i] = start()
    deadline = time.monotonic() + stop_timeout_s
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.exitcode is None:
            process.kill()


def _work(work: Work, listeners: list[socket.socket], cards: list[homebrew.CardFile]) -> None:
    """Do the work of a child process, with the parent's homebrew cards, until the parent ends."""
    homebrew.load_again(cards)
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    work(listeners)

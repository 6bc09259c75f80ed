"""Several processes at one door: a parent that starts them, and again those that die."""

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

log = logging.getLogger("citadella.server")
Work = Callable[[list[socket.socket]], None]
# A process that dies is not started again faster than this, in seconds.
RESTART: Final = 1.0
# How long processes may take to end when they are asked to.
FAREWELL: Final = 30.0


def keep_running(
    count: int, work: Work, listeners: list[socket.socket], farewell: float = FAREWELL
) -> None:
    """Let `count` processes work with listening sockets until this process is asked to end; then
    they have `farewell` seconds.
    """
    context = multiprocessing.get_context("spawn")
    ending = threading.Event()

    def start() -> SpawnProcess:
        process = context.Process(target=_work, args=(work, listeners, homebrew.loaded()))
        process.start()
        return process

    def pass_on(number: int, _frame: FrameType | None) -> None:
        ending.set()
        for process in processes:
            if process.is_alive() and process.pid is not None:
                os.kill(process.pid, number)

    processes = [start() for _ in range(count)]
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), pass_on)
    while not ending.is_set():
        wait([process.sentinel for process in processes], timeout=RESTART)
        for i, process in enumerate(processes):
            # Who is told to end while it waits starts nobody any more.
            if process.exitcode is not None and not ending.wait(RESTART):
                log.error("A process ended (%s) and is started again.", process.exitcode)
                processes[i] = start()
    deadline = time.monotonic() + farewell
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
        if process.exitcode is None:
            process.kill()


def _work(work: Work, listeners: list[socket.socket], cards: list[homebrew.CardFile]) -> None:
    """Work in another process, with the parent's homebrew cards, while the parent lives."""
    homebrew.load_again(cards)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    work(listeners)

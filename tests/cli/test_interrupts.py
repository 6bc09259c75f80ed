"""Ctrl-C is deferred while compiled rules run."""

from __future__ import annotations

import signal

import pytest

from citadella.cli.interrupts import DeferredInterrupt


def work(reached: list[str], keys: int = 1, check: bool = False, problem: bool = False) -> None:
    """Run a block with deferred interrupts, and raise SIGINT `keys` times in the block."""
    with DeferredInterrupt() as interrupt:
        interrupt.check()
        for _ in range(keys):
            signal.raise_signal(signal.SIGINT)
        reached.append("the work")
        if check:
            interrupt.check()
        if problem:
            raise ValueError("raised in the block")
        reached.append("the end")


def test_an_interrupt_is_raised_at_the_next_check() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached, check=True)
    assert reached == ["the work"]


def test_a_pending_interrupt_is_raised_at_the_end_of_the_block() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached)
    assert reached == ["the work", "the end"]


def test_a_second_interrupt_is_raised_at_once() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached, keys=2)
    assert reached == []


def test_the_signal_handler_is_restored() -> None:
    before = signal.getsignal(signal.SIGINT)
    work([], keys=0, check=True)
    assert signal.getsignal(signal.SIGINT) is before


def test_an_exception_in_the_block_is_raised_unchanged() -> None:
    with pytest.raises(ValueError, match="raised in the block"):
        work([], problem=True)

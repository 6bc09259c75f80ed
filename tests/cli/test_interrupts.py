"""Ctrl-C that waits for a good moment."""

from __future__ import annotations

import signal

import pytest

from citadella.cli.interrupts import DeferredInterrupt


def work(reached: list[str], keys: int = 1, check: bool = False, problem: bool = False) -> None:
    """Work with interrupt while Ctrl-C is pressed some times."""
    with DeferredInterrupt() as interrupt:
        interrupt.check()
        for _ in range(keys):
            signal.raise_signal(signal.SIGINT)
        reached.append("the work")
        if check:
            interrupt.check()
        if problem:
            raise ValueError("mine")
        reached.append("the end")


def test_an_interruption_waits_for_the_check() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached, check=True)
    assert reached == ["the work"]


def test_an_interruption_waits_for_the_end_of_the_block() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached)
    assert reached == ["the work", "the end"]


def test_the_second_one_does_not_wait() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work(reached, keys=2)
    assert reached == []


def test_without_one_nothing_happens_and_everything_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    work([], keys=0, check=True)
    assert signal.getsignal(signal.SIGINT) is before


def test_another_problem_is_not_hidden_by_it() -> None:
    with pytest.raises(ValueError, match="mine"):
        work([], problem=True)

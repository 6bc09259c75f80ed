"""Ctrl-C that waits for a good moment."""

from __future__ import annotations

import signal

import pytest

from citadella.cli.patience import Patience


def press_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


def test_an_interruption_waits_for_the_check() -> None:
    reached = []
    with pytest.raises(KeyboardInterrupt), Patience() as patience:
        patience.check()
        press_ctrl_c()
        reached.append("after the key")
        patience.check()
        reached.append("after the check")
    assert reached == ["after the key"]


def test_an_interruption_waits_for_the_end_of_the_block() -> None:
    reached = []
    with pytest.raises(KeyboardInterrupt), Patience():
        press_ctrl_c()
        reached.append("the end")
    assert reached == ["the end"]


def test_the_second_one_does_not_wait() -> None:
    reached = []
    with pytest.raises(KeyboardInterrupt), Patience():
        press_ctrl_c()
        press_ctrl_c()
        reached.append("the end")
    assert reached == []


def test_without_one_nothing_happens_and_everything_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Patience() as patience:
        patience.check()
    assert signal.getsignal(signal.SIGINT) is before


def test_another_problem_is_not_hidden_by_it() -> None:
    with pytest.raises(ValueError, match="mine"), Patience():
        press_ctrl_c()
        raise ValueError("mine")

"""Work for many processes: all is done, deaths and errors are told, nobody stays behind."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from citadella.bots import BotError, find
from citadella.lab.workers import Done, Lost, cores, work_here, work_in_processes


def square(number: int) -> int:
    return number * number


def square_or_die(number: int) -> int:
    if number % 4 == 3:
        os._exit(1)
    return number * number


def complain(number: int) -> int:
    find(f"clever {number}")
    return number


def test_everything_is_done_once() -> None:
    done = {(item.task, item.result) for item in work_in_processes(square, range(20), 2)}  # type: ignore[union-attr]
    assert done == {(n, n * n) for n in range(20)}
    assert multiprocessing.active_children() == []


def test_here_too_and_in_order() -> None:
    assert list(work_here(square, range(3))) == [Done(0, 0), Done(1, 1), Done(2, 4)]


def test_what_a_dead_worker_had_is_lost_and_the_rest_is_done() -> None:
    items = list(work_in_processes(square_or_die, range(8), 2))
    assert {item.task for item in items if isinstance(item, Lost)} == {3, 7}
    assert {item.task for item in items if isinstance(item, Done)} == {0, 1, 2, 4, 5, 6}


def test_an_error_is_raised_where_the_results_go() -> None:
    with pytest.raises(BotError, match="no bot called 'clever"):
        list(work_in_processes(complain, range(4), 2))
    assert multiprocessing.active_children() == []


def test_whoever_stops_listening_lets_the_workers_go() -> None:
    results = work_in_processes(square, range(1000), 2)
    next(results)
    results.close()
    assert multiprocessing.active_children() == []


def test_there_is_a_processor() -> None:
    assert cores() >= 1

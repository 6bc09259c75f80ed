"""Work in many processes: results, dying workers, errors and clean-up."""

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


def raise_bot_error(number: int) -> int:
    find(f"clever {number}")
    return number


def test_worker_processes_do_every_task_exactly_once() -> None:
    done = {(item.task, item.result) for item in work_in_processes(square, range(20), 2)}  # type: ignore[union-attr]
    assert done == {(n, n * n) for n in range(20)}
    assert multiprocessing.active_children() == []


def test_tasks_done_in_the_current_process_keep_their_order() -> None:
    assert list(work_here(square, range(3))) == [Done(0, 0), Done(1, 1), Done(2, 4)]


def test_only_the_task_of_a_dying_worker_is_lost() -> None:
    items = list(work_in_processes(square_or_die, range(8), 2))
    assert {item.task for item in items if isinstance(item, Lost)} == {3, 7}
    assert {item.task for item in items if isinstance(item, Done)} == {0, 1, 2, 4, 5, 6}


def test_an_error_in_a_worker_is_raised_in_the_main_process() -> None:
    with pytest.raises(BotError, match="no bot called 'clever"):
        list(work_in_processes(raise_bot_error, range(4), 2))
    assert multiprocessing.active_children() == []


def test_closing_the_iterator_over_the_results_stops_the_workers() -> None:
    results = work_in_processes(square, range(1000), 2)
    next(results)
    results.close()
    assert multiprocessing.active_children() == []


def test_at_least_one_core_is_available() -> None:
    assert cores() >= 1

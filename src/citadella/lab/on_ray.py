"""Running tasks on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import Any

from citadella import homebrew
from citadella.extras import MissingLibraryError
from citadella.lab.workers import Done, Lost, Result, Task, cores


def work_on_ray(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int | None = None
) -> Generator[Done[Task, Result] | Lost[Task], None, None]:
    """Yield the results of tasks run on the Ray cluster at RAY_ADDRESS, or on a new local cluster.

    Twice as many tasks are submitted as there are processors, so that no processor is idle.
    """
    try:
        import ray
    except ImportError:
        raise MissingLibraryError("Ray", "ray") from None
    mine = not ray.is_initialized()
    if mine:
        local: dict[str, Any] = {}
        if "RAY_ADDRESS" not in os.environ:
            local = {"num_cpus": jobs or cores(), "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="ERROR", configure_logging=False, **local)
    try:
        limit = 2 * (jobs or int(ray.cluster_resources().get("CPU", 1)))
        run = ray.remote(max_retries=0)(_work_remotely)
        shared = ray.put((work, homebrew.loaded()))
        waiting = iter(tasks)
        submitted: dict[Any, Task] = {}
        while True:
            for task in waiting:
                submitted[run.remote(shared, task)] = task
                if len(submitted) >= limit:
                    break
            if not submitted:
                return
            ready, _ = ray.wait(list(submitted), num_returns=1)
            task = submitted.pop(ready[0])
            try:
                good, result = ray.get(ready[0])
            except ray.exceptions.RayError:
                yield Lost(task)
                continue
            if not good:
                raise result
            yield Done(task, result)
    finally:
        if mine:
            ray.shutdown()


def _work_remotely(
    shared: tuple[Callable[[Any], Any], list[homebrew.CardFile]], task: Any
) -> tuple[bool, Any]:
    work, cards = shared
    try:
        homebrew.load_again(cards)
        return True, work(task)
    except Exception as problem:
        return False, problem

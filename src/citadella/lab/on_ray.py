"""Work for a cluster, through Ray."""

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
    """Yield the results of tasks done on a Ray cluster: RAY_ADDRESS, or one of this machine.

    As many tasks as the cluster has processors are under way, and as many again wait there.
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
        room = 2 * (jobs or int(ray.cluster_resources().get("CPU", 1)))
        far = ray.remote(max_retries=0)(_work_far)
        shared = ray.put((work, homebrew.loaded()))
        waiting = iter(tasks)
        under_way: dict[Any, Task] = {}
        while True:
            for task in waiting:
                under_way[far.remote(shared, task)] = task
                if len(under_way) >= room:
                    break
            if not under_way:
                return
            ready, _ = ray.wait(list(under_way), num_returns=1)
            task = under_way.pop(ready[0])
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


def _work_far(
    shared: tuple[Callable[[Any], Any], list[homebrew.CardFile]], task: Any
) -> tuple[bool, Any]:
    work, cards = shared
    try:
        homebrew.load_again(cards)
        return True, work(task)
    except Exception as problem:
        return False, problem

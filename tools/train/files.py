"""Files of training data; missing files are generated in parallel."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path


def fill(paths: list[Path], write: Callable[[Path, int], None], jobs: int) -> None:
    """Generate all missing files, each atomically.

    `write` is called with the path and the number of each missing file, in `jobs` processes.
    """
    missing = [(path, number) for number, path in enumerate(paths) if not path.exists()]
    if not missing:
        return
    for path, _ in missing:
        path.parent.mkdir(parents=True, exist_ok=True)
    if jobs == 1:
        for path, number in missing:
            _write(write, path, number)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(missing)), mp_context=spawn) as pool:
        tasks = [pool.submit(_write, write, path, number) for path, number in missing]
        for done, task in enumerate(as_completed(tasks), len(paths) - len(missing) + 1):
            task.result()
            print(f"{missing[0][0].parent.name}: {done} of {len(paths)} files", flush=True)


def _write(write: Callable[[Path, int], None], path: Path, number: int) -> None:
    new = path.with_name(f"{path.name}.new")
    write(new, number)
    new.replace(path)

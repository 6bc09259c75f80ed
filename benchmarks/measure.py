"""Run one measurement in this process: `python -m benchmarks.measure NAME SECONDS`."""

from __future__ import annotations

import json
import os
import sys


def main() -> None:
    """Pin the process to one core, measure, and print the result as JSON."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if name in ("hearts", "catan"):
        from benchmarks.others_side import MEASURES
    elif name in ("one-by-one", "batched", "hanabi", "gin-rummy"):
        from benchmarks.environments import MEASURES
    else:
        from benchmarks.citadella_side import MEASURES
    print(json.dumps(MEASURES[name](seconds)))


if __name__ == "__main__":
    main()

"""Benchmark Citadella against OpenSpiel, PettingZoo and catanatron (`make bench`).

The games have four players and cycle through all presets of the 2016 edition; players are uniformly
random, legal actions are listed at each decision, and one core is used. Rates are per second of CPU
time. The engines are measured alternately, several times each, so that other load on the machine
affects all of them equally; the best run of each counts.

'Simulated' games are played by the loop of `citadella simulate`, which is compiled like the rules.
'From Python' means that a Python loop makes every decision, as for the other engines.
Environments for reinforcement learning return the observation and the mask of legal actions with
every step.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent


class Engine(NamedTuple):
    """An engine: its title, the name of its measurement, and whether its rules are interpreted."""

    title: str
    measure: str
    interpreted: bool = False


class Target(NamedTuple):
    """A measured value and its target."""

    title: str
    value: float
    goal: float
    at_most: bool = False

    @property
    def reached(self) -> bool:
        """Return whether the value meets the target."""
        return self.value <= self.goal if self.at_most else self.value >= self.goal


ENGINES = {
    "simulated": Engine("Citadella, simulated", "simulated"),
    "compiled": Engine("Citadella, from Python", "from-python"),
    "interpreted": Engine("Citadella, interpreted", "from-python", interpreted=True),
    "hearts": Engine("OpenSpiel hearts", "hearts"),
    "catan": Engine("catanatron", "catan"),
}
ENVIRONMENTS = {
    "one-by-one": Engine("Citadella, PettingZoo", "one-by-one"),
    "batched": Engine("Citadella, batched", "batched"),
    "hanabi": Engine("PettingZoo hanabi", "hanabi"),
    "gin-rummy": Engine("OpenSpiel gin rummy", "gin-rummy"),
}
# Decisions/s of OpenSpiel's hearts on the reference machine, to scale results from other machines.
REFERENCE = 170_000
# The operations measured on a game in progress, with their column headings.
COSTS = {
    "copy_us": "copy",
    "view_us": "view",
    "sample_us": "sample",
    "builder_us": "builder",
    "strategist_us": "strategist",
    "playout_us": "playout",
    "neural_playout_us": "neural playout",
}
OPERATIONS = {
    "compiled": Engine("compiled", "operations"),
    "interpreted": Engine("interpreted", "operations", interpreted=True),
}


def measured(engine: Engine, seconds: float) -> dict[str, float]:
    """Measure `engine` in a new process, with the installed build or the interpreted sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if engine.interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "benchmarks.measure", engine.measure, str(seconds)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def measure_all(seconds: float, rounds: int) -> tuple[dict[str, dict[str, float]], ...]:
    """Measure the engines alternately and return the best run of each."""
    speeds: dict[str, dict[str, float]] = {}
    costs: dict[str, dict[str, float]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        kinds = len(ENGINES) + len(ENVIRONMENTS) + len(OPERATIONS)
        task = progress.add_task("Measuring …", total=rounds * kinds)
        for _ in range(rounds):
            for name, engine in (ENGINES | ENVIRONMENTS).items():
                new = measured(engine, seconds)
                speeds[name] = max(new, speeds.get(name, new), key=lambda rate: rate["decisions"])
                progress.advance(task)
            for name, engine in OPERATIONS.items():
                new = measured(engine, seconds)
                old = costs.get(name, new)
                costs[name] = {what: min(new[what], old[what]) for what in new}
                progress.advance(task)
    return speeds, costs


def targets(
    speeds: dict[str, dict[str, float]], costs: dict[str, dict[str, float]]
) -> list[Target]:
    """Return the project's performance targets with the measured values."""
    rate = {name: speed["decisions"] for name, speed in speeds.items()}
    compiled = rate["simulated"]
    there = REFERENCE / rate["hearts"]
    return [
        Target("decisions/s, compiled, reference", compiled * there, 600_000),
        Target("decisions/s, interpreted, reference", rate["interpreted"] * there, 100_000),
        Target("times OpenSpiel hearts, compiled", compiled / rate["hearts"], 6),
        Target("times catanatron, compiled", compiled / rate["catan"], 25),
        Target("times PettingZoo hanabi, one by one", rate["one-by-one"] / rate["hanabi"], 30),
        Target("steps/s, batched, reference", rate["batched"] * there, 200_000),
        Target("copy, µs, reference", costs["compiled"]["copy_us"] / there, 3, at_most=True),
        Target("view, µs, reference", costs["compiled"]["view_us"] / there, 5, at_most=True),
        Target("sample, µs, reference", costs["compiled"]["sample_us"] / there, 20, at_most=True),
        Target("builder, µs/decision, compiled", costs["compiled"]["builder_us"], 20, at_most=True),
        Target(
            "strategist, µs/decision, compiled",
            costs["compiled"]["strategist_us"],
            200,
            at_most=True,
        ),
        Target("search, playouts/s, compiled", 1e6 / costs["compiled"]["playout_us"], 3_000),
    ]


def number(value: float) -> str:
    """Format a number: as an integer if it is at least 100, else with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def speed_table(speeds: dict[str, dict[str, float]]) -> Table:
    """Return a table of the engines' rates, also as multiples of OpenSpiel's and catanatron's."""
    return rate_table("Random games, one core", "decisions/s", ENGINES, speeds, ("hearts", "catan"))


def environment_table(speeds: dict[str, dict[str, float]]) -> Table:
    """Return the environments' rates and their ratios to those of PettingZoo and OpenSpiel."""
    title = "RL environments, one core, observation and mask at each step"
    return rate_table(title, "steps/s", ENVIRONMENTS, speeds, ("hanabi", "gin-rummy"))


def rate_table(
    title: str,
    unit: str,
    engines: dict[str, Engine],
    speeds: dict[str, dict[str, float]],
    beside: tuple[str, ...],
) -> Table:
    """Return a table of rates and of their ratios to the rate of each engine in `beside`."""
    table = Table(title=title)
    table.add_column("")
    for column in (unit, "games/s", *(f"× {engines[name].title}" for name in beside)):
        table.add_column(column, justify="right")
    for name, engine in engines.items():
        rate = speeds[name]["decisions"]
        table.add_row(
            engine.title,
            number(rate),
            number(speeds[name]["games"]),
            *(f"{rate / speeds[other]['decisions']:.3g}" for other in beside),
        )
    return table


def cost_table(costs: dict[str, dict[str, float]]) -> Table:
    """Return a table of the time that each operation takes on a game in progress."""
    table = Table(title="A game in progress")
    for column in ("", *COSTS.values(), "memory"):
        table.add_column(column, justify="right" if column else "left")
    for name, engine in OPERATIONS.items():
        cost = costs[name]
        times = [f"{number(cost[key])} µs" for key in COSTS]
        table.add_row(engine.title, *times, f"{cost['bytes'] / 1024:.1f} KiB")
    return table


def target_table(found: list[Target]) -> Table:
    """Return a table of the targets with the measured values."""
    table = Table(title="Targets")
    table.add_column("")
    for column in ("target", "measured", ""):
        table.add_column(column, justify="right")
    for target in found:
        bound = "≤" if target.at_most else "≥"
        verdict = "[green]reached[/]" if target.reached else "[red]missed[/]"
        table.add_row(target.title, f"{bound} {target.goal:,}", number(target.value), verdict)
    return table


def main() -> None:
    """Measure, print the tables, and write JSON if requested."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time per measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements per engine")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results as JSON")
    options = parser.parse_args()
    speeds, costs = measure_all(options.seconds, options.rounds)
    reached = targets(speeds, costs)
    console = Console()
    for table in (
        speed_table(speeds),
        environment_table(speeds),
        cost_table(costs),
        target_table(reached),
    ):
        console.print(table)
    if options.json:
        report = {
            "python": platform.python_version(),
            "processor": platform.machine(),
            "speed": speeds,
            "cost": costs,
            "targets": {target.title: target.reached for target in reached},
        }
        options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

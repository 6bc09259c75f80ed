"""Soak test of the rules: a million random games of all kinds (`make soak`).

    python -m tools.checks.soak --games 1000000 --jobs 2 --seed 1

At every decision, the amounts of gold must be plausible, no card may be missing, and there must be
a legal action; every game must end. One game in a hundred runs all checks of the property tests,
such as those of copies, positions, records, undo and hidden information. A failing game is printed
with its record, so that it can be replayed, and the run continues.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from dataclasses import dataclass, field
from random import Random

import citadella
from citadella import Game, Record
from citadella.lab.playout import play_watched
from tests.properties.games import ALL_KINDS, MOST_DECISIONS, BrokenGameError, Kind, play, setup_of
from tests.properties.leak_checks import all_checks

#: Every game whose number is a multiple of this value runs all checks of the property tests.
CLOSELY = 100
#: The maximum number of games per task.
BATCH = 500


@dataclass
class Sum:
    """The totals over the games of one kind."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    closely: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, decisions: int) -> None:
        """Count one game with this number of decisions."""
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)

    def join(self, other: Sum) -> None:
        """Add the totals of `other` to these."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.closely += other.closely
        self.broken += other.broken


def soak(task: tuple[Kind, int, int, str]) -> tuple[Kind, Sum]:
    """Play the games of one task; return their kind and totals."""
    kind, first, count, seed = task
    total = Sum()
    for number in range(first, first + count):
        if number % CLOSELY == 0:
            try:
                game = play(kind, number, *all_checks(str(number)), events=True)
                total.add(len(game.history))
                total.closely += 1
            except BrokenGameError as error:
                total.broken.append(str(error))
            continue
        game = Game.new(setup_of(kind, number), f"{seed} {kind} {number}")
        try:
            total.add(play_watched(game, Random(f"{seed} {number}"), MOST_DECISIONS))
        except Exception as error:
            record = Record(game.setup, game.seed, game.history.copy())
            total.broken.append(f"{type(error).__name__}: {error}\n{record.to_json()}")
    return kind, total


def tasks(games: int, seed: str) -> list[tuple[Kind, int, int, str]]:
    """Divide the games evenly among the kinds, in tasks of at most `BATCH` games."""
    each, more = divmod(games, len(ALL_KINDS))
    found: list[tuple[Kind, int, int, str]] = []
    for i, kind in enumerate(ALL_KINDS):
        count = each + (1 if i < more else 0)
        for first in range(0, count, BATCH):
            found.append((kind, first, min(BATCH, count - first), seed))
    return sorted(found, key=lambda task: task[1])


def main() -> int:
    """Play the games and print the totals; return 1 if any game failed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1_000_000, help="games in all")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    if options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    sums = {kind: Sum() for kind in ALL_KINDS}
    started = time.monotonic()
    played = 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for kind, part in pool.imap_unordered(soak, tasks(options.games, options.seed)):
            sums[kind].join(part)
            played += part.games + len(part.broken)
            for failure in part.broken:
                print(f"\nFAILED {kind}: {failure}", flush=True)
            if sys.stderr.isatty():
                rate = played / (time.monotonic() - started)
                print(f"\r{played:,} games, {rate:,.0f} a second ", end="", file=sys.stderr)
    seconds = time.monotonic() - started
    whole = Sum()
    print(f"\n{'kind':<22}{'games':>10}{'decisions':>14}{'longest':>9}{'checked':>9}{'failed':>8}")
    for kind, part in sums.items():
        row = f"{part.games:>10,}{part.decisions:>14,}{part.longest:>9,}{part.closely:>9,}"
        print(f"{kind!s:<22}{row}{len(part.broken):>8}")
        whole.join(part)
    print(
        f"{whole.games:,} games, {whole.decisions:,} decisions in {seconds:,.0f} s"
        f" ({citadella.build_kind()}), {len(whole.broken)} failed"
    )
    return 1 if whole.broken else 0


if __name__ == "__main__":
    sys.exit(main())

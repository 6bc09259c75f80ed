"""Soak test of the bots in random games of every edition and number of players.

    python -m tools.checks.soak_bots                                                   (all bots)
    python -m tools.checks.soak_bots learned search:iterations=2 --games 10000 --jobs 2 --seed 1

Every choice must be legal, and memory use must not grow with the number of games. Each failure is
printed with the numbers of its game and decision, so that it can be reproduced, and the run
continues.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from rich.console import Console
from rich.progress import track

from citadella import Game, Setup, SetupError
from citadella.bots import BOTS, OPPONENTS, make
from citadella.cards import EDITIONS
from citadella.knowledge import view

if sys.platform != "win32":
    import resource

#: The search bot with few playouts, to reach all kinds of decisions in little time.
QUICKLY = "search:iterations=2"
#: The permitted growth of peak memory after the first tenth of the games, in MB.
GROWTH = 40


@dataclass(frozen=True)
class Played:
    """The result of a game: the number of decisions, and the error that ended it ('' if none)."""

    decisions: int
    problem: str = ""
    #: The peak memory of the process so far, in MB.
    memory: int = 0


@dataclass
class Soak:
    """The totals of a bot's games so far."""

    bot: str
    games: int = 0
    decisions: int = 0
    problems: list[str] = field(default_factory=list)
    #: The highest peak memory of any process, in MB: in the first tenth of the games, and so far.
    early: int = 0
    memory: int = 0

    def add(self, played: Played, of: int) -> None:
        """Add the result of a game; `of` is the planned number of games."""
        self.games += 1
        self.decisions += played.decisions
        if played.problem:
            self.problems.append(played.problem)
        self.memory = max(self.memory, played.memory)
        if 10 * self.games <= of:
            self.early = self.memory

    @property
    def swollen(self) -> bool:
        """Return whether memory grew by more than the permitted amount."""
        return 0 < self.early < self.memory - GROWTH

    def __str__(self) -> str:
        """Return a summary in one line."""
        return (
            f"{self.bot}: {self.games:,} games, {self.decisions:,} decisions, "
            f"{len(self.problems)} failed, {self.memory} MB"
            + (f", but {self.early} MB after a tenth of the games." if self.swollen else ".")
        )


def every_bot() -> list[str]:
    """Return the names of all bots; search bots use few playouts and appear once for each model."""
    named = [name for name in BOTS if name != "search"]
    slow = {name for name, one in OPPONENTS.items() if one.bot.startswith("search")}
    return [*(name for name in named if name not in slow), QUICKLY, f"{QUICKLY},model=heuristic"]


def setup_of(number: int, seed: str) -> Setup:
    """Return the setup of game `number`, cycling through editions and numbers of players."""
    facts = list(EDITIONS.values())[number % len(EDITIONS)]
    players = 2 + number // len(EDITIONS) % 7
    try:
        return Setup.random(facts.id, players, f"{seed}/{number}")
    except SetupError:
        # One edition allows at most seven players.
        return Setup.random(facts.id, players - 1, f"{seed}/{number}")


def play(number: int, bot: str, seed: str) -> Played:
    """Play one game with the bot at all seats."""
    decisions = 0
    position = ""
    try:
        setup = setup_of(number, seed)
        game = Game.new(setup, f"{seed}/{number}")
        bots = [make(bot, f"{seed}/{number}/{seat}") for seat in range(setup.players)]
        while not game.over:
            seat = game.to_act
            position = f"seat {seat}, '{game.asked_kind()}', round {game.round}"
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))
            decisions += 1
    except Exception as problem:
        return Played(decisions, f"game {number}, decision {decisions} ({position}): {problem!r}")
    return Played(decisions, memory=memory())


def memory() -> int:
    """Return the peak memory of this process in MB; 0 where the system does not report it."""
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1024 * 1024 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Play the games and print a summary for each bot."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="*", help="names of bots (default: all)")
    parser.add_argument("--games", type=int, default=10_000, help="games per bot (default: 10,000)")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes (default: 1)")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    console = Console()
    bots: list[str] = options.bots or every_bot()
    for bot in bots:
        make(bot, "")
    failed = False
    for bot in bots:
        soak = Soak(bot)
        work = partial(play, bot=bot, seed=options.seed)
        # Use new processes for every bot, so that the memory of each bot is measured separately.
        with multiprocessing.Pool(options.jobs) as pool:
            games: Iterable[Played] = pool.imap_unordered(work, range(options.games), chunksize=4)
            for played in track(games, bot, options.games, console=console, transient=True):
                soak.add(played, options.games)
                if played.problem:
                    console.print(played.problem, markup=False)
        console.print(str(soak), markup=False, highlight=False)
        failed = failed or bool(soak.problems) or soak.swollen
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

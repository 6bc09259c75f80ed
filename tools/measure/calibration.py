"""Measure how well the heuristics and two networks estimate win probabilities.

    python -m tools.measure.calibration strategist search:iterations=100 --games 300

Each bot plays games against itself. At the beginning of every round, each estimator estimates the
probability that each seat wins; these estimates are compared with the result. The Brier score is
the mean squared error: lower is better. The baseline is the estimator `equal`, which gives all
seats the same probability. `bins` shows the mean estimate and the share of wins for estimates of 0
to 10%, 10 to 20% and so on; for a calibrated estimator, the two are equal.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

from citadella import Game, Setup
from citadella.bots import make
from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.bots.neural.model_file import POLICY, VALUE, load
from citadella.bots.neural.win_probability import WinEstimator
from citadella.cards import EDITIONS
from citadella.knowledge import view

#: A function that returns each seat's win probability at the beginning of a round.
Estimator = Callable[[Game], list[float]]
BINS = 10
BOOTSTRAP_SAMPLES = 1000


def learned(path: Path) -> Estimator:
    """Return an estimator that uses a network, or heuristics if the network lacks a card."""
    estimator = WinEstimator(load(path))

    def estimate(game: Game) -> list[float]:
        if not estimator.knows(game):
            return win_probabilities(game)
        return estimator.win_probabilities(game)

    return estimate


def equal(game: Game) -> list[float]:
    """Return the same probability for every seat."""
    return [1.0 / len(game.players)] * len(game.players)


@dataclass
class Calibration:
    """The accumulated errors of an estimator."""

    #: For each game: the sum of the squared errors, and the number of estimates.
    errors: list[tuple[float, int]] = field(default_factory=list)
    #: For each bin: the sum of the estimates, the sum of the wins, and the number of estimates.
    bins: list[list[float]] = field(default_factory=lambda: [[0.0] * 3 for _ in range(BINS)])

    def add(self, estimates: list[list[float]], wins: list[float]) -> None:
        """Add a game: the estimates of every round and the shares of the win, both by seat."""
        total = 0.0
        for row in estimates:
            for probability, won in zip(row, wins, strict=True):
                total += (probability - won) ** 2
                found = self.bins[min(BINS - 1, int(probability * BINS))]
                found[0] += probability
                found[1] += won
                found[2] += 1
        self.errors.append((total, len(estimates) * len(wins)))

    @property
    def brier(self) -> float:
        """Return the Brier score (the mean squared error)."""
        return _mean(self.errors)

    @property
    def calibration_error(self) -> float:
        """Return the expected calibration error: the weighted mean error of the bins."""
        seats = sum(count for _, _, count in self.bins)
        return sum(abs(estimated - won) for estimated, won, _ in self.bins) / seats


def _mean(errors: list[tuple[float, int]]) -> float:
    return sum(total for total, _ in errors) / sum(count for _, count in errors)


def difference(one: Calibration, other: Calibration) -> tuple[float, float, float]:
    """Return the Brier score of `one` minus that of `other`, and the limits of a 95% interval."""
    rng = Random(1)
    pairs = list(zip(one.errors, other.errors, strict=True))
    drawn: list[float] = []
    for _ in range(BOOTSTRAP_SAMPLES):
        some = rng.choices(pairs, k=len(pairs))
        drawn.append(_mean([a for a, _ in some]) - _mean([b for _, b in some]))
    drawn.sort()
    return one.brier - other.brier, drawn[BOOTSTRAP_SAMPLES // 40], drawn[-BOOTSTRAP_SAMPLES // 40]


def games(bot: str, count: int, seed: str) -> Iterator[tuple[Game, list[Game]]]:
    """Yield finished games, each with copies from the start of every round but the first."""
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        # Every second game uses the 2016 edition with four players.
        edition, players = ("2016", 4) if number % 2 else _any(rng)
        game = Game.new(Setup.random(edition, players, f"{seed}/{number}"), f"{seed}/{number}")
        bots = [make(bot, f"{seed}/{number}/{seat}") for seat in range(players)]
        rounds: list[Game] = []
        last = game.round
        while not game.over:
            seat = game.to_act
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))
            if game.round > last and not game.over:
                last = game.round
                rounds.append(game.copy())
        yield game, rounds


def _any(rng: Random) -> tuple[str, int]:
    edition = rng.choice(list(EDITIONS))
    return edition, rng.randint(2, EDITIONS[edition].most_players)


def won(game: Game) -> list[float]:
    """Return each seat's share of the win, from 0 to 1."""
    winners = game.result().winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]


def main() -> None:
    """Play the games and print the calibration of each estimator."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+", help="bots that play against themselves")
    parser.add_argument("--games", type=int, default=300, help="games per bot")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    console = Console()
    estimators: dict[str, Estimator] = {
        "heuristic": win_probabilities,
        "policy": learned(POLICY),
        "value": learned(VALUE),
        "equal": equal,
    }
    for bot in options.bots:
        found = {name: Calibration() for name in estimators}
        played = games(bot, options.games, options.seed)
        for game, rounds in track(played, bot, options.games, console=console, transient=True):
            for name, estimate in estimators.items():
                found[name].add([estimate(one) for one in rounds], won(game))
        seats = sum(count for _, count in found["heuristic"].errors)
        print(f"{bot}: {options.games:,} games, {seats:,} estimates")
        for name, each in found.items():
            bins = " ".join(
                f"{estimated / count:.2f}→{wins / count:.2f}" if count else "–"
                for estimated, wins, count in each.bins
            )
            error = each.calibration_error
            print(f"  {name:9} Brier {each.brier:.4f}, calibration error {error:.3f}; bins {bins}")
        for name in ("policy", "value"):
            by, low, high = difference(found[name], found["heuristic"])
            print(f"  {name} minus heuristic: {by:+.4f} [{low:+.4f} to {high:+.4f}]")


if __name__ == "__main__":
    main()

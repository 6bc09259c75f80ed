"""Fit the coefficients of `citadella.bots.heuristics.score_forecast` to games of heuristic bots.

    python -m tools.train.fit_score_forecast --games 2000

Games of all editions and numbers of players are played, the features are recorded at random points,
and the final scores are fitted by ridge regression. The output is the source code of the module's
coefficients.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from citadella.bots.heuristics import best
from citadella.bots.heuristics.score_forecast import COEFFICIENTS, features_of, rounds_to_come
from citadella.cards import EDITIONS
from citadella.rules import Game, Setup, SetupError
from citadella.rules.dice import Dice

ACTIONS_PER_SAMPLE = 9  # the mean number of actions between two samples
RIDGE = 1.0  # strength of the L2 regularisation

Sample = tuple[list[float], float]


def samples(games: int, seed: str) -> Iterator[tuple[bool, Sample]]:
    """Play games; yield pairs of a flag (true in the last round of a game) and a sample."""
    rng = Random(seed)
    dice = Dice.from_seed(seed)
    for number in range(games):
        game = Game.new(_setup(rng, number), f"{seed}/{number}")
        recorded: list[tuple[int, bool, list[float]]] = []
        while not game.over:
            game.play(best(game, game.to_act, game.legal_actions(), dice))
            if not game.over and rng.random() * ACTIONS_PER_SAMPLE < 1:
                rounds = rounds_to_come(game)
                for player in game.players:
                    features = features_of(game, player, rounds)
                    recorded.append((player.seat, rounds == 0.0, features))
        totals = game.result().totals
        for seat, last, features in recorded:
            yield last, (features, float(totals[seat]))


def _setup(rng: Random, number: int) -> Setup:
    while True:
        edition = rng.choice(list(EDITIONS))
        # About half of the games have four players.
        players = 4 if rng.random() < 0.4 else rng.randint(2, 8)
        try:
            return Setup.random(edition, players, str(number))
        except SetupError:
            continue


def fit(found: list[Sample]) -> tuple[list[float], float]:
    """Return the least-squares coefficients and the standard error in points."""
    size = len(COEFFICIENTS)
    left = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for features, score in found:
        for i in range(size):
            if features[i]:
                right[i] += features[i] * score
                row = left[i]
                for j in range(size):
                    row[j] += features[i] * features[j]
    slopes = solve(left, right)
    error = 0.0
    for features, score in found:
        guess = sum(slope * x for slope, x in zip(slopes, features, strict=True))
        error += (guess - score) ** 2
    return slopes, (error / len(found)) ** 0.5


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution x of `left` × x = `right` (by Gaussian elimination with pivoting)."""
    size = len(right)
    rows = [[*left[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                for c in range(i, size + 1):
                    rows[r][c] -= factor * rows[i][c]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def main() -> None:
    """Fit the coefficients and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="prospects")
    options = parser.parse_args()
    ahead: list[Sample] = []
    last: list[Sample] = []
    for in_last, sample in samples(options.games, options.seed):
        (last if in_last else ahead).append(sample)
    slopes, error = fit(ahead)
    last_slopes, last_error = fit(last)
    print("COEFFICIENTS: Final = {")
    for feature, slope, last_slope in zip(COEFFICIENTS, slopes, last_slopes, strict=True):
        print(f'    "{feature}": ({slope:.3f}, {last_slope:.3f}),')
    print(f"}}  # {len(ahead)} samples, standard error {error:.2f};")
    print(f"#  in the last round {len(last)} samples, standard error {last_error:.2f}")


if __name__ == "__main__":
    main()

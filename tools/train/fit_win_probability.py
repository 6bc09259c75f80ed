"""Fit the coefficients of `citadella.bots.heuristics.win_probability` to games of the strategist.

    python -m tools.train.fit_win_probability --games 2000

Games of all editions and numbers of players are played, the features are recorded at the beginning
of each round, and a conditional logit model is fitted by Newton's method. The output is the source
code of the module's coefficients, with the cross-entropy in nats as a comment.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from random import Random

from citadella.bots import make
from citadella.bots.heuristics.win_probability import COEFFICIENTS, features_of, nearness
from citadella.cards import EDITIONS
from citadella.knowledge import view
from citadella.rules import Game, Setup, SetupError
from tools.train.fit_score_forecast import solve

NEWTON_STEPS = 8
RIDGE = 1.0  # strength of the L2 regularisation

#: The features of every seat, and each seat's share of the win.
Position = tuple[list[list[float]], list[float]]


def positions(games: int, seed: str) -> Iterator[Position]:
    """Play games; yield the features at the beginning of each round and the shares of the win."""
    rng = Random(seed)
    presets = [Setup.preset(preset.id, "2016", 4) for preset in EDITIONS["2016"].presets]
    for number in range(games):
        # Every second game uses a preset.
        setup = presets[number // 2 % len(presets)] if number % 2 else _any_setup(rng)
        game = Game.new(setup, f"{seed}/{number}")
        bots = [make("strategist", f"{seed}/{number}/{i}") for i in range(setup.players)]
        recorded: list[list[list[float]]] = []
        last = 1
        while not game.over:
            if game.round != last:
                last = game.round
                near = nearness(game)
                recorded.append([features_of(game, player, near) for player in game.players])
            seat = game.to_act
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))
        winners = game.result().winners
        parts = [1 / len(winners) if i in winners else 0.0 for i in range(setup.players)]
        for features in recorded:
            yield features, parts


def _any_setup(rng: Random) -> Setup:
    while True:
        edition = rng.choice(list(EDITIONS))
        try:
            return Setup.random(edition, rng.randint(2, 8), str(rng.random()))
        except SetupError:
            continue


def probabilities(features: list[list[float]], slopes: list[float]) -> list[float]:
    """Return each seat's win probability."""
    logits = [sum(s * x for s, x in zip(slopes, row, strict=True)) for row in features]
    odds = [exp(logit - max(logits)) for logit in logits]
    return [each / sum(odds) for each in odds]


def fit(found: list[Position]) -> list[float]:
    """Return the maximum-likelihood coefficients."""
    size = len(COEFFICIENTS)
    slopes = [0.0] * size
    for _ in range(NEWTON_STEPS):
        left = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        right = [-RIDGE * slope for slope in slopes]
        for features, parts in found:
            p = probabilities(features, slopes)
            seats = range(len(features))
            mean = [sum(p[s] * features[s][i] for s in seats) for i in range(size)]
            for s in seats:
                apart = [x - m for x, m in zip(features[s], mean, strict=True)]
                for i in range(size):
                    right[i] += (parts[s] - p[s]) * features[s][i]
                    weight = p[s] * apart[i]
                    row = left[i]
                    for j in range(size):
                        row[j] += weight * apart[j]
        slopes = [a + b for a, b in zip(slopes, solve(left, right), strict=True)]
    return slopes


def cross_entropies(found: list[Position], slopes: list[float]) -> tuple[float, float]:
    """Return the cross-entropies in nats of the fitted model and of equal probabilities."""
    fitted = equal = 0.0
    for features, parts in found:
        for probability, part in zip(probabilities(features, slopes), parts, strict=True):
            fitted -= part * log(max(probability, 1e-12))
            equal += part * log(len(features))
    return fitted / len(found), equal / len(found)


def main() -> None:
    """Fit the coefficients and print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="chances")
    chosen = parser.parse_args()
    found = list(positions(chosen.games, chosen.seed))
    slopes = fit(found)
    print("COEFFICIENTS: Final = {")
    for feature, slope in zip(COEFFICIENTS, slopes, strict=True):
        print(f'    "{feature}": {slope:.3f},')
    fitted, equal = cross_entropies(found, slopes)
    print(f"}}  # {len(found)} rounds, cross-entropy {fitted:.3f} instead of {equal:.3f}")


if __name__ == "__main__":
    main()

"""Tune the weights of the strategist by simultaneous perturbation (SPSA) in games.

    python -m tools.train.tune_weights --state tuning.json --minutes 3

Every step perturbs all weights at once, each up or down at random. A bot with these weights and one
with the opposite perturbations play the same seat of the same deals, against builders or against
strategists with the package's current weights. Every weight is then changed a little in the
direction that scored better. The result is the mean of the weights over all steps. A later run
continues from the state file.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from citadella.bots.builder import BuilderBot
from citadella.bots.heuristics import Evaluation, Weights
from citadella.bots.heuristics.weights import ACTION_CARDS, EFFECTS, ROLES
from citadella.cards import EDITIONS
from citadella.knowledge import view
from citadella.rules import Game, Setup, SetupError
from citadella.rules.dice import Dice
from citadella.rules.names import card_number, character_number

NUMBERS = (
    "gold",
    "spare_gold",
    "card",
    "spare_card",
    "middling",
    "enough_cards",
    "build",
    "price",
    "cheap",
    "new_type",
    "income_type",
    "finish_ahead",
    "finish_behind",
    "rest_of_round",
    "reach",
    "income",
    "card_income",
    "crown",
    "extra_build",
    "protection",
    "loot",
    "swap",
    "refund",
    "no_building",
    "block",
    "stop_leader",
    "killed",
    "robbed",
    "hunter_temperature",
    "harm",
    "threat_temperature",
    "others_temperature",
    "min_pick_weight",
)
#: The size of a perturbation as a share of the initial weight, and its minimum size.
PERTURBATION_SHARE = 0.2
MIN_PERTURBATION = 0.15
#: The points that a win adds to the lead in score.
WIN_VALUE = 8.0
#: The share of games that are played against builders.
BUILDER_SHARE = 0.4
#: The minimum value of weights that must be positive.
MIN_POSITIVE = 0.05

Vector = dict[str, float]


@dataclass
class Tuning:
    """The state of the tuning."""

    weights: Vector
    steps: int = 0
    #: The sum of each weight's values over all steps.
    sums: Vector = field(default_factory=dict)

    def mean(self) -> Vector:
        """Return each weight's mean over all steps."""
        return {n: self.sums.get(n, w) / max(1, self.steps) for n, w in self.weights.items()}


def start() -> Vector:
    """Return the current weights of the package by name."""
    weights = Weights()
    vector = {name: float(getattr(weights, name)) for name in NUMBERS}
    vector |= {f"role {name}": value for name, value in ROLES.items()}
    vector |= {f"effect {name}": value for name, value in EFFECTS.items()}
    vector |= {f"action card {name}": value for name, value in ACTION_CARDS.items()}
    return vector


def weights_from(vector: Vector) -> Weights:
    """Return `Weights` with the values in `vector`."""
    weights = Weights()
    for name, value in vector.items():
        kind, _, card = name.rpartition(" ")
        if kind == "role":
            weights.role[character_number(card)] = value
        elif kind == "effect":
            weights.effect[card_number(card)] = value
        elif kind == "action card":
            weights.action_card[card_number(card)] = value
        else:
            setattr(weights, name, value)
    return weights


def perturbation(name: str, start: Vector) -> float:
    """Return the size of a perturbation of the weight `name`, given the initial weights `start`."""
    return max(MIN_PERTURBATION, PERTURBATION_SHARE * abs(start[name]))


def step(tuning: Tuning, first: Vector, rng: Random, tables: int, rate: float) -> float:
    """Take one step; return half the mean difference in points between the two bots."""
    signs = {name: rng.choice((-1.0, 1.0)) for name in tuning.weights}
    up = {n: w + signs[n] * perturbation(n, first) for n, w in tuning.weights.items()}
    down = {n: w - signs[n] * perturbation(n, first) for n, w in tuning.weights.items()}
    both = (weights_from(_kept_sane(up)), weights_from(_kept_sane(down)))
    gain = 0.0
    for _ in range(tables):
        setup, seed = _setup(rng), str(rng.random())
        seat = rng.randrange(setup.players)
        others = None if rng.random() < BUILDER_SHARE else weights_from(first)
        gain += played(setup, seed, seat, both[0], others)
        gain -= played(setup, seed, seat, both[1], others)
    gain /= 2 * tables
    for name in tuning.weights:
        tuning.weights[name] += rate * gain * signs[name] * perturbation(name, first)
    tuning.weights = _kept_sane(tuning.weights)
    tuning.steps += 1
    for name, weight in tuning.weights.items():
        tuning.sums[name] = tuning.sums.get(name, 0.0) + weight
    return gain


def _kept_sane(vector: Vector) -> Vector:
    sane = dict(vector)
    for name in (
        "hunter_temperature",
        "threat_temperature",
        "others_temperature",
        "min_pick_weight",
    ):
        sane[name] = max(MIN_POSITIVE, sane[name])
    return sane


def _setup(rng: Random) -> Setup:
    while True:
        edition = "2016" if rng.random() < 0.4 else rng.choice(list(EDITIONS))
        players = 4 if rng.random() < 0.6 else rng.randint(2, 7)
        try:
            return Setup.random(edition, players, str(rng.random()))
        except SetupError:
            continue


def played(setup: Setup, seed: str, hero: int, mine: Weights, theirs: Weights | None) -> float:
    """Play a game; return the lead of the seat `hero`, plus `WIN_VALUE` for a win.

    The other seats are strategists with the weights `theirs`, or builders if `theirs` is None.
    """
    game = Game.new(setup, seed)
    dice = Dice.from_seed(seed)
    builder = BuilderBot(seed)
    while not game.over:
        seat = game.to_act
        legal = game.legal_actions()
        weights = mine if seat == hero else theirs
        if len(legal) == 1:
            game.play(legal[0])
        elif weights is None:
            game.play(builder.choose(view(game, seat), legal))
        else:
            # Evaluate the game itself to avoid creating a view, which would give the same result.
            game.play(Evaluation(game, seat, weights, True).best(legal, dice))
    result = game.result()
    won = WIN_VALUE / len(result.winners) if hero in result.winners else 0.0
    others = sum(result.totals) - result.totals[hero]
    return won + result.totals[hero] - others / (setup.players - 1)


def show(vector: Vector, first: Vector) -> None:
    """Print the weights before (`first`) and after tuning."""
    for name, value in vector.items():
        print(f"{name:28} {value:7.3f}   from {first[name]:6.2f}")


def main() -> None:
    """Tune the weights for some minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.0015)
    options = parser.parse_args()
    first = start()
    tuning = Tuning(dict(first))
    if options.state.exists():
        tuning = Tuning(**json.loads(options.state.read_text()))
    rng = Random(f"tune {tuning.steps}")
    until = time.monotonic() + options.minutes * 60
    while time.monotonic() < until:
        step(tuning, first, rng, options.tables, options.rate)
        if tuning.steps % 50 == 0:
            _save(options.state, tuning)
    _save(options.state, tuning)
    show(tuning.mean(), first)
    print(f"{tuning.steps} steps")


def _save(path: Path, tuning: Tuning) -> None:
    text = json.dumps({"weights": tuning.weights, "steps": tuning.steps, "sums": tuning.sums})
    draft = path.with_suffix(".new")
    draft.write_text(text)
    draft.replace(path)


if __name__ == "__main__":
    main()

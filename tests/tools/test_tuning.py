"""The tools that tune the weights and coefficients of the bots."""

from __future__ import annotations

from random import Random

import pytest

from citadella.bots.heuristics import Weights
from citadella.bots.heuristics.score_forecast import COEFFICIENTS
from citadella.rules import Setup
from tools.train.fit_score_forecast import fit, samples, solve
from tools.train.tune_weights import Tuning, played, start, step, weights_from


def test_weights_and_their_vector_can_be_converted_into_each_other() -> None:
    vector = start()
    weights, usual = weights_from(vector), Weights()
    assert weights.role == usual.role
    assert weights.effect == usual.effect
    assert weights.action_card == usual.action_card
    assert weights.price == usual.price
    vector["role king"] += 1
    vector["price"] = 0.25
    moved = weights_from(vector)
    assert sum(moved.role) == pytest.approx(sum(usual.role) + 1)
    assert moved.price == 0.25


def test_a_tuning_step_changes_every_weight() -> None:
    tuning = Tuning(start())
    gain = 0.0
    for number in range(5):
        gain = step(tuning, start(), Random(number), tables=1, rate=0.01)
        if gain:
            break
    moved = [abs(tuning.weights[name] - worth) for name, worth in start().items()]
    assert gain != 0
    assert min(moved) > 0
    assert tuning.steps >= 1
    assert set(tuning.mean()) == set(start())


def test_absurd_weights_score_fewer_points_than_the_current_ones() -> None:
    good = weights_from(start())
    foolish = weights_from(start())
    foolish.price = 20.0
    setup = Setup.preset()
    for others in (None, good):
        gains = [
            played(setup, f"{n}", n % 4, good, others)
            - played(setup, f"{n}", n % 4, foolish, others)
            for n in range(6)
        ]
        assert sum(gains) > 20


def test_linear_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_the_fit_recovers_known_coefficients() -> None:
    chance = Random(1)
    slopes = [chance.uniform(-2, 2) for _ in COEFFICIENTS]
    found = []
    for _ in range(2000):
        features = [chance.uniform(0, 5) for _ in COEFFICIENTS]
        found.append((features, sum(a * b for a, b in zip(slopes, features, strict=True))))
    fitted, error = fit(found)
    assert fitted == pytest.approx(slopes, abs=0.01)
    assert error < 0.05


def test_every_sample_has_one_feature_per_coefficient() -> None:
    found = list(samples(1, "fit"))
    assert found
    assert all(len(features) == len(COEFFICIENTS) for _, (features, _) in found)
    assert any(last for last, _ in found) or len(found) > 10

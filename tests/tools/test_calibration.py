"""Calibration of win probabilities: better estimates have better scores."""

from __future__ import annotations

import pytest

from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.bots.neural.model_file import VALUE
from tools.measure.calibration import Calibration, difference, equal, games, learned, won


def test_a_better_estimate_has_a_lower_brier_score() -> None:
    good, bad, equal_ = Calibration(), Calibration(), Calibration()
    for number in range(20):
        came = [float(seat == number % 4) for seat in range(4)]
        good.add([[0.7 if share else 0.1 for share in came]] * 3, came)
        bad.add([[0.1 if share else 0.3 for share in came]] * 3, came)
        equal_.add([[0.25] * 4] * 3, came)
    assert good.brier < equal_.brier < bad.brier
    assert equal_.calibration_error == 0
    by, low, high = difference(bad, good)
    assert 0 < low <= by <= high


def test_the_win_probabilities_of_every_estimator_add_up_to_one() -> None:
    network = learned(VALUE)
    rounds_of = 0
    for game, rounds in games("builder", 4, "1"):
        assert sum(won(game)) == pytest.approx(1)
        assert [one.round for one in rounds] == list(range(2, game.round + 1))
        for one in rounds:
            rounds_of += 1
            for estimate in (win_probabilities, network, equal):
                assert sum(estimate(one)) == pytest.approx(1)
    assert rounds_of > 8

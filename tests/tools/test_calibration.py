"""The measure of the judgements: it knows a true one from a false one."""

from __future__ import annotations

import pytest

from citadella.bots.neural.model_file import JUDGE
from citadella.bots.search.win_probability import chances
from tools.measure.calibration import Truth, difference, equal, games, learned, won


def test_who_says_what_comes_errs_less() -> None:
    seer, fool, shrug = Truth(), Truth(), Truth()
    for number in range(20):
        came = [float(seat == number % 4) for seat in range(4)]
        seer.add([[0.7 if share else 0.1 for share in came]] * 3, came)
        fool.add([[0.1 if share else 0.3 for share in came]] * 3, came)
        shrug.add([[0.25] * 4] * 3, came)
    assert seer.brier < shrug.brier < fool.brier
    assert shrug.off == 0
    by, low, high = difference(fool, seer)
    assert 0 < low <= by <= high


def test_every_judgement_of_a_round_adds_up() -> None:
    network = learned(JUDGE)
    rounds_of = 0
    for game, rounds in games("builder", 4, "1"):
        assert sum(won(game)) == pytest.approx(1)
        assert [one.round for one in rounds] == list(range(2, game.round + 1))
        for one in rounds:
            rounds_of += 1
            for judge in (chances, network, equal):
                assert sum(judge(one)) == pytest.approx(1)
    assert rounds_of > 8

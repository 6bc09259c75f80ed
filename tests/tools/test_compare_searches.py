"""The comparison of search variants by the win rates of their choices."""

from __future__ import annotations

import pytest

from citadella.rules.dice import Dice
from tools.train import compare_searches


def test_variants_are_compared_by_the_win_rates_of_games_played_after_each_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compare_searches, "GAMES_PER_CHOICE", 4)
    found = []
    for seen, legal, _ in compare_searches.decisions(0, "test"):
        won = compare_searches.wins(seen, legal, "test")
        assert all(0.0 <= each <= 1.0 for each in won)
        # A second call uses the same sampled games and random numbers, so the result is the same.
        assert won == compare_searches.wins(seen, legal, "test")
        row = []
        for variant in compare_searches.variants():
            variant.playouts = 16
            likely = variant.strategy(seen, legal, Dice.from_seed("test"))
            assert sum(likely) == pytest.approx(1.0)
            row.append(sum(share * each for share, each in zip(likely, won, strict=True)))
        found.append(row)
    assert len(found) == compare_searches.DECISIONS_PER_GAME
    names = [variant.name for variant in compare_searches.variants()]
    lines = compare_searches.compare(found, names)
    assert lines[0] == "search: +0.00 ± 0.00 percentage points"
    assert [line.partition(": ")[0] for line in lines[1:]] == names[1:]


def test_mean_and_interval_are_computed_from_the_paired_differences() -> None:
    lines = compare_searches.compare([[0.5, 0.6], [0.2, 0.5]], ["one", "two"])
    # The differences 0.1 and 0.3 have the mean 0.2 and the standard error 0.1 / √2.
    assert lines[1] == "two: +20.00 ± 13.86 percentage points"

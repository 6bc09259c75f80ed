"""What comes of a search's choices, by playing on."""

from __future__ import annotations

import pytest

from citadella.rules.dice import Dice
from tools.train import choices


def test_games_are_played_on_from_each_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "PLAYED_ON", 4)
    found = []
    for seen, legal, _ in choices.decisions(0, "test"):
        won = choices.wins(seen, legal, "test")
        assert all(0.0 <= each <= 1.0 for each in won)
        # The same deals and the same luck: once more is the same.
        assert won == choices.wins(seen, legal, "test")
        row = []
        for way in choices.ways():
            way.playouts = 16
            likely = way.choices(seen, legal, Dice.from_seed("test"))
            assert sum(likely) == pytest.approx(1.0)
            row.append(sum(share * each for share, each in zip(likely, won, strict=True)))
        found.append(row)
    assert len(found) == choices.OF_A_GAME
    names = [way.name for way in choices.ways()]
    told = choices.compare(found, names)
    assert told[0] == "search: +0.00 ± 0.00 points of 100"
    assert [line.partition(": ")[0] for line in told[1:]] == names[1:]


def test_the_mean_and_its_interval_are_those_of_the_differences() -> None:
    told = choices.compare([[0.5, 0.6], [0.2, 0.5]], ["one", "two"])
    # Differences of 0.1 and 0.3: 0.2 in the mean, with a standard error of 0.1 / √2.
    assert told[1] == "two: +20.00 ± 13.86 points of 100"

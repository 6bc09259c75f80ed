"""What the learned player is taught from: games of the search, and of itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadella.bots.mind.file import load
from citadella.bots.mind.sight import Sight
from tools.train import teacher
from tools.train.decisions import AIMS, PICKS, PLAIN
from tools.train.practice import Table, practise
from tools.train.words import words_of_the_rules


def test_the_model_knows_every_word_of_the_rules() -> None:
    shipped, now = load().words, words_of_the_rules()

    for kind in ("verbs", "questions", "characters", "cards"):
        assert getattr(shipped, kind) == getattr(now, kind)


def test_games_of_the_search_are_kept_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher, "GAMES_OF_A_FILE", 1)
    monkeypatch.setattr(teacher, "MORE_PLAYOUTS", 3)
    monkeypatch.setattr(teacher, "PLAYOUTS", 2)
    teacher.write_games(tmp_path, 1, "test")
    (kept,) = tmp_path.iterdir()
    before = kept.stat().st_mtime_ns
    teacher.write_games(tmp_path, 1, "test")
    assert kept.stat().st_mtime_ns == before

    (found,) = teacher.read_games(tmp_path, Sight(load().words))
    arrays = found.arrays()
    decisions, actions = len(arrays["ends"]), len(arrays["action_ends"])
    assert arrays["ends"][-1] == actions == len(arrays["target"])
    assert len(arrays["table_ends"]) == decisions == len(arrays["won"])
    assert arrays["target"].sum() == pytest.approx(decisions, rel=1e-4)
    assert 0.0 <= arrays["gain"].min() < arrays["gain"].max() <= 1.0


def test_practice_notes_what_was_chosen_and_what_came_of_it() -> None:
    arrays = practise(load(), range(2), "test", Table(seats=(2,))).arrays()
    starts = [0, *arrays["ends"][:-1]]

    assert ((arrays["likely"] > 0) & (arrays["likely"] <= 1)).all()
    assert (arrays["chosen"] < arrays["ends"] - starts).all()
    assert set(arrays["kind"]) == {PLAIN, PICKS, AIMS}
    assert 0.0 < arrays["won"].mean() < 1.0
    # Of those who won, the lead is higher and the way there looked better.
    won = arrays["won"] == 1.0
    assert arrays["lead"][won].mean() > arrays["lead"][~won].mean()
    assert arrays["gain"][won].mean() > arrays["gain"][~won].mean()

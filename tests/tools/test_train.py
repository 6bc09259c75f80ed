"""What the learned player is taught from: games of the search, and of itself."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model_file import OPPONENT, POLICY, VALUE, load
from tools.train import guesses, teacher, wish
from tools.train.decisions import AIMS, PICKS, PLAIN
from tools.train.practice import Table, practise
from tools.train.words import words_of_the_rules


def test_the_model_knows_every_word_of_the_rules() -> None:
    shipped, now = load().vocabulary, words_of_the_rules()

    for kind in ("verbs", "questions", "characters", "cards"):
        assert getattr(shipped, kind) == getattr(now, kind)


def test_what_is_shipped_lies_among_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An installed package would lose it with the next build.
    assert {path.name for path in wish.MODELS.glob("*.bin")} == {
        path.name for path in (POLICY, OPPONENT, VALUE)
    }
    monkeypatch.setattr(wish, "MODELS", tmp_path / "sources")
    wish.MODELS.mkdir()
    model = tmp_path / "policy.bin"
    model.write_bytes(b"learned")
    asked = wish.teaching("")

    wish.keep(asked.parse_args([str(tmp_path)]), model)
    assert not list(wish.MODELS.iterdir())
    wish.keep(asked.parse_args([str(tmp_path), "--ship"]), model)
    assert (wish.MODELS / "policy.bin").read_bytes() == b"learned"


def test_games_of_the_search_are_kept_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teacher, "GAMES_OF_A_FILE", 1)
    monkeypatch.setattr(teacher, "MORE_PLAYOUTS", 3)
    monkeypatch.setattr(teacher, "PLAYOUTS", 2)
    (kept,) = teacher.games_of(tmp_path, 1, "test", jobs=1)
    before = kept.stat().st_mtime_ns
    assert teacher.games_of(tmp_path, 1, "test", jobs=1) == [kept]
    assert kept.stat().st_mtime_ns == before

    (found,) = teacher.read_games([kept], FeatureEncoder(load().vocabulary))
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


def test_it_is_told_how_well_what_the_others_hold_is_guessed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(teacher, "GAMES_OF_A_FILE", 4)
    monkeypatch.setattr(guesses, "SHARE", 1.0)
    monkeypatch.setattr(guesses, "DEALS", 20)
    monkeypatch.setattr(sys, "argv", ["guesses", str(tmp_path), "--files", "1", "--jobs", "1"])
    guesses.main()
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [" ".join(line[:-5]) for line in lines] == [
        "by chance:",
        "by the strategist:",
        "by the foresight:",
    ]
    by_chance, _, foreseen = (float(line[-5]) for line in lines)
    assert 0.0 < foreseen < by_chance

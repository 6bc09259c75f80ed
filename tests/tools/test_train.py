"""The training data: games of the search bot and self-play games."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model_file import OPPONENT, POLICY, VALUE, load
from tools.train import options, pick_prior_quality, search_games
from tools.train.decisions import AIMS, PICKS, PLAIN
from tools.train.self_play import SelfPlay, self_play
from tools.train.vocabulary import rules_vocabulary


def test_the_vocabulary_of_the_shipped_network_matches_the_rules() -> None:
    shipped, now = load().vocabulary, rules_vocabulary()

    for kind in ("verbs", "questions", "characters", "cards"):
        assert getattr(shipped, kind) == getattr(now, kind)


def test_the_ship_option_copies_a_network_into_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # MODELS must be in the sources: a build would overwrite a copy in the installed package.
    assert {path.name for path in options.MODELS.glob("*.bin")} == {
        path.name for path in (POLICY, OPPONENT, VALUE)
    }
    monkeypatch.setattr(options, "MODELS", tmp_path / "sources")
    options.MODELS.mkdir()
    model = tmp_path / "policy.bin"
    model.write_bytes(b"learned")
    parser = options.training_options("")

    options.ship(parser.parse_args([str(tmp_path)]), model)
    assert not list(options.MODELS.iterdir())
    options.ship(parser.parse_args([str(tmp_path), "--ship"]), model)
    assert (options.MODELS / "policy.bin").read_bytes() == b"learned"


def test_stored_games_of_the_search_bot_can_be_read_as_training_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_games, "GAMES_PER_FILE", 1)
    monkeypatch.setattr(search_games, "MIXED_PLAYOUTS", 3)
    monkeypatch.setattr(search_games, "PLAYOUTS", 2)
    (kept,) = search_games.games_of(tmp_path, 1, "test", jobs=1)
    before = kept.stat().st_mtime_ns
    assert search_games.games_of(tmp_path, 1, "test", jobs=1) == [kept]
    assert kept.stat().st_mtime_ns == before

    (found,) = search_games.read_games([kept], FeatureEncoder(load().vocabulary))
    arrays = found.arrays()
    decisions, actions = len(arrays["ends"]), len(arrays["action_ends"])
    assert arrays["ends"][-1] == actions == len(arrays["target"])
    assert len(arrays["table_ends"]) == decisions == len(arrays["won"])
    assert arrays["target"].sum() == pytest.approx(decisions, rel=1e-4)
    assert 0.0 <= arrays["gain"].min() < arrays["gain"].max() <= 1.0


def test_self_play_records_choices_and_their_returns() -> None:
    arrays = self_play(load(), range(2), "test", SelfPlay(seats=(2,))).arrays()
    starts = [0, *arrays["ends"][:-1]]

    assert ((arrays["likely"] > 0) & (arrays["likely"] <= 1)).all()
    assert (arrays["chosen"] < arrays["ends"] - starts).all()
    assert set(arrays["kind"]) == {PLAIN, PICKS, AIMS}
    assert 0.0 < arrays["won"].mean() < 1.0
    # Winners have larger leads and higher returns.
    won = arrays["won"] == 1.0
    assert arrays["lead"][won].mean() > arrays["lead"][~won].mean()
    assert arrays["gain"][won].mean() > arrays["gain"][~won].mean()


def test_the_opponent_network_predicts_hidden_characters_better_than_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search_games, "GAMES_PER_FILE", 4)
    monkeypatch.setattr(pick_prior_quality, "DECISION_SHARE", 1.0)
    monkeypatch.setattr(pick_prior_quality, "SAMPLES", 20)
    monkeypatch.setattr(
        sys, "argv", ["pick_prior_quality", str(tmp_path), "--files", "1", "--jobs", "1"]
    )
    pick_prior_quality.main()
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [" ".join(line[:-5]) for line in lines] == [
        "uniform:",
        "heuristic:",
        "opponent network:",
    ]
    uniform, _, predicted = (float(line[-5]) for line in lines)
    assert 0.0 < predicted < uniform

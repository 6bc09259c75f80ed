"""Training with a tiny budget: it learns, can be resumed, and produces playable networks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from citadella.bots import make
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model import NeuralModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.neural.network import LEAD_SCALE
from citadella.knowledge import view
from citadella.rules import Game
from citadella.rules.dice import Dice
from tests.bots.test_search import moments
from tools.train import value_network
from tools.train.decisions import TEMPERATURES, Arrays, Decisions, kind_of
from tools.train.learner import Learner, batches_of, dense, improve, log_probabilities
from tools.train.search_games import setup_of
from tools.train.self_play import SelfPlay, self_play
from tools.train.vocabulary import rules_vocabulary


def train(folder: Path, rounds: int) -> list[dict[str, Any]]:
    budget = ["--files", "1", "--games", "2", "--evaluation-games", "4", "--evaluate-every", "2"]
    budget += ["--value-games", "2", "--opponent-files", "2", "--value-files", "2", "--jobs", "1"]
    subprocess.run(
        [sys.executable, "-m", "tools.train", str(folder), *budget, "--rounds", str(rounds)],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_training_reduces_the_loss_can_be_resumed_and_produces_playable_networks(
    tmp_path: Path,
) -> None:
    first = train(tmp_path, 1)
    assert [line["round"] for line in first if "entropy" in line] == [1]
    losses = epochs(first)
    assert losses[-1] < losses[0]
    # The opponent and value networks start from the policy's weights, and their losses fall.
    for of in ("picks", "winners"):
        found = epochs(first, of)
        assert found[-1] < found[0]
    second = train(tmp_path, 2)
    assert [line["round"] for line in second if "entropy" in line] == [1, 2]
    assert epochs(second) == losses
    bot = make(f"learned:model={tmp_path / 'policy.bin'}", "1")
    files = ("policy.bin", "opponent.bin", "value.bin")
    model = NeuralModel(*(load(tmp_path / name) for name in files))
    dice = Dice.from_seed("1")
    for game in moments("2016", 4, 31):
        actions = game.legal_actions()
        assert bot.choose(view(game, game.to_act), actions) in actions
        assert model.rollout_action(game, game.to_act, actions, dice) in actions
        assert 0.0 <= model.value(game, game.to_act) <= 1.0


def epochs(lines: list[dict[str, Any]], of: str | None = None) -> list[float]:
    """Return the cross-entropy after every epoch of the network `of` (None: the policy network)."""
    return [line["cross_entropy"] for line in lines if "epoch" in line and line.get("of") == of]


def test_the_opponent_network_learns_to_predict_the_picks_of_the_search_bot(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tools.train.opponent_network", str(tmp_path), "--files", "2"],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    picks = [line["cross_entropy"] for line in map(json.loads, lines) if line["of"] == "picks"]
    assert picks[-1] < picks[0]


def test_the_value_network_loaded_from_its_file_agrees_with_pytorch(tmp_path: Path) -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "tools.train.value_network", str(tmp_path)),
            *("--files", "2", "--games", "20"),
        ],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["epoch"] for line in lines] == [0, 1, 2, 3]
    network = load(tmp_path / "value.bin")
    learner = value_network.ValueModule(network.vocabulary)
    learner.read(network)
    played = value_network.play_positions(OPPONENT, range(2), "sums")
    rows = slice(0, int(played["positions"][-1]))
    with torch.no_grad():
        found = learner(dense(played, "table", rows, network.vocabulary.state_size)).numpy()
    ours = []
    encoder = FeatureEncoder(network.vocabulary)
    game = Game.new(setup_of(0, "sums", value_network.STANDARD_SHARE), "sums/0")
    for seat in range(len(game.players)):
        encoder.encode_table(game, seat)
        ours.append(network.value(encoder.table))
    assert np.allclose(
        [[logit, lead / LEAD_SCALE] for logit, lead in ours], found[: len(ours)], atol=1e-4
    )


def test_the_forward_pass_agrees_with_pytorch(tmp_path: Path) -> None:
    torch.manual_seed(1)
    learner = Learner(rules_vocabulary())
    learner.write(tmp_path / "policy.bin", "not at all")
    network = load(tmp_path / "policy.bin")
    encoder, seen = FeatureEncoder(network.vocabulary), Decisions()
    ours: list[float] = []
    values: list[list[float]] = []
    for game in moments("2016", 4, 17):
        legal = game.legal_actions()
        encoder.encode(game, game.to_act, legal)
        seen.add(encoder, kind_of(legal), 0, [1.0] * len(legal))
        seen.close(0.0, 0.0, 0.0)
        ours += network.logits(encoder.table, encoder.actions)
        values.append(network.value(encoder.table))
    (batch,) = batches_of(seen.arrays(), learner.vocabulary)
    with torch.no_grad():
        logits, ends, _ = learner(batch)
    assert np.allclose(ours, logits.numpy(), atol=1e-4)
    assert np.allclose([[logit, lead / LEAD_SCALE] for logit, lead in values], ends, atol=1e-4)


def test_a_model_file_is_read_back_unchanged(tmp_path: Path) -> None:
    first, second = Learner(rules_vocabulary()), Learner(rules_vocabulary())
    first.write(tmp_path / "policy.bin", "not at all")
    second.read(load(tmp_path / "policy.bin"))
    second.write(tmp_path / "again.bin", "not at all")
    assert (tmp_path / "policy.bin").read_bytes() == (tmp_path / "again.bin").read_bytes()


def test_self_play_makes_successful_actions_more_likely() -> None:
    torch.manual_seed(1)
    learner = Learner(rules_vocabulary())
    # Reward the choices whose index among the legal actions is divisible by three.
    arrays = self_play(load(), range(3), "well", SelfPlay()).arrays()
    well = arrays["chosen"] % 3 == 0
    arrays["gain"] = well.astype(np.float32)
    before = likely(learner, arrays)
    optimizer = torch.optim.Adam(learner.parameters(), 1e-3)
    for number in range(6):
        arrays["likely"] = likely(learner, arrays).exp().numpy()
        improve(learner, optimizer, [arrays], 1, number, Learner(learner.vocabulary))
    change = (likely(learner, arrays) - before).numpy()
    assert change[well].mean() > change[~well].mean()


def test_a_best_response_can_be_trained_against_opponent_models(tmp_path: Path) -> None:
    budget = ["--train-against", "opponent-model", "--rounds", "1", "--games", "2"]
    budget += ["--evaluation-games", "4"]
    # The first run finishes the training, so the second only evaluates the network.
    for _ in range(2):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "tools.train.best_response",
                "builder",
                *budget,
                "--folder",
                tmp_path,
            ],
            check=True,
            capture_output=True,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert "builder: its best response wins " in done.stdout


def likely(learner: Learner, arrays: Arrays) -> torch.Tensor:
    with torch.no_grad():
        found = []
        for batch in batches_of(arrays, learner.vocabulary):
            temperature = torch.tensor(TEMPERATURES)[batch["kind"]][batch["of"]]
            logits = learner(batch)[0] / temperature
            found_here = log_probabilities(logits, batch["of"], len(batch["won"]))
            found.append(found_here[batch["chosen"]])
        return torch.cat(found)

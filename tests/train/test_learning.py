"""The whole training with a tiny budget: it learns, stops, goes on, and its file plays."""

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
from tools.train import judge
from tools.train.decisions import HEAT, Arrays, Decisions, kind_of
from tools.train.learn import Learner, blocks_of, dense, improve, likelihoods
from tools.train.practice import Table, practise
from tools.train.teacher import setup_of
from tools.train.words import words_of_the_rules


def train(folder: Path, rounds: int) -> list[dict[str, Any]]:
    budget = ["--files", "1", "--games", "2", "--look", "4", "--look-every", "2", "--tables", "2"]
    budget += ["--foresight", "2", "--judge", "2", "--jobs", "1"]
    subprocess.run(
        [sys.executable, "-m", "tools.train", str(folder), *budget, "--rounds", str(rounds)],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_it_learns_goes_on_and_plays(tmp_path: Path) -> None:
    first = train(tmp_path, 1)
    assert [line["round"] for line in first if "mixed" in line] == [1]
    surprises = lessons(first)
    assert surprises[-1] < surprises[0]
    # The networks of the search begin where the player ends, and they learn, too.
    for of in ("picks", "winners"):
        found = lessons(first, of)
        assert found[-1] < found[0]
    second = train(tmp_path, 2)
    assert [line["round"] for line in second if "mixed" in line] == [1, 2]
    assert lessons(second) == surprises
    bot = make(f"learned:model={tmp_path / 'policy.bin'}", "1")
    files = ("policy.bin", "opponent.bin", "value.bin")
    model = NeuralModel(*(load(tmp_path / name) for name in files))
    dice = Dice.from_seed("1")
    for game in moments("2016", 4, 31):
        actions = game.legal_actions()
        assert bot.choose(view(game, game.to_act), actions) in actions
        assert model.rollout_action(game, game.to_act, actions, dice) in actions
        assert 0.0 <= model.value(game, game.to_act) <= 1.0


def lessons(lines: list[dict[str, Any]], of: str | None = None) -> list[float]:
    """How surprised it was after every lesson of one kind."""
    return [line["surprise"] for line in lines if "lesson" in line and line.get("of") == of]


def test_the_foresight_learns_what_the_search_takes(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tools.train.foresight", str(tmp_path), "--files", "2"],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    picks = [line["surprise"] for line in map(json.loads, lines) if line["of"] == "picks"]
    assert picks[-1] < picks[0]


def test_the_judge_learns_and_its_file_says_what_it_says(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tools.train.judge", str(tmp_path), "--files", "2", "--games", "20"],
        check=True,
        cwd=Path(__file__).parents[2],
    )
    lines = (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["lesson"] for line in lines] == [0, 1, 2, 3]
    network = load(tmp_path / "value.bin")
    learner = judge.Judge(network.vocabulary)
    learner.read(network)
    played = judge.quick_games(OPPONENT, range(2), "sums")
    rows = slice(0, int(played["tables"][-1]))
    with torch.no_grad():
        found = learner(dense(played, "table", rows, network.vocabulary.state_size)).numpy()
    ours = []
    encoder = FeatureEncoder(network.vocabulary)
    game = Game.new(setup_of(0, "sums", judge.USUAL), "sums/0")
    for seat in range(len(game.players)):
        encoder.encode_table(game, seat)
        ours.append(network.value(encoder.table))
    assert np.allclose(
        [[chance, lead / LEAD_SCALE] for chance, lead in ours], found[: len(ours)], atol=1e-4
    )


def test_our_own_sums_are_those_of_pytorch(tmp_path: Path) -> None:
    torch.manual_seed(1)
    learner = Learner(words_of_the_rules())
    learner.write(tmp_path / "policy.bin", "not at all")
    network = load(tmp_path / "policy.bin")
    encoder, seen = FeatureEncoder(network.vocabulary), Decisions()
    ours: list[float] = []
    outlooks: list[list[float]] = []
    for game in moments("2016", 4, 17):
        legal = game.legal_actions()
        encoder.encode(game, game.to_act, legal)
        seen.add(encoder, kind_of(legal), 0, [1.0] * len(legal))
        seen.close(0.0, 0.0, 0.0)
        ours += network.logits(encoder.table, encoder.actions)
        outlooks.append(network.value(encoder.table))
    (block,) = blocks_of(seen.arrays(), learner.vocabulary)
    with torch.no_grad():
        scores, ends, _ = learner(block)
    assert np.allclose(ours, scores.numpy(), atol=1e-4)
    assert np.allclose([[chance, lead / 10] for chance, lead in outlooks], ends, atol=1e-4)


def test_a_model_is_read_as_it_was_written(tmp_path: Path) -> None:
    first, second = Learner(words_of_the_rules()), Learner(words_of_the_rules())
    first.write(tmp_path / "policy.bin", "not at all")
    second.read(load(tmp_path / "policy.bin"))
    second.write(tmp_path / "again.bin", "not at all")
    assert (tmp_path / "policy.bin").read_bytes() == (tmp_path / "again.bin").read_bytes()


def test_practice_makes_what_went_well_likelier() -> None:
    torch.manual_seed(1)
    learner = Learner(words_of_the_rules())
    # One action in three is said to have gone well, the others badly.
    arrays = practise(load(), range(3), "well", Table()).arrays()
    well = arrays["chosen"] % 3 == 0
    arrays["gain"] = well.astype(np.float32)
    before = likely(learner, arrays)
    steps = torch.optim.Adam(learner.parameters(), 1e-3)
    for number in range(6):
        arrays["likely"] = likely(learner, arrays).exp().numpy()
        improve(learner, steps, [arrays], 1, number, Learner(learner.vocabulary))
    change = (likely(learner, arrays) - before).numpy()
    assert change[well].mean() > change[~well].mean()


def test_an_answer_may_practise_against_what_is_foretold(tmp_path: Path) -> None:
    budget = ["--practice", "foretold", "--rounds", "1", "--games", "2", "--look", "4"]
    # The second time there is nothing left to practise.
    for _ in range(2):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "tools.train.response",
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
        assert "builder: its answer wins " in done.stdout


def likely(learner: Learner, arrays: Arrays) -> torch.Tensor:
    with torch.no_grad():
        found = []
        for block in blocks_of(arrays, learner.vocabulary):
            heat = torch.tensor(HEAT)[block["kind"]][block["of"]]
            chances = likelihoods(learner(block)[0] / heat, block["of"], len(block["won"]))
            found.append(chances[block["chosen"]])
        return torch.cat(found)

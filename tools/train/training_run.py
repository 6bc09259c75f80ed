"""Reinforcement learning: a worker plays the next round while this process trains."""

from __future__ import annotations

import json
import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from citadella.bots.neural.model_file import POLICY, load
from tools.train.decisions import Arrays
from tools.train.evaluation import Opposition, win_rate
from tools.train.learner import Learner, improve
from tools.train.self_play import SelfPlay, self_play_file
from tools.train.value_head import mixed_games, train_value_head


@dataclass(frozen=True)
class Stage:
    """Consecutive training rounds with the same parameters."""

    rounds: int
    games: int = 2000
    learning_rate: float = 1e-3
    epochs: int = 2
    plan: SelfPlay = field(default_factory=SelfPlay)


class TrainingRun:
    """Trains a network stage by stage, and stores its state in a folder."""

    def __init__(self, folder: Path, learner: Learner, stages: list[Stage], seed: str) -> None:
        """Start a training run, or resume the run whose state is in `folder`."""
        self.folder = folder
        self.learner = learner
        self.seed = seed
        self.stages = [stage for stage in stages for _ in range(stage.rounds)]
        self.optimizer = torch.optim.Adam(learner.parameters(), eps=1e-5)
        # The network that is saved is a moving average of the weights.
        self.average = Learner(learner.vocabulary)
        self.average.load_state_dict(learner.state_dict())
        self.done = 0
        if (folder / "state.pt").exists():
            state = torch.load(folder / "state.pt")
            learner.load_state_dict(state["learner"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.average.load_state_dict(state["average"])
            self.done = state["rounds"]
        self._write()

    @property
    def model(self) -> Path:
        """Return the path of the network's file."""
        return self.folder / POLICY.name

    def train(self, against: Opposition, evaluate_every: int, games: int) -> None:
        """Train all rounds that have not been trained yet.

        Every `evaluate_every` rounds and at the end, measure the win rate in `games` games. If
        `evaluate_every` is 0, never measure it.
        """
        if self.done >= len(self.stages):
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=spawn) as pool:
            played = self._play(pool, self.done)
            while self.done < len(self.stages):
                start = time.perf_counter()
                data = played.result()
                stage = self.stages[self.done]
                if self.done + 1 < len(self.stages):
                    played = self._play(pool, self.done + 1)
                for group in self.optimizer.param_groups:
                    group["lr"] = stage.learning_rate
                seed = 10 * self.done
                statistics = improve(
                    self.learner, self.optimizer, [data], stage.epochs, seed, self.average
                )
                self.done += 1
                self._save()
                means = {name: round(mean, 4) for name, mean in statistics.means().items()}
                seconds = round(time.perf_counter() - start, 1)
                log(self.folder, round=self.done, **means, seconds=seconds)
                last = self.done == len(self.stages)
                if evaluate_every and (last or self.done % evaluate_every == 0):
                    rate = win_rate(self.model, against, games, "ladder")
                    wins = [round(each, 4) for each in (rate.value, rate.low, rate.high)]
                    log(self.folder, round=self.done, against=against.bot, win_rate=wins)

    def train_value_head(self, games: int) -> None:
        """Train the value head on `games` games; call this after the last round."""
        played = mixed_games(load(self.model), range(games), f"{self.seed} tables")
        cross_entropy = train_value_head(self.average, played)
        log(self.folder, games=games, value_cross_entropy=round(cross_entropy, 4))
        self._write()

    def _play(self, pool: ProcessPoolExecutor, number: int) -> Future[Arrays]:
        stage = self.stages[number]
        games = range(number * stage.games, (number + 1) * stage.games)
        # Alternate between two files, as the worker may still use one while the other is written.
        path = self.folder / f"self-play-{number % 2}.bin"
        self.learner.write(path, f"plays round {number}")
        return pool.submit(self_play_file, path, games, f"{self.seed} practice", stage.plan)

    def _save(self) -> None:
        state = {
            "learner": self.learner.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "average": self.average.state_dict(),
            "rounds": self.done,
        }
        torch.save(state, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")
        self._write()

    def _write(self) -> None:
        games = sum(stage.games for stage in self.stages[: self.done])
        self.average.write(self.model, f"{games} games of self-play")
        load.cache_clear()


def log(folder: Path, **values: Any) -> None:
    """Append the values as a line to the training curve, and print them."""
    line = json.dumps(values)
    print(line, flush=True)
    with (folder / "curve.jsonl").open("a", encoding="utf-8") as out:
        out.write(line + "\n")

"""Rounds of practice: one process plays the next round while another learns from the last."""

from __future__ import annotations

import json
import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from citadella.bots.neural.model_file import load
from tools.train.decisions import Arrays
from tools.train.ladder import Rung, climb
from tools.train.learn import Learner, improve
from tools.train.outlook import foresee, mixed_games
from tools.train.practice import Table, practise_apart


@dataclass(frozen=True)
class Stage:
    """Some rounds of the same kind."""

    rounds: int
    games: int = 2000
    #: How long the steps are, and how often a round is gone through.
    rate: float = 1e-3
    times: int = 2
    table: Table = field(default_factory=Table)


class Course:
    """Teaches a network, stage after stage; all of it is kept in a folder."""

    def __init__(self, folder: Path, learner: Learner, stages: list[Stage], seed: str) -> None:
        """Begin, or go on where the folder says that it was broken off."""
        self.folder = folder
        self.learner = learner
        self.seed = seed
        self.stages = [stage for stage in stages for _ in range(stage.rounds)]
        self.steps = torch.optim.Adam(learner.parameters(), eps=1e-5)
        # What is kept as the model: single steps go to and fro.
        self.mean = Learner(learner.vocabulary)
        self.mean.load_state_dict(learner.state_dict())
        self.done = 0
        if (folder / "state.pt").exists():
            kept = torch.load(folder / "state.pt")
            learner.load_state_dict(kept["learner"])
            self.steps.load_state_dict(kept["steps"])
            self.mean.load_state_dict(kept["mean"])
            self.done = kept["rounds"]
        self._write()

    @property
    def model(self) -> Path:
        """The model as it is now."""
        return self.folder / "policy.bin"

    def go(self, rung: Rung, look_every: int, look: int) -> None:
        """Practise all rounds that are left; look now and then how strong it has become.

        `look_every`: after so many rounds, and at the end; 0 never.
        """
        if self.done >= len(self.stages):
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=spawn) as pool:
            played = self._play(pool, self.done)
            while self.done < len(self.stages):
                start = time.perf_counter()
                lesson = played.result()
                stage = self.stages[self.done]
                if self.done + 1 < len(self.stages):
                    played = self._play(pool, self.done + 1)
                for group in self.steps.param_groups:
                    group["lr"] = stage.rate
                seed = 10 * self.done
                told = improve(self.learner, self.steps, [lesson], stage.times, seed, self.mean)
                self.done += 1
                self._keep()
                facts = {name: round(number, 4) for name, number in told.facts().items()}
                seconds = round(time.perf_counter() - start, 1)
                note(self.folder, round=self.done, **facts, seconds=seconds)
                last = self.done == len(self.stages)
                if look_every and (last or self.done % look_every == 0):
                    rate = climb(self.model, rung, look, "ladder")
                    wins = [round(each, 4) for each in (rate.value, rate.low, rate.high)]
                    note(self.folder, round=self.done, against=rung.against, wins=wins)

    def look_ahead(self, games: int) -> None:
        """Learn last who is likely to win."""
        played = mixed_games(load(self.model), range(games), f"{self.seed} tables")
        off = foresee(self.mean, played)
        note(self.folder, games=games, outlook=round(off, 4))
        self._write()

    def _play(self, pool: ProcessPoolExecutor, number: int) -> Future[Arrays]:
        stage = self.stages[number]
        games = range(number * stage.games, (number + 1) * stage.games)
        # A file of its own: the next model is written while these games are played.
        path = self.folder / f"plays-{number % 2}.bin"
        self.learner.write(path, f"plays round {number}")
        return pool.submit(practise_apart, path, games, f"{self.seed} practice", stage.table)

    def _keep(self) -> None:
        kept = {
            "learner": self.learner.state_dict(),
            "steps": self.steps.state_dict(),
            "mean": self.mean.state_dict(),
            "rounds": self.done,
        }
        torch.save(kept, self.folder / "state.new")
        (self.folder / "state.new").replace(self.folder / "state.pt")
        self._write()

    def _write(self) -> None:
        games = sum(stage.games for stage in self.stages[: self.done])
        self.mean.write(self.model, f"{games} games of practice")
        # Whoever reads it from now on is to read this one.
        load.cache_clear()


def note(folder: Path, **facts: Any) -> None:
    """Add a line to the curve, and show it."""
    line = json.dumps(facts)
    print(line, flush=True)
    with (folder / "curve.jsonl").open("a", encoding="utf-8") as out:
        out.write(line + "\n")

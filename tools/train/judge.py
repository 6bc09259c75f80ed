"""Teach the judge of the search: who will win, at the beginning of a round.

    python -m tools.train.judge build/judge

Quick players with foresight play whole games of every kind, and a network learns from how the
tables stood at the beginning of each round who won. All of it is kept in the folder; a run that was
broken off goes on. `--ship` puts the model among the sources.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from citadella.bots.neural.features import Vocabulary
from citadella.bots.neural.model_file import OPPONENT, POLICY, VALUE, load, save
from citadella.bots.neural.network import LEAD_SCALE, Network
from tools.train.course import note
from tools.train.decisions import Arrays
from tools.train.files import fill
from tools.train.learn import dense
from tools.train.practice import FORETOLD, Others
from tools.train.tables import look
from tools.train.wish import keep, teaching

#: Files of games of quick players, and games of a file.
FILES: Final = 56
GAMES_OF_A_FILE: Final = 2000
#: How often the usual game is played: four players, 2016.
USUAL: Final = 0.6
#: Units of the layers; it scores no actions, so that layer is as small as can be.
SIZES: Final = [128, 1, 32]
#: How often the games are gone through, how long the steps are at first, tables at a time.
LESSONS: Final = 3
RATE: Final = 1e-3
BLOCK: Final = 256
#: One file of so many is for seeing how well it does on games that it has not learned from.
KEPT_BACK: Final = 12


def quick_games(foresight: Path, games: range, seed: str) -> Arrays:
    """Let quick players with foresight play games; return how tables stood, and who won."""
    vocabulary = load(foresight).vocabulary
    return look(vocabulary, games, seed, USUAL, lambda seed, _: Others(FORETOLD, seed, foresight))


def tables_of(
    folder: Path, foresight: Path, files: int, games: int, seed: str, jobs: int
) -> list[Path]:
    """Return so many files of so many games each; those that are not there yet are played."""
    paths = [folder / "tables" / f"{seed}-{file:04}.npz" for file in range(files)]
    fill(paths, partial(_write, foresight=foresight, games=games, seed=seed), jobs)
    return paths


def _write(path: Path, file: int, foresight: Path, games: int, seed: str) -> None:
    found = quick_games(foresight, range(file * games, (file + 1) * games), seed)
    with path.open("wb") as out:
        np.savez(out, allow_pickle=False, **found)


class Judge(nn.Module):  # type: ignore[misc]
    """The layers from a table to the chance and the lead, as in `citadella.bots.neural.network`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        wide, _, high = SIZES
        self.vocabulary = vocabulary
        self.first = nn.Linear(vocabulary.state_size, wide)
        self.fourth = nn.Linear(wide, high)
        self.ends = nn.Linear(high, 2)

    def forward(self, tables: Tensor) -> Tensor:
        """Return the odds to win as a logarithm, and the lead, of each seat that looks."""
        units = functional.relu(self.fourth(functional.relu(self.first(tables))))
        found: Tensor = self.ends(units)
        return found

    def read(self, network: Network) -> None:
        """Begin with what a model has learned."""
        given = [
            (self.first, network.state_weights, network.state_bias),
            (self.fourth, network.value_weights, network.value_bias),
            (self.ends, network.value_output, network.value_output_bias),
        ]
        with torch.no_grad():
            for layer, numbers, bias in given:
                layer.weight.copy_(torch.tensor(list(numbers)).reshape(layer.weight.T.shape).T)
                layer.bias.copy_(torch.tensor(list(bias)))

    def write(self, path: Path, trained: str) -> None:
        """Write the model's file; what would score actions is zero."""
        wide, deep, _ = SIZES
        many = self.vocabulary.action_size
        parts = [
            *(self.first.weight.T, self.first.bias),
            *(torch.zeros(wide * deep), torch.zeros(deep)),
            *(torch.zeros(many * deep), torch.zeros(deep), torch.zeros(many)),
            *(self.fourth.weight.T, self.fourth.bias),
            *(self.ends.weight.T, self.ends.bias),
        ]
        flat = torch.cat([part.detach().reshape(-1) for part in parts]).numpy()
        save(path, self.vocabulary, SIZES, flat.astype("<f4").tobytes(), trained)


def surprise(judge: Judge, played: Arrays, first: int) -> tuple[Tensor, Tensor]:
    """Return how surprised it is by who won at some tables, and what it is to learn from that."""
    ends = played["tables"]
    last = min(first + BLOCK, len(ends))
    row = int(ends[first - 1]) if first else 0
    rows = slice(row, int(ends[last - 1]))
    of = torch.from_numpy(
        np.repeat(np.arange(last - first), np.diff(ends[first:last], prepend=row))
    )
    found = judge(dense(played, "table", rows, judge.vocabulary.state_size))
    won, lead = (torch.from_numpy(played[name][rows]) for name in ("won", "lead"))
    chance = torch.sigmoid(found[:, 0])
    total = torch.zeros(last - first).index_add(0, of, chance)
    surprised = -(won * (chance / total[of]).log()).sum() / (last - first)
    alone = functional.binary_cross_entropy_with_logits(found[:, 0], won)
    apart = functional.smooth_l1_loss(found[:, 1], lead / LEAD_SCALE)
    return surprised, surprised + 0.3 * alone + 0.2 * apart


def off(judge: Judge, played: list[Arrays]) -> float:
    """Return how surprised it is in the mean by who won games that it has not learned from."""
    with torch.no_grad():
        found = [
            float(surprise(judge, one, first)[0])
            for one in played
            for first in range(0, len(one["tables"]), BLOCK)
        ]
    return sum(found) / len(found)


def learn(folder: Path, network: Network, played: list[Arrays]) -> Judge:
    """Teach a judge, and note how far off it is before and after every lesson."""
    judge = Judge(network.vocabulary)
    judge.read(network)
    kept = played[::KEPT_BACK]
    lessons = [one for i, one in enumerate(played) if i % KEPT_BACK] or played
    blocks = [(one, i) for one in lessons for i in range(0, len(one["tables"]), BLOCK)]
    steps = torch.optim.Adam(judge.parameters(), RATE, weight_decay=1e-5)
    note(folder, lesson=0, of="winners", surprise=round(off(judge, kept), 4))
    for lesson in range(LESSONS):
        Random(lesson).shuffle(blocks)
        for number, (one, first) in enumerate(blocks):
            for group in steps.param_groups:
                group["lr"] = RATE * (1 - (lesson + number / len(blocks)) / LESSONS)
            loss = surprise(judge, one, first)[1]
            steps.zero_grad()
            loss.backward()
            steps.step()
        note(folder, lesson=lesson + 1, of="winners", surprise=round(off(judge, kept), 4))
    return judge


def teach(folder: Path, model: Path, tables: list[Path]) -> Path:
    """Teach the judge by how tables stood; `model` is the player that it begins with."""
    torch.manual_seed(1)
    played = [dict(np.load(path)) for path in tables]
    told = f"{sum(len(one['tables']) for one in played)} tables of quick players with foresight"
    path = folder / VALUE.name
    learn(folder, load(model), played).write(path, told)
    return path


def main() -> None:
    """Teach as asked."""
    parser = teaching(__doc__)
    parser.add_argument("--files", type=int, default=FILES)
    parser.add_argument("--games", type=int, default=GAMES_OF_A_FILE, help="of a file")
    wish = parser.parse_args()
    torch.set_num_threads(1)
    tables = tables_of(wish.folder, OPPONENT, wish.files, wish.games, wish.seed, wish.jobs)
    keep(wish, teach(wish.folder, POLICY, tables))


if __name__ == "__main__":
    main()

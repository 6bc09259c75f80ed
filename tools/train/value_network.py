"""Train the value network, which estimates at the beginning of a round who will win.

    python -m tools.train.value_network build/value

Opponent models play games of every kind, and the network learns to predict the winner from the
positions at the beginning of each round. Everything is stored in the folder, so that an interrupted
run can be resumed. `--ship` copies the network into the sources.
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
from tools.train.decisions import Arrays
from tools.train.files import fill
from tools.train.learner import dense
from tools.train.options import ship, training_options
from tools.train.positions import collect_positions
from tools.train.self_play import OPPONENT_MODEL, OtherSeats
from tools.train.training_run import log

#: The number of files, and the number of games per file.
FILES: Final = 56
GAMES_PER_FILE: Final = 2000
#: The share of games with the standard setup: four players, 2016 edition.
STANDARD_SHARE: Final = 0.6
#: The widths of the layers: state, actions (unused), value head.
SIZES: Final = [128, 1, 32]
EPOCHS: Final = 3
#: The initial learning rate; from then on it decreases linearly.
LEARNING_RATE: Final = 1e-3
#: The number of positions in a mini-batch.
BATCH_SIZE: Final = 256
#: Every file whose number is a multiple of this is used for validation, not for training.
VALIDATION_STRIDE: Final = 12


def play_positions(opponent: Path, games: range, seed: str) -> Arrays:
    """Play games between opponent models; return the positions and results."""
    return collect_positions(
        load(opponent).vocabulary,
        games,
        seed,
        STANDARD_SHARE,
        lambda seed, _: OtherSeats(OPPONENT_MODEL, seed, opponent),
    )


def position_files(
    folder: Path, opponent: Path, files: int, games: int, seed: str, jobs: int
) -> list[Path]:
    """Return the files of positions; generate those that are missing."""
    paths = [folder / "positions" / f"{seed}-{file:04}.npz" for file in range(files)]
    fill(paths, partial(_write, opponent=opponent, games=games, seed=seed), jobs)
    return paths


def _write(path: Path, file: int, opponent: Path, games: int, seed: str) -> None:
    found = play_positions(opponent, range(file * games, (file + 1) * games), seed)
    with path.open("wb") as out:
        np.savez(out, allow_pickle=False, **found)


class ValueModule(nn.Module):  # type: ignore[misc]
    """The state layer and the value head, as in `citadella.bots.neural.network`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        state, _, value = SIZES
        self.vocabulary = vocabulary
        self.state = nn.Linear(vocabulary.state_size, state)
        self.value = nn.Linear(state, value)
        self.output = nn.Linear(value, 2)

    def forward(self, states: Tensor) -> Tensor:
        """Return the win logit and the lead of each encoded seat."""
        units = functional.relu(self.value(functional.relu(self.state(states))))
        found: Tensor = self.output(units)
        return found

    def read(self, network: Network) -> None:
        """Copy the weights from a network."""
        given = [
            (self.state, network.state_weights, network.state_bias),
            (self.value, network.value_weights, network.value_bias),
            (self.output, network.value_output, network.value_output_bias),
        ]
        with torch.no_grad():
            for layer, numbers, bias in given:
                layer.weight.copy_(torch.tensor(list(numbers)).reshape(layer.weight.T.shape).T)
                layer.bias.copy_(torch.tensor(list(bias)))

    def write(self, path: Path, trained: str) -> None:
        """Write the model file, with zeros as the weights of the policy head."""
        state, action, _ = SIZES
        size = self.vocabulary.action_size
        parts = [
            *(self.state.weight.T, self.state.bias),
            *(torch.zeros(state * action), torch.zeros(action)),
            *(torch.zeros(size * action), torch.zeros(action), torch.zeros(size)),
            *(self.value.weight.T, self.value.bias),
            *(self.output.weight.T, self.output.bias),
        ]
        flat = torch.cat([part.detach().reshape(-1) for part in parts]).numpy()
        save(path, self.vocabulary, SIZES, flat.astype("<f4").tobytes(), trained)


def losses(module: ValueModule, data: Arrays, first: int) -> tuple[Tensor, Tensor]:
    """Return the cross-entropy in nats and the training loss of the mini-batch at `first`."""
    ends = data["positions"]
    last = min(first + BATCH_SIZE, len(ends))
    row = int(ends[first - 1]) if first else 0
    rows = slice(row, int(ends[last - 1]))
    of = torch.from_numpy(
        np.repeat(np.arange(last - first), np.diff(ends[first:last], prepend=row))
    )
    found = module(dense(data, "table", rows, module.vocabulary.state_size))
    won, lead = (torch.from_numpy(data[name][rows]) for name in ("won", "lead"))
    probability = torch.sigmoid(found[:, 0])
    total = torch.zeros(last - first).index_add(0, of, probability)
    cross_entropy = -(won * (probability / total[of]).log()).sum() / (last - first)
    by_seat = functional.binary_cross_entropy_with_logits(found[:, 0], won)
    lead_loss = functional.smooth_l1_loss(found[:, 1], lead / LEAD_SCALE)
    return cross_entropy, cross_entropy + 0.3 * by_seat + 0.2 * lead_loss


def validate(module: ValueModule, data: list[Arrays]) -> float:
    """Return the mean cross-entropy in nats."""
    with torch.no_grad():
        found = [
            float(losses(module, one, first)[0])
            for one in data
            for first in range(0, len(one["positions"]), BATCH_SIZE)
        ]
    return sum(found) / len(found)


def fit(folder: Path, network: Network, data: list[Arrays]) -> ValueModule:
    """Train a copy of `network`; log validation results before training and after every epoch."""
    module = ValueModule(network.vocabulary)
    module.read(network)
    validation = data[::VALIDATION_STRIDE]
    training = [one for i, one in enumerate(data) if i % VALIDATION_STRIDE] or data
    batches = [(one, i) for one in training for i in range(0, len(one["positions"]), BATCH_SIZE)]
    optimizer = torch.optim.Adam(module.parameters(), LEARNING_RATE, weight_decay=1e-5)
    log(folder, epoch=0, of="winners", cross_entropy=round(validate(module, validation), 4))
    for epoch in range(EPOCHS):
        Random(epoch).shuffle(batches)
        for number, (one, first) in enumerate(batches):
            for group in optimizer.param_groups:
                group["lr"] = LEARNING_RATE * (1 - (epoch + number / len(batches)) / EPOCHS)
            loss = losses(module, one, first)[1]
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        cross_entropy = validate(module, validation)
        log(folder, epoch=epoch + 1, of="winners", cross_entropy=round(cross_entropy, 4))
    return module


def train(folder: Path, model: Path, files: list[Path]) -> Path:
    """Train on files of positions, starting from the network `model`; return the new file."""
    torch.manual_seed(1)
    data = [dict(np.load(path)) for path in files]
    trained = f"{sum(len(one['positions']) for one in data)} positions of opponent models"
    path = folder / VALUE.name
    fit(folder, load(model), data).write(path, trained)
    return path


def main() -> None:
    """Run the training."""
    parser = training_options(__doc__)
    parser.add_argument("--files", type=int, default=FILES)
    parser.add_argument("--games", type=int, default=GAMES_PER_FILE, help="games per file")
    options = parser.parse_args()
    torch.set_num_threads(1)
    folder, seed, jobs = options.folder, options.seed, options.jobs
    files = position_files(folder, OPPONENT, options.files, options.games, seed, jobs)
    ship(options, train(folder, POLICY, files))


if __name__ == "__main__":
    main()

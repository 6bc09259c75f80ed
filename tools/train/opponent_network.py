"""Train the opponent network, which predicts the picks and targets of search bots.

    python -m tools.train.opponent_network build/opponent

The search bot plays against itself, and a copy of the policy network learns to predict the bot's
picks and targets. Everything is stored in the folder, so that an interrupted run can be resumed.
`--ship` copies the network into the sources.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch

from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model_file import OPPONENT, POLICY, load
from citadella.bots.neural.network import Network
from citadella.bots.search.bot import VISIT_EXPONENT
from tools.train.decisions import AIMS, PICKS, Arrays
from tools.train.learner import Learner, imitate_policy, validate
from tools.train.options import ship, training_options
from tools.train.search_games import games_of, read_games
from tools.train.training_run import log

#: The number of files with games of the search bot.
FILES: Final = 73
EPOCHS: Final = 8
#: The learning rate of the first epoch; from then on it decreases linearly.
LEARNING_RATE: Final = 1e-3
#: The factor by which the policy network's logits are multiplied before training, so that the
#: predictions are less certain.
INITIAL_SCALE: Final = 0.4
#: Every file whose number is a multiple of this is used for validation, not for training.
VALIDATION_STRIDE: Final = 10


def start(network: Network) -> Learner:
    """Return a copy of `network` with its logits multiplied by `INITIAL_SCALE`."""
    learner = Learner(network.vocabulary)
    learner.read(network)
    with torch.no_grad():
        for part in (learner.action_output, learner.action_skip):
            part.mul_(INITIAL_SCALE)
    return learner


def fit(folder: Path, network: Network, data: list[Arrays]) -> Learner:
    """Train a copy of `network`; log the validation results after every epoch."""
    learner = start(network)
    training = [one for i, one in enumerate(data) if i % VALIDATION_STRIDE] or data
    for epoch in range(EPOCHS):
        imitate_policy(learner, training, epoch, LEARNING_RATE * (1 - epoch / EPOCHS))
        for name, kind in (("picks", PICKS), ("aims", AIMS)):
            loss, accuracy = validate(learner, data[::VALIDATION_STRIDE], kind)
            log(
                folder,
                epoch=epoch,
                of=name,
                cross_entropy=round(loss, 4),
                accuracy=round(accuracy, 4),
            )
    return learner


def train(folder: Path, model: Path, games: list[Path]) -> Path:
    """Train on games of the search bot, starting from the network `model`; return the new file."""
    torch.manual_seed(1)
    network = load(model)
    read = read_games(games, FeatureEncoder(network.vocabulary), VISIT_EXPONENT, (PICKS, AIMS))
    data = [each.arrays() for each in read]
    trained = f"{sum(len(one['ends']) for one in data)} picks and aims of the search"
    path = folder / OPPONENT.name
    fit(folder, network, data).write(path, trained)
    return path


def main() -> None:
    """Run the training."""
    parser = training_options(__doc__)
    parser.add_argument("--files", type=int, default=FILES, help="files of 12 games")
    options = parser.parse_args()
    torch.set_num_threads(1)
    games = games_of(options.folder, options.files, options.seed, options.jobs)
    ship(options, train(options.folder, POLICY, games))


if __name__ == "__main__":
    main()

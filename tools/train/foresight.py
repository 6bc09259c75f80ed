"""Teach the foresight of the search: what those who think ahead take, and whom they aim at.

    python -m tools.train.foresight build/foresight

The search plays games against itself; a copy of the learned player learns how likely it took and
aimed at what, from what the seat knew. All of it is kept in the folder; a run that was broken off
goes on. `--ship` puts the model among the sources.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch

from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model_file import OPPONENT, POLICY, load
from citadella.bots.neural.network import Network
from citadella.bots.search.bot import VISIT_EXPONENT
from tools.train.course import note
from tools.train.decisions import AIMS, PICKS, Arrays
from tools.train.learn import Learner, foretell, off
from tools.train.teacher import games_of, read_games
from tools.train.wish import keep, teaching

#: Files of games of the search.
FILES: Final = 73
#: How often the games are gone through, and how long the steps are at first.
LESSONS: Final = 8
RATE: Final = 1e-3
#: The learned player is surer of its choices than anybody can be of those of others.
SOFTER: Final = 0.4
#: One file of so many is for seeing how well it does on games that it has not learned from.
KEPT_BACK: Final = 10


def begin(network: Network) -> Learner:
    """Return the learned player, less sure of itself."""
    learner = Learner(network.vocabulary)
    learner.read(network)
    with torch.no_grad():
        for part in (learner.action_output, learner.action_skip):
            part.mul_(SOFTER)
    return learner


def learn(folder: Path, network: Network, found: list[Arrays]) -> Learner:
    """Teach a model, and note how far off it is after every lesson."""
    learner = begin(network)
    lessons = [one for i, one in enumerate(found) if i % KEPT_BACK] or found
    for lesson in range(LESSONS):
        foretell(learner, lessons, lesson, RATE * (1 - lesson / LESSONS))
        for name, kind in (("picks", PICKS), ("aims", AIMS)):
            surprise, hits = off(learner, found[::KEPT_BACK], kind)
            note(folder, lesson=lesson, of=name, surprise=round(surprise, 4), hits=round(hits, 4))
    return learner


def teach(folder: Path, model: Path, games: list[Path]) -> Path:
    """Teach the foresight by games of the search; `model` is the player that it begins with."""
    torch.manual_seed(1)
    network = load(model)
    read = read_games(games, FeatureEncoder(network.vocabulary), VISIT_EXPONENT, (PICKS, AIMS))
    found = [each.arrays() for each in read]
    told = f"{sum(len(one['ends']) for one in found)} picks and aims of the search"
    path = folder / OPPONENT.name
    learn(folder, network, found).write(path, told)
    return path


def main() -> None:
    """Teach as asked."""
    parser = teaching(__doc__)
    parser.add_argument("--files", type=int, default=FILES, help="files of 12 games of the search")
    wish = parser.parse_args()
    torch.set_num_threads(1)
    games = games_of(wish.folder, wish.files, wish.seed, wish.jobs)
    keep(wish, teach(wish.folder, POLICY, games))


if __name__ == "__main__":
    main()

"""Teach the foresight of the search: what those who think ahead take, and whom they aim at.

    python -m tools.train.foresight build/foresight --files 200

The search plays games against itself; a copy of the shipped model learns how likely it took and
aimed at what, from what the seat knew. All of it is kept in the folder; a run that was broken off
goes on, and two with different seeds share the work. `--ship` puts the model into the package.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch

from citadella.bots.mind.file import FORESIGHT, load
from citadella.bots.mind.sight import Sight
from citadella.bots.search.bot import SHARPNESS
from tools.train.course import note
from tools.train.decisions import AIMS, PICKS, Arrays
from tools.train.learn import Learner, foretell, off
from tools.train.teacher import read_games, write_games
from tools.train.wish import keep
from tools.train.wish import parser as wishes

#: How often the games are gone through, and how long the steps are at first.
LESSONS: Final = 8
RATE: Final = 1e-3
#: The learned player is surer of its choices than anybody can be of those of others.
SOFTER: Final = 0.4
#: One file of so many is for seeing how well it does on games that it has not learned from.
KEPT_BACK: Final = 10


def begin() -> Learner:
    """Return the shipped model, less sure of itself."""
    learner = Learner(load().words)
    learner.read(load())
    with torch.no_grad():
        for part in (learner.action_sum, learner.skip):
            part.mul_(SOFTER)
    return learner


def learn(folder: Path, found: list[Arrays]) -> Learner:
    """Teach a model, and note how far off it is after every lesson."""
    learner = begin()
    lessons = [one for i, one in enumerate(found) if i % KEPT_BACK] or found
    for lesson in range(LESSONS):
        foretell(learner, lessons, lesson, RATE * (1 - lesson / LESSONS))
        for name, kind in (("picks", PICKS), ("aims", AIMS)):
            surprise, hits = off(learner, found[::KEPT_BACK], kind)
            note(folder, lesson=lesson, of=name, surprise=round(surprise, 4), hits=round(hits, 4))
    return learner


def main() -> None:
    """Teach as asked."""
    parser = wishes(__doc__)
    parser.add_argument("--files", type=int, default=200, help="files of 12 games of the search")
    wish = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    games = wish.folder / "games"
    games.mkdir(parents=True, exist_ok=True)
    write_games(games, wish.files, wish.seed)
    sight = Sight(load().words)
    read = read_games(games, sight, SHARPNESS, (PICKS, AIMS))
    found = [each.arrays() for each in read]
    model = wish.folder / FORESIGHT.name
    told = f"{sum(len(one['ends']) for one in found)} picks and aims of the search"
    learn(wish.folder, found).write(model, told)
    keep(wish, model, FORESIGHT)


if __name__ == "__main__":
    main()

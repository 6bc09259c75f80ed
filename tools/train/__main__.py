"""Train everything that has learned, from nothing to the files (`make train`).

    python -m tools.train build/networks --rounds 100

The learned player: first the search plays some games, and the network learns to choose as it did.
Then the network plays rounds of games by its own chances, against strategists and itself, and
learns from what came of them; at last it learns to foresee who wins. From it begin the two networks
of the search, its foresight and its judge. All of it is kept in the folder, so a run that was
broken off goes on; `curve.jsonl` there has a line for every round and lesson, `model.bin`,
`foresight.bin` and `judge.bin` are the models; `--ship` puts them among the sources.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import torch

from citadella.bots.neural.features import FeatureEncoder
from tools.train import foresight, judge
from tools.train.course import Course, Stage, note
from tools.train.ladder import Rung
from tools.train.learn import Learner, imitate, off
from tools.train.practice import Table
from tools.train.teacher import games_of, read_games
from tools.train.wish import keep, teaching
from tools.train.words import words_of_the_rules

#: How often the games of the search are gone through, and how long the steps are.
LESSONS = 10
RATE = 1.5e-3


def begin(folder: Path, games: Callable[[], list[Path]]) -> Learner:
    """Return a network that chooses much as the search does."""
    torch.manual_seed(1)
    learner = Learner(words_of_the_rules())
    path = folder / "imitated.pt"
    if path.exists():
        learner.load_state_dict(torch.load(path))
        return learner
    found = [each.arrays() for each in read_games(games(), FeatureEncoder(learner.vocabulary))]
    for lesson in range(LESSONS):
        # The first file is for seeing how well it does on games that it has not learned from.
        imitate(learner, found[1:] or found, lesson, 2 * RATE if lesson < LESSONS / 2 else RATE)
        surprise, hits = off(learner, found[:1])
        note(folder, lesson=lesson, surprise=round(surprise, 4), hits=round(hits, 4))
    torch.save(learner.state_dict(), path)
    return learner


def stages(rounds: int, games: int) -> list[Stage]:
    """Return the course: later on it is learned from more rounds, at last by shorter steps."""
    last = rounds // 5
    second = 2 * last
    return [
        Stage(rounds - second - last, games),
        Stage(second, games, 8e-4, table=Table(later=0.7)),
        Stage(last, games, 2e-4, table=Table(later=0.7)),
    ]


def main() -> None:
    """Train as asked."""
    parser = teaching(__doc__)
    parser.add_argument("--files", type=int, default=14, help="files of 12 games of the search")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of practice")
    parser.add_argument("--games", type=int, default=2000, help="games of a round")
    parser.add_argument("--tables", type=int, default=6000, help="games to learn from who will win")
    parser.add_argument("--look-every", type=int, default=10, help="rounds between two looks")
    parser.add_argument("--look", type=int, default=1000, help="games against three strategists")
    parser.add_argument(
        "--foresight", type=int, default=foresight.FILES, help="files for the foresight, as above"
    )
    parser.add_argument(
        "--judge", type=int, default=judge.FILES, help="files of as many games as in a round"
    )
    wish = parser.parse_args()
    torch.set_num_threads(1)
    wish.folder.mkdir(parents=True, exist_ok=True)
    folder, seed, jobs = wish.folder, wish.seed, wish.jobs
    learner = begin(folder, lambda: games_of(folder, wish.files, seed, jobs))
    course = Course(folder, learner, stages(wish.rounds, wish.games), seed)
    course.go(Rung("strategist"), wish.look_every, wish.look)
    course.look_ahead(wish.tables)
    keep(wish, course.model)
    games = games_of(folder, wish.foresight, seed, jobs)
    foreseen = foresight.teach(folder, course.model, games)
    keep(wish, foreseen)
    tables = judge.tables_of(folder, foreseen, wish.judge, wish.games, seed, jobs)
    keep(wish, judge.teach(folder, course.model, tables))


if __name__ == "__main__":
    main()

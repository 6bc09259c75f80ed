"""Train an answer to a bot, and see how much it wins: how far the bot can be exploited.

    python -m tools.train.response strategist --rounds 40

Three seats of the bot, always the same; the fourth is a copy of the shipped model that practises
against them alone, and learns what they do. Equals would win 25 %. The shares of the three are
what the answer leaves them.

    python -m tools.train.response search:iterations=100 --practice foretold

practises against somebody else than it is measured by: games of the search take too long, but what
it picks and aims at can be foretold (`tools.train.foresight`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from citadella.bots.neural.model_file import load
from tools.train.course import Course, Stage
from tools.train.ladder import Rung, climb
from tools.train.learn import Learner
from tools.train.practice import Table

SEATS = 4


def main() -> None:
    """Train as asked, then measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("bot")
    parser.add_argument("--practice", help="whom it practises against, if not the bot itself")
    parser.add_argument("--rounds", type=int, default=40, help="rounds of practice")
    parser.add_argument("--games", type=int, default=1000, help="games of a round")
    parser.add_argument("--look", type=int, default=1000, help="games that it is measured by")
    parser.add_argument("--folder", type=Path, default=Path("build", "response"))
    wish = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    folder = wish.folder / wish.bot.translate(str.maketrans(":=,/", "____"))
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(load().vocabulary)
    learner.read(load())
    table = Table(wish.practice or wish.bot, usual=1.0, seats=(1,), later=0.5)
    course = Course(folder, learner, [Stage(wish.rounds, wish.games, table=table)], "response")
    course.go(Rung(wish.bot), 0, wish.look)
    rate = climb(course.model, Rung(wish.bot), wish.look, "response")
    lost = 1 - (1 - rate.value) / (SEATS - 1) * SEATS
    print(
        f"{wish.bot}: its answer wins {rate.value:.1%} [{rate.low:.1%} - {rate.high:.1%}] of "
        f"{wish.look} games; a seat of {wish.bot} loses {lost:.0%} of its share"
    )


if __name__ == "__main__":
    main()

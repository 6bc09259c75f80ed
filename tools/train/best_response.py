"""Measure how exploitable a bot is, by training an approximate best response to it.

    python -m tools.train.best_response strategist --rounds 40

The bot plays three seats. The fourth is played by a copy of the policy network, which is trained
only against this bot. A player of equal strength would win 25%.

    python -m tools.train.best_response search:iterations=100 --train-against opponent-model

measures the search bot but trains against the opponent model, because training against the search
bot would take too long. The opponent model imitates the search bot's picks and targets (see
`tools.train.opponent_network`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from citadella.bots.neural.model_file import load
from tools.train.evaluation import Opposition, win_rate
from tools.train.learner import Learner
from tools.train.self_play import SelfPlay
from tools.train.training_run import Stage, TrainingRun

SEATS = 4


def main() -> None:
    """Train the best response and measure its win rate."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("bot", help="the bot to exploit")
    parser.add_argument("--train-against", help="opponents in training (default: the bot itself)")
    parser.add_argument("--rounds", type=int, default=40, help="rounds of training")
    parser.add_argument("--games", type=int, default=1000, help="games per round")
    parser.add_argument("--evaluation-games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=Path("build", "response"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    folder = options.folder / options.bot.translate(str.maketrans(":=,/", "____"))
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(load().vocabulary)
    learner.read(load())
    plan = SelfPlay(options.train_against or options.bot, standard_share=1.0, seats=(1,), trace=0.5)
    stages = [Stage(options.rounds, options.games, plan=plan)]
    run = TrainingRun(folder, learner, stages, "response")
    run.train(Opposition(options.bot), 0, options.evaluation_games)
    rate = win_rate(run.model, Opposition(options.bot), options.evaluation_games, "response")
    lost = 1 - (1 - rate.value) / (SEATS - 1) * SEATS
    interval = f"[{rate.low:.1%} - {rate.high:.1%}]"
    print(
        f"{options.bot}: its best response wins {rate.value:.1%} {interval} of "
        f"{options.evaluation_games} games; a seat of {options.bot} loses {lost:.0%} of its share"
    )


if __name__ == "__main__":
    main()

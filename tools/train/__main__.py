"""Train all networks from scratch (`make train`).

    python -m tools.train build/networks --rounds 100

The policy network first learns to imitate the search bot. Then it improves by reinforcement
learning in rounds of games against strategists and itself; finally its value head is trained. The
opponent and value networks start from the policy network's weights. Everything is stored in the
folder, so that an interrupted run can be resumed: `policy.bin`, `opponent.bin` and `value.bin` are
the networks, and `curve.jsonl` has a line for every round and epoch. `--ship` copies the networks
into the sources.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import torch

from citadella.bots.neural.features import FeatureEncoder
from tools.train import opponent_network, value_network
from tools.train.evaluation import Opposition
from tools.train.learner import Learner, imitate, validate
from tools.train.options import ship, training_options
from tools.train.search_games import games_of, read_games
from tools.train.self_play import SelfPlay
from tools.train.training_run import Stage, TrainingRun, log
from tools.train.vocabulary import rules_vocabulary

IMITATION_EPOCHS = 10
#: The learning rate in the second half of the epochs; in the first half it is twice as high.
IMITATION_LEARNING_RATE = 1.5e-3


def imitate_search(folder: Path, games: Callable[[], list[Path]]) -> Learner:
    """Return a network trained to imitate the search bot in games stored in the folder."""
    torch.manual_seed(1)
    learner = Learner(rules_vocabulary())
    path = folder / "imitated.pt"
    if path.exists():
        learner.load_state_dict(torch.load(path))
        return learner
    data = [each.arrays() for each in read_games(games(), FeatureEncoder(learner.vocabulary))]
    for epoch in range(IMITATION_EPOCHS):
        faster = 2 if epoch < IMITATION_EPOCHS / 2 else 1
        # Use the first file only for validation.
        imitate(learner, data[1:] or data, epoch, faster * IMITATION_LEARNING_RATE)
        loss, accuracy = validate(learner, data[:1])
        log(folder, epoch=epoch, cross_entropy=round(loss, 4), accuracy=round(accuracy, 4))
    torch.save(learner.state_dict(), path)
    return learner


def stages(rounds: int, games: int) -> list[Stage]:
    """Return the stages of a run, with increasing `trace` and decreasing learning rates."""
    last = rounds // 5
    second = 2 * last
    return [
        Stage(rounds - second - last, games),
        Stage(second, games, 8e-4, plan=SelfPlay(trace=0.7)),
        Stage(last, games, 2e-4, plan=SelfPlay(trace=0.7)),
    ]


def main() -> None:
    """Run the training."""
    parser = training_options(__doc__)
    parser.add_argument("--files", type=int, default=14, help="files of 12 games to imitate")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of self-play")
    parser.add_argument("--games", type=int, default=2000, help="games per round")
    parser.add_argument("--value-games", type=int, default=6000, help="games for the value head")
    parser.add_argument("--evaluate-every", type=int, default=10, help="rounds between evaluations")
    parser.add_argument("--evaluation-games", type=int, default=1000, help="games per evaluation")
    parser.add_argument(
        "--opponent-files",
        type=int,
        default=opponent_network.FILES,
        help="files of 12 games for the opponent network",
    )
    parser.add_argument(
        "--value-files",
        type=int,
        default=value_network.FILES,
        help="files for the value network, each with as many games as a round",
    )
    options = parser.parse_args()
    torch.set_num_threads(1)
    options.folder.mkdir(parents=True, exist_ok=True)
    folder, seed, jobs = options.folder, options.seed, options.jobs
    learner = imitate_search(folder, lambda: games_of(folder, options.files, seed, jobs))
    run = TrainingRun(folder, learner, stages(options.rounds, options.games), seed)
    run.train(Opposition("strategist"), options.evaluate_every, options.evaluation_games)
    run.train_value_head(options.value_games)
    ship(options, run.model)
    games = games_of(folder, options.opponent_files, seed, jobs)
    opponent = opponent_network.train(folder, run.model, games)
    ship(options, opponent)
    files = value_network.position_files(
        folder, opponent, options.value_files, options.games, seed, jobs
    )
    ship(options, value_network.train(folder, run.model, files))


if __name__ == "__main__":
    main()

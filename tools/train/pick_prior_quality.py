"""Measure how well hidden characters are predicted in games of the search bot.

    python -m tools.train.pick_prior_quality build/pick-priors --seed guesses

At some decisions about a pick or a target, games consistent with the seat's knowledge are sampled
with three priors for the picks of the other players: uniform, from the heuristics, and from the
opponent network. The result is the cross-entropy in nats of the characters hidden from the seat.
The games are stored in the folder.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Final

from citadella.bots.neural.model import OpponentModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import HEURISTICS
from citadella.knowledge import View, sample, view
from citadella.rules import Game
from citadella.rules.dice import Dice
from tools.train.decisions import PLAIN, kind_of
from tools.train.options import game_options
from tools.train.search_games import games_of, replay, stored_games

#: The number of games sampled per decision, and the share of picks and targets that are used.
SAMPLES: Final = 200
DECISION_SHARE: Final = 0.3
#: The minimum number of players in the games used: with fewer, everybody has two characters.
MIN_PLAYERS: Final = 4


def decisions(path: Path) -> Iterator[Game]:
    """Replay the games in a file; yield each at some of its decisions about a pick or a target."""
    rng = Random(path.name)
    for stored in stored_games(path):
        for game, *_ in replay(stored):
            many = len(game.players) >= MIN_PLAYERS
            if many and kind_of(game.legal_actions()) != PLAIN and rng.random() < DECISION_SHARE:
                yield game


def cross_entropies(game: Game, seen: View, sampled: list[Game]) -> list[float]:
    """Return the cross-entropy in nats of each hidden character, estimated from `sampled` games."""
    found = []
    for known, player in zip(seen.known.players, game.players, strict=True):
        if 0 in known.roles:
            hits = sum(each.players[player.seat].roles == player.roles for each in sampled)
            found.append(-log((hits + 0.5) / (len(sampled) + 1)))
    return found


def main() -> None:
    """Generate the missing games, sample at their decisions, and print the cross-entropies."""
    parser = game_options(__doc__)
    parser.add_argument("--files", type=int, default=8, help="files of 12 games")
    options = parser.parse_args()
    model = OpponentModel(load(OPPONENT))
    dice = Dice.from_seed(options.seed)
    found: defaultdict[str, list[float]] = defaultdict(list)
    for path in games_of(options.folder, options.files, options.seed, options.jobs):
        for game in decisions(path):
            seen = view(game, game.to_act)
            determinizers = {
                "heuristic": Determinizer(seen, HEURISTICS, dice),
                "opponent network": Determinizer(seen, model, dice),
            }
            uniform = [sample(seen, dice) for _ in range(SAMPLES)]
            found["uniform"] += cross_entropies(game, seen, uniform)
            for name, determinizer in determinizers.items():
                sampled = [determinizer.sample(dice) for _ in range(SAMPLES)]
                found[name] += cross_entropies(game, seen, sampled)
    for name, each in found.items():
        print(f"{name}: {sum(each) / len(each):.3f} for {len(each)} hidden characters")


if __name__ == "__main__":
    main()

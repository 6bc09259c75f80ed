"""Compare variants of the search by the win rates of their choices.

    python -m tools.train.compare_searches --minutes 20 --seed a

In games between opponent models, each variant searches at some decisions about a pick or a target.
The actions that variants choose are then evaluated by playing sampled games to the end, with the
same samples and random numbers for all actions. The win rate of each variant is compared with that
of the first. This takes far less time than complete games between the variants, but the result is
only meaningful if the opponent models play like real opponents.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from citadella.bots.neural.model import NeuralModel, OpponentModel
from citadella.bots.neural.model_file import OPPONENT, POLICY, VALUE, load
from citadella.bots.search.bot import VISIT_EXPONENT
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search_model import HEURISTICS, SearchModel
from citadella.knowledge import View, view
from citadella.rules import Action, Game
from citadella.rules.dice import Dice
from tools.train.decisions import AIMS, PICKS, PLAIN, kind_of
from tools.train.search_games import setup_of
from tools.train.self_play import OPPONENT_MODEL, OtherSeats

#: The number of playouts of each variant per decision, and of games played to evaluate an action.
PLAYOUTS: Final = 500
GAMES_PER_CHOICE: Final = 50
#: The number of decisions taken from one game, and the maximum number of actions in a decision.
DECISIONS_PER_GAME: Final = 3
MAX_ACTIONS: Final = 10
#: Actions that every variant chooses with at most this probability are not evaluated.
MIN_PROBABILITY: Final = 0.005
#: Half the width of a 95% confidence interval, in standard errors.
INTERVAL_ERRORS: Final = 1.96
MAX_TREE_EDGES: Final = 50_000


@dataclass
class Variant:
    """A variant of the search, with some components disabled."""

    name: str
    model: SearchModel
    playouts: int = PLAYOUTS

    def strategy(self, seen: View, legal: list[Action], dice: Dice) -> list[float]:
        """Return the probability with which the variant chooses each action."""
        search = TreeSearch(seen, legal, dice, MAX_TREE_EDGES, self.model)
        while search.playouts < self.playouts:
            search.run_playout()
        visits = {edge.action: edge.visits for edge in search.root.edges}
        shares = [float(visits.get(action, 0)) ** VISIT_EXPONENT for action in legal]
        return [share / sum(shares) for share in shares]


def variants() -> list[Variant]:
    """Return the complete search, followed by variants with some components disabled."""
    policy, opponent, value = load(POLICY), load(OPPONENT), load(VALUE)
    search, no_value = NeuralModel(policy, opponent, value), OpponentModel(opponent)
    no_bonus, neither = NeuralModel(policy, opponent, value), OpponentModel(opponent)
    no_bonus.variance_bonus = neither.variance_bonus = 0.0
    return [
        Variant("search", search),
        Variant("without the value network", no_value),
        Variant("without the variance bonus", no_bonus),
        Variant("without both", neither),
        Variant("search:model=heuristic", HEURISTICS),
    ]


def decisions(number: int, seed: str) -> Iterator[tuple[View, list[Action], int]]:
    """Play a game; yield view, legal actions and kind of some decisions about picks or targets."""
    game = Game.new(setup_of(number, seed, standard_share=1.0), f"{seed}/{number}")
    players = OtherSeats(OPPONENT_MODEL, f"{seed}/{number}")
    found: list[tuple[View, list[Action], int]] = []
    while not game.over:
        legal = game.legal_actions()
        kind = kind_of(legal)
        if kind != PLAIN and 1 < len(legal) <= MAX_ACTIONS:
            found.append((view(game, game.to_act), legal, kind))
        game.play(players.choose(game, legal))
    yield from Random(f"{seed}/{number}").sample(found, min(DECISIONS_PER_GAME, len(found)))


def wins(seen: View, legal: list[Action], seed: str) -> list[float]:
    """Return the seat's win rate after each action, using common random numbers."""
    found = [0.0] * len(legal)
    # Hidden characters are sampled according to the opponent model.
    determinizer = Determinizer(seen, OpponentModel(load(OPPONENT)), Dice.from_seed(seed))
    for i in range(GAMES_PER_CHOICE):
        sampled = determinizer.sample(Dice.from_seed(f"{seed}/{i}"))
        for k, action in enumerate(legal):
            game = sampled.copy()
            game.play(action)
            players = OtherSeats(OPPONENT_MODEL, f"on {seed}/{i}")
            while not game.over:
                game.play(players.choose(game, game.legal_actions()))
            winners = game.result().winners
            found[k] += (seen.seat in winners) / len(winners) / GAMES_PER_CHOICE
    return found


def compare(found: list[list[float]], names: list[str]) -> list[str]:
    """Return a line for each variant: its win rate minus that of the first variant."""
    lines = []
    for i, name in enumerate(names):
        gains = [row[i] - row[0] for row in found]
        mean = sum(gains) / len(gains)
        error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        lines.append(
            f"{name}: {100 * mean:+.2f} ± {100 * INTERVAL_ERRORS * error:.2f} percentage points"
        )
    return lines


def main() -> None:
    """Compare the variants for some minutes and print the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", default="a")
    options = parser.parse_args()
    compared = variants()
    found: dict[int, list[list[float]]] = {PICKS: [], AIMS: []}
    start = time.monotonic()
    number = 0
    while time.monotonic() - start < 60 * options.minutes:
        for i, (seen, legal, kind) in enumerate(decisions(number, options.seed)):
            seed = f"{options.seed}/{number}/{i}"
            chosen = [one.strategy(seen, legal, Dice.from_seed(seed)) for one in compared]
            used = [k for k in range(len(legal)) if any(row[k] > MIN_PROBABILITY for row in chosen)]
            won = [0.0] * len(used)
            if len(used) > 1:
                won = wins(seen, [legal[k] for k in used], seed)
            found[kind].append(
                [
                    sum(row[k] * each for k, each in zip(used, won, strict=True))
                    / sum(row[k] for k in used)
                    for row in chosen
                ]
            )
        number += 1
    for kind, title in ((PICKS, "picks"), (AIMS, "aims")):
        if found[kind]:
            print(f"{len(found[kind])} {title}:")
            lines = compare(found[kind], [one.name for one in compared])
            print("\n".join(f"  {line}" for line in lines))


if __name__ == "__main__":
    main()

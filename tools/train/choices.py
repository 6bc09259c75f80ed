"""Compare ways of searching by what comes of their choices.

    python -m tools.train.choices --minutes 20 --seed a

In games of quick players with foresight some picks and aims are thought through in each way. Then
the game is played on to its end from each choice, with the same deals and the same luck, and it is
counted how much more often than with the first way the seat wins. That tells ways apart in far
less time than whole games between them, as long as the players in it are like the real ones.
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
from tools.train.practice import FORETOLD, Others
from tools.train.teacher import setup_of

#: Playouts of each way at a decision, and games played on from each choice.
PLAYOUTS: Final = 500
PLAYED_ON: Final = 50
#: Decisions of a game that are looked at; those with more choices take too long.
OF_A_GAME: Final = 3
MOST_CHOICES: Final = 10
#: What is chosen more seldom is not played on.
SELDOM: Final = 0.005
#: Standard errors either side of a mean that make its 95% interval.
WIDE: Final = 1.96


@dataclass
class Way:
    """A way of searching."""

    name: str
    model: SearchModel
    playouts: int = PLAYOUTS

    def choices(self, seen: View, legal: list[Action], dice: Dice) -> list[float]:
        """Return how likely each action is chosen."""
        search = TreeSearch(seen, legal, dice, 50_000, self.model)
        while search.playouts < self.playouts:
            search.run_playout()
        visits = {edge.action: edge.visits for edge in search.root.edges}
        shares = [float(visits.get(action, 0)) ** VISIT_EXPONENT for action in legal]
        return [share / sum(shares) for share in shares]


def ways() -> list[Way]:
    """Return what is compared: the search with its mind, and without one thing or another."""
    policy, opponent, value = load(POLICY), load(OPPONENT), load(VALUE)
    search, no_value = NeuralModel(policy, opponent, value), OpponentModel(opponent)
    no_bonus, neither = NeuralModel(policy, opponent, value), OpponentModel(opponent)
    no_bonus.variance_bonus = neither.variance_bonus = 0.0
    return [
        Way("search", search),
        Way("without the value network", no_value),
        Way("without the variance bonus", no_bonus),
        Way("without both", neither),
        Way("search:model=heuristic", HEURISTICS),
    ]


def decisions(number: int, seed: str) -> Iterator[tuple[View, list[Action], int]]:
    """Play a game; yield some of its picks and aims as their seats saw them."""
    game = Game.new(setup_of(number, seed, usual=1.0), f"{seed}/{number}")
    players = Others(FORETOLD, f"{seed}/{number}")
    found: list[tuple[View, list[Action], int]] = []
    while not game.over:
        legal = game.legal_actions()
        kind = kind_of(legal)
        if kind != PLAIN and 1 < len(legal) <= MOST_CHOICES:
            found.append((view(game, game.to_act), legal, kind))
        game.play(players.choose(game, legal))
    yield from Random(f"{seed}/{number}").sample(found, min(OF_A_GAME, len(found)))


def wins(seen: View, legal: list[Action], seed: str) -> list[float]:
    """Return how often the seat wins after each action, with the same deals and luck."""
    found = [0.0] * len(legal)
    # What the others hold, too, is dealt as such players take it.
    determinizer = Determinizer(seen, OpponentModel(load(OPPONENT)), Dice.from_seed(seed))
    for i in range(PLAYED_ON):
        dealt = determinizer.sample(Dice.from_seed(f"{seed}/{i}"))
        for k, action in enumerate(legal):
            game = dealt.copy()
            game.play(action)
            players = Others(FORETOLD, f"on {seed}/{i}")
            while not game.over:
                game.play(players.choose(game, game.legal_actions()))
            winners = game.result().winners
            found[k] += (seen.seat in winners) / len(winners) / PLAYED_ON
    return found


def compare(found: list[list[float]], names: list[str]) -> list[str]:
    """Say how much more often than by the first way the seat wins by each."""
    lines = []
    for i, name in enumerate(names):
        gains = [row[i] - row[0] for row in found]
        mean = sum(gains) / len(gains)
        error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        lines.append(f"{name}: {100 * mean:+.2f} ± {100 * WIDE * error:.2f} points of 100")
    return lines


def main() -> None:
    """Compare for some minutes, and say what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", default="a")
    wish = parser.parse_args()
    all_ways = ways()
    found: dict[int, list[list[float]]] = {PICKS: [], AIMS: []}
    start = time.monotonic()
    number = 0
    while time.monotonic() - start < 60 * wish.minutes:
        for i, (seen, legal, kind) in enumerate(decisions(number, wish.seed)):
            seed = f"{wish.seed}/{number}/{i}"
            chosen = [way.choices(seen, legal, Dice.from_seed(seed)) for way in all_ways]
            used = [k for k in range(len(legal)) if any(row[k] > SELDOM for row in chosen)]
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
            print(
                "\n".join(f"  {line}" for line in compare(found[kind], [w.name for w in all_ways]))
            )


if __name__ == "__main__":
    main()

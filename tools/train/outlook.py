"""Who is likely to win: learned last, from how tables stood at the beginning of each round.

Every seat is asked by what it knows itself. The rest of the network stays as it is, so this does
not change how it plays.
"""

from __future__ import annotations

from random import Random
from typing import Final

import torch
from torch.nn import functional

from citadella.bots.neural.network import LEAD_SCALE, Network
from citadella.bots.neural.policy import Policy
from citadella.rules import Action, Game
from citadella.rules.dice import Dice
from tools.train.decisions import Arrays
from tools.train.learn import BLOCK, Learner, dense
from tools.train.practice import STRATEGIST, Others
from tools.train.tables import look
from tools.train.teacher import USUAL

TIMES: Final = 3
RATE: Final = 2e-3


class Mixed:
    """The network and the strategist, from one of them at all seats to the other."""

    def __init__(self, network: Network, seed: str, seats: int) -> None:
        """Take the seats."""
        chance = Random(f"{seed}/outlook")
        share = chance.random()
        self._mine = {seat for seat in range(seats) if chance.random() < share}
        self._player = Policy(network)
        self._dice = Dice.from_seed(seed)
        self._others = Others(STRATEGIST, seed)

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose for the seat that is asked."""
        if game.to_act in self._mine:
            return self._player.best(game, game.to_act, legal, self._dice)
        return self._others.choose(game, legal)


def mixed_games(network: Network, games: range, seed: str) -> Arrays:
    """Play games of the network and the strategist; return how tables stood, and who won."""
    return look(
        network.vocabulary, games, seed, USUAL, lambda seed, seats: Mixed(network, seed, seats)
    )


def foresee(learner: Learner, tables: Arrays) -> float:
    """Learn each seat's chance to win and its lead; return how far off it was in the end."""
    last = [
        learner.value_weights,
        learner.value_bias,
        learner.value_output,
        learner.value_output_bias,
    ]
    steps = torch.optim.Adam(last, RATE)
    blocks = list(range(0, len(tables["won"]), BLOCK))
    off = 0.0
    for again in range(TIMES):
        off = 0.0
        Random(again).shuffle(blocks)
        for number, first in enumerate(blocks):
            rows = slice(first, min(first + BLOCK, len(tables["won"])))
            with torch.no_grad():
                table = dense(tables, "table", rows, learner.vocabulary.state_size)
                units = functional.relu(table @ learner.state_weights + learner.state_bias)
            ends = (
                functional.relu(units @ learner.value_weights + learner.value_bias)
                @ learner.value_output
            )
            ends = ends + learner.value_output_bias
            won, lead = (torch.from_numpy(tables[name][rows]) for name in ("won", "lead"))
            chance = functional.binary_cross_entropy_with_logits(ends[:, 0], won)
            loss = chance + 0.5 * functional.smooth_l1_loss(ends[:, 1], lead / LEAD_SCALE)
            for group in steps.param_groups:
                group["lr"] = RATE * (1 - (again + number / len(blocks)) / TIMES)
            steps.zero_grad()
            loss.backward()
            steps.step()
            off += float(chance.detach()) / len(blocks)
    return off

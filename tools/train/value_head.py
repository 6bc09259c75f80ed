"""Training of the value head on positions at the beginning of each round.

All other weights are frozen, so the policy does not change.
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
from tools.train.learner import BATCH_SIZE, Learner, dense
from tools.train.positions import collect_positions
from tools.train.search_games import STANDARD_SHARE
from tools.train.self_play import STRATEGIST, OtherSeats

EPOCHS: Final = 3
LEARNING_RATE: Final = 2e-3


class MixedPlayers:
    """The network at randomly chosen seats, and the strategist at the others."""

    def __init__(self, network: Network, seed: str, seats: int) -> None:
        """Choose at random the seats that the network plays."""
        rng = Random(f"{seed}/outlook")
        share = rng.random()
        self._mine = {seat for seat in range(seats) if rng.random() < share}
        self._policy = Policy(network)
        self._dice = Dice.from_seed(seed)
        self._others = OtherSeats(STRATEGIST, seed)

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose an action for the seat to act."""
        if game.to_act in self._mine:
            return self._policy.best(game, game.to_act, legal, self._dice)
        return self._others.choose(game, legal)


def mixed_games(network: Network, games: range, seed: str) -> Arrays:
    """Play games between the network and the strategist; return positions and results."""
    return collect_positions(
        network.vocabulary,
        games,
        seed,
        STANDARD_SHARE,
        lambda seed, seats: MixedPlayers(network, seed, seats),
    )


def train_value_head(learner: Learner, positions: Arrays) -> float:
    """Train the value head; return the cross-entropy of the last epoch in nats."""
    head = [
        learner.value_weights,
        learner.value_bias,
        learner.value_output,
        learner.value_output_bias,
    ]
    optimizer = torch.optim.Adam(head, LEARNING_RATE)
    blocks = list(range(0, len(positions["won"]), BATCH_SIZE))
    cross_entropy = 0.0
    for epoch in range(EPOCHS):
        cross_entropy = 0.0
        Random(epoch).shuffle(blocks)
        for number, first in enumerate(blocks):
            rows = slice(first, min(first + BATCH_SIZE, len(positions["won"])))
            with torch.no_grad():
                table = dense(positions, "table", rows, learner.vocabulary.state_size)
                units = functional.relu(table @ learner.state_weights + learner.state_bias)
            ends = (
                functional.relu(units @ learner.value_weights + learner.value_bias)
                @ learner.value_output
            )
            ends = ends + learner.value_output_bias
            won, lead = (torch.from_numpy(positions[name][rows]) for name in ("won", "lead"))
            win_loss = functional.binary_cross_entropy_with_logits(ends[:, 0], won)
            loss = win_loss + 0.5 * functional.smooth_l1_loss(ends[:, 1], lead / LEAD_SCALE)
            for group in optimizer.param_groups:
                group["lr"] = LEARNING_RATE * (1 - (epoch + number / len(blocks)) / EPOCHS)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            cross_entropy += float(win_loss.detach()) / len(blocks)
    return cross_entropy

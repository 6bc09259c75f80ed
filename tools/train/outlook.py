"""Who is likely to win: learned last, from how tables stood at the beginning of each round.

Every seat is asked by what it knows itself. The rest of the network stays as it is, so this does
not change how it plays.
"""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
import torch
from torch.nn import functional

from citadella.bots.mind.network import LEAD, Network
from citadella.bots.mind.player import Player
from citadella.bots.mind.sight import Sight
from citadella.rules import Game
from citadella.rules.dice import Dice
from tools.train.decisions import Arrays, Rows
from tools.train.learn import BLOCK, Learner, dense
from tools.train.practice import STRATEGIST, Others
from tools.train.teacher import setup_of

TIMES: Final = 3
RATE: Final = 2e-3


def look(network: Network, games: range, seed: str) -> Arrays:
    """Play games of the network and the strategist; return how tables stood, and who won."""
    sight, player, found = Sight(network.words), Player(network), Rows()
    won: list[float] = []
    lead: list[float] = []
    for number in games:
        chance = Random(f"{seed}/{number}/outlook")
        setup = setup_of(number, seed)
        game = Game.new(setup, f"{seed}/{number}")
        # From strategists alone to the network alone.
        share = chance.random()
        mine = {seat for seat in range(setup.players) if chance.random() < share}
        others, dice = Others(STRATEGIST, f"{seed}/{number}"), Dice.from_seed(f"{seed}/{number}")
        rounds = seen = 0
        while not game.over:
            if game.round > seen:
                seen = game.round
                rounds += 1
                for seat in range(setup.players):
                    sight.look_at_table(game, seat)
                    found.add(sight.table)
            legal = game.legal_actions()
            if game.to_act in mine:
                game.play(player.best(game, game.to_act, legal, dice))
            else:
                game.play(others.choose(game, legal))
        result = game.result()
        total = sum(result.totals)
        for _ in range(rounds):
            for seat, points in enumerate(result.totals):
                won.append(1.0 / len(result.winners) if seat in result.winners else 0.0)
                lead.append(points - (total - points) / (setup.players - 1))
    return {
        **found.arrays("table"),
        "won": np.array(won, np.float32),
        "lead": np.array(lead, np.float32),
    }


def foresee(learner: Learner, tables: Arrays) -> float:
    """Learn each seat's chance to win and its lead; return how far off it was in the end."""
    last = [learner.up, learner.up_bias, learner.ends, learner.ends_bias]
    steps = torch.optim.Adam(last, RATE)
    blocks = list(range(0, len(tables["won"]), BLOCK))
    off = 0.0
    for again in range(TIMES):
        off = 0.0
        Random(again).shuffle(blocks)
        for number, first in enumerate(blocks):
            rows = slice(first, min(first + BLOCK, len(tables["won"])))
            with torch.no_grad():
                table = dense(tables, "table", rows, learner.words.state_size)
                units = functional.relu(table @ learner.table + learner.table_bias)
            ends = functional.relu(units @ learner.up + learner.up_bias) @ learner.ends
            ends = ends + learner.ends_bias
            won, lead = (torch.from_numpy(tables[name][rows]) for name in ("won", "lead"))
            chance = functional.binary_cross_entropy_with_logits(ends[:, 0], won)
            loss = chance + 0.5 * functional.smooth_l1_loss(ends[:, 1], lead / LEAD)
            for group in steps.param_groups:
                group["lr"] = RATE * (1 - (again + number / len(blocks)) / TIMES)
            steps.zero_grad()
            loss.backward()
            steps.step()
            off += float(chance.detach()) / len(blocks)
    return off

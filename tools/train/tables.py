"""How tables stood at the beginning of each round, as every seat saw them, and who won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from citadella.bots.neural.features import FeatureEncoder, Vocabulary
from citadella.rules import Action, Game
from tools.train.decisions import Arrays, Rows
from tools.train.teacher import setup_of


class Chooser(Protocol):
    """Chooses for every seat of a game."""

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose for the seat that is asked."""


def look(
    vocabulary: Vocabulary,
    games: range,
    seed: str,
    usual: float,
    players: Callable[[str, int], Chooser],
) -> Arrays:
    """Play games; return how each seat saw every table, where each table ends, and who won.

    `usual`: how often the usual game is played; `players`: who plays, of a seed and so many seats.
    """
    encoder, found = FeatureEncoder(vocabulary), Rows()
    won: list[float] = []
    lead: list[float] = []
    tables: list[int] = []
    for number in games:
        setup = setup_of(number, seed, usual)
        game = Game.new(setup, f"{seed}/{number}")
        chooser = players(f"{seed}/{number}", setup.players)
        first = len(tables)
        while not game.over:
            if game.round > len(tables) - first:
                tables.append(setup.players)
                for seat in range(setup.players):
                    encoder.encode_table(game, seat)
                    found.add(encoder.table)
            game.play(chooser.choose(game, game.legal_actions()))
        result = game.result()
        total = sum(result.totals)
        for _ in tables[first:]:
            for seat, points in enumerate(result.totals):
                won.append(1.0 / len(result.winners) if seat in result.winners else 0.0)
                lead.append(points - (total - points) / (setup.players - 1))
    return {
        **found.arrays("table"),
        "tables": np.cumsum(tables),
        "won": np.array(won, np.float32),
        "lead": np.array(lead, np.float32),
    }

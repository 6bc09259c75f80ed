"""Positions at the beginning of each round, encoded for every seat, and the game's result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from citadella.bots.neural.features import FeatureEncoder, Vocabulary
from citadella.rules import Action, Game
from tools.train.decisions import Arrays, RowArrays
from tools.train.search_games import setup_of


class Chooser(Protocol):
    """Chooses actions for all seats of a game."""

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose an action for the seat to act."""


def collect_positions(
    vocabulary: Vocabulary,
    games: range,
    seed: str,
    standard_share: float,
    players: Callable[[str, int], Chooser],
) -> Arrays:
    """Play games; return the features of every position for each seat, and the results.

    `standard_share` is the share of games with the standard setup; `players` creates the players
    from a seed and the number of seats.
    """
    encoder, found = FeatureEncoder(vocabulary), RowArrays()
    won: list[float] = []
    lead: list[float] = []
    seats_of: list[int] = []
    for number in games:
        setup = setup_of(number, seed, standard_share)
        game = Game.new(setup, f"{seed}/{number}")
        chooser = players(f"{seed}/{number}", setup.players)
        first = len(seats_of)
        while not game.over:
            if game.round > len(seats_of) - first:
                seats_of.append(setup.players)
                for seat in range(setup.players):
                    encoder.encode_table(game, seat)
                    found.add(encoder.table)
            game.play(chooser.choose(game, game.legal_actions()))
        result = game.result()
        total = sum(result.totals)
        for _ in seats_of[first:]:
            for seat, points in enumerate(result.totals):
                won.append(1.0 / len(result.winners) if seat in result.winners else 0.0)
                lead.append(points - (total - points) / (setup.players - 1))
    return {
        **found.arrays("table"),
        "positions": np.cumsum(seats_of),
        "won": np.array(won, np.float32),
        "lead": np.array(lead, np.float32),
    }

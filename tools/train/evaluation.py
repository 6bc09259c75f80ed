"""Measurement of the win rate of a network against other bots."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from citadella.lab.arena import Tournament, play_deal
from citadella.lab.statistics import Rate, clustered_rate


@dataclass(frozen=True)
class Opposition:
    """The opponents of a network: the bot at all other seats, and the kind of game."""

    bot: str
    players: int = 4
    edition: str = "2016"
    action_cards: bool = False


def win_rate(model: Path, against: Opposition, games: int, seed: str) -> Rate:
    """Return a network's win rate with its confidence interval."""
    tournament = Tournament(
        against.edition,
        players=against.players,
        games=games,
        bots=(f"learned:model={model}", *[against.bot] * (against.players - 1)),
        action_cards=against.action_cards,
        seed=seed,
    )
    found = [play_deal(tournament, number).shares(0) for number in range(tournament.deals)]
    return clustered_rate([won for won, _ in found], [times for _, times in found])

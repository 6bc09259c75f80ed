"""How a model does against the ladder of bots: seats rotated, an interval over deals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from citadella.lab.arena import Tournament, play_deal
from citadella.lab.statistics import Rate, clustered_rate


@dataclass(frozen=True)
class Rung:
    """One seat of the model against all the others of a bot."""

    against: str
    players: int = 4
    edition: str = "2016"
    action_cards: bool = False


def climb(model: Path, rung: Rung, games: int, seed: str) -> Rate:
    """Return the share of games that a model wins, with its interval."""
    tournament = Tournament(
        (f"learned:model={model}", *[rung.against] * (rung.players - 1)),
        rung.players,
        games,
        rung.edition,
        action_cards=rung.action_cards,
        seed=seed,
    )
    found = [play_deal(tournament, number).shares(0) for number in range(tournament.deals)]
    return clustered_rate([won for won, _ in found], [times for _, times in found])

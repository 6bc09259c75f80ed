"""Ratings from the places that bots took (OpenSkill, Plackett–Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how sure that is; everyone begins at 25 ± 8.3."""

    mu: float
    sigma: float


def rate(count: int, games: Iterable[tuple[list[int], list[int]]]) -> list[Rating]:
    """Return the ratings of `count` players from games: who played, and the places they took."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for players, places in games:
        teams = [[ratings[player]] for player in players]
        for player, (rated,) in zip(
            players, model.rate(teams, ranks=[float(p) for p in places]), strict=True
        ):
            ratings[player] = rated
    return [Rating(rating.mu, rating.sigma) for rating in ratings]

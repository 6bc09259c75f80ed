"""Ratings computed from the places of players (OpenSkill's Plackett–Luce model)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class SkillRating:
    """The estimated strength of a player, with its standard deviation."""

    mu: float
    sigma: float


NEWCOMER = SkillRating(25.0, 25.0 / 3)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def after_game(before: Sequence[SkillRating], places: Sequence[int]) -> list[SkillRating]:
    """Return the players' new ratings after a game, given their previous ratings and places."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [SkillRating(one.mu, one.sigma) for (one,) in rated]


def rate(count: int, games: Iterable[tuple[list[int], list[int]]]) -> list[SkillRating]:
    """Return the ratings of `count` players after `games`.

    A game is a list of players (numbered from 0) and a list of their places.
    """
    ratings = [NEWCOMER] * count
    for players, places in games:
        after = after_game([ratings[player] for player in players], places)
        for player, rated in zip(players, after, strict=True):
            ratings[player] = rated
    return ratings

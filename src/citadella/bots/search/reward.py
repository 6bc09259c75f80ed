"""What a game is worth to a seat: the chance to win, blended with the lead in points."""

from typing import Final

from citadella.bots.score_forecast import prospects
from citadella.bots.search.win_probability import chances
from citadella.rules.game import Game

#: How much the lead counts beside winning; it also tells a game lost by little from a disaster.
LEAD_SHARE: Final = 0.2
#: A lead of this many points is worth half the most that a lead can be worth.
GOOD_LEAD: Final = 12.0


def reward(game: Game, seat: int) -> float:
    """Return a seat's reward, from 0 to 1: of the result, or of the estimate before the end."""
    if not game.over:
        return worth(game, seat, chances(game)[seat])
    result = game.result()
    points: list[float] = []
    for total in result.totals:
        points.append(float(total))
    chance = 0.0
    for winner in result.winners:
        if winner == seat:
            chance = 1.0 / len(result.winners)
    return blend(chance, _lead(points, seat))


def worth(game: Game, seat: int, chance: float) -> float:
    """Return what a game before its end is worth to a seat that has such a chance to win."""
    return blend(chance, _lead(prospects(game), seat))


def _lead(points: list[float], seat: int) -> float:
    """The points ahead of the mean of the others."""
    others = 0.0
    for i in range(len(points)):
        if i != seat:
            others += points[i]
    return points[seat] - others / (len(points) - 1)


def blend(chance: float, lead: float) -> float:
    """Return what a chance to win and a lead in points are worth together."""
    size = lead if lead >= 0.0 else -lead
    worth = 0.5 + 0.5 * lead / (size + GOOD_LEAD)
    return (1.0 - LEAD_SHARE) * chance + LEAD_SHARE * worth

"""The value of a game to a seat: its probability to win, blended with its lead in points."""

from typing import Final

from citadella.bots.heuristics.score_forecast import expected_scores
from citadella.rules.game import Game

#: The weight of the lead beside winning; it also tells a narrow defeat from a disaster.
LEAD_WEIGHT: Final = 0.2
#: The lead in points that has half the value of an infinite one.
HALF_VALUE_LEAD: Final = 12.0


def final_value(game: Game, seat: int) -> float:
    """Return the value of a game that is over, from 0 to 1."""
    result = game.result()
    won = 1.0 / len(result.winners) if seat in result.winners else 0.0
    return blend(won, _lead(expected_scores(game), seat))


def expected_value(game: Game, seat: int, win_probability: float) -> float:
    """Return the value of a game in play to a seat with this probability to win."""
    return blend(win_probability, _lead(expected_scores(game), seat))


def _lead(points: list[float], seat: int) -> float:
    """The points ahead of the mean of the others."""
    others = 0.0
    for i in range(len(points)):
        if i != seat:
            others += points[i]
    return points[seat] - others / (len(points) - 1)


def blend(win_probability: float, lead: float) -> float:
    """Return the value of a probability to win together with a lead in points."""
    size = lead if lead >= 0.0 else -lead
    of_lead = 0.5 + 0.5 * lead / (size + HALF_VALUE_LEAD)
    return (1.0 - LEAD_WEIGHT) * win_probability + LEAD_WEIGHT * of_lead

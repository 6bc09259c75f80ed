"""Looking back at a game that is over: where it turned, and how its players decided.

Every decision is judged from what its seat could know then (see docs/review.md).
"""

from citadella.bots.review.decisions import PLAYOUTS, Judgement, judge
from citadella.bots.review.game import Decision, GameReview, Moment, SeatReview, review
from citadella.bots.review.json_format import review_to_json
from citadella.bots.review.rollouts import Mind, StrategistMind
from citadella.bots.review.turning_points import LookingBack, TurningPoint, look_back

__all__ = [
    "PLAYOUTS",
    "Decision",
    "GameReview",
    "Judgement",
    "LookingBack",
    "Mind",
    "Moment",
    "SeatReview",
    "StrategistMind",
    "TurningPoint",
    "judge",
    "look_back",
    "review",
    "review_to_json",
]

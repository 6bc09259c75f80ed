"""Reviews of finished games: turning points, and the quality of each player's decisions.

Every decision is judged by the facts that its seat could know at the time (see docs/review.md).
"""

from citadella.bots.review.decisions import PLAYOUTS, MoveReview, review_move
from citadella.bots.review.game import ChartPoint, Decision, GameReview, SeatReview, review
from citadella.bots.review.json_format import review_to_json
from citadella.bots.review.turning_points import LookingBack, TurningPoint, look_back

__all__ = [
    "PLAYOUTS",
    "ChartPoint",
    "Decision",
    "GameReview",
    "LookingBack",
    "MoveReview",
    "SeatReview",
    "TurningPoint",
    "look_back",
    "review",
    "review_move",
    "review_to_json",
]

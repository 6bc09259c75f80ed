"""Full games that agree with a view, likelier drafts more often.

The likelihood of a draft is the product of how likely each player was to pick that character from
the pack at hand.
"""
from citadella.bots.search_model import SearchModel
from citadella.knowledge.sampling import sample
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final, final
MAX_REJECTIONS: Final[int]
RESOLUTION: Final[int]

@final
class Determinizer:
    """Samples games that agree with one view."""
    view: View
    seat: int
    pick_priors: list[list[float]]
    max_likelihood: float

    def __init__(self, view: View, model: SearchModel, dice: Dice) -> None:
        ...

    def sample(self, dice: Dice) -> Game:
        """Return a full game; `dice` decides what the seat does not know."""
        ...

    def likelihood(self, game: Game) -> float:
        """Return how likely the others made the picks of this game."""
        ...

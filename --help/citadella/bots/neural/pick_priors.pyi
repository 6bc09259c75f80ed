"""How likely each of the others picked each character, by the opponent network.

The network predicts the picks of a player whose hand it sees. So hands are sampled that agree with
the view, and in each of them the others are put before their pick again. A player who has not been
called yet has had no turn since, so that little has changed.
"""
from citadella.bots.neural.policy import Policy
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from typing import Final
SAMPLED_HANDS: Final[int]
LOGIT_SCALE: Final[float]
MIN_PROBABILITY: Final[float]

def sampled_pick_priors(policy: Policy, view: View, dice: Dice) -> list[list[float]]:
    """Return how likely each of the others picks each rank, as weights.

    The rows of the seat itself and of players whose characters are known are zero.
    """
    ...

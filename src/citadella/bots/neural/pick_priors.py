"""Priors for the picks of the other players, from the opponent network.

The network needs a player's hand to predict the pick, so hands consistent with the view are
sampled, and the picks of all other players are predicted in each sample. A player who has
not been called has had no turn since the draft, so the current hand is used as the hand at the time
of the pick.
"""

from typing import Final

from citadella.bots.heuristics.decision import fast_exp
from citadella.bots.neural.policy import Policy
from citadella.knowledge.hypothetical import before_pick
from citadella.knowledge.sampling import sample
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: The number of sampled hands per player.
SAMPLED_HANDS: Final = 8
#: Multiplies the logits, because the network is overconfident about a sampled hand.
LOGIT_SCALE: Final = 0.8
#: The amount added to the probability of every rank, so that no probability is 0.
MIN_PROBABILITY: Final = 0.01


def sampled_pick_priors(policy: Policy, view: View, dice: Dice) -> list[list[float]]:
    """Return a row for each seat: the weight of each rank as the seat's pick.

    The rows of the viewer and of players whose characters are known are zero.
    """
    found: list[list[float]] = []
    for _ in view.known.players:
        found.append([0.0] * len(view.known.box.cast))
    for _ in range(SAMPLED_HANDS):
        sampled = sample(view, dice)
        for other in view.known.players:
            # The view shows an unknown character as 0.
            if 0 in other.roles:
                _add(policy, before_pick(sampled, other.seat), other.seat, found[other.seat])
    return found


def _add(policy: Policy, game: Game, seat: int, found: list[float]) -> None:
    """Add to each rank's entry in `found` the predicted probability that `seat` picks it."""
    scores = policy.logits(game, seat, game.legal_actions())
    most = max(scores)
    total = 0.0
    for i in range(len(scores)):
        scores[i] = fast_exp(LOGIT_SCALE * (scores[i] - most))
        total += scores[i]
    i = 0
    for rank in range(1, len(found)):
        if game.pack >> rank & 1:
            found[rank] += scores[i] / total + MIN_PROBABILITY
            i += 1

"""Determinization: sampling full games consistent with a view, weighted by the draft's likelihood.

The likelihood of a draft is the product of the players' probabilities of picking their characters
from the packs they received.
"""

from typing import Final, final

from citadella.bots.search_model import SearchModel
from citadella.knowledge.roles import sample_roles
from citadella.knowledge.sampling import sample
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: After this many rejections, the next draft is accepted whatever its likelihood.
MAX_REJECTIONS: Final = 24
#: Random numbers between 0 and 1 are drawn as an integer divided by this.
RESOLUTION: Final = 1 << 20


@final
class Determinizer:
    """Samples full games consistent with a view."""

    def __init__(self, view: View, model: SearchModel, dice: Dice) -> None:
        self.view = view
        self.seat = view.seat
        self.pick_priors = model.pick_priors(view, dice)
        # The greatest likelihood so far; a draft is accepted with probability likelihood / maximum.
        self.max_likelihood = 0.0

    def sample(self, dice: Dice) -> Game:
        """Return a random full game; `dice` determines the facts that the seat does not know."""
        game = sample(self.view, dice)
        for _ in range(MAX_REJECTIONS):
            likelihood = self.likelihood(game)
            if likelihood > self.max_likelihood:
                self.max_likelihood = likelihood
            if dice.below(RESOLUTION) * self.max_likelihood <= likelihood * RESOLUTION:
                break
            sample_roles(game, self.seat, dice)
        return game

    def likelihood(self, game: Game) -> float:
        """Return the likelihood of the picks that the other players made in `game`."""
        likelihood = 1.0
        for player in game.players:
            if player.seat == self.seat:
                continue
            priors = self.pick_priors[player.seat]
            for pick in player.picks:
                total = 0.0
                for rank in range(1, len(priors)):
                    if pick.pack >> rank & 1:
                        total += priors[rank]
                if total > 0.0:
                    likelihood *= priors[pick.taken] / total
        return likelihood

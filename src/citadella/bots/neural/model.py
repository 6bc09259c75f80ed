"""Search models that use the networks."""

from typing import Final

from mypy_extensions import mypyc_attr

from citadella.bots.neural.network import Network
from citadella.bots.neural.pick_priors import sampled_pick_priors
from citadella.bots.neural.policy import TRAINED_TEMPERATURE, Policy, temperature_of
from citadella.bots.neural.win_probability import WinEstimator
from citadella.bots.search_model import SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

VARIANCE_BONUS: Final = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentModel(SearchModel):
    """The heuristics, with a network that predicts the other players' picks and targets."""

    def __init__(self, opponent: Network) -> None:
        """`opponent` is a network trained on games of the search bot."""
        super().__init__()
        self.variance_bonus = VARIANCE_BONUS
        self.opponent = Policy(opponent)

    def pick_priors(self, view: View, dice: Dice) -> list[list[float]]:
        if not self.opponent.network.vocabulary.knows_game(view.known):
            return super().pick_priors(view, dice)
        return sampled_pick_priors(self.opponent, view, dice)

    def rollout_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Sample picks and targets from the network's policy; for the rest, use the heuristics."""
        if temperature_of(legal) > 0.0 and self.opponent.knows(game, legal):
            return self.opponent.draw(game, seat, legal, TRAINED_TEMPERATURE, dice)
        return super().rollout_action(game, seat, legal, dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class NeuralModel(OpponentModel):
    """The heuristics, with networks for opponents' choices, position values and the best action."""

    def __init__(self, policy: Network, opponent: Network, value: Network) -> None:
        super().__init__(opponent)
        self.policy = Policy(policy)
        self.estimator = WinEstimator(value)

    def best_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        return self.policy.best(game, seat, legal, dice)

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's win probability; use the heuristics if the network lacks a card."""
        if not self.estimator.knows(game):
            return super().win_probabilities(game)
        return self.estimator.win_probabilities(game)

"""The networks as models of a search."""
from citadella.bots.neural.network import Network
from citadella.bots.neural.policy import Policy
from citadella.bots.neural.win_probability import WinEstimator
from citadella.bots.search_model import SearchModel
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final
VARIANCE_BONUS: Final[float]

class OpponentModel(SearchModel):
    """The heuristics, but a network predicts what the others pick and aim at."""
    opponent: Policy

    def __init__(self, opponent: Network) -> None:
        """Take a network that was trained on games of the search."""
        ...

    def pick_priors(self, view: View, dice: Dice) -> list[list[float]]:
        """Return how likely each seat picks each rank, as weights."""
        ...

    def rollout_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Draw picks and aims from the network's distribution; leave the rest to the heuristics."""
        ...

class NeuralModel(OpponentModel):
    """An opponent network, a value network, and the policy network for the best action."""
    policy: Policy
    estimator: WinEstimator

    def __init__(self, policy: Network, opponent: Network, value: Network) -> None:
        """Take the networks."""
        ...

    def best_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose by the policy network."""
        ...

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's probability to win; by the heuristics for unknown cards."""
        ...

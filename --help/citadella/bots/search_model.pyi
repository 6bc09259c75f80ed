"""What a search asks about a game: the interface between search, networks and review."""
from citadella.bots.heuristics.beliefs import pick_priors
from citadella.bots.heuristics.win_probability import win_probabilities
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final
UNIFORM_SHARE: Final[float]
LEAD_WEIGHT: Final[float]
HALF_VALUE_LEAD: Final[float]

class SearchModel:
    """Priors, opponent policy, pick priors and values, all by the heuristics.

    A subclass overrides what it knows better (`citadella.bots.neural.model`). Every method uses
    only what the seat in question may know.
    """
    variance_bonus: float

    def __init__(self) -> None:
        """Trust the results of the first playouts; see `Node` for the bonus."""
        ...

    def priors(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return the prior probability that each action is the best; they add up to 1."""
        ...

    def rollout_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose for a seat in a rollout, as such a player is expected to."""
        ...

    def best_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as well as possible without search."""
        ...

    def pick_priors(self, view: View, dice: Dice) -> list[list[float]]:
        """Return how likely each seat picks each rank, as weights, for the determinizer."""
        ...

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's probability to win a game at the beginning of a round."""
        ...

    def value(self, game: Game, seat: int) -> float:
        """Return the value of a game to a seat at the end of a rollout, from 0 to 1."""
        ...
HEURISTICS: Final[SearchModel]

def blended_value(win_probability: float, points: list[float], seat: int) -> float:
    """Return the value of a probability to win, blended with the lead over the mean of others."""
    ...

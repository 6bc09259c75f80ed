"""The strategist: heuristic evaluation with exact beliefs about the other players."""

from typing import final

from citadella.bots.heuristics.evaluate import Evaluation
from citadella.bots.heuristics.weights import Weights, weights_of
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice


@final
class StrategistBot:
    """Plays the action with the highest heuristic value; `style` is a key of `STYLES`."""

    def __init__(self, seed: str, style: str = "balanced") -> None:
        """`seed` determines the random choices of picks and targets."""
        self.weights: Weights = weights_of(style)  #: The weights of the heuristics for the style.
        self._dice = Dice.from_seed(f"strategist {seed}")

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose the action with the highest value."""
        if len(actions) == 1:
            return actions[0]
        return Evaluation(view.known, view.seat, self.weights, True).best(actions, self._dice)

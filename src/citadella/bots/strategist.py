"""The strategist: sound judgement, exact beliefs about the others, and unforeseeable aims."""

from typing import final

from citadella.bots.heuristics.evaluate import Evaluation
from citadella.bots.heuristics.weights import Weights, weights_of
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice


@final
class StrategistBot:
    """Plays by what every action is worth; `style` is one of the styles in `weights.py`."""

    def __init__(self, seed: str, style: str = "balanced") -> None:
        """Take a seat; the seed is for the bot's own stream of chance."""
        self.weights: Weights = weights_of(style)
        self._dice = Dice.from_seed(f"strategist {seed}")

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Do what is worth most."""
        if len(actions) == 1:
            return actions[0]
        return Evaluation(view.known, view.seat, self.weights, True).best(actions, self._dice)

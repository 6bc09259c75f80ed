"""The strategist: heuristic evaluation with exact beliefs about the others."""
from citadella.bots.heuristics.weights import Weights
from citadella.knowledge.view import View
from citadella.rules.action import Action
from typing import final

@final
class StrategistBot:
    """Plays the action of the highest value; `style` is one of the styles in `weights.py`."""
    weights: Weights

    def __init__(self, seed: str, style: str='balanced') -> None:
        """`seed` is for the random choices between picks and aims."""
        ...

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose the action of the highest value."""
        ...

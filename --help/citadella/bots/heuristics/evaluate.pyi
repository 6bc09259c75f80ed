"""The evaluation of a decision: the value of each legal action, and which is best.

It uses only what the asked seat may know, so it is the same for a view's blanked game and for any
full game that agrees with it. Rollouts use it with quick beliefs, the strategist with exact ones.
The values by verb are in `verb_values.py`.
"""
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.weights import Weights
from citadella.rules.action import Action, Verb
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final, final
RESOLUTION: Final[int]

def best(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the choice by quick beliefs, for rollouts."""
    ...

def exact_best(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the choice by exact beliefs, as the strategist plays."""
    ...

@final
class Evaluation:
    """The evaluation of one decision."""
    context: DecisionContext
    exact: bool

    def __init__(self, game: Game, seat: int, weights: Weights, exact: bool) -> None:
        """Take a decision; `exact`: compute beliefs from the whole draft."""
        ...

    def beliefs(self) -> Beliefs:
        """Return how likely each seat holds each character."""
        ...

    def picks(self) -> list[float]:
        """Return the value of picking each rank."""
        ...

    def value(self, action: Action) -> float:
        """Return the value of an action."""
        ...

    def best(self, legal: list[Action], dice: Dice) -> Action:
        """Return the best action; picks and aims are drawn so that others cannot foresee them."""
        ...

    def temperature(self, verb: Verb) -> float:
        """Return the softmax temperature of a choice with this verb."""
        ...

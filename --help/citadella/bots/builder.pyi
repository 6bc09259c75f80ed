"""The builder, a simple bot: every action has a value, and the highest one is played.

Ending the turn has the value 0, so actions of a lower value are not played. The values follow from
the group and the declarations of a verb rather than from the cards.
"""
from citadella.knowledge import View
from citadella.rules import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player
from typing import Final
FIRST: Final[float]
GATHERING: Final[float]
USE_VALUE: Final[float]

class BuilderBot:
    """Builds the most expensive district it can; takes gold when poor, cards when out of them."""

    def __init__(self, seed: str) -> None:
        ...

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose the action of the highest value; equal ones at random."""
        ...

class BuilderEvaluation:
    """The evaluation of one decision."""
    view: View
    known: Game
    me: Player

    def __init__(self, view: View) -> None:
        ...

    def value(self, action: Action) -> float:
        """Return the value of an action, roughly in gold."""
        ...

def liked(role: Character, usual: float) -> float:
    """Return the value of a character besides what the position adds."""
    ...

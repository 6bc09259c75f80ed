"""Choosing actions by a network."""
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.network import Network
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final, final
MIXED_TEMPERATURE: Final[float]
TRAINED_TEMPERATURE: Final[float]
RESOLUTION: Final[int]

@final
class Policy:
    """Chooses for any seat, from what that seat may know."""
    network: Network
    encoder: FeatureEncoder

    def __init__(self, network: Network) -> None:
        """Use the policy head of a network."""
        ...

    def knows(self, game: Game, legal: list[Action]) -> bool:
        """Return whether the network's vocabulary covers a decision."""
        ...

    def best(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose an action; by the heuristics where the vocabulary does not cover the decision."""
        ...

    def draw(self, game: Game, seat: int, legal: list[Action], temperature: float, dice: Dice) -> Action:
        """Draw an action from the softmax at a temperature; at 0, take the highest logit."""
        ...

    def logits(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return the logit of each action."""
        ...

def temperature_of(legal: list[Action]) -> float:
    """Return the temperature of a choice between these actions."""
    ...

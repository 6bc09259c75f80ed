"""The rules of the game, without input, output or clock; the registry is the only global state."""

from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.errors import CitadellaError, IllegalError, MalformedError, SetupError
from citadella.rules.game import Game
from citadella.rules.registry import REGISTRY
from citadella.rules.scoring import Result
from citadella.rules.setup import Setup

__all__ = [
    "Action",
    "CitadellaError",
    "Dice",
    "Game",
    "IllegalError",
    "MalformedError",
    "Result",
    "Setup",
    "SetupError",
]

REGISTRY.mark_printed()

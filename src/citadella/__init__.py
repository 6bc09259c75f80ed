"""Citadella: the complete game of Citadels as open software.

>>> from citadella import Game, Setup
>>> game = Game.new(Setup.preset("first-game", players=4), seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> len(game.result().totals)
4
"""

from citadella.knowledge import View, sample
from citadella.notation import Position, Record, Seat
from citadella.rules import (
    Action,
    CitadellaError,
    Game,
    IllegalError,
    MalformedError,
    Result,
    Setup,
    SetupError,
)
from citadella.rules import game as _game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "CitadellaError",
    "Game",
    "IllegalError",
    "MalformedError",
    "Position",
    "Record",
    "Result",
    "Seat",
    "Setup",
    "SetupError",
    "View",
    "build_kind",
    "sample",
]


def build_kind() -> str:
    """Return whether the rules run 'compiled' or 'interpreted'."""
    return "interpreted" if str(_game.__file__).endswith(".py") else "compiled"

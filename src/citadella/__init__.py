"""Citadella: the complete game of Citadels as open software.

>>> from citadella import Game, Setup
>>> game = Game.new(Setup.preset("first-game", players=4), seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> len(game.result().totals)
4

The names in `__all__` are the public API, documented in docs/api.md; the contents of the
subpackages may change from one version to the next.
"""

from citadella.api import (
    Bot,
    action_cards,
    build_kind,
    card,
    character,
    characters,
    districts,
    editions,
    presets,
)
from citadella.cards import CardFacts, CharacterFacts
from citadella.knowledge import PlayerView, View, open_view, sample
from citadella.notation import Position, Record, Seat
from citadella.rules import (
    Action,
    CitadellaError,
    Dice,
    Game,
    IllegalError,
    MalformedError,
    Result,
    Setup,
    SetupError,
)

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Bot",
    "CardFacts",
    "CharacterFacts",
    "CitadellaError",
    "Dice",
    "Game",
    "IllegalError",
    "MalformedError",
    "PlayerView",
    "Position",
    "Record",
    "Result",
    "Seat",
    "Setup",
    "SetupError",
    "View",
    "action_cards",
    "build_kind",
    "card",
    "character",
    "characters",
    "districts",
    "editions",
    "open_view",
    "presets",
    "sample",
]


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__version__"])

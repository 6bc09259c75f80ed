"""Citadella: the complete game of Citadels as open software.

>>> from citadella import Game, Setup
>>> game = Game.new(Setup.preset("first-game", players=4), seed=7)
>>> while not game.over:
...     game.play(game.legal_actions()[0])
>>> len(game.result().totals)
4

What is named here is for everyone to use and documented in docs/api.md; what lies in the packages
below may change from one version to the next.
"""

from citadella.cards import EDITIONS as _EDITIONS
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
from citadella.rules import game as _game
from citadella.rules.setup import edition_facts as _facts_of

__version__ = "0.1.0"

__all__ = [
    "Action",
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
    "characters",
    "districts",
    "editions",
    "open_view",
    "presets",
    "sample",
]


def editions() -> list[str]:
    """Return the editions that can be played."""
    return list(_EDITIONS)


def presets(edition: str = "2016") -> list[str]:
    """Return the printed lists of cards of an edition, for `Setup.preset`."""
    return [preset.id for preset in _facts_of(edition).presets]


def characters(edition: str = "2016") -> list[str]:
    """Return the printed characters of an edition in the order of their ranks."""
    ranked = sorted(_facts_of(edition).characters, key=lambda character: character.rank)
    return [character.id for character in ranked]


def districts(edition: str = "2016", unique: bool = False) -> list[str]:
    """Return the printed districts of an edition, or only the unique ones to choose from."""
    facts = _facts_of(edition)
    chosen = (*facts.unique, *facts.bonus) if unique else (*facts.base, *facts.unique, *facts.bonus)
    return [district.id for district in chosen]


def action_cards(edition: str = "deluxe") -> list[str]:
    """Return the action cards of an edition."""
    return [card.id for card in _facts_of(edition).action_cards]


def build_kind() -> str:
    """Return whether the rules run 'compiled' or 'interpreted'."""
    return "interpreted" if str(_game.__file__).endswith(".py") else "compiled"

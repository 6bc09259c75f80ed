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
from citadella.api import Bot as Bot, action_cards as action_cards, build_kind as build_kind, card as card, character as character, characters as characters, districts as districts, editions as editions, presets as presets
from citadella.cards import CardFacts as CardFacts, CharacterFacts as CharacterFacts
from citadella.knowledge import PlayerView as PlayerView, View as View, open_view as open_view, sample as sample
from citadella.notation import Position as Position, Record as Record, Seat as Seat
from citadella.rules import Action as Action, CitadellaError as CitadellaError, Dice as Dice, Game as Game, IllegalError as IllegalError, MalformedError as MalformedError, Result as Result, Setup as Setup, SetupError as SetupError
__version__: str
__all__ = ['Action', 'Bot', 'CardFacts', 'CharacterFacts', 'CitadellaError', 'Dice', 'Game', 'IllegalError', 'MalformedError', 'PlayerView', 'Position', 'Record', 'Result', 'Seat', 'Setup', 'SetupError', 'View', 'action_cards', 'build_kind', 'card', 'character', 'characters', 'districts', 'editions', 'open_view', 'presets', 'sample']

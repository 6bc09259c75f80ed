"""How the game is played. Pure: no input or output, no clock, no global state but the registry."""
from citadella.rules.action import Action as Action
from citadella.rules.dice import Dice as Dice
from citadella.rules.errors import CitadellaError as CitadellaError, IllegalError as IllegalError, MalformedError as MalformedError, SetupError as SetupError
from citadella.rules.game import Game as Game
from citadella.rules.scoring import Result as Result
from citadella.rules.setup import Setup as Setup
__all__ = ['Action', 'CitadellaError', 'Dice', 'Game', 'IllegalError', 'MalformedError', 'Result', 'Setup', 'SetupError']

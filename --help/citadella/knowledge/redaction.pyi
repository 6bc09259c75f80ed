"""A game as one seat knows it: what is declared visible to the seat and no more (I1–I3, J-I5).

Views are made from this game alone, so they cannot show what is not in it.
"""
from citadella.rules.dice import Dice
from citadella.rules.game import Game
NO_CHANCE: Dice

def redact(game: Game, seat: int) -> Game:
    """Return the game as a seat knows it (-1: a spectator); the game itself stays as it is.

    This spells out `GAME_FIELDS`, for speed; the tests compare the two.
    """
    ...

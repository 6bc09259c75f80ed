"""Who may hold which character: a random draft that agrees with what a seat has seen.

The seat knows the pack it was offered at each of its picks. The ranks that were gone by then
went to those who moved before it; what it passed on goes to those after it. So the draft falls
into stretches, each a set of ranks for a set of places: players, face-down cards, the pack.
"""
from citadella.rules.dice import Dice
from citadella.rules.game import Game
from typing import Final, final
FACE_DOWN: Final[int]
IN_PACK: Final[int]
MOST_ATTEMPTS: Final[int]

@final
class Place:
    """Where one rank of the draft went: who moved, who holds it now, which rank (0: unknown)."""
    mover: int
    holder: int
    stretch: int
    rank: int
    laid: bool

    def __init__(self, mover: int, holder: int, stretch: int, rank: int=0, laid: bool=False) -> None:
        """Note a place; `stretch`: after which look of the viewer; `laid`: with the last pick."""
        ...

def sample_roles(game: Game, seat: int, dice: Dice) -> None:
    """Fill in the characters that the seat does not know."""
    ...

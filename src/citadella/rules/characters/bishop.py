"""Rank 5, the Bishop: income from religious districts, and a city protected from rank 8."""

from typing import TYPE_CHECKING

from citadella.rules.card import RELIGIOUS
from citadella.rules.characters.common import Earner

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Turn


class Bishop(Earner):
    """Takes 1 gold per religious district; rank 8 cannot act on the player's city."""

    income_type = RELIGIOUS
    shelters = True

    def turn_starts(self, game: "Game", turn: "Turn") -> None:
        """Protect the city of the player who takes the turn, which may be the Witch's player."""
        game.protected |= 1 << turn.seat

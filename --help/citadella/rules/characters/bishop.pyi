"""Rank 5, the Bishop: income from religious districts, safe from rank 8."""
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.state import Turn

class Bishop(Earner):
    """1 gold per religious district; rank 8 leaves the city alone."""
    income_type: int
    shelters: bool

    def turn_starts(self, game: Game, turn: Turn) -> None:
        """Protect the city of whoever plays the Bishop (the Witch's, if bewitched)."""
        ...

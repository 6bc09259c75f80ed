"""Rank 8, the Warlord: income from military districts, and destruction."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Warlord(Conqueror):
    """Destroys one district for its cost less 1."""
    discount: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income and every district within reach."""
        ...

    def why_not(self, game: Game, player: Player, owner: Player, building: Building) -> str:
        """Not the Keep, and only for gold."""
        ...

    def price_of(self, owner: Player, building: Building) -> int:
        """The cost less 1, and a wall."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """What the destruction costs."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Pay and destroy."""
        ...

class ClassicWarlord(Warlord):
    """Acts at the end of the turn; leaves their own complete city alone."""
    at_end_only: bool
    own_complete: bool

class DeluxeWarlord(Warlord):
    """Leaves their own complete city alone, but not for the sake of their own Bishop."""
    own_complete: bool
    own_bishop: bool

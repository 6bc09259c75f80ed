"""Rank 8, the Marshal: income from military districts, and seizure."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Marshal(Conqueror):
    """Takes a district of cost 3 or less, paying its cost to the owner."""
    dearest: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income and every district within reach."""
        ...

    def why_not(self, game: Game, player: Player, owner: Player, building: Building) -> str:
        """Not the Keep, nothing expensive, nothing that one's city already has, only for gold."""
        ...

    def price_of(self, owner: Player, building: Building) -> int:
        """The cost, and a wall."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """What the owner gets."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Pay the owner and take it."""
        ...

"""Rank 9, the Artist: makes districts more beautiful and more expensive."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Artist(Character):
    """Puts 1 gold each on up to two own districts, once per district for good."""
    beautifies: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the districts that are still plain."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """A coin goes on the district."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Put the coin on it."""
        ...

"""Rank 7, the Navigator: 4 gold or 4 cards, but no building."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Navigator(Character):
    """Gains much and cannot build at all."""
    refills_hand: bool
    may_build: bool
    gold: int
    cards: int
    after_gathering: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer gold or cards, if they bring anything."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """No gold, or the cards of an empty deck."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take all of them."""
        ...

class ClassicNavigator(Navigator):
    """Gains after gathering."""
    after_gathering: bool

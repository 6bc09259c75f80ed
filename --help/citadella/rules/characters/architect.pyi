"""Rank 7, the Architect: 2 extra cards and three districts."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Architect(Character):
    """Draws 2 more, builds up to three."""
    build_limit: int
    draws: int
    after_gathering: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the cards while there are any."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """The cards of an empty deck."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Draw them."""
        ...

class ClassicArchitect(Architect):
    """Draws the 2 cards after gathering."""
    after_gathering: bool

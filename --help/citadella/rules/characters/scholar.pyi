"""Rank 7, the Scholar: the best of seven cards, and two districts."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Scholar(Character):
    """Draws 7, keeps 1, shuffles the rest back; builds up to two."""
    build_limit: int
    draws: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer to study."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Draw and choose."""
        ...

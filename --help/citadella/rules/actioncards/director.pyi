"""The Director: two more districts in this turn."""
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Director(TurnCard):
    """Adds to any other limit."""
    more_builds: int

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """Raise the limit."""
        ...

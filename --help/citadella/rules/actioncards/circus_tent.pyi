"""The Circus Tent: counts as a district for the end of the game only."""
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class CircusTent(TurnCard):
    """Stays in the city: no cost, points or type, out of everyone's reach."""
    counts_as: int
    only_builders: bool

    def can_be_played(self, game: Game, turn: Turn, player: Player) -> bool:
        """As printed not by a Navigator."""
        ...

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """Pitch it."""
        ...

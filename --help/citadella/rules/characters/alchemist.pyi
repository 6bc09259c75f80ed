"""Rank 6, the Alchemist: gets back what building cost."""
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Alchemist(Character):
    """At the turn's end all gold paid for building comes back, nothing else."""
    refunds: bool
    may_refuse: bool
    whole_round: bool

    def sees_turn_end(self, game: Game, turn: Turn, player: Player) -> None:
        """Note what the player has paid in this round."""
        ...

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """After the Poor House (U-poor_house-1)."""
        ...

    def round_ends(self, game: Game) -> None:
        """Forget what was paid."""
        ...

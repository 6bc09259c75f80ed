"""Rank 6, the Alchemist: gets back what building cost."""

from typing import TYPE_CHECKING

from citadella.rules.character import Character
from citadella.rules.claims import AbilityGain, claim
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Alchemist(Character):
    """At the turn's end all gold paid for building comes back, nothing else."""

    refunds = True

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """After the Poor House (U-poor_house-1)."""
        gain(game, player, turn.paid, self.name)


class LetterAlchemist(Alchemist):
    """The gold may be left."""

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Ask."""
        if turn.paid:
            claim(game, AbilityGain(player.seat, self.rank, turn.paid))

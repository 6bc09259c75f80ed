"""The Circus Tent: counts as a district for the end of the game only."""

from typing import TYPE_CHECKING

from citadella.rules.actioncards.common import TurnCard
from citadella.rules.city import has_grown

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class CircusTent(TurnCard):
    """Stays in the city: no cost, points or type, out of everyone's reach."""

    counts_as = 1
    # As printed it is pitched like a building, so not by those who may not build (J-Tent-1).
    only_builders: bool = False

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        """As printed not by a Navigator."""
        return turn.role.may_build or not self.only_builders

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Pitch it."""
        self.play_and_stay(game, player)
        player.tents += self.counts_as
        has_grown(game, player)

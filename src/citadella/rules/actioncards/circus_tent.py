"""The Circus Tent: counts as a district for the end of the game, but for nothing else."""

from typing import TYPE_CHECKING

from citadella.rules.actioncards.common import TurnCard
from citadella.rules.city import has_grown

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class CircusTent(TurnCard):
    """Lies next to the city, has no cost, points or type, and cannot be attacked."""

    counts_as = 1
    # As printed, playing the card counts as building, so the character must be allowed to build
    # (J-Tent-1).
    only_builders: bool = False

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        """Return whether the card can be played now; as printed, a Navigator cannot play it."""
        return turn.role.may_build or not self.only_builders

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        self.play_and_stay(game, player)
        player.tents += self.counts_as
        has_grown(game, player)

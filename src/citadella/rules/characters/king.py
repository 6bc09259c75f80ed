"""Rank 4, the King: income from noble districts, and the crown."""

from typing import TYPE_CHECKING

from citadella.rules.card import NOBLE
from citadella.rules.characters.common import Earner
from citadella.rules.court import crown

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player


class Crowned(Earner):
    """A rank 4 that takes the crown for itself, even when bewitched or killed."""

    takes_crown = True

    def revealed(self, game: "Game", player: "Player") -> None:
        """Take the crown (J-King-4: on being revealed)."""
        crown(game, player)

    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """The heir shows the card and takes the crown (K3)."""
        game.turn_up(player, self.rank)
        if not game.crown_claimed:
            crown(game, player)


class King(Crowned):
    """1 gold per noble district."""

    income_type = NOBLE

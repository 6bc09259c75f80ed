"""The crown."""

from typing import TYPE_CHECKING

from citadella.rules import event

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def crown(game: "Game", player: "Player") -> None:
    """Give the crown to a player."""
    if game.crown == player.seat:
        return
    game.crown = player.seat
    if game.log is not None:
        game.tell(event.CROWNED, player.seat)
    for owner in game.players:
        for district in owner.effects:
            district.crown_moved(game, owner)

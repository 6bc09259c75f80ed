"""Passing the crown."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.event import ITS_OWN, whose_doing

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def crown(game: "Game", player: "Player", cause: str = "", by: int = ITS_OWN) -> None:
    """Give the crown to a player.

    `by`: the responsible seat, by default the seat whose turn it is.
    """
    if game.crown == player.seat:
        return
    game.crown = player.seat
    if game.log is not None:
        whose = whose_doing(game, player.seat) if by == ITS_OWN else by
        game.tell(event.CROWNED, player.seat, -1, 0, 0, cause, whose)
    for owner in game.players:
        for district in owner.effects:
            district.crown_moved(game, owner)

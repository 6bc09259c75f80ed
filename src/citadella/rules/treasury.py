"""Moving gold between players and the bank."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.event import ITS_OWN, whose_doing

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def gain(game: "Game", player: "Player", n: int, cause: str = "") -> None:
    """Give a player `n` gold from the bank, which never runs out (I4)."""
    if n > 0:
        player.gold += n
        if game.log is not None:
            game.tell(event.GAINED_GOLD, player.seat, -1, n, 0, cause)


def pay(game: "Game", player: "Player", n: int, cause: str = "") -> None:
    """Pay `n` gold from a player to the bank."""
    if n > 0:
        player.gold -= n
        if game.log is not None:
            game.tell(event.PAID_GOLD, player.seat, -1, n, 0, cause)


def hand_over(
    game: "Game", giver: "Player", taker: "Player", n: int, cause: str = "", by: int = ITS_OWN
) -> None:
    """Move up to `n` gold from `giver` to `taker`; `by` is explained at `court.crown`."""
    if n > giver.gold:
        n = giver.gold
    if n > 0 and giver is not taker:
        giver.gold -= n
        taker.gold += n
        if game.log is not None:
            whose = whose_doing(game, taker.seat) if by == ITS_OWN else by
            game.tell(event.GAVE_GOLD, giver.seat, taker.seat, n, 0, cause, whose)

"""Rank 9, the Queen: gold for sitting next to rank 4."""

from typing import TYPE_CHECKING

from citadella.rules.action import BONUS, Action
from citadella.rules.character import BONUS_USED, CROWN_RANK, Character
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _neighbours(game: "Game", a: int, b: int) -> bool:
    seats = len(game.players)
    return (a + 1) % seats == b or (b + 1) % seats == a


class Queen(Character):
    """3 gold next to the player who revealed rank 4; if that one was killed, at the round's end."""

    # In one edition a bewitched rank 4 pays at the round's end too.
    waits_for_bewitched: bool = False

    def _must_wait(self, game: "Game") -> bool:
        for marker in game.markers:
            if marker.rank == CROWN_RANK:
                if marker.silences() or (marker.bewitches() and self.waits_for_bewitched):
                    return True
        return False

    def _sits_beside(self, game: "Game", seat: int) -> bool:
        holder = game.holder(CROWN_RANK)
        return (
            holder >= 0
            and game.players[holder].revealed >> CROWN_RANK & 1 != 0
            and _neighbours(game, seat, holder)
        )

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer the gold."""
        if (
            not turn.used & BONUS_USED
            and not self._must_wait(game)
            and self._sits_beside(game, player.seat)
        ):
            out.append(BONUS.plain)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Take it."""
        turn.used |= BONUS_USED
        gain(game, player, 3)

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Rank 4 does not always play, and sits beside her in two of the other seats."""
        return 4.0 / (len(game.players) - 1)

    def round_ends(self, game: "Game") -> None:
        """Pay who played the Queen beside a rank 4 that was killed."""
        seat = game.actors[self.rank]
        if seat >= 0 and self._must_wait(game) and self._sits_beside(game, seat):
            gain(game, game.players[seat], 3)


class DeluxeQueen(Queen):
    """Waits for a bewitched rank 4 too."""

    waits_for_bewitched = True

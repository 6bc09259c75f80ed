"""Rank 2, the Thief: takes all gold from the player of a named character."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import ROB, Action
from citadella.rules.character import POWER_USED, Character, Marker, enter_marker
from citadella.rules.characters.common import lay_marker, name_reachable
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Mask(Marker):
    """Marks a character that is robbed as soon as it is revealed."""

    kind: ClassVar[str] = "mask"
    sign: ClassVar[str] = "◐"

    def on_revealed(self, game: "Game", player: "Player") -> None:
        owner = game.players[self.owner]
        thief = game.box.who_lays(self)
        if player.gold > 0:
            hand_over(game, player, owner, player.gold, thief, self.owner)
        elif player is not owner:
            game.tell(event.FOUND_NOTHING, player.seat, self.owner, 0, 0, thief, self.owner)


class Thief(Character):
    """Names a character to rob: not of rank 1, not killed and not bewitched."""

    robs = 1.0
    lays = Mask.kind

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            name_reachable(game, ROB, turn.role.rank, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        rank = game.rank_of(action.character_number)
        lay_marker(game, Mask(rank, player.seat), event.ROBBED)


enter_marker(Mask)

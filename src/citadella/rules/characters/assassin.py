"""Rank 1, the Assassin: kills a character."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import KILL, Action
from citadella.rules.character import POWER_USED, Character, Marker, enter_marker
from citadella.rules.characters.common import lay_marker, name_characters

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Dagger(Marker):
    """A marker on a killed character, which must not answer its call."""

    kind: ClassVar[str] = "dagger"
    sign: ClassVar[str] = "†"

    def silences(self) -> bool:
        return True


class Assassin(Character):
    """Names a character to kill; the killed character loses its turn and is not revealed."""

    stops_leader = 1.0
    costs_turn = 1.0
    costs_ability = True
    lays = Dagger.kind

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED:
            name_characters(game, KILL, turn.role.rank, 2, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        rank = game.rank_of(action.character_number)
        lay_marker(game, Dagger(rank, player.seat), event.KILLED)


enter_marker(Dagger)

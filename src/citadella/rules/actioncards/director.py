"""The Director: lets its player build two more districts in this turn."""

from typing import TYPE_CHECKING

from citadella.rules.actioncards.common import TurnCard

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Director(TurnCard):
    """Raises the building limit by 2, in addition to other effects on the limit."""

    more_builds = 2

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        self.play_and_return(game, player)
        turn.extra_limit += self.more_builds

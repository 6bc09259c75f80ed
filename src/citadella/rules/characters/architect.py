"""Rank 7, the Architect: draws 2 extra cards and builds up to three districts."""

from typing import TYPE_CHECKING

from citadella.rules.action import BONUS, Action
from citadella.rules.character import BONUS_USED, Character
from citadella.rules.deck import draw

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Architect(Character):
    """Draws 2 extra cards; builds up to three districts."""

    build_limit = 3
    draws: int = 2
    # Classic: the cards can be drawn only after gathering.
    after_gathering: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if game.deck:
            self._offer(turn, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        self._offer(turn, out)

    def _offer(self, turn: "Turn", out: list[Action]) -> None:
        if not turn.used & BONUS_USED and (turn.gathered or not self.after_gathering):
            out.append(BONUS.plain)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= BONUS_USED
        draw(game, player, self.draws, self.name)


class ClassicArchitect(Architect):
    """Can draw the 2 extra cards only after gathering."""

    after_gathering = True

"""Rank 7, the Architect: 2 extra cards and three districts."""

from typing import TYPE_CHECKING

from citadella.rules.action import BONUS, Action
from citadella.rules.character import BONUS_USED, Character
from citadella.rules.deck import draw

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Architect(Character):
    """Draws 2 more, builds up to three."""

    build_limit = 3
    draws: int = 2
    # In the classic game the cards come after gathering.
    after_gathering: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer the cards while there are any."""
        if game.deck:
            self._offer(turn, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """The cards of an empty deck."""
        self._offer(turn, out)

    def _offer(self, turn: "Turn", out: list[Action]) -> None:
        if not turn.used & BONUS_USED and (turn.gathered or not self.after_gathering):
            out.append(BONUS.plain)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Draw them."""
        turn.used |= BONUS_USED
        draw(game, player, self.draws, self.name)


class ClassicArchitect(Architect):
    """Draws the 2 cards after gathering."""

    after_gathering = True

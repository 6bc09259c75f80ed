"""Rank 7, the Scholar: keeps one of seven cards, and builds up to two districts."""

from typing import TYPE_CHECKING

from citadella.rules.action import STUDY, Action
from citadella.rules.character import POWER_USED, Character
from citadella.rules.deck import draw_aside
from citadella.rules.turn import SHUFFLED_IN, choose_from_aside

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Scholar(Character):
    """Draws 7 cards, keeps 1 and shuffles the other 6 into the deck; builds up to two districts."""

    build_limit = 2
    draws: int = 7

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not turn.used & POWER_USED and game.deck:
            out.append(STUDY.plain)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        draw_aside(game, player, self.draws, self.name)
        choose_from_aside(game, player, 1, SHUFFLED_IN)

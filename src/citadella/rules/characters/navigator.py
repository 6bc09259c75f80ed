"""Rank 7, the Navigator: gains 4 gold or 4 cards, but cannot build."""

from typing import TYPE_CHECKING

from citadella.rules.action import BONUS_CARDS, BONUS_GOLD, Action
from citadella.rules.character import BONUS_USED, Character
from citadella.rules.deck import draw
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Navigator(Character):
    """Gains 4 gold or 4 cards; cannot build at all."""

    refills_hand = True
    may_build = False
    gold: int = 4
    cards: int = 4
    # Classic: the gain can be taken only after gathering.
    after_gathering: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if self._may_gain(turn):
            if self.gold:
                out.append(BONUS_GOLD.plain)
            if self.cards and game.deck:
                out.append(BONUS_CARDS.plain)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if self._may_gain(turn):
            out.append(BONUS_GOLD.plain)
            out.append(BONUS_CARDS.plain)

    def _may_gain(self, turn: "Turn") -> bool:
        return not turn.used & BONUS_USED and (turn.gathered or not self.after_gathering)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= BONUS_USED
        if action.verb is BONUS_GOLD:
            gain(game, player, self.gold, self.name)
        else:
            draw(game, player, self.cards, self.name)


class ClassicNavigator(Navigator):
    """Can take the gold or cards only after gathering."""

    after_gathering = True

"""Rank 6, the Merchant: income from trade districts and 1 extra gold."""

from typing import TYPE_CHECKING

from citadella.rules.action import BONUS, Action
from citadella.rules.card import TRADE
from citadella.rules.character import BONUS_USED
from citadella.rules.characters.common import Earner
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Merchant(Earner):
    """Takes 1 gold per trade district, and 1 extra gold."""

    income_type = TRADE
    extra_gold: int = 1
    # True in classic: the extra gold can be taken only after gathering.
    after_gathering: bool = False
    # As printed, the extra gold is gained at the end of the turn (J-X-Merchant-2).
    after_turn: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if self.extra_gold:
            self._offer_bonus(turn, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        self._offer_bonus(turn, out)

    def _offer_bonus(self, turn: "Turn", out: list[Action]) -> None:
        if (
            not self.after_turn
            and not turn.used & BONUS_USED
            and (turn.gathered or not self.after_gathering)
        ):
            out.append(BONUS.plain)

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Gain the extra gold at the end of the turn, if played as printed."""
        if self.after_turn:
            gain(game, player, self.extra_gold, self.name)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is BONUS:
            turn.used |= BONUS_USED
            gain(game, player, self.extra_gold, self.name)
        else:
            super().act(game, turn, player, action)


class ClassicMerchant(Merchant):
    """Can take the extra gold only after gathering."""

    after_gathering = True

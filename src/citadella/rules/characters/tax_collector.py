"""The Tax Collector: taxes every player who builds (rank 9; in classic rank 2)."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.action import COLLECT, Action
from citadella.rules.character import POWER_USED, Character
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class TaxCollector(Character):
    """Takes the gold on its token, on which players put 1 gold when they build a district."""

    watches = True
    keeps_taxes = True
    tax: int = 1

    def sees_built(self, game: "Game", turn: "Turn | None", builder: "Player") -> None:
        """Put the tax of `builder` on the token, unless they build as the Tax Collector."""
        own = turn is not None and turn.role is self and turn.seat == builder.seat
        if not own and builder.gold > 0:
            tax = self.tax if builder.gold > self.tax else builder.gold
            builder.gold -= tax
            game.taxes += tax
            game.tell(event.TAXED, builder.seat, -1, tax, 0, self.name, event.NOBODY)

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if game.taxes > 0 and not turn.used & POWER_USED:
            out.append(COLLECT.plain)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        found.price = game.taxes

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= POWER_USED
        player.gold += game.taxes
        game.tell(event.COLLECTED, player.seat, -1, game.taxes, 0, self.name)
        game.taxes = 0

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return the gold on the token plus an estimate of the taxes still to come."""
        return game.taxes + 0.4 * self.tax * (len(game.players) - 1)


class ClassicTaxCollector(Character):
    """When in play (rank 2), takes 1 gold from every other player who builds in the round."""

    watches = True
    tax: int = 1

    def turn_starts(self, game: "Game", turn: "Turn") -> None:
        """Tax the players who built before the Tax Collector was revealed (X-Tax-2)."""
        collector = game.players[turn.seat]
        for player in game.players:
            if game.builders >> player.seat & 1:
                hand_over(game, player, collector, self.tax, self.name)

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Tax a player who has built in this turn, once for all districts (X-Tax-1)."""
        collector = game.actors[self.rank]
        if collector >= 0 and turn.built_any:
            hand_over(game, player, game.players[collector], self.tax, self.name, collector)

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return the expected taxes, assuming that about half of the other players build."""
        return 0.5 * self.tax * (len(game.players) - 1)

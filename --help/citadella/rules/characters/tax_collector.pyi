"""The Tax Collector: everyone who builds pays (rank 9; in the classic game rank 2)."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class TaxCollector(Character):
    """1 gold on the token for every district built, in every round; takes it in their turn."""
    watches: bool
    keeps_taxes: bool
    tax: int

    def sees_built(self, game: Game, turn: Turn | None, builder: Player) -> None:
        """Tax the builder, unless it is building as the Tax Collector."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer what lies on the token."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """What lies on the token."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it all."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """What lies on the token, and what others will still put there."""
        ...

class ClassicTaxCollector(Character):
    """Rank 2: in a round with it in play, every other player that built gives it 1 gold."""
    watches: bool
    tax: int

    def turn_starts(self, game: Game, turn: Turn) -> None:
        """Who built before it was revealed pays now (X-Tax-2)."""
        ...

    def sees_turn_end(self, game: Game, turn: Turn, player: Player) -> None:
        """Who built in this turn pays at its end, once (X-Tax-1)."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """About half of the others build."""
        ...

"""Rank 6, the Merchant: income from trade districts and 1 extra gold."""
from citadella.rules.action import Action
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

class Merchant(Earner):
    """1 gold per trade district; 1 extra gold."""
    income_type: int
    extra_gold: int
    after_gathering: bool
    after_turn: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer both."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """No gold."""
        ...

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """As printed the extra gold comes last of all."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it."""
        ...

class ClassicMerchant(Merchant):
    """Takes the extra gold after gathering."""
    after_gathering: bool

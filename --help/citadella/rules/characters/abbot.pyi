"""Rank 5, the Abbot: gold or cards from religious districts, alms from the richest."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn

def richest(game: Game, player: Player) -> list[int]:
    """Return the seats with the most gold, or none if the player is among them."""
    ...

def likely_alms(game: Game, player: Player) -> float:
    """Return how likely it is that there is somebody richer."""
    ...

class Abbot(Character):
    """1 gold or 1 card per religious district in any mix; the richest gives 1 gold."""
    income_type: int
    alms: int
    school_gives_both: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer every mix (named by its gold), and alms."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Cards of an empty deck, or no alms."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """The gold and the cards of a mix."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take the announced mix, or the alms."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """The alms."""
        ...

class DeluxeAbbot(Abbot):
    """The School of Magic brings gold and a card."""
    school_gives_both: bool

class ClassicAbbot(Earner):
    """1 gold per religious district; the single richest gives 1 gold."""
    income_type: int
    alms: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer income and alms; nothing on a tie (X-Abbot-2)."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """No alms."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """The alms."""
        ...

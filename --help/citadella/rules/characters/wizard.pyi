"""Rank 3, the Wizard: takes a card out of a hand and may build it at once."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Wizard(Character):
    """Looks at a hand; in this turn identical districts may be built."""
    takes_a_card: bool
    may_leave: bool
    pays_cards: bool

    def allows_another(self) -> bool:
        """Identical districts are allowed (C-Wizard-2)."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer every other hand with a card in it."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Count the hand to look at."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Look."""
        ...

def offer_hands(game: Game, player: Player, out: list[Action]) -> None:
    """Offer to look at the hands of others."""
    ...

def look(game: Game, player: Player, other: Player, cause: str='') -> None:
    """Look at another player's hand."""
    ...

class TakeFromHand(Question):
    """Which card of a hand do you take? first: whose hand it is."""
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is a card to take."""
        ...

class WizardTake(TakeFromHand):
    """Which card do you take, and do you build it now? first: whose hand it is."""
    kind: ClassVar[str]

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer every different card, and to build what can be paid for."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Price the district that is built at once."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it; built at once it does not count to the limit."""
        ...

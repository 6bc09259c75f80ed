"""Rank 5, the Cardinal: cards from religious districts, and other people's gold to build."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Cardinal(Earner):
    """Takes missing gold from one player, a card for each coin, and must then build."""
    income_type: int
    income_in_cards: bool

    def may_borrow(self, turn: Turn) -> bool:
        """Once in the turn."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """The price, and how much of it is borrowed."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take exactly the missing gold; the cards for it are chosen one by one."""
        ...

def borrow(game: Game, turn: Turn, player: Player, action: Action, missing: int) -> None:
    """Take the missing gold for a district that lies on the table; cards are given for it."""
    ...

class CardinalGive(Question):
    """Which card do you give for the gold?

    first: the district to build, second: to whom, third: how many. The district has been announced
    and lies on the table. The gold suffices for its price, or for what cards have not paid of it.
    """
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The gold has been taken, and there are cards to give for it."""
        ...

    def holds(self) -> int:
        """The district waits on the table."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the hand."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Give it; after the last one, build."""
        ...

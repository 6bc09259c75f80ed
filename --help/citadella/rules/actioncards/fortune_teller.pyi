"""The Fortune Teller: takes a card out of a hand."""
from citadella.rules.action import Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.amounts import Amounts
from citadella.rules.characters.wizard import TakeFromHand
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class FortuneTeller(TurnCard):
    """Look at a player's hand and take one card."""
    takes_a_card: bool
    may_leave: bool

    def can_be_played(self, game: Game, turn: Turn, player: Player) -> bool:
        """It takes someone with cards."""
        ...

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """Choose whose hand."""
        ...

class Peek(Question):
    """Whose hand do you look at?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is a hand to look at."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer those with cards."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Count the hand to look at."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Look."""
        ...

class PeekTake(TakeFromHand):
    """Which card do you take? first: whose hand it is."""
    kind: ClassVar[str]

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer every different card."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it."""
        ...

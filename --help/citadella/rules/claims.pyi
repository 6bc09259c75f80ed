"""Gains that come by themselves; as printed their owner may refuse them (J-T15)."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.game import Game
from citadella.rules.question import Question
from typing import ClassVar

class Claim(Question):
    """Do you take what comes to you?"""
    on_top: ClassVar[bool]

    def options(self, game: Game, out: list[Action]) -> None:
        """Take it or leave it."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it."""
        ...

    def take(self, game: Game) -> None:
        """Give it to the seat that is asked."""
        ...

class EffectGain(Claim):
    """Do you take what your district brings? first: the district, second: gold, third: cards."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """It stands in the city."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Say how much it is."""
        ...

    def take(self, game: Game) -> None:
        """Take it from the bank, or draw."""
        ...

class AbilityGain(Claim):
    """Do you take the gold of your character? first: its rank, second: how much."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The seat has played the character in this round."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Say how much it is."""
        ...

    def take(self, game: Game) -> None:
        """Take it from the bank."""
        ...

def claim(game: Game, question: Claim) -> None:
    """Ask, after the claims that are waiting already; nothing is no claim."""
    ...

def claims_of(stack: list[Question]) -> list[Question]:
    """Return the claims among open questions: they outlast the turn that has brought them."""
    ...

def take_claims(game: Game) -> None:
    """Take everything at the end of the game: it can only help, so nobody is asked (J-T14)."""
    ...

"""The Acrobat: takes a crown that nobody takes."""
from citadella.rules.action import Action
from citadella.rules.card import ActionCard
from citadella.rules.game import Game
from citadella.rules.question import Question
from typing import ClassVar

class Acrobat(ActionCard):
    """Played when rank 4 is called and does not answer, or is bewitched."""
    takes_crown: bool

    def crown_left(self, game: Game) -> None:
        """Ask all who hold cards, so that the question betrays nobody (J-I6)."""
        ...

class ClaimCrown(Question):
    """Nobody takes the crown: do you? (asked of all who hold cards, J-I6)"""
    kind: ClassVar[str]
    put_to_many: ClassVar[bool]
    passes: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """Rank 4 has been called and did not answer, or is bewitched."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer a card that claims it."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take the crown; rank 4 does nothing with it in this round."""
        ...

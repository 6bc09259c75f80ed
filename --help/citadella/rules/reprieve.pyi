"""A killed character is called: what a card of its owner can still do for it (J-I6)."""
from citadella.rules.action import Action
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player
from typing import ClassVar

def ask_the_silent(game: Game) -> None:
    """Ask all who might be the killed and able to answer, so that the question betrays nobody."""
    ...

def has_hidden_role(player: Player) -> bool:
    """Return whether a character of the player has not been revealed."""
    ...

class AnswerDeath(Question):
    """The killed character is called: can you answer?"""
    kind: ClassVar[str]
    put_to_many: ClassVar[bool]
    passes: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """A rank must have been called without an answer."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Only who holds the killed character can do more than stay silent."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Stay silent, or come forward."""
        ...

"""Rank 4, the King: income from noble districts, and the crown."""
from citadella.rules.action import Action
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Crowned(Earner):
    """A rank 4 that takes the crown for itself, even when bewitched or killed."""
    takes_crown: bool
    in_turn: bool
    heir_may_pass: bool

    def revealed(self, game: Game, player: Player) -> None:
        """Take the crown (J-King-4: on being revealed)."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income, and the crown that must still be taken."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it."""
        ...

    def may_end(self, game: Game, turn: Turn) -> bool:
        """The crown must have been taken."""
        ...

    def killed_round_ends(self, game: Game, player: Player) -> None:
        """The heir shows the card and takes the crown (K3)."""
        ...

class King(Crowned):
    """1 gold per noble district."""
    income_type: int

class HeirCrown(Question):
    """Your killed King lies open: do you take the crown?"""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The round is over, and rank 4 has been shown."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Take it or leave it."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it."""
        ...

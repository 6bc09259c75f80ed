"""The Living Cannonball: replaces one of your districts with a more expensive one."""
from citadella.rules.action import Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.amounts import Amounts
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class LivingCannonball(TurnCard):
    """Besides building: replace a district with a more expensive one, paying the difference."""
    replaces: bool

    def can_be_played(self, game: Game, turn: Turn, player: Player) -> bool:
        """Only if there is something to replace; who may not build at all may not rebuild."""
        ...

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """Announce the new district first, then choose the old one."""
        ...

class ReplaceBy(Question):
    """Which district comes into the city?"""
    kind: ClassVar[str]

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the districts that are more expensive than one that stands; or none after all."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Lay it on the table."""
        ...

class Replace(Question):
    """Which of your districts makes room? first: the new one, on the table."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is a district to replace."""
        ...

    def holds(self) -> int:
        """The district waits on the table."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the cheaper ones for which the difference can be paid."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """The difference of the costs."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Neither taxed nor confiscated: an action card, not building."""
        ...

"""Rank 8, the Diplomat: income from military districts, and an exchange."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Diplomat(Conqueror):
    """Swaps one of their districts for another player's, paying the difference to the owner."""
    any_name: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income and every district that can be had for some own one."""
        ...

    def why_not(self, game: Game, player: Player, owner: Player, building: Building) -> str:
        """Not the Keep, nothing that stands in one's own city, and only for something that fits."""
        ...

    def can_give(self, player: Player, owner: Player, wanted: Building, given: Building) -> bool:
        """Return whether a district can be given for a wanted one.

        No district may come into a city where one of its name stands already (C-Diplomat-3).
        """
        ...

    def why_spared(self, game: Game, turn: Turn, player: Player, owner: Player, building: Building) -> str:
        """Without a district to give there is nothing to wonder about."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """The wanted district is named first, then the one given for it."""
        ...

class ClassicDiplomat(Diplomat):
    """Acts at the end of the turn."""
    at_end_only: bool

class DeluxeDiplomat(Diplomat):
    """May give a district although their other character is the Bishop."""
    own_bishop: bool

class HandOver(Question):
    """Which district do you give for it? first: the wanted building, second: its owner."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The wanted district stands there, and something can be given for it."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer one's own districts that fit and can be paid for."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """The difference of the costs, and a wall."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Pay the difference and swap."""
        ...

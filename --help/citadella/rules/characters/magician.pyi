"""Rank 3, the Magician: swaps hands, or exchanges cards with the deck."""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Magician(Character):
    """One of the two, once."""
    swaps_hands: bool
    refills_hand: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer every other hand (an empty hand can be swapped too), and the deck."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """From an empty deck the same cards would come back."""
        ...

    def at_any_time(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Both."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Count the other hand."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Swap at once; or choose the cards one by one."""
        ...

class Redraw(Question):
    """Which cards go back? first: how many have gone."""
    kind: ClassVar[str]
    about: ClassVar[str]
    for_each: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There are cards left to choose from."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the different cards of the hand, and to be done."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """The cards go to the bottom first, then as many are drawn."""
        ...

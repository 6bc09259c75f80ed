"""Rank 3, the Seer: takes a random card from everyone and gives one back to each."""
from citadella.rules.action import Action
from citadella.rules.character import Character
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Seer(Character):
    """Takes, gives, and may build two."""
    refills_hand: bool
    build_limit: int

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer it while anyone else has cards."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take from all first; then give back, from the left round the table."""
        ...

class SeerGive(Question):
    """Which card do you give? a: to whom."""
    kind: ClassVar[str]
    about: ClassVar[str]
    put_to_many: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """There are cards for all who get one."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer every different card of the hand."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Give it."""
        ...

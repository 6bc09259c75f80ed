"""The Ticket Booth: opponents pay to choose a card."""
from citadella.rules.action import Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class TicketBooth(TurnCard):
    """Each opponent may, once in a turn, put 1 gold on it, draw 3 and keep 1."""
    toll: int
    draws: int
    keep_none: bool

    def play(self, game: Game, turn: Turn, player: Player) -> None:
        """It stays in front of the player and is never a district."""
        ...

    def lying_options(self, game: Game, turn: Turn, player: Player, owner: Player, out: list[Action]) -> None:
        """Offer a visit to one that has not been visited in this turn."""
        ...

    def visit(self, game: Game, turn: Turn, player: Player, owner: Player, place: int) -> bool:
        """Pay and choose; right after that the owner may cash in."""
        ...

class CashIn(Question):
    """Your booth has been used: do you take its gold and give it up? a: its place."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The booth lies there, and someone else uses it."""
        ...

    def stake(self, game: Game) -> int:
        """What lies on the booth."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Only now."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """All the gold for the card."""
        ...

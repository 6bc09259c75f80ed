"""Rank 4, the Emperor: gives the crown to another and is paid for it."""
from citadella.rules.action import Action
from citadella.rules.characters.common import Earner
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar, Final

class Emperor(Earner):
    """1 gold per noble district; must pass the crown on at some time in the turn."""
    income_type: int
    tribute: int
    receiver_chooses: bool
    heir_may_pass: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income and the other players."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Pass the crown on and take 1 gold or 1 random card from the new holder."""
        ...

    def ask_what(self, game: Game, player: Player, other: Player) -> None:
        """Ask whether it is gold or a card (J-Emperor-6); a Witch always chooses herself."""
        ...

    def may_end(self, game: Game, turn: Turn) -> bool:
        """The crown must have been passed on."""
        ...

    def killed_round_ends(self, game: Game, player: Player) -> None:
        """Passes the crown on when the round is over, for nothing (K3)."""
        ...

class Levy(Question):
    """What do you take from the newly crowned? first: whom."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is something to choose from."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """1 gold or 1 random card."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it."""
        ...
FOR_NOTHING: Final[int]
FOR_TRIBUTE: Final[int]
OR_NOT: Final[int]

class PassCrown(Question):
    """Who gets the crown? first: how it is passed on."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is someone to give it to, in the turn or when the round is over."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the other players."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Pass it on."""
        ...

class Tribute(Question):
    """What do you give for the crown that you have been given? first: the Emperor's seat."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is something to give to the Emperor in turn."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """1 gold or a card of the giver's choice (X-Emperor-1)."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Give it."""
        ...

class GiveForCrown(Tribute):
    """You have been given the crown: gold or a random card for it? first: the Emperor's seat."""
    kind: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """There is something to choose from for the Emperor in turn."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """1 gold or 1 random card."""
        ...

class ClassicEmperor(Emperor):
    """Moves the crown as soon as called; the receiver chooses what to give."""

    def revealed(self, game: Game, player: Player) -> None:
        """Ask at once (X-Crown-1); a bewitched Emperor still moves it himself."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income only."""
        ...

    def may_end(self, game: Game, turn: Turn) -> bool:
        """The crown has moved already."""
        ...

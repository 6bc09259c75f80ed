"""Rank 1, the Magistrate: lays warrants and confiscates a district."""
from citadella.rules.action import Action, Verb
from citadella.rules.card import District
from citadella.rules.character import Character, Marker
from citadella.rules.characters.common import ChooseReal
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Warrant(Marker):
    """One of three warrants; only the signed one (face 1) has force."""
    kind: ClassVar[str]
    sign: ClassVar[str]

    def set_size(self) -> int:
        """One of three is signed; only the Magistrate knows which."""
        ...

    def on_paid_building(self, game: Game, turn: Turn, player: Player, district: District, paid: int, counts: bool) -> bool:
        """Ask the Magistrate, whether the warrant is signed or not, until all know it (J-I6)."""
        ...

class Magistrate(Character):
    """Lays three warrants on three characters, one of them signed."""
    costs_turn: float
    lays: str
    always_counts: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer all tokens for the first warrant."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Lay the first; two more follow, then one of the three is signed."""
        ...

class LayWarrant(Question):
    """Where does the next warrant lie? first: how many are left."""
    kind: ClassVar[str]
    about: ClassVar[str]
    lays_markers: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """The others lie there."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the tokens without one."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Lay it."""
        ...

class SignWarrant(ChooseReal):
    """Which of the three is signed? Nobody else learns it."""
    kind: ClassVar[str]
    marker: ClassVar[str]
    size: ClassVar[int]
    verb: ClassVar[Verb]

class Confiscate(Question):
    """A marked character has paid for a district: do you take it?

    first: the district's number, second: the gold paid, third: 1 if it counts to the limit.
    """
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The warrant lies on the character in turn."""
        ...

    def holds(self) -> int:
        """The district waits on the table."""
        ...

    def whom(self, game: Game) -> int:
        """The builder."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer it if the warrant is signed and the Magistrate's city can take the district."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it for free, the gold goes back to the builder; or let it stand."""
        ...

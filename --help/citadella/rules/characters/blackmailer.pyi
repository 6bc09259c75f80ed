"""Rank 2, the Blackmailer: threatens two characters, one of them in earnest."""
from citadella.rules.action import Action, Verb
from citadella.rules.amounts import Amounts
from citadella.rules.character import Character, Marker
from citadella.rules.characters.common import ChooseReal
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

class Threat(Marker):
    """One of two threats; only the flowered one (face 1) is in earnest."""
    kind: ClassVar[str]
    sign: ClassVar[str]

    def set_size(self) -> int:
        """One of two is flowered; only the Blackmailer knows which."""
        ...

    def threatens(self) -> bool:
        """It is answered right after gathering."""
        ...

    def after_gathering(self, game: Game, turn: Turn, player: Player) -> None:
        """Ask for a bribe; those who threaten their own other character ask nothing."""
        ...

class Blackmailer(Character):
    """Lays two threats: not on rank 1, the killed or the bewitched."""
    robs: float
    robs_after_gathering: bool
    lays: str
    own_token: bool

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the tokens for the first threat."""
        ...

    def free_tokens(self, game: Game, out: list[Action]) -> None:
        """Offer the tokens without a threat."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Lay the first; the second follows, then one gets the flower."""
        ...

class LayThreat(Question):
    """Where does the second threat lie?"""
    kind: ClassVar[str]
    lays_markers: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """The first one lies there."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the other tokens."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Lay it."""
        ...

class FlowerThreat(ChooseReal):
    """Which of the two is flowered? Nobody else learns it."""
    kind: ClassVar[str]
    marker: ClassVar[str]
    size: ClassVar[int]
    verb: ClassVar[Verb]

class Bribe(Question):
    """Do you pay half your gold for a threat? first: the Blackmailer's seat, second: the rank."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The threat lies on the character in turn."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Pay or not."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Half of the gold, rounded down."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Half, rounded down, makes the threat go away unseen; otherwise it may be revealed."""
        ...

class RevealThreat(Question):
    """Do you reveal a threat that was not paid? first: the threatened seat, second: the rank."""
    kind: ClassVar[str]
    about: ClassVar[str]

    def fits(self, game: Game) -> bool:
        """The threat lies on the character in turn."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Reveal it or let it be; asked whether it is flowered or not (J-I6)."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """A flowered threat takes all the gold."""
        ...

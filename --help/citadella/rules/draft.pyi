"""The selection phase: who gets which character (D1–D8)."""
from citadella.rules.action import Action
from citadella.rules.game import Game
from citadella.rules.question import Question
from typing import ClassVar, Final
RANDOM_DISCARD: Final[int]
PICK_AND_LAY: Final[int]
LAST_PICK: Final[int]

def plan(players: int, characters: int, nine_for_three: bool) -> list[int]:
    """Return the moves of the draft for a number of players and characters."""
    ...

def face_up_count(players: int, characters: int) -> int:
    """Return how many characters are discarded face up (D1)."""
    ...

def start(game: Game) -> None:
    """Begin a round: shuffle the characters and discard some."""
    ...

def go_on(game: Game) -> None:
    """Ask the next player to choose, or end the selection."""
    ...

def is_next(game: Game, seat: int, lays: bool) -> bool:
    """Return whether the draft has come to this seat (and whether it lays one down)."""
    ...

def picks_due(game: Game, seat: int) -> int:
    """Return how many characters a seat has chosen by now."""
    ...

def face_down_due(game: Game) -> int:
    """Return how many characters lie face down by now."""
    ...

class PickCharacter(Question):
    """Which character do you take?"""
    kind: ClassVar[str]
    shows: ClassVar[str]
    drafts: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """The draft must have come to this seat."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """List the characters in the pack."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Take it; with two players one is laid down as well."""
        ...

class LayCharacter(Question):
    """Which character do you lay face down? (two players)"""
    kind: ClassVar[str]
    shows: ClassVar[str]
    drafts: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """The draft must have come to this seat."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """List the characters in the pack."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Lay it down."""
        ...

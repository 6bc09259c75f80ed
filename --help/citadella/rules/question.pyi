"""A question put to one seat: what it may answer, and what the answer does.

Open questions are a stack in the game; the top one is asked. They hold no secrets and never
change, so copies of a game share them.
"""
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.game import Game
from collections.abc import Callable
from typing import Any, ClassVar, Final

class Question:
    """A question put to one seat; `first`, `second` and `third` are what it is about."""
    kind: ClassVar[str]
    about: ClassVar[str]
    shows: ClassVar[str]
    in_turn: ClassVar[bool]
    drafts: ClassVar[bool]
    put_to_many: ClassVar[bool]
    passes: ClassVar[str]
    on_top: ClassVar[bool]
    lays_markers: ClassVar[bool]
    grows_city: ClassVar[bool]
    for_each: ClassVar[str]
    seat: int
    stays: bool
    first: int
    second: int
    third: int

    def __init__(self, seat: int, first: int=0, second: int=0, third: int=0) -> None:
        """Put the question to a seat."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def declared(self) -> Question:
        """Return the question with the parts that its kind declares (`about`) and no others."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """List the answers."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Do what the answer says. The question has been taken off the stack, unless it stays."""
        ...

    def is_idle(self, game: Game, action: Action) -> bool:
        """Return whether an answer that is not offered would do nothing and has once been offered:
        games stored before J-T14 was applied everywhere may contain it.
        """
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Note what an answer costs and brings."""
        ...

    def fits(self, game: Game) -> bool:
        """Return whether it can be open as the game stands; a stored game is refused if not."""
        ...

    def holds(self) -> int:
        """Return the number of a card that lies on the table until this is answered (0: none)."""
        ...

    def whom(self, game: Game) -> int:
        """Return the seat that the question speaks of, where no part of it names one (-1: none)."""
        ...

    def stake(self, game: Game) -> int:
        """Return the gold that the question is about, where no part of it names it (-1: none)."""
        ...
QUESTION_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]
NEW_CARD: Final[str]
COIN: Final[str]
MAX_PARTS: Final[int]

def enter(*kinds: type[Question]) -> None:
    """Enter kinds of questions, so that a stored game can be read back."""
    ...

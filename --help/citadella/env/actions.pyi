"""The space of actions: every action of every edition has one number (docs/encoding.md).

Verbs follow each other in a written order; a verb has room for all that its parts can be. Seats
are counted from the one who acts (0: myself, 1: the next to the left …).
"""
from citadella.env.observation import ByteRows
from citadella.rules.action import Action, Verb
from librt.vecs import vec
from mypy_extensions import i32, i64
from typing import Final, final
ORDER: Final[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
COUNTED: Final[dict[str, int]]
HOMEBREW_VERBS: Final[int]
HOMEBREW_ROOM: Final[int]
MOST_LEGAL: Final[int]
SPARE: Final[int]
SIZES: Final[dict[str, int]]
NO_PART: Final[int]
CARD: Final[int]
SEAT: Final[int]
DISTRICT: Final[int]
AS_IT_IS: Final[int]
KINDS: Final[dict[str, int]]

@final
class Row:
    """The actions of one verb: where they start, and how their parts are counted."""
    verb: Verb
    start: i64
    parts: list[str]
    room_a: i64
    room_b: i64
    kind_a: i64
    kind_b: i64
    size: int

    def __init__(self, verb: Verb, start: int, homebrew: bool) -> None:
        """Make room for a verb."""
        ...

    def number(self, action: Action, seat: i64, seats: i64) -> i64:
        """Return the number of an action for a seat (-1: there is no room for it)."""
        ...

    def text(self, index: int) -> str:
        """Write an action of this row, with `*` for what is not counted."""
        ...
ROWS: Final[list[Row]]
HOMEBREW_START: Final[int]
SPARE_START: Final[int]
ACTIONS: Final[int]

def number_all(legal: list[Action], seat: int, seats: int, mask: ByteRows, numbers: vec[i32], start: i64) -> None:
    """Number the actions that a seat may choose from, in their order from `start`, and mark them
    in the row of a mask.
    """
    ...

def chosen(legal: list[Action], numbers: vec[i32], start: i64, index: i64) -> Action:
    """Return the action of this number among those that are legal; refuses any other."""
    ...

def describe(index: int) -> str:
    """Write what a number stands for, with seats counted from the actor's (`destroy manor @+2`)."""
    ...

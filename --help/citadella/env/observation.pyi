"""What a seat knows, as a fixed array of small numbers (docs/encoding.md).

Read straight from the game, for speed: what is public, what is the seat's own, and the rest through
the functions of `rules/visibility.py`. No card's own rules are asked: they might look at what the
seat may not see. The tests write the array from the redacted game too and compare.

Every number is a count or 1 for yes; what is more than 255 is written as 255. Seats are counted
from the one who looks (0: myself, 1: the next to the left …).
"""
from citadella.knowledge.facts import KnownCards
from citadella.rules.box import Box
from citadella.rules.card import Card
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8
from typing import Final, NamedTuple, final
EDITION_ROOM: Final[int]
PICKS: Final[int]

@final
class ByteRows:
    """Rows of bytes that compiled code fills and NumPy reads without a copy.

    Most of a row is always zero, so it is cleared by erasing what was written. (The class is in
    this file so that the compiler inlines its methods below.)
    """
    width: i64
    cells: vec[u8]
    written: vec[i16]
    counts: vec[i32]
    row: i64
    start: i64
    count: i64

    def __init__(self, rows: int, width: int) -> None:
        """Begin with zeros."""
        ...

    def turn_to(self, row: i64) -> None:
        """Write to this row from now on, and erase what was written there."""
        ...

    def put(self, at: i64, value: i64) -> None:
        """Write a number, as 255 if it is more."""
        ...

    def add(self, at: i64, value: i64) -> None:
        """Add to what is written there."""
        ...

    def count_one(self, at: i64) -> None:
        """Add 1 to what is written there."""
        ...

    def has(self, at: i64) -> bool:
        """Return whether anything is written there."""
        ...

    def put_bits(self, at: i64, bits: i64) -> None:
        """Write a set of ranks, rank 1 first."""
        ...

    def set(self, at: i64, value: i64) -> None:
        """Write a number that is not erased with the row: it is written every time, or once for
        a game.
        """
        ...

class Block(NamedTuple):
    """A stretch of the array: what it is called, where it lies, what it says."""
    name: str
    start: int
    size: int
    about: str

@final
class Layout:
    """The stretches of an array, one after the other."""
    blocks: list[Block]
    size: int

    def __init__(self) -> None:
        """Begin without any."""
        ...

    def block(self, name: str, size: int, about: str) -> int:
        """Add a stretch and return where it begins."""
        ...
OF_HERE: Final[i64]
OF_CROWN: Final[i64]
OF_GOLD: Final[i64]
OF_CARDS: Final[i64]
OF_SIZE: Final[i64]
OF_DISTRICTS: Final[i64]
OF_FIRST: Final[i64]
OF_COMPLETE: Final[i64]
OF_POINTS: Final[i64]
OF_TYPES: Final[i64]
OF_BUILT: Final[i64]
OF_PROTECTED: Final[i64]
OF_CHARACTERS: Final[i64]
OF_REVEALED: Final[i64]
OF_PLAYED: Final[i64]
OF_SWAPPED: Final[i64]
OF_CITY: Final[i64]
OF_BEAUTIFIED: Final[i64]
OF_LAID: Final[i64]
OF_LAID_GOLD: Final[i64]
OF_VISITED: Final[i64]
OF_UNDER: Final[i64]
OF_SEEN: Final[i64]
OF_LOST: Final[i64]
PLAYER_BLOCKS: Final[list[tuple[str, int, int, str]]]
PLAYER_SIZE: Final[i64]
AT_PLAYERS: Final[i64]
AT_EDITION: Final[i64]
AT_CHOICES: Final[i64]
AT_CAST: Final[i64]
AT_BOX: Final[i64]
AT_GOAL: Final[i64]
AT_ROUND: Final[i64]
AT_STEP: Final[i64]
AT_CALLED: Final[i64]
AT_ENDING: Final[i64]
AT_TAXES: Final[i64]
AT_DECK: Final[i64]
AT_DRAFT: Final[i64]
AT_FIRST: Final[i64]
AT_FACE_UP: Final[i64]
AT_PACK: Final[i64]
AT_PICKS: Final[i64]
AT_ROLES: Final[i64]
AT_MARKERS: Final[i64]
AT_LAYERS: Final[i64]
AT_HAND: Final[i64]
AT_OFFER: Final[i64]
AT_ASIDE: Final[i64]
AT_HELD: Final[i64]
AT_TUCKED: Final[i64]
AT_BOTTOM: Final[i64]
AT_DECK_SEEN: Final[i64]
AT_DECK_LOST: Final[i64]
AT_TURN: Final[i64]
AT_TURN_ROLE: Final[i64]
AT_TURN_NUMBERS: Final[i64]
AT_USED: Final[i64]
AT_ASKED: Final[i64]
AT_QUESTION: Final[i64]
AT_BELOW: Final[i64]
AT_ABOUT_CARD: Final[i64]
AT_ABOUT_PLUS: Final[i64]
AT_ABOUT_SEAT: Final[i64]
AT_ABOUT_RANK: Final[i64]
AT_ABOUT_NUMBERS: Final[i64]
AT_PLAYER: Final[i64]
BLOCKS: Final[list[tuple[str, int, int, str]]]
OBSERVATION: Final[int]

@final
class Asking:
    """A kind of question: its place, and what its parts are."""
    place: i64
    parts: list[str]

    def __init__(self, kind: type[Question]) -> None:
        """Look a kind of question up."""
        ...
ALL_TYPES: Final[int]
FIRST_COMPLETE: Final[int]
COMPLETE: Final[int]

@final
class Observer(KnownCards):
    """Writes what a seat knows into the current row."""
    rows: ByteRows

    def __init__(self, rows: ByteRows) -> None:
        """Write into these rows."""
        ...

    def observe(self, game: Game, seat: int) -> None:
        """Write what a seat knows into the current row, where the setup is written already."""
        ...

    def relative(self, seat: i64) -> i64:
        """Count a seat from the observer's."""
        ...

    def write_setup(self, box: Box, there: bool) -> None:
        """Write what stays the same during a game into the current row, or erase it again."""
        ...

    def take(self, place: i64, cards: list[Card], lost: int) -> None:
        """Count cards that the seat knows."""
        ...

    def take_one(self, place: i64, card: Card) -> None:
        """Count a card, and one that is tucked even if it is not known."""
        ...

    def take_player(self, game: Game, player: Player) -> None:
        """Write what everyone sees of a player."""
        ...

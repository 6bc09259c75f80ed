"""What a seat knows as a list of things on the table, for models that look at things one by one.

A thing is a row of small numbers (docs/encoding.md). 0 stands for 'none' or 'not known', so cards,
characters, seats and types are counted from 1; seat 1 is the one who looks.
"""
from citadella.env.observation import ByteRows
from citadella.knowledge.facts import KnownCards
from citadella.rules.card import Card
from citadella.rules.game import Game
from citadella.rules.state import Player
from mypy_extensions import i64
from typing import Final, final
KINDS: Final[tuple[tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str], tuple[str, str]]]
PLAYER: Final[int]
CHARACTER: Final[int]
MARKER: Final[int]
COLUMNS: Final[tuple[str, str, str, str, str, str, str, str, str, str]]
AT_KIND: Final[int]
AT_CARD: Final[int]
AT_CHARACTER: Final[int]
AT_RANK: Final[int]
AT_SEAT: Final[int]
AT_TYPE: Final[int]
AT_COST: Final[int]
AT_GOLD: Final[int]
AT_NUMBER: Final[int]
AT_FLAG: Final[int]
WIDTH: Final[int]
MOST_THINGS: Final[int]

@final
class Lister(KnownCards):
    """Writes the things that a seat knows of into the current row."""
    rows: ByteRows
    at: i64
    count: int

    def __init__(self, rows: ByteRows) -> None:
        """Write into these rows."""
        ...

    def list_all(self, game: Game, seat: int) -> int:
        """List everything that a seat knows; return the number of things."""
        ...

    def take(self, place: i64, cards: list[Card], lost: int) -> None:
        """List cards that the seat knows."""
        ...

    def take_one(self, place: i64, card: Card) -> None:
        """List a card, and one that is tucked even if it is not known."""
        ...

    def take_player(self, game: Game, player: Player) -> None:
        """List the districts and action cards of a player."""
        ...

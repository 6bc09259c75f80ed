"""How much room the arrays have: for what is printed, and for homebrew cards.

The numbers are part of the encoding (docs/encoding.md): who changes one changes `VERSION`.
"""
from citadella.rules.box import Box
from citadella.rules.character import Marker
from typing import Final
VERSION: Final[int]
SEATS: Final[int]
RANKS: Final[int]
CARDS: Final[int]
CHARACTERS: Final[int]
NUMBERS: Final[int]
MARKER_KINDS: Final[tuple[str, str, str, str, str]]
MARKER_ROOM: Final[int]
QUESTION_KINDS: Final[tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]]
QUESTION_ROOM: Final[int]

def place_of_marker(marker: Marker) -> int:
    """Return the place of a marker's kind."""
    ...

def place_of_question(kind: str) -> int:
    """Return the place of a kind of question."""
    ...

def check(box: Box) -> None:
    """Refuse a game with a card for which there is no room."""
    ...

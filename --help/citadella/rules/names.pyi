"""Numbers for the names of cards and characters, so that actions can be looked up fast."""
from typing import Final
LONGEST_WORD: Final[int]
MAX_NAMES: Final[int]

def check_word(word: object, joint: str, what: str) -> None:
    """Refuse a name that is not small letters and digits in words joined by a sign."""
    ...

def card_number(name: str) -> int:
    """Return the number of a card's id, a new one for a new id."""
    ...

def card_name(number: int) -> str:
    """Return the id behind a card's number."""
    ...

def known_card(name: str) -> int:
    """Return the number of a card's id that must exist."""
    ...

def character_number(name: str) -> int:
    """Return the number of a character's id, a new one for a new id."""
    ...

def character_name(number: int) -> str:
    """Return the id behind a character's number."""
    ...

def known_character(name: str) -> int:
    """Return the number of a character's id that must exist."""
    ...

"""Numbers for the names of cards and characters, for fast lookup of actions."""

import re
from typing import Final

from citadella.cards import EDITIONS
from citadella.rules.errors import MalformedError, Words, shortened

# The maximum length of a name in characters; it keeps actions (a verb and two names) short.
LONGEST_WORD: Final = 24
# The maximum number of card names, at most half of `action.STRIDE`. Numbers are never reused.
MAX_NAMES: Final = 512
_CARDS: Final[list[str]] = ["?"]
_CARD_NUMBERS: Final[dict[str, int]] = {"?": 0}
_CHARACTERS: Final[list[str]] = ["?"]
_CHARACTER_NUMBERS: Final[dict[str, int]] = {"?": 0}


def check_word(word: object, joint: str, what: Words) -> None:
    """Raise unless a name consists of lower-case letters and digits, in words joined by `joint`."""
    pattern = f"[a-z][a-z0-9]*({joint}[a-z0-9]+)*"
    if not isinstance(word, str) or not re.fullmatch(pattern, word):
        raise MalformedError(
            "{what} must be in lower case like 'town{joint}hall', not '{word}'.",
            what=what,
            joint=joint,
            word=shortened(word),
        )
    if len(word) > LONGEST_WORD:
        raise MalformedError(
            "{what} can have at most {most} characters, not {count}: '{word}'.",
            what=what,
            most=LONGEST_WORD,
            count=len(word),
            word=shortened(word),
        )


def card_number(name: str) -> int:
    """Return the number of a card's id; a new id is assigned the next free number."""
    number = _CARD_NUMBERS.get(name, -1)
    if number < 0:
        number = len(_CARDS)
        if number >= MAX_NAMES:
            raise MalformedError(
                "'{name}' exceeds the limit of {most} card names.", name=name, most=MAX_NAMES
            )
        _CARDS.append(name)
        _CARD_NUMBERS[name] = number
    return number


def card_name(number: int) -> str:
    """Return the id of the card with this number."""
    return _CARDS[number]


def known_card(name: str) -> int:
    """Return the number of a card's id; raise if it is unknown."""
    number = _CARD_NUMBERS.get(name, -1)
    if number <= 0:
        raise MalformedError("There is no card called '{name}'.", name=shortened(name))
    return number


def character_number(name: str) -> int:
    """Return the number of a character's id; a new id is assigned the next free number."""
    number = _CHARACTER_NUMBERS.get(name, -1)
    if number < 0:
        number = len(_CHARACTERS)
        _CHARACTERS.append(name)
        _CHARACTER_NUMBERS[name] = number
    return number


def character_name(number: int) -> str:
    """Return the id of the character with this number."""
    return _CHARACTERS[number]


def known_character(name: str) -> int:
    """Return the number of the character `name`; raise MalformedError if it is unknown."""
    number = _CHARACTER_NUMBERS.get(name, -1)
    if number <= 0:
        raise MalformedError("There is no character called '{name}'.", name=shortened(name))
    return number


# Number the cards of all editions at import, in the same order in every process.
for _facts in EDITIONS.values():
    for _district in (*_facts.base, *_facts.unique, *_facts.bonus):
        card_number(_district.id)
    for _action_card in _facts.action_cards:
        card_number(_action_card.id)
    for _character in _facts.characters:
        character_number(_character.id)

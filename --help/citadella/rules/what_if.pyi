"""What-ifs: printed numbers of cards that a setup plays otherwise than they are printed.

A what-if is written `tavern.cost=2`. The numbers of a card are those of its facts and those that
its class declares in its body.
"""
from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import ActionCard, Card, District
from citadella.rules.character import Character
from citadella.rules.errors import MalformedError
from collections.abc import Iterable
from re import Pattern
from typing import Final
FORM: Final[Pattern[str]]
WHOLE: Final[Pattern[str]]
NO_NUMBERS: Final[tuple[str, str, str, str, str]]
AT_LEAST_ONE: Final[tuple[str, str]]
ANY: Final[int]

class WhatIfError(MalformedError):
    """A what-if that cannot be: the kind of problem, and its facts for other languages."""
    problem: str
    facts: dict[str, str]

    def __init__(self, problem: str, sentence: str, facts: dict[str, str]) -> None:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

def read(text: str) -> tuple[str, str, str]:
    """Return the card, the number and the value of a what-if."""
    ...

def no_card(name: str, edition: str, known: Iterable[str]) -> WhatIfError:
    """Return the complaint about a card that there is not; says which are called nearly so."""
    ...

def not_here(name: str) -> WhatIfError:
    """Return the complaint about a card that is not in the game."""
    ...

def numbers_of_character(character: Character, facts: CharacterFacts) -> dict[str, int]:
    """Return the numbers of a character, as they are printed."""
    ...

def numbers_of_district(district: District, facts: DistrictFacts) -> dict[str, int]:
    """Return the numbers of a district, as they are printed."""
    ...

def numbers_of_action_card(card: ActionCard, facts: ActionCardFacts) -> dict[str, int]:
    """Return the numbers of an action card, as they are printed."""
    ...

def check(card: str, number: str, value: str, numbers: dict[str, int]) -> int:
    """Return the value of a what-if; refuses a number that the card has not, and nonsense."""
    ...

def district_facts(facts: DistrictFacts, changes: dict[str, int]) -> DistrictFacts:
    """Return a district's facts with other numbers."""
    ...

def action_card_facts(facts: ActionCardFacts, changes: dict[str, int]) -> ActionCardFacts:
    """Return an action card's facts with other numbers."""
    ...

def declare(card: Card | Character, changes: dict[str, int]) -> None:
    """Let a card declare other numbers than its class; those of its facts it has already."""
    ...

"""Cards that are not in any box: made by fans, playable in every edition (docs/new-card.md)."""

from typing import Final

from citadella.cards import CharacterFacts, DistrictFacts
from citadella.rules.card import District
from citadella.rules.character import Character

CHARACTERS: Final[dict[str, type[Character]]] = {}
DISTRICTS: Final[dict[str, type[District]]] = {}
CHARACTER_FACTS: Final[dict[str, CharacterFacts]] = {}
DISTRICT_FACTS: Final[dict[str, DistrictFacts]] = {}


def register_character(facts: CharacterFacts, cls: type[Character]) -> None:
    """Add a character of your own."""
    CHARACTERS[facts.id] = cls
    CHARACTER_FACTS[facts.id] = facts


def register_district(facts: DistrictFacts, cls: type[District]) -> None:
    """Add a unique district of your own."""
    DISTRICTS[facts.id] = cls
    DISTRICT_FACTS[facts.id] = facts

"""How a box and what is in it come back from a pickle: found again through the setup.

A box never changes and all games of a setup share it, so that its cards stay the same objects.
Nothing is found by its number: that of a homebrew card depends on the files loaded before.
"""
from citadella.rules.box import Box
from citadella.rules.card import Building, Card, District
from citadella.rules.character import Character
from citadella.rules.question import Question
from citadella.rules.setup import Setup
from typing import Final
NAMED: Final[tuple[str, str, str]]

def box_of(setup: Setup) -> Box:
    """Return the box of a setup."""
    ...

def card_of(box: Box, index: int) -> Card:
    """Return the card at this place of the box."""
    ...

def building_of(district: District, beautified: bool) -> Building:
    """Return one of a district's two buildings."""
    ...

def character_of(box: Box, rank: int) -> Character:
    """Return the character of this rank."""
    ...

def parts_of(question: Question) -> list[str | int]:
    """Return what a question is about: names of cards and characters, and plain numbers."""
    ...

def question_of(cls: type[Question], seat: int, found: list[str | int]) -> Question:
    """Return a question about these parts."""
    ...

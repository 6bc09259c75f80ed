"""Unpickling a box and its contents by looking them up through the setup.

A box is immutable and shared by all games of a setup, so its cards must remain the same objects.
Nothing is looked up by number: the number of a homebrew card depends on the files loaded before it.
"""

from typing import TYPE_CHECKING, Final

from citadella.rules.action import read_part, write_part

if TYPE_CHECKING:
    from citadella.rules.box import Box
    from citadella.rules.card import Building, Card, District
    from citadella.rules.character import Character
    from citadella.rules.question import Question
    from citadella.rules.setup import Setup

NAMED: Final = ("card", "district", "character")


def box_of(setup: "Setup") -> "Box":
    """Return the box of a setup."""
    return setup.box()


def card_of(box: "Box", index: int) -> "Card":
    """Return the card at this index of the box."""
    return box.kinds[index]


def building_of(district: "District", beautified: bool) -> "Building":
    """Return the building of a district, plain or beautified."""
    return district.beautified if beautified else district.plain


def character_of(box: "Box", rank: int) -> "Character":
    """Return the character of this rank."""
    return box.cast[rank]


def parts_of(question: "Question") -> list[str | int]:
    """Return a question's three parts: names for cards and characters, else numbers."""
    found: list[str | int] = [question.first, question.second, question.third]
    numbers = [question.first, question.second, question.third]
    parts = type(question).about.split()
    for i in range(len(parts)):
        if parts[i] in NAMED:
            found[i] = write_part(parts[i], numbers[i])
    return found


def question_of(cls: "type[Question]", seat: int, found: list[str | int]) -> "Question":
    """Return the question with the parts that `parts_of` returned."""
    numbers: list[int] = []
    parts = cls.about.split()
    for i in range(len(found)):
        part = found[i]
        numbers.append(read_part(parts[i], part) if isinstance(part, str) else part)
    return cls(seat, numbers[0], numbers[1], numbers[2])

"""How a box and what is in it come back from a pickle: found again through the setup.

A box never changes and all games of a setup share it, so that its cards stay the same objects.
Nothing is found by its number: own cards have other numbers where other files were loaded before.
"""

from typing import TYPE_CHECKING

from citadella.rules.action import read_part, write_part

if TYPE_CHECKING:
    from citadella.rules.box import Box
    from citadella.rules.card import Building, Card, District
    from citadella.rules.character import Character
    from citadella.rules.question import Question
    from citadella.rules.setup import Setup


def box_of(setup: "Setup") -> "Box":
    """Return the box of a setup."""
    return setup.box()


def card_of(box: "Box", index: int) -> "Card":
    """Return the card at this place of the box."""
    return box.kinds[index]


def building_of(district: "District", beautified: bool) -> "Building":
    """Return one of a district's two buildings."""
    return district.beautified if beautified else district.plain


def character_of(box: "Box", rank: int) -> "Character":
    """Return the character of this rank."""
    return box.cast[rank]


def words_of(question: "Question") -> list[str]:
    """Return what a question is about, as words."""
    words: list[str] = []
    numbers = [question.a, question.b, question.c]
    parts = type(question).about.split()
    for i in range(len(parts)):
        words.append(write_part(parts[i], numbers[i]))
    return words


def question_of(cls: "type[Question]", seat: int, words: list[str]) -> "Question":
    """Return a question about these words."""
    numbers = [0, 0, 0]
    parts = cls.about.split()
    for i in range(len(parts)):
        numbers[i] = read_part(parts[i], words[i])
    return cls(seat, numbers[0], numbers[1], numbers[2])

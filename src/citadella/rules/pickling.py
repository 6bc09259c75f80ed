"""How a box and what is in it come back from a pickle: found again through the setup.

A box never changes and all games of a setup share it, so that its cards stay the same objects.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citadella.rules.box import Box
    from citadella.rules.card import Building, Card, District
    from citadella.rules.character import Character
    from citadella.rules.setup import Setup


def box_of(setup: "Setup") -> "Box":
    """Return the box of a setup."""
    return setup.box()


def card_of(box: "Box", number: int) -> "Card":
    """Return the card of this number."""
    return box.by_number[number]


def building_of(district: "District", beautified: bool) -> "Building":
    """Return one of a district's two buildings."""
    return district.beautified if beautified else district.plain


def character_of(box: "Box", rank: int) -> "Character":
    """Return the character of this rank."""
    return box.cast[rank]

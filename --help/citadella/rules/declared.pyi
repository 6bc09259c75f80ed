"""What a card's class says of itself in its body.

Compiled classes keep such attributes in every object. A homebrew class is interpreted
and keeps them in the class, where compiled code does not look: so they are taken over from there.
"""
from typing import Final
OURS: Final[str]

def take_declarations(card: object) -> None:
    """Let a card have what its homebrew class declares; refuses what is not of the right kind."""
    ...

def defines(cls: type, base: type, name: str) -> bool:
    """Return whether a class has a method of its own in place of the base's."""
    ...

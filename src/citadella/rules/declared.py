"""What a card's class says of itself in its body.

Compiled classes keep such attributes in every object. A class written by a fan is interpreted
and keeps them in the class, where compiled code does not look: so they are read from there.
"""

from types import GetSetDescriptorType
from typing import Final

from citadella.rules.errors import MalformedError, quoted

VALUES: Final = (int, float, str)


def number(cls: type, name: str, usual: int) -> int:
    """Return the whole number (or truth) that a fan's class declares under a name, or the usual."""
    found = _declared(cls, name)
    return found if isinstance(found, int) else usual


def _declared(cls: type, name: str) -> object:
    for each in cls.__mro__:
        found = each.__dict__.get(name)
        if isinstance(found, VALUES):
            return found
    return None


def real(cls: type, name: str, usual: float) -> float:
    """Return the number that a fan's class declares under a name, or the usual."""
    found = _real(cls, name)
    return usual if found is None else found


def worth(cls: type, usual: float | None) -> float | None:
    """Return the worth that a fan's class declares, or the usual (None: it declares none)."""
    found = _real(cls, "worth")
    return usual if found is None else found


def _real(cls: type, name: str) -> float | None:
    for each in cls.__mro__:
        found = each.__dict__.get(name)
        if isinstance(found, int | float):
            return float(found)
        # A compiled class: what it declares is in the object already.
        if isinstance(found, GetSetDescriptorType):
            break
        if found is not None:
            raise MalformedError(f"{cls.__name__}.{name} must be a number, not {quoted(found)}.")
    return None


def defines(cls: type, base: type, name: str) -> bool:
    """Return whether a class has a method of its own in place of the base's."""
    for each in cls.__mro__:
        if each is base:
            break
        if name in each.__dict__:
            return True
    return False

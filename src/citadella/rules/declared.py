"""What a card's class says of itself in its body.

Compiled classes keep such attributes in every object. A class written by a fan is interpreted
and keeps them in the class, where compiled code does not look: so they are read from there.
"""

from types import GetSetDescriptorType

from citadella.rules.errors import MalformedError, quoted


def number(cls: type, name: str, usual: int) -> int:
    """Return the whole number (or truth) that a fan's class declares under a name, or the usual."""
    found = _declared(cls, name)
    if found is None:
        return usual
    if not isinstance(found, int):
        raise _refusal(cls, name, "a whole number, True or False", found)
    return found


def real(cls: type, name: str, usual: float) -> float:
    """Return the number that a fan's class declares under a name, or the usual."""
    found = _declared(cls, name)
    if found is None:
        return usual
    if not isinstance(found, int | float):
        raise _refusal(cls, name, "a number", found)
    return float(found)


def worth(cls: type, usual: float | None) -> float | None:
    """Return the worth that a fan's class declares, or the usual (None: it declares none)."""
    return usual if _declared(cls, "worth") is None else real(cls, "worth", 0.0)


def _declared(cls: type, name: str) -> object:
    for each in cls.__mro__:
        found = each.__dict__.get(name)
        # A compiled class: what it declares is in the object already.
        if isinstance(found, GetSetDescriptorType):
            break
        if found is not None:
            return found
    return None


def _refusal(cls: type, name: str, kind: str, found: object) -> MalformedError:
    return MalformedError(f"{cls.__name__}.{name} must be {kind}, not {quoted(found)}.")


def defines(cls: type, base: type, name: str) -> bool:
    """Return whether a class has a method of its own in place of the base's."""
    for each in cls.__mro__:
        if each is base:
            break
        if name in each.__dict__:
            return True
    return False

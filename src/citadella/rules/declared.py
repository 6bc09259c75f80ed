"""What a card's class says of itself in its body.

Compiled classes keep such attributes in every object. A homebrew class is interpreted
and keeps them in the class, where compiled code does not look: so they are taken over from there.
"""

from types import GetSetDescriptorType
from typing import Any, Final

from citadella.rules.errors import MalformedError, quoted

OURS: Final = "citadella.rules."


def take_declarations(card: object) -> None:
    """Let a card have what its homebrew class declares; refuses what is not of the right kind."""
    cls = type(card)
    if cls.__module__.startswith(OURS):
        return
    for each in reversed(cls.__mro__):
        if each is object or each.__module__.startswith(OURS):
            continue
        for name, value in each.__dict__.items():
            slot = None if name.startswith("__") else _slot(cls, name)
            if isinstance(slot, GetSetDescriptorType):
                # Compiled: its place is in the object, and empty if the facts fill it.
                try:
                    usual = slot.__get__(card)
                except AttributeError:
                    continue
                slot.__set__(card, _checked(each, name, value, usual))
            elif isinstance(slot, list):
                _checked(each, name, value, slot[0])


def _slot(cls: type, name: str) -> Any:
    """Where a class of ours keeps what it declares under a name: a descriptor if it is compiled,
    else the value in a list; None if it declares nothing so called.
    """
    for each in cls.__mro__:
        if each.__module__.startswith(OURS) and name in each.__dict__:
            found = each.__dict__[name]
            if isinstance(found, GetSetDescriptorType):
                return found
            return [found] if found is None or isinstance(found, int | float | str) else None
    return None


def _checked(cls: type, name: str, value: object, usual: object) -> object:
    if isinstance(usual, bool):
        if isinstance(value, bool):
            return value
        kind = "True or False"
    elif isinstance(usual, int):
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        kind = "a whole number"
    elif isinstance(usual, str):
        if isinstance(value, str):
            return value
        kind = "a text"
    else:
        # A worth may be a number or nothing.
        if value is None and usual is None:
            return None
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        kind = "a number"
    raise MalformedError(f"{cls.__name__}.{name} must be {kind}, not {quoted(value)}.")


def defines(cls: type, base: type, name: str) -> bool:
    """Return whether a class has a method of its own in place of the base's."""
    for each in cls.__mro__:
        if each is base:
            break
        if name in each.__dict__:
            return True
    return False

"""Attributes that a card declares in the body of its class.

Compiled classes store such attributes in every object. A homebrew class is interpreted and stores
them in the class, where compiled code does not look, so they are copied into the object.
"""

from types import GetSetDescriptorType
from typing import Any, Final

from citadella.rules.errors import MalformedError, Words, shortened

OURS: Final = "citadella.rules."


def take_declarations(card: object) -> None:
    """Copy to `card` the attributes that its homebrew class declares, checking their types."""
    cls = type(card)
    if cls.__module__.startswith(OURS):
        return
    for each in reversed(cls.__mro__):
        if each is object or each.__module__.startswith(OURS):
            continue
        for name, value in each.__dict__.items():
            slot = None if name.startswith("__") else _slot(cls, name)
            if isinstance(slot, GetSetDescriptorType):
                # Compiled attributes that are set later, from the card's facts, have no value yet.
                try:
                    usual = slot.__get__(card)
                except AttributeError:
                    continue
                slot.__set__(card, _checked(each, name, value, usual))
            elif isinstance(slot, list):
                _checked(each, name, value, slot[0])


def _slot(cls: type, name: str) -> Any:
    """Return the descriptor of an attribute that a compiled class of the project declares.

    For an interpreted class, return a list with the default; for an undeclared attribute, None.
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
        kind = Words("True or False")
    elif isinstance(usual, int):
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        kind = Words("a whole number")
    elif isinstance(usual, str):
        if isinstance(value, str):
            return value
        kind = Words("a string")
    else:
        # An attribute whose default is None, such as `worth`, also accepts None.
        if value is None and usual is None:
            return None
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        kind = Words("a number")
    raise MalformedError(
        "{card}.{name} must be {kind}, not '{value}'.",
        card=cls.__name__,
        name=name,
        kind=kind,
        value=shortened(value),
    )


def defines(cls: type, base: type, name: str) -> bool:
    """Return whether `cls` overrides the method `name` of `base`."""
    for each in cls.__mro__:
        if each is base:
            break
        if name in each.__dict__:
            return True
    return False

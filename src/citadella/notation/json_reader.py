"""Reading untrusted JSON; an invalid value raises MalformedError with the place of the value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from citadella.rules.errors import MalformedError, Words, shortened

T = TypeVar("T")


class JsonReader:
    """A reader of one JSON object; `place` names the object in errors."""

    def __init__(self, data: Any, place: Words) -> None:
        """Open a JSON object; raise if `data` is not a dictionary."""
        if not isinstance(data, dict):
            raise MalformedError("{place} must be a JSON object.", place=place)
        self.data: dict[str, Any] = data
        self.place = place
        self.left = set(data)

    def has(self, key: str) -> bool:
        return key in self.data

    def _get(self, key: str, default: Any) -> Any:
        self.left.discard(key)
        return self.data.get(key, default)

    def number(self, key: str, default: int = 0, least: int = 0, most: int = 10_000) -> int:
        value = self._get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise MalformedError(
                "{place}: '{key}' must be a whole number from {least} to {most}.",
                place=self.place,
                key=key,
                least=least,
                most=most,
            )
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise MalformedError(
                "{place}: '{key}' must be true or false.", place=self.place, key=key
            )
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self._get(key, default)
        if not isinstance(value, str):
            raise MalformedError("{place}: '{key}' must be a string.", place=self.place, key=key)
        return value

    def items(self, key: str, read: Callable[[Any, Words], T]) -> list[T]:
        """Return the results of calling `read` with each list item at `key` and its place."""
        value = self._get(key, [])
        if not isinstance(value, list):
            raise MalformedError("{place}: '{key}' must be a list.", place=self.place, key=key)
        place = within(self.place, key)
        return [read(item, place) for item in value]

    def things(self, key: str) -> list[Any]:
        """Return the list at `key`, without checking its items."""
        return self.items(key, lambda value, _: value)

    def raw(self, key: str) -> Any:
        """Return the unchecked value at `key` (None if missing)."""
        return self._get(key, None)

    def done(self) -> None:
        """Raise if there are keys that have not been read."""
        if self.left:
            raise MalformedError(
                "{place} has an unknown key '{key}'.",
                place=self.place,
                key=shortened(sorted(self.left)[0]),
            )


def within(place: Words, key: str) -> Words:
    """Return the words for the value at `key` of the object at `place`."""
    return Words("{place}: '{key}'", place=place, key=key)


def word(value: Any, place: Words) -> str:
    """Return the value; raise if it is not a string."""
    if not isinstance(value, str):
        raise MalformedError("{place} must contain strings.", place=place)
    return value


def whole(value: Any, place: Words) -> int:
    """Return the value; raise if it is not an integer from -100,000 to 100,000."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 100_000:
        raise MalformedError("{place} must contain whole numbers.", place=place)
    return value

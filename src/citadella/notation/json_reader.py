"""Reading untrusted JSON; an invalid value raises MalformedError with the place of the value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from citadella.rules.errors import MalformedError, quoted

T = TypeVar("T")


class JsonReader:
    """A reader of one JSON object; `place` names the object in errors."""

    def __init__(self, data: Any, place: str) -> None:
        """Open a JSON object; raise if `data` is not a dictionary."""
        if not isinstance(data, dict):
            raise MalformedError(f"{place} must be a JSON object.")
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
                f"{self.place}: '{key}' must be a whole number from {least} to {most}."
            )
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise MalformedError(f"{self.place}: '{key}' must be true or false.")
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self._get(key, default)
        if not isinstance(value, str):
            raise MalformedError(f"{self.place}: '{key}' must be a string.")
        return value

    def items(self, key: str, read: Callable[[Any, str], T]) -> list[T]:
        """Return the results of calling `read` with each list item at `key` and its place."""
        value = self._get(key, [])
        if not isinstance(value, list):
            raise MalformedError(f"{self.place}: '{key}' must be a list.")
        return [read(item, f"{self.place}: '{key}'") for item in value]

    def things(self, key: str) -> list[Any]:
        """Return the list at `key`, without checking its items."""
        return self.items(key, lambda value, _: value)

    def raw(self, key: str) -> Any:
        """Return the unchecked value at `key` (None if missing)."""
        return self._get(key, None)

    def done(self) -> None:
        """Raise if there are keys that have not been read."""
        if self.left:
            raise MalformedError(f"{self.place} has an unknown key {quoted(sorted(self.left)[0])}.")


def word(value: Any, place: str) -> str:
    """Return the value; raise if it is not a string."""
    if not isinstance(value, str):
        raise MalformedError(f"{place} must contain strings.")
    return value


def whole(value: Any, place: str) -> int:
    """Return the value; raise if it is not an integer from -100,000 to 100,000."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 100_000:
        raise MalformedError(f"{place} must contain whole numbers.")
    return value

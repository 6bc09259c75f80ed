"""The types behind `registry.py`: bot factories, the parameters in a bot's name, and BotError."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadella.api import Bot as Bot
from citadella.rules import MalformedError

Value = bool | int | float | str
BOOLEANS: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
#: Matches the name of a bot in a file: `my_bot.py:MyBot` or `my_bot.py:MyBot:depth=3`.
IN_FILE: Final = re.compile(r"(?P<file>.+\.py):(?P<name>[^:]+)(?::(?P<parameters>.*))?")


class BotError(MalformedError):
    """An unknown bot, or a bot that cannot be made with the given parameters."""

    def __init__(self, problem: str, sentence: str, **facts: object) -> None:
        """Store the key and the arguments of a message; `sentence` is its English text."""
        super().__init__(sentence)
        self.problem = problem  #: The key of the translated message.
        self.facts = {**facts}  #: The arguments of the message.

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, so that worker processes can pass the error on."""
        return _bot_error, (self.problem, str(self), self.facts)


def _bot_error(problem: str, sentence: str, facts: dict[str, object]) -> BotError:
    return BotError(problem, sentence, **facts)


@dataclass(frozen=True)
class Parameter:
    """A parameter that a bot's name can set: its type, and its range or allowed words."""

    kind: type[Value]  #: The type of the value.
    least: float = -math.inf  #: The minimum, for numbers.
    most: float = math.inf  #: The maximum, for numbers.
    words: tuple[str, ...] = ()  #: The allowed words; empty if any word is allowed.

    def read(self, text: str) -> Value | None:
        """Return the value that `text` denotes, or None if the parameter does not allow it."""
        if self.kind is bool:
            return BOOLEANS.get(text.lower())
        if self.kind is str:
            return text if text in self.words or not self.words else None
        try:
            value: Value = self.kind(text)
        except ValueError:
            return None
        assert isinstance(value, int | float)
        return value if math.isfinite(value) and self.least <= value <= self.most else None

    @property
    def range(self) -> str:
        """Return the limits or the allowed words in parentheses, or '' if there are none."""
        if self.words:
            return f" ({', '.join(self.words)})"
        if self.most != math.inf:
            return f" ({self.least:g}–{self.most:g})"
        return f" (≥ {self.least:g})" if self.least != -math.inf else ""

    def __str__(self) -> str:
        """Return a description of the allowed values."""
        words = {bool: "yes or no", str: "a word", int: "a whole number"}
        return words.get(self.kind, "a number") + self.range


@dataclass(frozen=True)
class BotFactory:
    """Makes bots of one kind from a random seed and parameters."""

    make: Callable[..., Bot]  #: Returns a new bot, from a seed and the parameters.
    parameters: Mapping[str, Parameter]  #: The parameters by name.

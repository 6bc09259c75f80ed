"""What a bot is, and the bots that can be asked for by name.

A name may carry parameters (`search:seconds=0.5,iterations=100`), or lead to a bot in a file of
your own (`my_bot.py:MyBot`, `my_bot.py:MyBot:depth=3`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from citadella.knowledge import View
from citadella.rules import Action, MalformedError
from citadella.rules.errors import quoted

Value = bool | int | float | str
ANSWERS: Final = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
PARAMETER: Final = re.compile(r"\w+=")
OWN_FILE: Final = re.compile(r"(?P<file>.+\.py):(?P<name>[^:]+)(?::(?P<parameters>.*))?")


class Bot(Protocol):
    """A player: it is given what its seat may know and do, and chooses."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose one of the actions."""
        ...


class BotError(MalformedError):
    """A bot that there is not, or that cannot be made as asked; says which and why."""

    def __init__(self, problem: str, sentence: str, **facts: str) -> None:
        """Note the problem and its facts too, for those who say it in another language."""
        super().__init__(sentence)
        self.problem = problem
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be told by another process."""
        return _bot_error, (self.problem, str(self), self.facts)


def _bot_error(problem: str, sentence: str, facts: dict[str, str]) -> BotError:
    return BotError(problem, sentence, **facts)


@dataclass(frozen=True)
class Parameter:
    """Something that can be set in a bot's name: what kind of value, from where to where."""

    kind: type[Value]
    least: float = -math.inf
    most: float = math.inf
    #: The only words that fit, if there are such.
    words: tuple[str, ...] = ()

    def read(self, text: str) -> Value | None:
        """Read a value; None if it does not fit."""
        if self.kind is bool:
            return ANSWERS.get(text.lower())
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
        """From where to where, or which words."""
        if self.words:
            return f" ({', '.join(self.words)})"
        if self.most != math.inf:
            return f" ({self.least:g}–{self.most:g})"
        return f" (≥ {self.least:g})" if self.least != -math.inf else ""

    def __str__(self) -> str:
        """Say what is wanted."""
        words = {bool: "yes or no", str: "a word", int: "a whole number"}
        return words.get(self.kind, "a number") + self.range


@dataclass(frozen=True)
class Maker:
    """Makes bots of one kind: from a seed for the bot's own stream of chance, and parameters."""

    make: Callable[..., Bot]
    takes: Mapping[str, Parameter]

    def __call__(self, seed: str, **parameters: Value) -> Bot:
        """Make a bot."""
        return self.make(seed, **parameters)


#: Makers of bots by name.
BOTS: Final[dict[str, Maker]] = {}


def register(name: str, maker: Callable[..., Bot], **takes: Parameter) -> None:
    """Enter a bot, so that it can be asked for by name; `takes` are the parameters it knows.

    The maker is called with a seed and with the parameters that the name sets.
    """
    BOTS[name] = Maker(maker, takes)


def make(name: str, seed: str) -> Bot:
    """Make a bot by name, as in `builder`, `search:seconds=0.5` or `my_bot.py:MyBot`."""
    maker, parameters = find(name)
    return maker(seed, **parameters)


def find(name: str) -> tuple[Maker, dict[str, Value]]:
    """Find a bot by name: its maker, and the parameters that the name sets."""
    own = OWN_FILE.fullmatch(name)
    if own is not None:
        from citadella.bots.from_file import own_maker

        maker, settings = own_maker(own["file"], own["name"]), own["parameters"] or ""
    else:
        base, _, settings = name.partition(":")
        if base not in BOTS:
            known = ", ".join(BOTS)
            raise BotError(
                "bot",
                f"There is no bot called {quoted(base)}; there are {known}.",
                bot=base,
                known=known,
            )
        maker = BOTS[base]
    return maker, dict(_setting(name, maker, item) for item in settings.split(",") if item)


def _setting(name: str, maker: Maker, item: str) -> tuple[str, Value]:
    word, sign, text = item.partition("=")
    parameter = maker.takes.get(word.strip())
    if parameter is None or not sign:
        known = ", ".join(maker.takes)
        raise BotError(
            "bot-parameter" if known else "bot-no-parameter",
            f"The bot {quoted(name)} has no parameter {quoted(word)}; "
            + (f"it has {known}." if known else "it has none."),
            bot=name,
            parameter=word,
            known=known,
        )
    value = parameter.read(text.strip())
    if value is None:
        raise BotError(
            "bot-value",
            f"The bot {quoted(name)} cannot take {quoted(text)} for '{word}': "
            f"it must be {parameter}.",
            bot=name,
            parameter=word,
            value=text,
            kind=parameter.kind.__name__,
            range=parameter.range,
        )
    return word.strip(), value


def split_names(text: str) -> list[str]:
    """Read a list of bots with commas between: `search:seconds=1,iterations=9,builder*3`.

    A comma also stands between the parameters of one bot. `*3` means three of them.
    """
    names: list[str] = []
    for piece in text.split(","):
        piece = piece.strip()
        if names and ":" in names[-1] and PARAMETER.match(piece):
            names[-1] += f",{piece}"
        else:
            names.append(piece)
    repeated: list[str] = []
    for name in names:
        base, star, times = name.rpartition("*")
        if star and times.isdecimal() and 1 <= int(times) <= 99:
            repeated += [base] * int(times)
        else:
            repeated.append(name)
    return repeated

"""The registry of bots by name.

A name may set parameters (`search:seconds=0.5,iterations=100`), or refer to a bot in a file
(`my_bot.py:MyBot`, `my_bot.py:MyBot:depth=3`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from citadella.bots.bot import IN_FILE, Bot, BotError, BotFactory, Parameter, Value
from citadella.bots.from_file import bot_in_file
from citadella.rules.errors import quoted

PARAMETER: Final = re.compile(r"\w+=")
#: Former names of parameters, which still occur in stored tables and journals.
FORMER_PARAMETERS: Final = {"mind=strategist": "model=heuristic", "mind=learned": "model=neural"}

#: The factories of bots by name.
BOTS: Final[dict[str, BotFactory]] = {}


def register(name: str, make: Callable[..., Bot], **parameters: Parameter) -> None:
    """Register a bot; `make` is called with a seed and the parameters set in the bot's name."""
    BOTS[name] = BotFactory(make, parameters)


def make(name: str, seed: str) -> Bot:
    """Return a new bot by name: `builder`, `search:seconds=0.5`, `my_bot.py:MyBot` …"""
    factory, values = find(name)
    return factory.make(seed, **values)


def find(name: str) -> tuple[BotFactory, dict[str, Value]]:
    """Return the factory of the bot `name`, and the parameters set in the name."""
    in_file = IN_FILE.fullmatch(name)
    if in_file is not None:
        factory = bot_in_file(in_file["file"], in_file["name"])
        settings = in_file["parameters"] or ""
    else:
        base, _, settings = name.partition(":")
        if base not in BOTS:
            known = ", ".join(BOTS)
            raise BotError(
                "bot",
                f"There is no bot called {quoted(base)}; available: {known}.",
                bot=base,
                known=known,
            )
        factory = BOTS[base]
    return factory, dict(_setting(name, factory, item) for item in settings.split(",") if item)


def _setting(name: str, factory: BotFactory, item: str) -> tuple[str, Value]:
    word, sign, text = (part.strip() for part in item.partition("="))
    if word not in factory.parameters:
        word, sign, text = FORMER_PARAMETERS.get(f"{word}={text}", item).partition("=")
    parameter = factory.parameters.get(word)
    if parameter is None or not sign:
        known = ", ".join(factory.parameters)
        raise BotError(
            "bot-parameter" if known else "bot-no-parameter",
            f"The bot {quoted(name)} has no parameter {quoted(word)}; "
            + (f"it has {known}." if known else "it has none."),
            bot=name,
            parameter=word,
            known=known,
        )
    value = parameter.read(text)
    if value is None:
        raise BotError(
            "bot-value",
            f"The bot {quoted(name)} does not accept {quoted(text)} as the value of '{word}': "
            f"expected {parameter}.",
            bot=name,
            parameter=word,
            value=text,
            kind=parameter.kind.__name__,
            range=parameter.range,
        )
    return word, value


def split_names(text: str) -> list[str]:
    """Split a comma-separated list of bots, such as `search:seconds=1,iterations=9,builder*3`.

    Commas also separate the parameters of a bot. `*3` repeats a bot three times.
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

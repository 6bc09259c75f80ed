"""Bots loaded from Python files: `my_bot.py:MyBot`.

The class only needs a method `choose(view, actions)`. A parameter `seed` of its `__init__` receives
a random seed; other parameters with defaults can be set in the name: `my_bot.py:MyBot:depth=3`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from citadella.bots.bot import IN_FILE, Bot, BotError, BotFactory, Parameter, Value
from citadella.homebrew.problems import PREFIX, described
from citadella.rules.errors import quoted


def bot_in_file(file: str, name: str) -> BotFactory:
    path = _path(file)
    if not path.is_file():
        raise BotError("no-file", f"There is no file {quoted(file, 200)}.", file=file)
    module = _load(path, file)
    found = getattr(module, name, None)
    if found is None:
        known = ", ".join(_bots_in(module)) or "–"
        raise BotError(
            "bot-not-in-file",
            f"There is no {quoted(name)} in the file {quoted(file, 200)}; available: {known}.",
            bot=name,
            file=file,
            known=known,
        )
    if not callable(found) or (inspect.isclass(found) and not _can_choose(found)):
        raise _no_bot(file, name)
    seeded, takes = _arguments(found)

    def make(seed: str, **parameters: Value) -> Bot:
        try:
            bot: Bot = found(**({"seed": seed} if seeded else {}), **parameters)
        except Exception as problem:
            why, full = described(problem), f"{file}:{name}"
            sentence = f"The bot {quoted(full, 200)} cannot be made: {why}."
            raise BotError("bot-not-made", sentence, bot=full, why=why) from None
        if not _can_choose(bot):
            raise _no_bot(file, name)
        return bot

    return BotFactory(make, takes)


def file_digest(name: str) -> str:
    """Return the digest of the file that defines the bot `name`; '' for a built-in bot."""
    in_file = IN_FILE.fullmatch(name)
    if in_file is None:
        return ""
    return hashlib.blake2b(_path(in_file["file"]).read_bytes(), digest_size=8).hexdigest()


def _path(file: str) -> Path:
    return Path(file).expanduser().absolute()


def _no_bot(file: str, name: str) -> BotError:
    return BotError(
        "bot-is-none",
        f"{quoted(name)} in the file {quoted(file, 200)} is not a bot: "
        "it has no method choose(view, actions).",
        bot=name,
        file=file,
    )


def _arguments(make: Callable[..., Any]) -> tuple[bool, dict[str, Parameter]]:
    """Return whether `make` takes a seed, and its other parameters by name."""
    try:
        arguments = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):
        return True, {}
    parameters: dict[str, Parameter] = {}
    for argument in arguments:
        kind = type(argument.default)
        if argument.name != "seed" and kind in (bool, int, float, str):
            parameters[argument.name] = Parameter(kind)
    return any(argument.name == "seed" for argument in arguments), parameters


def _bots_in(module: ModuleType) -> list[str]:
    return [
        name
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and thing.__module__ == module.__name__ and _can_choose(thing)
    ]


def _can_choose(thing: object) -> bool:
    return callable(getattr(thing, "choose", None))


def _load(path: Path, file: str) -> ModuleType:
    try:
        return _module(path)
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt):
            raise
        why = described(problem, path)
        raise BotError(
            "bot-file", f"The file {quoted(file, 200)} cannot be loaded: {why}.", file=file, why=why
        ) from None


@cache
def _module(path: Path) -> ModuleType:
    name = f"{PREFIX}{path.stem}_{abs(hash(path)):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look up their module in sys.modules. The file may import from its own folder.
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module

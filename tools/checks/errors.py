"""Check that every error of the library has a translation, and that no translation is stale.

    python -m tools.checks.errors [--missing LANGUAGE]

The messages are found in the source: each is the first string given to an exception or to `Words`.
`--missing` prints the messages that a language lacks, ready to be translated.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from citadella.texts import LANGUAGES, Texts
from citadella.texts.errors import OF_THE_SYSTEM, key_of
from tools import ROOT

SOURCE: Final = ROOT / "src" / "citadella"
#: The functions that take a message, and the place of the message among their arguments.
TAKERS: Final = {
    "CitadellaError": 0,
    "IllegalError": 0,
    "MalformedError": 0,
    "SettingError": 0,
    "SetupError": 1,
    "Words": 0,
    "_located": 1,
    "_forbidden": 0,
}
#: The placeholder for another library's English explanation, which translations leave out.
NOT_TRANSLATED: Final = "english"
#: The exceptions whose messages are in the catalogue: `error-` and their first argument.
WITH_KEYS: Final = ("BotError", "CardFileError", "JournalError", "WhatIfError")
POSITIONS: Final = "positions and views come from programs; no command reads them"
#: The modules whose errors stay in English, and the reasons.
ENGLISH_ONLY: Final = {
    "api.py": "the programming interface; no command calls it",
    "env/": "the programming interface of training environments; no command uses it",
    "bots/neural/model_file.py": "commands print the message `model-unsound` instead",
    "bots/heuristics/weights.py": "an argument of a bot's class; bots' names have no styles",
    "bots/search/bot.py": "arguments of a bot's class; in bots' names the registry checks them",
    "knowledge/": POSITIONS,
    "notation/fields.py": POSITIONS,
    "notation/position.py": POSITIONS,
    "notation/position_builder.py": POSITIONS,
    "notation/state.py": POSITIONS,
    "notation/turn_steps.py": POSITIONS,
    "notation/validation.py": POSITIONS,
    "server/tables/table.py": "rows that the server has stored itself; it logs these errors",
}

#: Calls that pass on a message from elsewhere: the module, and the function that is called.
PASSED_ON: Final = {
    ("homebrew/pictures.py", "Words"),  # `_forbidden`
    ("bots/bot.py", "BotError"),  # unpickling
    ("bots/registry.py", "BotError"),  # chooses between two keys
    ("rules/errors.py", "SetupError"),  # unpickling
    ("rules/errors.py", "Words"),  # unpickling, `SetupError`
    ("server/bots/remote.py", "Words"),  # one of the messages in that module, sent by a server
}


class Found(NamedTuple):
    """A message in the source."""

    place: str
    template: str

    @property
    def variables(self) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(self.template) if name}


@cache
def _calls() -> list[tuple[str, str, ast.expr | None]]:
    """Return the place, the function and the message of every call that takes a message."""
    found: list[tuple[str, str, ast.expr | None]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE).as_posix()
        if inside.startswith(tuple(ENGLISH_ONLY)):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                index = TAKERS.get(name, 0 if name in WITH_KEYS else -1)
                if name == "__init__" and node.args and isinstance(node.args[0], ast.Constant):
                    index = 0  # a call of an exception's base class
                if index >= 0:
                    given = node.args[index] if index < len(node.args) else None
                    found.append((f"{inside}:{node.lineno}", name, given))
    return found


@cache
def found() -> dict[str, Found]:
    """Return the messages of the source by key."""
    messages: dict[str, Found] = {}
    for place, name, given in _calls():
        if (
            name not in WITH_KEYS
            and isinstance(given, ast.Constant)
            and isinstance(given.value, str)
        ):
            messages.setdefault(key_of(given.value), Found(place, given.value))
    return messages


def source_problems() -> Iterator[str]:
    """Yield the problems of the source, one sentence each."""
    texts = Texts("en")
    for place, name, given in _calls():
        if not (isinstance(given, ast.Constant) and isinstance(given.value, str)):
            if (place.partition(":")[0], name) not in PASSED_ON:
                yield f"{place}: {name} needs a literal string, with placeholders for the facts."
        elif name in WITH_KEYS:
            if f"error-{given.value}" not in texts:
                yield f"{place}: the message error-{given.value} does not exist."
        else:
            key, message = key_of(given.value), Found(place, given.value)
            if not key[:1].isalpha():
                yield f"{place}: the message must begin with a letter or a placeholder."
            if found()[key].variables != message.variables:
                yield f"{place}: another message has the same words."


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def translations(language: str) -> dict[str, fluent.Message]:
    """Return the translated messages of a language by key."""
    path = SOURCE / "texts" / "errors" / f"{language}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []
    junk = [entry for entry in body if isinstance(entry, fluent.Junk)]
    if junk:
        raise SystemExit(f"{path}: cannot be parsed: {(junk[0].content or '')[:60]}")
    messages = [entry for entry in body if isinstance(entry, fluent.Message)]
    if len({message.id.name for message in messages}) < len(messages):
        raise SystemExit(f"{path}: two messages have the same key")
    return {message.id.name: message for message in messages}


def missing(language: str) -> dict[str, str]:
    """Return the messages that a language lacks: their keys and English templates."""
    mine = translations(language)
    needed = {key: message.template for key, message in found().items()}
    needed |= {f"system-{name}": f"the system's error {name}" for name in OF_THE_SYSTEM}
    needed["system-other"] = "the system's error {name}"
    return {key: template for key, template in needed.items() if key not in mine}


def problems(language: str) -> Iterator[str]:
    """Yield the problems of a language, one sentence each."""
    for key, template in missing(language).items():
        yield f"errors/{language}.ftl: {key} is missing: {template}"
    for key, message in translations(language).items():
        if key.startswith("system-"):
            continue
        if key not in found():
            yield f"errors/{language}.ftl: no error has the key {key}."
            continue
        used = _Variables()
        used.visit(message)
        wrong = (used.names ^ found()[key].variables) - {NOT_TRANSLATED}
        if wrong:
            yield f"errors/{language}.ftl: {key}: wrong placeholders: {', '.join(sorted(wrong))}."


def main() -> int:
    """Run the command line; return 1 if there is a problem."""
    parser = argparse.ArgumentParser(description="Check the translations of the library's errors.")
    parser.add_argument("--missing", choices=LANGUAGES[1:], metavar="LANGUAGE")
    options = parser.parse_args()
    if options.missing:
        for key, template in missing(options.missing).items():
            print(f"# {template}\n{key} =")
        return 0
    wrong = [*source_problems()]
    for language in LANGUAGES[1:]:
        if translations(language):
            wrong += problems(language)
        else:
            print(f"{language}: no errors are translated yet; they are printed in English.")
    print("\n".join(wrong) or "Every error of the library has its translations.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

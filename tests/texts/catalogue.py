"""The messages of a language as its files declare them, for the tests of the texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast

#: The files with the texts of cards and terms; most of their messages take no arguments.
CARDS_FILES: Final = ("cards.ftl", "terms.ftl")
#: Matches the keys of messages with names that sentences can mention.
NAMES: Final = re.compile(r"(?:character|district|action|type|mark)-")
#: Matches the keys of messages that serve the grammar of one language: general forms of names,
#: short words, and parts of sentences that only other messages use.
GRAMMAR: Final = re.compile(r"(?:form|before|lower-case|no-break|part|object)-|source\b|agent$")
#: Matches the attributes of a name that are not grammatical forms or features.
CONTENT: Final = re.compile(r"(?:name|effect|color|real|plain)(?:-.*)?")


@cache
def entries(language: str, only: tuple[str, ...] = ()) -> tuple[ast.EntryType, ...]:
    """Return the entries of all files of a language, or only of some."""
    found: list[ast.EntryType] = []
    for file in sorted((files("citadella.texts") / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl") and (not only or file.name in only):
            found += FluentParser().parse(file.read_text(encoding="utf-8")).body
    return tuple(found)


@cache
def messages(language: str, only: tuple[str, ...] = ()) -> dict[str, ast.Pattern]:
    """Return every pattern of a language by its key, `message` or `message.attribute`."""
    patterns: dict[str, ast.Pattern] = {}
    for entry in entries(language, only):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                patterns[entry.id.name] = entry.value
            for attribute in entry.attributes:
                patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return patterns


def is_grammar(key: str) -> bool:
    """Return whether a message or attribute serves the grammar of one language only."""
    message, _, attribute = key.partition(".")
    if GRAMMAR.match(message):
        return True
    is_form = attribute and not CONTENT.fullmatch(attribute)
    return bool(is_form) and NAMES.match(message) is not None


def content(language: str, only: tuple[str, ...] = ()) -> list[str]:
    """Return the keys that every language has: all but those of its grammar."""
    return [key for key in messages(language, only) if not is_grammar(key)]

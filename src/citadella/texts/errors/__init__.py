"""Errors of the library in the reader's language.

The code states each message in English; the file of a language, such as `hu.ftl`, contains its
translations. The key of a message consists of the words of its English text. When the English
changes, `tools/checks/errors.py` therefore reports the translations as missing. The messages of
errors with a `problem` are in the catalogue, in English too: `error-no-file`.
"""

from __future__ import annotations

import errno
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from citadella.rules.errors import CitadellaError, Words
from citadella.texts import Texts
from citadella.texts.names import functions

#: The operating system's errors that have their own translations, as names in `errno`.
OF_THE_SYSTEM: Final = (
    "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EISDIR", "ENAMETOOLONG", "ENOENT",
    "ENOSPC", "ENOTDIR", "EPERM", "EROFS",
)  # fmt: skip


def key_of(template: str) -> str:
    """Return the key of a message: the words and placeholders of its English template.

    >>> key_of("There is no seat {seat} at this table.")
    'there-is-no-seat-seat-at-this-table'
    """
    return "-".join(re.findall(r"[a-z0-9_]+", template.lower()))


def is_translated(language: str) -> bool:
    """Return whether a language has translations of the errors."""
    return _file(language).is_file()


def error_text(texts: Texts, error: CitadellaError) -> str:
    """Return an error in the language of `texts`; parts without a translation are in English."""
    if error.problem and (key := f"error-{error.problem}") in texts:
        return texts(key, **_translated(texts, error.facts))
    return _message(texts, error) or texts("error-other", why=str(error))


def _message(texts: Texts, error: CitadellaError | Words) -> str | None:
    """Return a message in the language of `texts`; None if it has no translation."""
    if texts.language == "en":
        return str(error)
    return _rendered(texts.language, key_of(error.template), _translated(texts, error.facts))


def _translated(texts: Texts, facts: dict[str, object]) -> dict[str, object]:
    return {name: _fact(texts, fact) for name, fact in facts.items()}


def _fact(texts: Texts, fact: object) -> object:
    match fact:
        case CitadellaError():
            return error_text(texts, fact).rstrip(".")
        case Words():
            return _message(texts, fact) or str(fact)
        case OSError():
            return _of_the_system(texts, fact)
        case int() if not isinstance(fact, bool):
            return fluent_number(fact, useGrouping=False)  # a port has no separators
    return str(fact)


def _of_the_system(texts: Texts, error: OSError) -> str:
    english = error.strerror or str(error)
    name = errno.errorcode.get(error.errno or 0, str(error.errno))
    if texts.language == "en":
        return english
    key = f"system-{name}" if name in OF_THE_SYSTEM else "system-other"
    return _rendered(texts.language, key, {"name": name}) or english


def _rendered(language: str, key: str, facts: dict[str, object]) -> str | None:
    bundle = _bundle(language)
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        return None
    text, _problems = bundle.format_pattern(message.value, facts)
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions(Texts(language)), use_isolating=False)
    if is_translated(language):
        bundle.add_resource(FluentResource(_file(language).read_text("utf-8")))
    return bundle


def _file(language: str) -> Traversable:
    return files(__name__) / f"{language}.ftl"

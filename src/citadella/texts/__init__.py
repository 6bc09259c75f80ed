"""The texts of the game in several languages, from Fluent catalogues shared with the browser.

All `*.ftl` files in a language's folder form the catalogue of that language. Homebrew cards add
texts in any of the languages; a missing text falls back to another language.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from textwrap import dedent
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from citadella.rules.errors import MalformedError, Words, shortened
from citadella.texts.names import FUNCTIONS, functions, readable

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Texts",
    "UnknownLanguageError",
    "add_texts",
    "exists",
    "readable",
    "sources",
]

ENGLISH: Final = "en"


def _languages() -> tuple[str, ...]:
    """Return the languages, which are the folders beside this file; English comes first."""
    folders = [each for each in files("citadella.texts").iterdir() if each.is_dir()]
    found = sorted(each.name for each in folders if (each / "terms.ftl").is_file())
    return (ENGLISH, *(language for language in found if language != ENGLISH))


LANGUAGES: Final = _languages()

_bundles: Final[dict[str, FluentBundle]] = {}
#: The texts of homebrew cards in loading order: pairs of language and Fluent source.
_own: Final[list[tuple[str, str]]] = []
_own_keys: Final[set[str]] = set()


class UnknownLanguageError(MalformedError):
    """A language without a catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(
            "There are no texts in '{language}'; choose from {known}.",
            language=shortened(language),
            known=", ".join(LANGUAGES),
        )
        self.language = language


class Texts:
    """The texts of one language.

    >>> texts = Texts("hu")
    >>> texts("character-witch")
    'Boszorkány'
    >>> texts.name("character-witch", "classic")
    'Boszorka'
    >>> texts("count-cards", count=3)
    '3 lap'
    """

    def __init__(self, language: str, reader: str = "") -> None:
        """Prepare a language's texts; `reader` is "feminine" or "masculine" if that is known."""
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language = language
        self.reader = reader

    def __call__(self, key: str, /, **args: Any) -> str:
        """Return the text of a message or attribute; `key` is `message` or `message.attribute`."""
        found = self._find(key)
        if found is None:
            raise KeyError(key)
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, {"reader": self.reader, **args})
        # An error in the text of a homebrew card must not end a game.
        if errors and key.partition(".")[0] not in _own_keys:
            raise errors[0]
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        """Return the bundle and pattern of `key`; homebrew texts fall back to any language."""
        message_id, dot, attribute = key.partition(".")
        languages = (self.language, *LANGUAGES) if message_id in _own_keys else (self.language,)
        for language in languages:
            bundle = _bundle(language)
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                pattern = message.attributes.get(attribute) if dot else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def decimal(self, value: float, digits: int = 1) -> str:
        """Return a number with `digits` decimal places, formatted for the language.

        >>> Texts("hu").decimal(1234.5)
        '1\xa0234,5'
        """
        return self._number(value, "decimal", digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """Return `share`, such as 0.5, as a percentage with `digits` decimal places.

        >>> Texts("en").percent(0.428), Texts("cs").percent(0.428)
        ('42.8%', '42,8\xa0%')
        """
        return self._number(share, "percent", digits)

    def _number(self, value: float, style: str, digits: int) -> str:
        # Avoid "-0".
        shown = 0.0 if round(value * (100 if style == "percent" else 1), digits) == 0 else value
        number = FluentFloat(
            shown, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits
        )
        return self("number", value=number)

    def name(self, card: str, edition: str) -> str:
        """Return the name of a card (`district-keep`, `character-king`) in an edition."""
        for key in (f"{card}.name-{edition}", card):
            if key in self:
                return self(key)
        # A homebrew card without texts is named after its id.
        return readable(card.partition("-")[2])

    def effect(self, card: str, edition: str) -> str | None:
        """Return the effect of a card in an edition, or None if it has none."""
        for key in (f"{card}.effect-{edition}", f"{card}.effect"):
            if key in self:
                return self(key)
        return None


@cache
def exists(key: str) -> bool:
    """Return whether a message or attribute exists; homebrew texts may be in any language."""
    # All languages have the same messages.
    return key in Texts(ENGLISH)


def sources(language: str) -> list[str]:
    """Return the catalogue of a language as Fluent sources, homebrew texts last."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    folder = files("citadella.texts") / language
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    printed = [file.read_text("utf-8") for file in found if file.name.endswith(".ftl")]
    return printed + [source for spoken, source in _own if spoken == language]


def _bundle(language: str) -> FluentBundle:
    found = _bundles.get(language)
    if found is None:
        found = FluentBundle([language], functions(Texts(language)), use_isolating=False)
        for source in sources(language):
            found.add_resource(FluentResource(source))
        _bundles[language] = found
    return found


# --- homebrew cards -------------------------------------------------------------------------------
def add_texts(language: str, source: str) -> None:
    """Add homebrew messages in Fluent syntax to the catalogue of `language`."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    if not isinstance(source, str):
        raise MalformedError(
            "The texts in '{language}' must be a string in Fluent syntax.", language=language
        )
    source = dedent(source)
    resource = FluentResource(source)
    _check(language, source, resource)
    _bundle(language).add_resource(resource)
    _own.append((language, source))
    exists.cache_clear()
    _own_keys.update(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


def homebrew_texts() -> list[tuple[str, str]]:
    """Return the texts of homebrew cards as pairs of language and Fluent source."""
    return _own.copy()


def homebrew_keys() -> set[str]:
    """Return the ids of the messages added by homebrew cards."""
    return _own_keys.copy()


def restore_homebrew_texts(texts: list[tuple[str, str]]) -> None:
    """Restore texts returned by `homebrew_texts`."""
    if texts != _own:
        _own.clear()
        _own_keys.clear()
        _bundles.clear()
        exists.cache_clear()
        for language, source in texts:
            add_texts(language, source)


def _check(language: str, source: str, resource: Any) -> None:
    where = Words("The texts in '{language}'", language=language)
    bundle = _bundle(language)
    names: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = source.count("\n", 0, note.span.start if note.span else 0) + 1
            why = (note.message or "this is not valid Fluent").rstrip(".")
            raise MalformedError(
                "{where} cannot be parsed at line {line}: {english}.",
                where=where,
                line=line,
                english=why,
            )
        if isinstance(entry, ast.Term):
            raise MalformedError(
                "{where} can only contain messages, not the term '-{name}'.",
                where=where,
                name=entry.id.name,
            )
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if name in names or bundle.has_message(name):
                raise MalformedError(
                    "{where}: the text '{name}' already exists.", where=where, name=name
                )
            names.add(name)
    references = _References()
    references.visit(resource)
    for name in references.messages:
        if name not in names and not bundle.has_message(name):
            raise MalformedError(
                "{where} refer to an unknown text '{name}'.", where=where, name=shortened(name)
            )
    for name in references.others:
        raise MalformedError("{where} cannot use '{name}'.", where=where, name=shortened(name))


class _References(Visitor):
    """Collects the references in messages."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.others: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.others.append(f"-{node.id.name}")

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        if node.id.name not in ("NUMBER", *FUNCTIONS):
            self.others.append(node.id.name)
        self.generic_visit(node)

"""The words of the game in four languages, from one Fluent catalogue shared with the browser.

Every `*.ftl` file in a language's folder is part of that language's catalogue.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Texts", "UnknownLanguageError", "add_texts", "readable"]

LANGUAGES: Final = ("en", "hu", "bg", "cs")


class UnknownLanguageError(ValueError):
    """Asked for a language that has no catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(f"No texts in {language!r}; there are {', '.join(LANGUAGES)}.")
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

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(language)
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **args: str | float) -> str:
        """The text of a message, or of its attribute: `message` or `message.attribute`."""
        message_id, _, attribute = key.partition(".")
        if key not in self:
            raise KeyError(key)
        message = self._bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, key: str) -> bool:
        message_id, dot, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return attribute in message.attributes if dot else message.value is not None

    def name(self, card: str, edition: str) -> str:
        """What a card (`district-keep`, `character-king`) is called in an edition."""
        for key in (f"{card}.name-{edition}", card):
            if key in self:
                return self(key)
        # A fan's card without texts is called by its id.
        return readable(card.partition("-")[2])

    def effect(self, card: str, edition: str) -> str | None:
        """What a card does in an edition; None for a card that only stands there."""
        for key in (f"{card}.effect-{edition}", f"{card}.effect"):
            if key in self:
                return self(key)
        return None


def readable(name: str) -> str:
    """An id as words, for what has no text."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("citadella.texts") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def add_texts(language: str, source: str) -> None:
    """Add messages in Fluent syntax to a language, for cards of your own."""
    if language not in LANGUAGES:
        raise UnknownLanguageError(language)
    _bundle(language).add_resource(FluentResource(source))

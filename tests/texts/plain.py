"""Sentences with ordinary spaces, which are easy to compare with those in a test."""

from __future__ import annotations

from collections.abc import Sequence

from citadella.rules import Setup
from citadella.texts import Texts
from citadella.texts.phrases import Phrases
from citadella.texts.sentence import Renderer, Sentence

#: Replaces no-break spaces with ordinary ones.
TIES = str.maketrans("\xa0\u202f", "  ")


def plain(text: str) -> str:
    """Return a text with ordinary spaces."""
    return text.translate(TIES)


class PlainRenderer(Renderer):
    """Renders sentences with ordinary spaces."""

    def __call__(self, sentence: Sentence) -> str:
        return plain(super().__call__(sentence))


class PlainPhrases(Phrases):
    """The sentences of one game with ordinary spaces."""

    def __init__(self, texts: Texts, setup: Setup, names: Sequence[str], reader: int = -1) -> None:
        super().__init__(texts, setup, names, reader)
        self.render = PlainRenderer(texts, names, setup.edition)

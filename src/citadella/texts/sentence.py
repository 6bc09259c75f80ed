"""Sentences as data: a message of the catalogue with typed arguments, and how they become text.

The server decides which message says what; each reader's side renders it in the reader's language.
An argument is one of these:

- a number, or a plain word by which the message chooses a variant;
- a reference: `@2` (the player on a seat), `card:keep`, `character:king`, `type:noble`,
  `marker:dagger`;
- a list of arguments, or another sentence.

The counterpart in the browser is web/src/words/render.ts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from citadella.texts import Texts
from citadella.texts.names import MESSAGES, Name, capitalised, shown, typeset

__all__ = ["Renderer", "Sentence"]


#: The values of arguments that sentences leave out. In addition, `by` is `seat` if it is left out,
#: and `card` and `second` are the first two `cards`.
DEFAULTS: Final = {
    "case": "known",
    "doer": "seat",
    "cause": "",
    "turn": "",
    "mine": "no",
    "count": 0,
}


class Sentence(NamedTuple):
    """A message of the catalogue with its arguments."""

    key: str
    args: dict[str, Any]


class Renderer:
    """Renders sentences about one table in one language; `names` are the players by seat.

    Without `fine`, sentences keep the plain spaces and hyphens of the catalogue, as terminals need
    them.
    """

    def __init__(self, texts: Texts, names: Sequence[str], edition: str, fine: bool = True) -> None:
        self.texts = texts
        self.fine = fine
        self.names = list(names)
        self.edition = edition

    def __call__(self, sentence: Sentence) -> str:
        """Return a whole sentence or label, beginning with a capital letter."""
        text = capitalised(self.phrase(sentence))
        return typeset(text, self.texts) if self.fine else text

    def phrase(self, sentence: Sentence) -> str:
        """Return a sentence as it is written inside another one."""
        args = {**DEFAULTS, **sentence.args}
        args.setdefault("by", args.get("seat", ""))
        for name, card in zip(("card", "second"), args.get("cards", ()), strict=False):
            args.setdefault(name, card)
        return self.texts(
            sentence.key, **{name: self._value(value) for name, value in args.items()}
        )

    def name(self, reference: str) -> str:
        """Return the name of a referenced thing as a heading or label."""
        found = self._value(reference)
        return found.alone() if isinstance(found, Name) else str(found)

    def inside(self, reference: str) -> str:
        """Return the name of a referenced thing as it is written inside a sentence."""
        return shown(self._value(reference))

    def _value(self, value: Any) -> Any:
        if isinstance(value, Sentence):
            return self.phrase(value)
        if isinstance(value, list):
            return ", ".join(shown(self._value(each)) for each in value)
        if isinstance(value, str):
            if value[:1] == "@":
                seat = int(value[1:])
                return self.names[seat] if seat < len(self.names) else ""
            kind, colon, name = value.partition(":")
            if colon and kind in MESSAGES:
                return Name(self.texts, kind, name, self.edition)
        return value

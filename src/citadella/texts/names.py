"""Names of cards, characters, district types and markers inside sentences, in the form needed.

Messages can use a name as `{ $card }`, and these functions:

- `FORM($card, "accusative")`: another form of the name, an attribute of the card's message;
- `BEFORE("the", $card)`: the text, preceded by a short word in the suitable form: the message
  `before-the`, or its attribute `.other` if the regular expression `.pattern` matches at the
  beginning of the text;
- `ID($card)`, `KIND($card)`, `FEATURE($card, "gender")`: words by which to choose a variant;
- `CAPITAL($card)`: the text with a capital first letter.

The counterpart in the browser is web/src/words/names.ts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType

from citadella.rules.card import UNKNOWN

if TYPE_CHECKING:
    from citadella.texts import Texts

__all__ = ["FUNCTIONS", "Name", "capitalised", "functions", "readable", "shown", "typeset"]

#: Spaces between a number and what it counts, and between a name and its rank.
TOGETHER: Final = re.compile(r"(?<=\d) (?=[^\W\d_])| (?=\(\d+\))")
MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")

#: The prefixes of the messages that name a referenced thing, in the order in which to try them.
MESSAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("district", "action"),
    "character": ("character",),
    "type": ("type",),
    "marker": ("mark",),
}


class Name(FluentType):
    """The name of a card, character, district type or marker in a sentence."""

    def __init__(self, texts: Texts, kind: str, name: str, edition: str) -> None:
        self.texts = texts
        self.kind = kind
        self.id = name.removesuffix("+")
        self.suffix = name[len(self.id) :]  # the mark of a beautified district
        self.edition = edition
        keys = [f"{prefix}-{self.id}" for prefix in MESSAGES[kind]]
        self.key = next((key for key in keys if key in texts), "")

    def format(self, _locale: object) -> str:
        """Return the name as it is written inside a sentence."""
        return self.inside() + self.suffix

    def alone(self) -> str:
        """Return the name as a heading or label."""
        if self.id == UNKNOWN.name:
            return self.id
        shown = self.texts.name(self.key, self.edition) if self.key else readable(self.id)
        return shown + self.suffix

    def inside(self) -> str:
        """Return the name inside a sentence, without the mark of a beautified district."""
        special = self.feature("inside")
        if special or self.id == UNKNOWN.name:
            return special or self.id
        name = self.texts.name(self.key, self.edition) if self.key else readable(self.id)
        if self.kind == "type" or f"lower-case-{self.kind}" in self.texts:
            return name[:1].lower() + name[1:]
        return name

    def form(self, form: str) -> str:
        """Return a grammatical form of the name; if it has none, use the message `form-FORM`."""
        found = self.feature(form)
        if not found:
            general = f"form-{form}"
            args = {"name": self.inside()}
            found = self.texts(general, **args) if general in self.texts else self.inside()
        return found + self.suffix

    def feature(self, feature: str) -> str:
        """Return an attribute of the card's message for this edition; '' if it has none."""
        if not self.key:
            return ""
        texts, special = self.texts, f"{self.key}.{feature}-{self.edition}"
        if special in texts:
            return texts(special)
        if f"{self.key}.{feature}" not in texts:
            return ""
        # The form belongs to the general name, which an edition may replace.
        renamed = f"{self.key}.name-{self.edition}"
        if renamed in texts and texts(renamed) != texts(self.key):
            return ""
        return texts(f"{self.key}.{feature}")


def readable(name: str) -> str:
    """Return an id as words, for display where a text is missing."""
    return capitalised(name.replace("_", " ").replace("-", " "))


def capitalised(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def shown(value: object) -> str:
    """Return an argument of a message as text."""
    return value.format(None) if isinstance(value, Name) else str(value)


def typeset(text: str, texts: Texts) -> str:
    """Return a text with proper minus signs, and no-break spaces where a line must not end.

    The optional messages `no-break-after` and `no-break-before` are regular expressions for the
    words and signs that must stay with what follows or precedes them.
    """
    text = MINUS.sub("−", TOGETHER.sub("\u00a0", text))
    if "no-break-after" in texts:
        stays = _pattern(rf"(?<!\w)({texts('no-break-after')}) ")
        text = stays.sub("\\1\u00a0", text)
    if "no-break-before" in texts:
        text = _pattern(rf" (?={texts('no-break-before')})").sub("\u00a0", text)
    return text


#: The functions that messages can call, in addition to Fluent's own NUMBER.
FUNCTIONS: Final = ("BEFORE", "CAPITAL", "FEATURE", "FORM", "ID", "KIND")


def functions(texts: Texts) -> dict[str, Any]:
    """Return the implementations of `FUNCTIONS` for a language."""

    def before(word: str, following: object) -> str:
        text, rule = shown(following), f"before-{word}"
        other = _pattern(texts(f"{rule}.pattern")).match(text) is not None
        chosen = texts(f"{rule}.other" if other else rule)
        return chosen + ("" if chosen.endswith("’") else " ") + text

    return {
        "BEFORE": before,
        "CAPITAL": lambda text: capitalised(shown(text)),
        "FEATURE": lambda name, feature: name.feature(feature) if isinstance(name, Name) else "",
        "FORM": lambda name, form: name.form(form) if isinstance(name, Name) else shown(name),
        "ID": lambda name: name.id if isinstance(name, Name) else name,
        "KIND": lambda name: name.kind if isinstance(name, Name) else "none",
    }


@lru_cache(maxsize=100)
def _pattern(source: str) -> re.Pattern[str]:
    return re.compile(source, re.IGNORECASE)

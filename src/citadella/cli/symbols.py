"""Symbols and colours for cards, marks and news in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from citadella.cards import TYPES
from citadella.knowledge import View
from citadella.rules.card import District
from citadella.rules.registry import REGISTRY
from citadella.texts.phrases import Phrases

SYMBOLS: Final = {"noble": "♔", "religious": "✚", "trade": "⚖", "military": "⚔", "unique": "★"}
COLOURS: Final = {
    "noble": "yellow",
    "religious": "bright_blue",
    "trade": "green",
    "military": "red",
    "unique": "magenta",
}
REAL: Final = "✓"
CROWN: Final = "♛"
NOTHING: Final = "–"
GAP: Final = "  "


class NewsLine(NamedTuple):
    """A sentence about an event; `mine` says whether the event affects the reader."""

    sentence: str
    mine: bool


def news_text(line: NewsLine) -> Text:
    return Text(f"· {line.sentence}", "bold" if line.mine else "")


def card_text(phrases: Phrases, name: str, brief: bool = False) -> Text:
    """Return a card's symbol, name and cost, in the colour of the card's type.

    If `brief`, only unique districts are shown with their names.
    """
    kind = phrases.box.kind(name.removesuffix("+"))
    if not isinstance(kind, District):
        return Text(phrases.card(name), "italic")
    type_ = TYPES[kind.type]
    shown = SYMBOLS[type_]
    if kind.buildable:
        shown += str(kind.cost + (1 if name.endswith("+") else 0))
    if not brief or type_ == "unique":
        shown = f"{phrases.card(name)} {shown}"
    return Text(shown, COLOURS[type_])


def marks(view: View, phrases: Phrases, rank: int) -> str:
    """Return the markers on the character of a rank, preceded by a space if there are any."""
    signs = ""
    for marker in view.markers:
        if marker.rank == rank:
            signs += marker.sign + (REAL if marker.is_real() else "")
    taxed = phrases.box.cast[rank].keeps_taxes and view.taxes > 0
    return (f" {signs}" if signs else "") + (f" ({view.taxes})" if taxed else "")


def flow(pieces: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """Arrange pieces in lines of at most `width` columns, without breaking a piece."""
    lines: list[Text] = []
    line = Text()
    for piece in pieces:
        if line and line.cell_len + len(gap) + piece.cell_len > width:
            lines.append(line)
            line = Text()
        line = Text.assemble(line, gap, piece) if line else piece.copy()
    return [*lines, line]


def legend(phrases: Phrases) -> list[str]:
    """Return every symbol with its meaning."""
    texts = phrases.texts
    return [
        *(f"{sign} {texts(f'type-{type_}')}" for type_, sign in SYMBOLS.items()),
        f"{CROWN} {texts('term-crown')}",
        *(f"{marker.sign} {phrases.mark(kind)}" for kind, marker in REGISTRY.markers.items()),
    ]

"""Boxes of Unicode lines: around a player's place, around each card of a hand or a city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from citadella.cli.table.scene import fitted

#: The rows of a card, its borders included.
CARD_ROWS: Final = 3

_plain: Final = Console()


def box(
    lines: Sequence[Text], width: int, title: Text, foot: Text, style: str | Style = "dim"
) -> list[Text]:
    """Lines in a box, with words in its upper and its lower border."""
    inside = width - 4
    rows = [_border("╭", "╮", title, width, style)]
    for line in lines:
        line = fitted(line, inside)
        pad = " " * (inside - line.cell_len)
        rows.append(Text.assemble(("│ ", style), line, pad, (" │", style)))
    return [*rows, _border("╰", "╯", foot, width, style)]


def cards_in_rows(cards: Sequence[Text], width: int) -> list[Text]:
    """Cards side by side, each in a box of its own colour, in as many rows as it takes."""
    rows: list[Text] = []
    parts = [Text(), Text(), Text()]
    for card in cards:
        style = card.get_style_at_offset(_plain, 0)
        drawn = box([card], card.cell_len + 4, Text(), Text(), style)
        if parts[0] and parts[0].cell_len + drawn[0].cell_len > width:
            rows += parts
            parts = [Text(), Text(), Text()]
        parts = [part + line for part, line in zip(parts, drawn, strict=True)]
    return [*rows, *parts]


def _border(left: str, right: str, words: Text, width: int, style: str | Style) -> Text:
    said = Text.assemble(("─ ", style), fitted(words, width - 6), " ") if words else Text()
    rest = "─" * (width - 2 - said.cell_len)
    return Text.assemble((left, style), said, (rest + right, style))

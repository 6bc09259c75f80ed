"""The player's own area: gold, points, the city, the hand."""

from __future__ import annotations

from enum import IntEnum

from rich.text import Text

from citadella.cli.symbols import GAP, NOTHING, flow
from citadella.cli.table.boxes import cards_in_rows
from citadella.cli.table.scene import Scene, fitted, spread
from citadella.cli.table.seats import city, laid, name_of, numbers, roles_of

MAX_CITY_ROWS = 4


class Detail(IntEnum):
    """How much room the player's area takes."""

    #: The city in one line, the hand by its signs too.
    TIGHT = 0
    #: The city in one line.
    SIGNS = 1
    NAMES = 2
    #: Every card in a box of its own.
    CARDS = 3


def player_area(scene: Scene, width: int, detail: Detail) -> list[Text]:
    """Draw the player's homebrew cards and numbers. The hand is never cut."""
    me = scene.me
    if me is None:
        return []
    title = Text("━ ", "cyan") + name_of(scene, me, "bold cyan")
    if me.roles:
        title += Text.assemble(" · ", roles_of(scene, me))
    lines = [spread(title, numbers(me, hand=False), width)]
    labels = [Text(scene.texts(key), "dim") for key in ("column-city", "play-hand")]
    room = width - max(label.cell_len for label in labels) - len(GAP)
    tight = detail == Detail.TIGHT
    hand = [scene.card(name, tight, tight) for name in me.hand]
    if detail == Detail.CARDS:
        built = [scene.card(name) for name in me.city] + laid(scene, me)
        parts = [cards_in_rows(cards, room) if cards else [] for cards in (built, hand)]
    else:
        built_rows = city(scene, me, room, MAX_CITY_ROWS if detail >= Detail.NAMES else 1)
        parts = [built_rows, flow(hand, room) if hand else []]
    for label, rows in zip(labels, parts, strict=True):
        rows = rows or [Text(NOTHING, "dim")]
        middle = len(rows) // 2 if detail == Detail.CARDS else 0
        for i, row in enumerate(rows):
            start = label if i == middle else Text()
            start = Text.assemble(start, " " * (width - room - start.cell_len))
            lines.append(fitted(start + row, width))
    return lines

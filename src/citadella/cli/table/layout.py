"""The layout of the panels for all windows of at least 60 × 20 characters.

A narrow window stacks the panels. A wide window is arranged like the table in the browser: players
around the characters, the player's own area below, the question and the news on the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from citadella.cli.symbols import NewsLine
from citadella.cli.table.characters import column, row, width_of
from citadella.cli.table.choices import Asked
from citadella.cli.table.scene import Scene, fitted, latest, progress_of, told
from citadella.cli.table.seats import ROWS_FOR_BOX, Detail, player_area, seat

MIN_WIDTH: Final = 60
MIN_HEIGHT: Final = 20
MIN_TWO_COLUMN_WIDTH: Final = 110

PANELS: Final = ("bar", "characters", "left", "right", "place", "ask", "log", "foot")
BAR, CHARACTERS, LEFT, RIGHT, PLACE, ASK, LOG, FOOT = PANELS

MIN_CHOICE_LINES: Final = 3
MIN_NEWS_LINES: Final = 4
MAX_SIDE_WIDTH: Final = 64
MIN_SEAT_WIDTH: Final = 27
ROOM_FOR_NAME: Final = 12


@dataclass(frozen=True)
class Panel:
    """A rectangle of the window, and the lines drawn in it."""

    x: int
    y: int
    width: int
    height: int
    lines: list[Text]


@dataclass(frozen=True)
class Shown:
    """Everything that the screen shows at one time."""

    scene: Scene
    #: The line shown instead of a question: which bot is thinking, or the step of a replay.
    status: Text
    asked: Asked | None
    news: Sequence[NewsLine]
    foot: Sequence[Text]


def arrange(shown: Shown, width: int, height: int) -> dict[str, Panel]:
    place = _wide if width >= MIN_TWO_COLUMN_WIDTH else _narrow
    return place(shown, width, height)


# --- narrow windows --------------------------------------------------------------------------
def _narrow(shown: Shown, width: int, height: int) -> dict[str, Panel]:
    scene, asked = shown.scene, shown.asked
    others = scene.others()
    characters = row(scene, width)
    heading = asked.heading(width) if asked else [shown.status]
    mine = player_area(scene, width, Detail.SIGNS)
    each = 1
    wanted = asked.wanted(width) if asked else 0
    news = len(told(shown.news, width))
    free = height - 2 - len(characters) - len(heading) - len(mine) - len(others)
    if asked and free < min(wanted, MIN_CHOICE_LINES):
        tight = player_area(scene, width, Detail.TIGHT)
        free += len(mine) - len(tight)
        mine = tight
    # Allocate space first to choices, then to some news, district names, and the rest of the news.
    choices = min(wanted, max(free, 0))
    free -= choices
    if free >= len(others) + min(news, MIN_NEWS_LINES):
        each = 2
        free -= len(others)
    for detail in (Detail.CARDS, Detail.NAMES, Detail.SIGNS):
        whole = player_area(scene, width, detail)
        if free - (len(whole) - len(mine)) >= min(news, MIN_NEWS_LINES):
            free -= len(whole) - len(mine)
            mine = whole
            break
    # If the news leaves lines free, show the effect of the selected card in them.
    extra = max(free - news, 0) if asked else 0
    free -= extra
    seats: list[Text] = []
    for player in others:
        lines = seat(scene, player, width, each)
        seats += lines + [Text()] * (each - len(lines))
    question = heading + (asked.draw(width, choices + extra) if asked else [])
    parts = [
        (BAR, [bar(scene, width)]),
        (CHARACTERS, characters),
        (LEFT, seats),
        (RIGHT, []),
        (PLACE, mine),
        (LOG, latest(shown.news, width, max(free, 0))),
        (ASK, question),
    ]
    panels: dict[str, Panel] = {}
    y = 0
    for name, lines in parts:
        rows = height - 1 - y - len(question) if name == LOG else len(lines)
        panels[name] = Panel(0, y, width, rows, lines)
        y += rows
    panels[FOOT] = Panel(0, height - 1, width, 1, [foot(shown.foot, width)])
    return panels


# --- wide windows ----------------------------------------------------------------------------
def _wide(shown: Shown, width: int, height: int) -> dict[str, Panel]:
    scene, asked = shown.scene, shown.asked
    side = min(width * 2 // 5, MAX_SIDE_WIDTH)
    table = width - side - 2
    body = height - 2
    half = -(-len(scene.others()) // 2)
    for detail in (Detail.CARDS, Detail.NAMES, Detail.SIGNS):
        mine = player_area(scene, table, detail)
        rows = ROWS_FOR_BOX * half if detail == Detail.CARDS else 2 * half
        if body - len(mine) - 1 >= max(rows, len(scene.view.cast)):
            break
    middle = body - len(mine) - (1 if mine else 0)
    characters = max(
        width_of(scene), min(width_of(scene) + ROOM_FOR_NAME, table - 2 * MIN_SEAT_WIDTH)
    )
    left = (table - characters) // 2
    right = table - characters - left
    lefts, rights = _around(shown, left - 1, right, middle)
    panels = {
        BAR: Panel(0, 0, width, 1, [bar(scene, width)]),
        LEFT: Panel(0, 1, left - 1, middle, lefts),
        CHARACTERS: Panel(left, 1, characters, middle, column(scene, characters, middle)),
        RIGHT: Panel(left + characters, 1, right, middle, rights),
        PLACE: Panel(0, height - 1 - len(mine), table, len(mine), mine),
        FOOT: Panel(0, height - 1, width, 1, [foot(shown.foot, width)]),
    }
    x = table + 2
    heading = asked.heading(side) if asked else [shown.status]
    wanted = asked.wanted(side) + 6 if asked else 0
    choices = min(wanted, body - len(heading) - min(len(shown.news), MIN_NEWS_LINES) - 1)
    question = heading + (asked.draw(side, choices) if asked else [])
    panels[ASK] = Panel(x, 1, side, len(question), question)
    rows = body - len(question) - 1
    news = [Text("─" * side, "dim"), *latest(shown.news, side, rows)]
    panels[LOG] = Panel(x, 1 + len(question), side, rows + 1, news)
    return panels


def _around(shown: Shown, left: int, right: int, rows: int) -> tuple[list[Text], list[Text]]:
    """Arrange the other players clockwise: up the left side and down the right side."""
    others = shown.scene.others()
    half = -(-len(others) // 2)
    sides: list[list[Text]] = []
    for players, width in ((others[:half][::-1], left), (others[half:], right)):
        each = max(rows // half, 2) if half else rows
        lines: list[Text] = []
        for player in players:
            drawn = seat(shown.scene, player, width, each)
            lines += drawn + [Text()] * (each - len(drawn))
        sides.append(lines)
    return sides[0], sides[1]


# --- top and bottom ---------------------------------------------------------------------------
def bar(scene: Scene, width: int) -> Text:
    line = fitted(Text(" ") + progress_of(scene), width)
    line.pad_right(width - line.cell_len)
    return line


def foot(pieces: Sequence[Text], width: int) -> Text:
    """Return the footer with as many of `pieces` as fit; the most important come first."""
    line = Text(" ")
    for piece in pieces:
        if line.cell_len + piece.cell_len + 2 > width:
            break
        line += Text.assemble(piece, "  ")
    return line

"""Drawing players: name, crown, characters, gold, hand, visible points and city."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from citadella.cli.symbols import CROWN, GAP, NOTHING, flow
from citadella.cli.table import scene as s
from citadella.cli.table.scene import Scene, clickable, fitted, in_flow, spread
from citadella.knowledge import PlayerView
from citadella.rules.card import UNKNOWN

MAX_NAME_LENGTH: Final = 10
ROWS_FOR_BOX: Final = 4
WIDTH_FOR_CARDS: Final = 40
MAX_CITY_ROWS: Final = 4

_plain: Final = Console()


def seat(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """Return a player drawn in `rows` lines; the more lines, the more cards show their names."""
    if rows == 1:
        return [_in_one_line(scene, player, width)]
    if rows >= ROWS_FOR_BOX:
        return _in_box(scene, player, width, rows)
    title, with_roles = _title(scene, player, width)
    ranks = "" if with_roles else f"{_ranks(scene, player)} "
    built = city(scene, player, width - len(ranks), rows - 1)
    lines = [title, Text.assemble((ranks, "cyan"), built[0])]
    lines += [Text(" " * len(ranks)) + line for line in built[1:]]
    hand = _hand(scene, player, width, rows - len(lines))
    return [*lines, *hand][:rows]


def city(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """Return a city with district names if they fit, else with symbols, truncated if needed."""
    pieces: list[Text] = []
    for brief, only_sign in ((False, False), (True, False), (True, True)):
        pieces = [scene.card(name, brief, only_sign) for name in player.city] + laid(scene, player)
        lines = in_flow(pieces or [Text(NOTHING, "dim")], width, rows)
        if lines is not None:
            return lines
    line = Text(" ").join(pieces)
    return [fitted(line, width)]


def numbers(player: PlayerView, hand: bool = True, room: int = 1) -> Text:
    """Return gold, hand size and points; gold and hand size are padded to `room` columns."""
    shown = Text.assemble((f"{s.COIN}{player.gold:<{room}}", "bold yellow"))
    if hand:
        shown.append(f" {s.CARD}{player.hand_size:<{room}}", "bold")
    return shown.append(f" {s.POINT}{player.points}", "bold cyan")


def name_of(scene: Scene, player: PlayerView, style: str) -> Text:
    name = clickable(Text(scene.name(player.seat), style), s.SEAT, player.seat)
    if scene.view.crown == player.seat:
        name.append(f" {CROWN}", "bold yellow")
    return name


def roles_of(scene: Scene, player: PlayerView) -> Text:
    """Return the known characters of a player."""
    roles: list[str] = []
    for name in player.roles:
        shown = name if name == UNKNOWN.name else scene.phrases.character(name)
        hidden = player is scene.me and name not in player.revealed
        roles.append(f"({shown})" if hidden else shown)
    return Text(", ".join(roles), "cyan" if player is scene.me else "")


def _title(scene: Scene, player: PlayerView, width: int) -> tuple[Text, bool]:
    """Return a line with a player's name and numbers, and whether it includes the characters."""
    view, name = scene.view, scene.name(player.seat)
    crown = (f"{CROWN} ", "bold yellow") if view.crown == player.seat else ("─ ", "dim")
    style = "black on yellow" if view.to_act == player.seat else "bold"
    title = Text.assemble(crown, clickable(Text(name, style), s.SEAT, player.seat))
    shown = numbers(player)
    with_roles = title + Text.assemble(" · " if player.roles else "", roles_of(scene, player))
    fits = with_roles.cell_len + shown.cell_len < width
    return spread(with_roles if fits else title, shown, width), fits


def _ranks(scene: Scene, player: PlayerView) -> str:
    cast = scene.view.cast
    return ",".join(str(cast.index(name)) if name in cast[1:] else "?" for name in player.roles)


def _in_box(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """Return a player in a box, with the name in the top border and numbers in the bottom one."""
    inside = width - 4
    is_acting = scene.view.to_act == player.seat
    title = name_of(scene, player, "bold")
    roles = roles_of(scene, player)
    lines: list[Text] = []
    if title.cell_len + roles.cell_len + 3 <= width - 6:
        title += Text.assemble(" · " if roles else "", roles)
    elif rows > ROWS_FOR_BOX:
        lines.append(roles)
    left = rows - 2 - len(lines)
    cards = cards_in_rows([scene.card(name) for name in player.city], inside)
    fits = player.city and not player.laid and not player.tucked and len(cards) <= left - 1
    lines += cards if fits and inside >= WIDTH_FOR_CARDS else city(scene, player, inside, left)
    lines += _hand(scene, player, inside, rows - 2 - len(lines))
    style = "bold yellow" if is_acting else "dim"
    return box(lines[: rows - 2], width, title, numbers(player), style)


def _in_one_line(scene: Scene, player: PlayerView, width: int) -> Text:
    """Return a player in one line, with ranks for characters and symbols for districts."""
    is_acting = scene.view.to_act == player.seat
    name = scene.name(player.seat)
    longest = max(len(scene.name(other.seat)) for other in scene.players)
    room = min(longest, MAX_NAME_LENGTH)
    name = name if len(name) <= room else name[: room - 1] + s.MORE
    line = Text("▶" if is_acting else " ", "bold yellow")
    line += clickable(Text(f"{name:<{room}}", "bold"), s.SEAT, player.seat)
    line.append(CROWN if scene.view.crown == player.seat else " ", "bold yellow")
    most = 2 if len(scene.players) < 4 else 1
    line.append(f"{_ranks(scene, player):<{most * 2}}", "cyan")
    line += Text.assemble(numbers(player, room=2), " ")
    pieces = [scene.card(one, True, True) for one in player.city] + laid(scene, player)
    gap = " " if line.cell_len + sum(p.cell_len + 1 for p in pieces) <= width else ""
    return fitted(line + Text(gap).join(pieces), width)


def laid(scene: Scene, player: PlayerView) -> list[Text]:
    """Return texts for the cards in front of a player, and for the number of tucked cards."""
    pieces: list[Text] = []
    for name, gold in player.laid:
        piece = scene.card(name)
        pieces.append(Text.assemble(piece, f" ({gold})") if gold else piece)
    if player.tucked:
        pieces.append(Text(scene.texts("play-tucked", count=player.tucked), "dim"))
    return pieces


def _hand(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """Return the cards of a player's hand, if the view shows all of them."""
    known = [name for name in player.hand if name != UNKNOWN.name]
    if not known or len(known) < len(player.hand) or rows < 1:
        return []
    label = Text(scene.texts("play-hand"), "dim")
    for only_sign in (False, True):
        cards = [scene.card(name, only_sign, only_sign) for name in known]
        lines = in_flow([label, *cards], width, rows)
        if lines is not None:
            return lines
    return []


# --- the reader's own area -------------------------------------------------------------------
class Detail(IntEnum):
    """The levels of detail in which the player's own area can be drawn."""

    #: The city in one line, and the hand as symbols.
    TIGHT = 0
    #: The city in one line, and the hand with names.
    SIGNS = 1
    #: The city in several lines if needed, and the hand with names.
    NAMES = 2
    #: Every card in its own box.
    CARDS = 3


def player_area(scene: Scene, width: int, detail: Detail) -> list[Text]:
    """Return the player's own city, hand and numbers; the hand is never truncated."""
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


# --- boxes of Unicode lines ------------------------------------------------------------------
def box(
    lines: Sequence[Text], width: int, title: Text, foot: Text, style: str | Style = "dim"
) -> list[Text]:
    """Return lines in a box, with `title` in its top border and `foot` in its bottom border."""
    inside = width - 4
    rows = [_border("╭", "╮", title, width, style)]
    for line in lines:
        line = fitted(line, inside)
        pad = " " * (inside - line.cell_len)
        rows.append(Text.assemble(("│ ", style), line, pad, (" │", style)))
    return [*rows, _border("╰", "╯", foot, width, style)]


def cards_in_rows(cards: Sequence[Text], width: int) -> list[Text]:
    """Return cards in as many rows as needed, each card in a box of the card's colour."""
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

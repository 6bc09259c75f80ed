"""The other players: name, crown, character, gold, cards in hand, points in sight, and the city."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from citadella.cli.symbols import CROWN, NOTHING
from citadella.cli.table.boxes import box, cards_in_rows
from citadella.cli.table.scene import (
    CARD,
    COIN,
    MORE,
    POINT,
    SEAT,
    Scene,
    clickable,
    fitted,
    in_flow,
    spread,
)
from citadella.knowledge import PlayerView
from citadella.rules.card import UNKNOWN

MAX_NAME_LENGTH: Final = 10
ROWS_FOR_BOX: Final = 4
WIDTH_FOR_CARDS: Final = 40


def seat(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """A player in so many lines: the more there are, the more is called by its name."""
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
    """A city by names if they fit, or else by signs, at last cut with a mark that it goes on."""
    pieces: list[Text] = []
    for brief, only_sign in ((False, False), (True, False), (True, True)):
        pieces = [scene.card(name, brief, only_sign) for name in player.city] + laid(scene, player)
        lines = in_flow(pieces or [Text(NOTHING, "dim")], width, rows)
        if lines is not None:
            return lines
    line = Text(" ").join(pieces)
    return [fitted(line, width)]


def numbers(player: PlayerView, hand: bool = True, room: int = 1) -> Text:
    """Gold, cards and points; `room`: the digits that gold and cards have room for."""
    shown = Text.assemble((f"{COIN}{player.gold:<{room}}", "bold yellow"))
    if hand:
        shown.append(f" {CARD}{player.hand_size:<{room}}", "bold")
    return shown.append(f" {POINT}{player.points}", "bold cyan")


def name_of(scene: Scene, player: PlayerView, style: str) -> Text:
    """A player's name, with the crown."""
    name = clickable(Text(scene.name(player.seat), style), SEAT, player.seat)
    if scene.view.crown == player.seat:
        name.append(f" {CROWN}", "bold yellow")
    return name


def roles_of(scene: Scene, player: PlayerView) -> Text:
    """The characters of a player as far as they are known."""
    roles: list[str] = []
    for name in player.roles:
        shown = name if name == UNKNOWN.name else scene.phrases.character(name)
        hidden = player is scene.me and name not in player.revealed
        roles.append(f"({shown})" if hidden else shown)
    return Text(", ".join(roles), "cyan" if player is scene.me else "")


def _title(scene: Scene, player: PlayerView, width: int) -> tuple[Text, bool]:
    """Name and numbers, with the characters if there is room; and whether there was."""
    view, name = scene.view, scene.name(player.seat)
    crown = (f"{CROWN} ", "bold yellow") if view.crown == player.seat else ("─ ", "dim")
    style = "black on yellow" if view.to_act == player.seat else "bold"
    title = Text.assemble(crown, clickable(Text(name, style), SEAT, player.seat))
    shown = numbers(player)
    with_roles = title + Text.assemble(" · " if player.roles else "", roles_of(scene, player))
    fits = with_roles.cell_len + shown.cell_len < width
    return spread(with_roles if fits else title, shown, width), fits


def _ranks(scene: Scene, player: PlayerView) -> str:
    """The characters of a player by their ranks."""
    cast = scene.view.cast
    return ",".join(str(cast.index(name)) if name in cast[1:] else "?" for name in player.roles)


def _in_box(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """The name in the upper border, gold, cards and points in the lower one."""
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
    """Characters by their ranks, districts by their signs."""
    is_acting = scene.view.to_act == player.seat
    name = scene.name(player.seat)
    longest = max(len(scene.name(other.seat)) for other in scene.players)
    room = min(longest, MAX_NAME_LENGTH)
    name = name if len(name) <= room else name[: room - 1] + MORE
    line = Text("▶" if is_acting else " ", "bold yellow")
    line += clickable(Text(f"{name:<{room}}", "bold"), SEAT, player.seat)
    line.append(CROWN if scene.view.crown == player.seat else " ", "bold yellow")
    most = 2 if len(scene.players) < 4 else 1
    line.append(f"{_ranks(scene, player):<{most * 2}}", "cyan")
    line += Text.assemble(numbers(player, room=2), " ")
    pieces = [scene.card(one, True, True) for one in player.city] + laid(scene, player)
    gap = " " if line.cell_len + sum(p.cell_len + 1 for p in pieces) <= width else ""
    return fitted(line + Text(gap).join(pieces), width)


def laid(scene: Scene, player: PlayerView) -> list[Text]:
    """What lies before a player beside the city."""
    pieces: list[Text] = []
    for name, gold in player.laid:
        piece = scene.card(name)
        pieces.append(Text.assemble(piece, f" ({gold})") if gold else piece)
    if player.tucked:
        pieces.append(Text(scene.texts("play-tucked", count=player.tucked), "dim"))
    return pieces


def _hand(scene: Scene, player: PlayerView, width: int, rows: int) -> list[Text]:
    """The cards of a hand that are known, where a whole game is looked at."""
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

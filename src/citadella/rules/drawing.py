"""A game drawn as a table in text or HTML, with card ids.

The drawing shows everything that the given game contains. A game from a view contains only what
its seat knows; the rest is shown as '?'.
"""

from html import escape
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player

HEADINGS: Final = ("seat", "gold", "characters", "hand", "city")
NOTHING: Final = "–"


def in_brief(game: "Game") -> str:
    """Return a short phrase with the setup, round and question, without hidden information."""
    setup = game.setup
    parts = [
        f"{setup.edition} {setup.preset_name or 'custom cards'}",
        f"{setup.players} players",
        f"round {game.round}",
    ]
    if game.over:
        parts.append("over")
    elif game.stack:
        parts.append(f"seat {game.to_act} is asked '{game.asked_kind()}'")
    return ", ".join(parts)


def as_text(game: "Game", title: str = "", seat: int = -1) -> str:
    """Return the table as text; with a `seat`, include that seat's memory of other hands."""
    drawing = _Drawing(game, seat)
    lines = [HEADINGS, *drawing.rows]
    widths = [max([len(line[i]) for line in lines]) for i in range(len(HEADINGS))]
    text = [title + drawing.heading]
    for line in lines:
        cells = [line[i].ljust(widths[i]) for i in range(len(HEADINGS))]
        text.append("  ".join(cells).rstrip())
    text.append(drawing.footing)
    return "\n".join(text)


def as_html(game: "Game", title: str = "", seat: int = -1) -> str:
    """Return the table as a self-contained HTML fragment; `seat` as in `as_text`."""
    drawing = _Drawing(game, seat)
    parts = [f"<div><p><b>{escape(title + drawing.heading)}</b></p><table><thead><tr>"]
    for word in HEADINGS:
        parts.append(f'<th style="text-align:left">{word}</th>')
    parts.append("</tr></thead><tbody>")
    for row in drawing.rows:
        parts.append("<tr>")
        for cell in row:
            parts.append(f'<td style="text-align:left">{escape(cell)}</td>')
        parts.append("</tr>")
    parts.append(f"</tbody></table><p>{escape(drawing.footing)}</p></div>")
    return "".join(parts)


@final
class _Drawing:
    """The parts of the table: a heading, a row for each player, and a footer."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.heading = in_brief(game)
        turn = game.turn
        if turn is not None:
            self.heading += f", turn of the {turn.role.name} (seat {turn.seat})"
        elif 1 <= game.rank < len(game.box.cast):
            self.heading += f", rank {game.rank} called"
        self.rows = [_row(game, player, seat) for player in game.players]
        self.footing = ", ".join(_table(game))


def _row(game: "Game", player: "Player", viewer: int) -> tuple[str, str, str, str, str]:
    seat = f"{'>' if game.to_act == player.seat else ' '} {player.seat}"
    if game.crown == player.seat:
        seat += " crown"
    characters: list[str] = []
    for rank in player.roles:
        name = game.box.cast[rank].name
        hidden = rank > 0 and not player.revealed >> rank & 1
        characters.append(f"({name})" if hidden else name)
    hand = [card.name for card in player.hand]
    seen = player.seen[viewer] if viewer >= 0 and player.seen else None
    if seen is not None:
        known = f"[seen: {_words([card.name for card in seen.cards])}"
        hand.append(f"{known}, {seen.lost} gone]" if seen.lost else f"{known}]")
    city = [building.name for building in player.city]
    for laid in player.laid:
        city.append(f"[{laid.card.name}: {laid.gold} gold]" if laid.gold else f"[{laid.card.name}]")
    if player.tucked:
        city.append(f"[tucked: {_words([tucked.card.name for tucked in player.tucked])}]")
    return (seat, str(player.gold), _words(characters), _words(hand), _words(city))


def _words(words: list[str]) -> str:
    return " ".join(words) if words else NOTHING


def _table(game: "Game") -> list[str]:
    cast = game.box.cast
    parts = [f"deck {len(game.deck)}", f"a city of {game.goal} is complete"]
    piles = (
        ("to choose from", game.pack),
        ("face up", game.face_up),
        ("face down", game.face_down),
    )
    for where, ranks in piles:
        names = [cast[rank].name for rank in range(1, len(cast)) if ranks >> rank & 1]
        if names:
            parts.append(f"{where} {_words(names)}")
    if game.aside:
        parts.append(f"drawn {_words([card.name for card in game.aside])}")
    for marker in game.markers:
        real = " (the real one)" if marker.is_real() else ""
        parts.append(f"{marker.kind}{real} of seat {marker.owner} on {cast[marker.rank].name}")
    if game.taxes:
        parts.append(f"taxes {game.taxes}")
    if game.ending and not game.over:
        parts.append("the last round")
    return parts

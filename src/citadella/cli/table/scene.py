"""The scene to draw (a view with its texts), and helpers to arrange pieces of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from citadella.cli.symbols import NewsLine, card_text, flow, news_text
from citadella.knowledge import PlayerView, View
from citadella.rules.card import District
from citadella.texts import Texts
from citadella.texts.names import MESSAGES
from citadella.texts.phrases import Phrases

#: The kinds of click: make a choice, explain a card, show a seat, run a command.
CHOICE: Final = "choice"
EXPLAIN: Final = "look"
SEAT: Final = "seat"
COMMAND: Final = "command"

COIN: Final = "●"
CARD: Final = "▯"
POINT: Final = "◆"
MORE: Final = "…"

_measure: Final = Console(width=200, file=None, force_terminal=False)


class Scene:
    """A position of a game as a seat or a spectator sees it."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.texts: Texts = phrases.texts
        self.players = view.players

    @property
    def me(self) -> PlayerView | None:
        """The player whose view this is; None for a spectator."""
        return self.players[self.view.seat] if self.view.seat >= 0 else None

    def others(self) -> list[PlayerView]:
        """Return the other players in turn order, starting after this seat."""
        count = len(self.players)
        first = self.view.seat + 1
        seats = [(first + i) % count for i in range(count)]
        return [self.players[seat] for seat in seats if seat != self.view.seat]

    def name(self, seat: int) -> str:
        return self.phrases.names[seat]

    def holder(self, character: str) -> PlayerView | None:
        """Return the player known to have a character, if any."""
        return next((player for player in self.players if character in player.roles), None)

    def card(self, name: str, brief: bool = False, only_sign: bool = False) -> Text:
        """Return a clickable card; with `only_sign`, show only a district's symbol and cost."""
        text = card_text(self.phrases, name, brief)
        kind = self.phrases.box.kind(name.removesuffix("+"))
        if only_sign and isinstance(kind, District):
            sign = text.plain.rpartition(" ")[2]
            text = Text(sign, text.style)
        key = card_key(self.texts, name)
        return clickable(text, EXPLAIN, key) if key else text


def progress_of(scene: Scene) -> Text:
    """Return a line with the round, the size of the deck, and the condition that ends the game."""
    view, texts = scene.view, scene.texts
    line = Text.assemble((texts("play-round", round=view.round), "bold yellow"))
    line.append(f"  {texts('play-deck', count=view.deck_size)}", "dim")
    if view.ending:
        return line.append(f"  {texts('play-last-round')}", "bold red")
    return line.append(f"  {texts('play-goal', count=view.goal)}", "dim")


def card_key(texts: Texts, name: str) -> str:
    """Return the text key of a card in the deck, or '' if the card has none."""
    plain = name.removesuffix("+")
    return next((f"{kind}-{plain}" for kind in MESSAGES["card"] if f"{kind}-{plain}" in texts), "")


def clickable(text: Text, does: str, what: object) -> Text:
    """Make `text` clickable and return it; `does` is the kind of click, `what` its target."""
    text.stylize(Style(meta={does: what}))
    return text


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Return a text wrapped into lines; all lines but the first are indented."""
    lines = list(text.wrap(_measure, max(width - indent, 8)))
    return [lines[0], *(Text(" " * indent) + line for line in lines[1:])]


def fitted(line: Text, width: int) -> Text:
    """Return the line, truncated to the width."""
    if line.cell_len > width:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
    return line


def spread(left: Text, right: Text, width: int) -> Text:
    """Return a line with `left` and `right` at its ends; only `left` may be truncated."""
    room = max(width - right.cell_len - 1, 0)
    left = fitted(left, room)
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def in_flow(pieces: Sequence[Text], width: int, most: int) -> list[Text] | None:
    """Arrange pieces in lines; return None if that needs more than `most` lines."""
    lines = flow(pieces, width)
    fits = len(lines) <= most and all(line.cell_len <= width for line in lines)
    return lines if fits else None


def told(news: Sequence[NewsLine], width: int) -> list[Text]:
    return [line for each in news for line in wrapped(news_text(each), width, 2)]


def latest(news: Sequence[NewsLine], width: int, rows: int) -> list[Text]:
    return told(news[-rows:], width)[-rows:] if rows > 0 else []

"""What is to be drawn: a view, the words for it, and ways to put pieces of text in order."""

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
from citadella.texts.phrases import CARDS, Phrases

#: What a click on a piece of text does: make a choice, explain a card, show a seat, do a command.
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
    """One moment of a game as one seat (or a spectator) sees it."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.texts: Texts = phrases.texts
        self.players = view.players

    @property
    def me(self) -> PlayerView | None:
        """The player at whose place one sits."""
        return self.players[self.view.seat] if self.view.seat >= 0 else None

    def others(self) -> list[PlayerView]:
        """The other players, in the order of play after oneself."""
        count = len(self.players)
        first = self.view.seat + 1
        seats = [(first + i) % count for i in range(count)]
        return [self.players[seat] for seat in seats if seat != self.view.seat]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.phrases.names[seat]

    def holder(self, character: str) -> PlayerView | None:
        """The player who is known to have a character."""
        return next((player for player in self.players if character in player.roles), None)

    def card(self, name: str, brief: bool = False, only_sign: bool = False) -> Text:
        """A card that can be clicked at; `only_sign`: without a name whatever it is."""
        text = card_text(self.phrases, name, brief)
        kind = self.phrases.box.kind(name.removesuffix("+"))
        if only_sign and isinstance(kind, District):
            sign = text.plain.rpartition(" ")[2]
            text = Text(sign, text.style)
        key = card_key(self.texts, name)
        return clickable(text, EXPLAIN, key) if key else text


def progress_of(scene: Scene) -> Text:
    """Return the round, the cards of the deck, and when the game ends."""
    view, texts = scene.view, scene.texts
    line = Text.assemble((texts("play-round", round=view.round), "bold yellow"))
    line.append(f"  {texts('play-deck', count=view.deck_size)}", "dim")
    if view.ending:
        return line.append(f"  {texts('play-last-round')}", "bold red")
    return line.append(f"  {texts('play-goal', count=view.goal)}", "dim")


def card_key(texts: Texts, name: str) -> str:
    """The key of the texts of a card of the deck; '' if it has none."""
    plain = name.removesuffix("+")
    return next((f"{kind}-{plain}" for kind in CARDS if f"{kind}-{plain}" in texts), "")


def clickable(text: Text, does: str, what: object) -> Text:
    """Let a click on a piece of text do something."""
    text.stylize(Style(meta={does: what}))
    return text


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Break a text into lines; all but the first one are indented."""
    lines = list(text.wrap(_measure, max(width - indent, 8)))
    return [lines[0], *(Text(" " * indent) + line for line in lines[1:])]


def fitted(line: Text, width: int) -> Text:
    """A line that is no longer than the width."""
    if line.cell_len > width:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
    return line


def spread(left: Text, right: Text, width: int) -> Text:
    """Two pieces at the two ends of a line; the right one is never cut."""
    room = max(width - right.cell_len - 1, 0)
    left = fitted(left, room)
    return Text.assemble(left, " " * (width - left.cell_len - right.cell_len), right)


def in_flow(pieces: Sequence[Text], width: int, most: int) -> list[Text] | None:
    """Pieces side by side in at most so many lines; None if they need more."""
    lines = flow(pieces, width)
    fits = len(lines) <= most and all(line.cell_len <= width for line in lines)
    return lines if fits else None


def told(news: Sequence[NewsLine], width: int) -> list[Text]:
    """Return the news in lines of a width."""
    return [line for each in news for line in wrapped(news_text(each), width, 2)]


def latest(news: Sequence[NewsLine], width: int, rows: int) -> list[Text]:
    """Return as much of the latest news as there is room for; each takes at least a row."""
    return told(news[-rows:], width)[-rows:] if rows > 0 else []

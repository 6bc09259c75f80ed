"""Overlays for the log, the coach, help, cards, cities and the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from citadella.cli.table.keys import command_of
from citadella.cli.table.scene import Scene, card_key
from citadella.rules.card import UNKNOWN


class Paper(ModalScreen[None]):
    """An overlay that closes when the player clicks outside it."""

    DEFAULT_CSS: ClassVar[str] = """
    Paper { align: center middle; }
    Paper > #paper {
        width: 90%; max-width: 100; height: auto; max-height: 90%;
        border: round $accent; padding: 0 1; background: $surface;
    }
    """

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.hint = hint

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if event.widget is self:
            self.dismiss()


class Overlay(Paper):
    """An overlay with text; the arrows scroll it, and most other keys close it."""

    def __init__(
        self, title: str, content: RenderableType, hint: str, at_end: bool = False
    ) -> None:
        super().__init__(title, hint)
        self.content = content
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="paper") as paper:
            paper.border_title = self.heading
            paper.border_subtitle = self.hint
            yield Static(self.content, id="content")

    def on_mount(self) -> None:
        """Focus the text, so that the arrows scroll it."""
        paper = self.query_one("#paper", VerticalScroll)
        paper.focus()
        if self.at_end:
            paper.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "space") or command_of(event.key, event.character):
            event.stop()
            event.prevent_default()
            self.dismiss()


class CardOverlay(Paper):
    """An overlay with all cards in the game; typing a letter finds cards by their first letter."""

    DEFAULT_CSS: ClassVar[str] = """
    CardOverlay > #paper { height: 90%; max-height: 36; }
    CardOverlay OptionList, CardOverlay OptionList:focus {
        height: 1fr; border: none; padding: 0; background: $surface;
    }
    CardOverlay #effect { height: auto; max-height: 50%; border-top: solid $accent; }
    """

    def __init__(
        self, title: str, cards: Sequence[tuple[str, Text, Text]], hint: str, first: str = ""
    ) -> None:
        super().__init__(title, hint)
        self.cards = cards
        keys = [key for key, _, _ in cards]
        self.first = keys.index(first) if first in keys else 0

    def compose(self) -> ComposeResult:
        with Vertical(id="paper") as paper:
            paper.border_title = self.heading
            paper.border_subtitle = self.hint
            yield OptionList(*(Option(name) for _, name, _ in self.cards))
            with VerticalScroll(id="effect", can_focus=False):
                yield Static(id="text")

    def on_mount(self) -> None:
        cards = self.query_one(OptionList)
        cards.highlighted = self.first
        cards.focus()

    @on(OptionList.OptionHighlighted)
    def show(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#text", Static).update(self.cards[event.option_index][2])

    @on(OptionList.OptionSelected)
    def close(self) -> None:
        self.dismiss()

    def on_key(self, event: events.Key) -> None:
        """Go to the next name that starts with the typed letter, or close the overlay."""
        event.stop()
        if event.key in ("escape", "ctrl+c", "ctrl+q"):
            event.prevent_default()
            self.dismiss()
        elif event.character and event.character.isalpha():
            self._go_to(event.character.casefold())

    def _go_to(self, letter: str) -> None:
        cards = self.query_one(OptionList)
        start = (cards.highlighted or 0) + 1
        count = len(self.cards)
        for i in range(start, start + count):
            if self.cards[i % count][1].plain.casefold().startswith(letter):
                cards.highlighted = i % count
                return


def cards_of(scene: Scene) -> list[tuple[str, Text, Text]]:
    """Return the key, name and effect of every card in the game."""
    view, box = scene.view, scene.phrases.box
    me = scene.me
    names = [*view.offered, *(me.hand if me is not None else [])]
    cities = [name for player in scene.players for name in player.city]
    laid = [name for player in scene.players for name, _ in player.laid]
    found: dict[str, tuple[Text, Text]] = {}
    for name in names:
        _add(scene, name, found)
    for rank, name in enumerate(view.cast[1:], 1):
        title = Text(scene.phrases.character(name), "bold")
        key = f"character-{name}"
        found[key] = (title, _text(scene, key, scene.texts("rules-character", rank=str(rank))))
    for name in [*cities, *laid, *(kind.name for kind in box.kinds)]:
        _add(scene, name, found)
    return [(key, name, text) for key, (name, text) in found.items()]


def _add(scene: Scene, name: str, found: dict[str, tuple[Text, Text]]) -> None:
    plain = name.removesuffix("+")
    key = card_key(scene.texts, plain)
    if plain == UNKNOWN.name or not key or key in found:
        return
    found[key] = (scene.card(plain), _text(scene, key, scene.phrases.facts(plain)))


def _text(scene: Scene, key: str, facts: str) -> Text:
    texts, edition = scene.texts, scene.view.setup.edition
    effect = texts.effect(key, edition) or texts("rules-no-effect")
    name = texts.name(key, edition)
    return Text.assemble((name, "bold yellow"), (f"  {facts}\n", "dim"), effect)

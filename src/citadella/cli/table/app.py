"""The full-screen table: draws the panels and turns keys and clicks into commands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.color import parse_rgb_hex
from rich.console import Group, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from citadella.cli.screen import Flow
from citadella.cli.symbols import NewsLine, legend
from citadella.cli.table.keys import CARDS, HELP, LEAVE, LOG, command_of, digit_of, shown_key
from citadella.cli.table.layout import MIN_HEIGHT, MIN_WIDTH, PANELS, Shown, arrange
from citadella.cli.table.overlays import CardOverlay, Overlay, cards_of
from citadella.cli.table.scene import (
    CARD,
    COIN,
    COMMAND,
    EXPLAIN,
    POINT,
    SEAT,
    Scene,
    clickable,
    told,
)
from citadella.cli.table.seats import city, name_of, numbers, roles_of
from citadella.texts import Texts


def _rgb(*colours: str) -> list[tuple[int, int, int]]:
    return [parse_rgb_hex(colour) for colour in colours]


#: ANSI colours that keep the five district types distinguishable.
COLOURS: Final = TerminalTheme(
    (18, 18, 18),
    (224, 224, 224),
    _rgb("1a1a1a", "f05a50", "6ec85a", "f5c43c", "5a96f0", "c878eb", "58d1eb", "c4c5b5"),
    _rgb("625e4c", "fa6e64", "82dc6e", "fad664", "6eaaff", "d78cf5", "6edcf0", "f6f6ef"),
)


class TableApp(App[None]):
    """The base of the apps that show a table; subclasses play a game or step through one."""

    TITLE = "Citadella"
    #: The key of the help text.
    HELP_TEXT: ClassVar[str] = "screen-help"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]
    CSS: ClassVar[str] = """
    Screen { layers: table; overflow: hidden; }
    .panel { position: absolute; width: 1; height: 1; }
    #bar, #foot { background: $panel; }
    """

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.ansi_theme_dark = COLOURS
        self.texts = texts

    # --- for subclasses ----------------------------------------------------------------
    def shown(self) -> Shown:
        """Return the current content of the screen."""
        raise NotImplementedError

    def command(self, command: str) -> None:
        """Run a command that a key or a click has triggered."""
        if command == LOG:
            self.lay(self.texts("screen-log"), Text("\n").join(told(self.all_news(), 90)), True)
        elif command == CARDS:
            self.explain("")
        elif command == HELP:
            self.lay(self.texts("screen-help-heading"), self._help())
        elif command == LEAVE:
            self.exit()

    def all_news(self) -> list[NewsLine]:
        """Return all the news so far."""
        raise NotImplementedError

    def key(self, key: str, digit: int | None) -> None:
        """Handle a key that is not a command."""

    def clicked(self, meta: dict[str, Any]) -> None:
        """Handle a click on anything but a command, a card or a seat."""

    # --- drawing -----------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        for name in PANELS:
            yield Static(id=name, classes="panel")

    def on_resize(self, event: events.Resize) -> None:
        self.draw(event.size.width, event.size.height)

    def draw(self, width: int = 0, height: int = 0) -> None:
        """Draw all panels, or a message if the window is too small."""
        width, height = width or self.size.width, height or self.size.height
        base = self.screen_stack[0]
        if width < MIN_WIDTH or height < MIN_HEIGHT:
            size = f"{MIN_WIDTH} × {MIN_HEIGHT}"
            said = Text(self.texts("screen-too-small", size=size), "bold")
            for name in PANELS:
                panel = base.query_one(f"#{name}", Static)
                panel.display = name == PANELS[0]
                panel.styles.offset = (0, 0)
                panel.styles.width, panel.styles.height = width, height
                panel.update(said)
            return
        for name, part in arrange(self.shown(), width, height).items():
            panel = base.query_one(f"#{name}", Static)
            panel.display = part.height > 0 and part.width > 0
            panel.styles.offset = (part.x, part.y)
            panel.styles.width, panel.styles.height = part.width, max(part.height, 1)
            lines = Text("\n", no_wrap=True).join(part.lines)
            panel.update(lines)

    def key_hint(self, key: str, words: str, command: str = "") -> Text:
        """Return a key with its description, for the footer."""
        hint = Text.assemble((key, "bold yellow"), f" {self.texts(words)}")
        return clickable(hint, COMMAND, command) if command else hint

    def hint(self, command: str) -> Text:
        """Return the key of a command with its description, for the footer."""
        key = shown_key(command, self.texts.language)
        return self.key_hint(key, f"screen-key-{command}", command)

    # --- overlays ----------------------------------------------------------------------
    def lay(self, title: str, content: RenderableType, at_end: bool = False) -> None:
        self.push_screen(Overlay(title, content, self.texts("screen-back"), at_end))

    def explain(self, key: str) -> None:
        """Show the overlay of all cards, with the card `key` selected."""
        cards = cards_of(self.shown().scene)
        self.push_screen(
            CardOverlay(self.texts("screen-cards"), cards, self.texts("screen-back"), key)
        )

    def show_seat(self, seat: int) -> None:
        """Show a player's city in an overlay, with the full names of all districts."""
        scene = self.shown().scene
        player = scene.players[seat]
        lines = [Text.assemble(name_of(scene, player, "bold"), "  ", numbers(player))]
        if player.roles:
            lines.append(roles_of(scene, player))
        lines += city(scene, player, 70, 20)
        self.lay(scene.name(seat), Text("\n").join(lines))

    def _help(self) -> Group:
        scene: Scene = self.shown().scene
        signs = [
            f"{COIN} {self.texts('column-gold')}",
            f"{CARD} {self.texts('column-cards')}",
            f"{POINT} {self.texts('table-points-in-sight')}",
            *legend(scene.phrases),
        ]
        return Group(
            Text(self.texts(self.HELP_TEXT)), Text(), Flow([Text(sign, "dim") for sign in signs])
        )

    # --- keys and clicks ---------------------------------------------------------------
    def on_key(self, event: events.Key) -> None:
        """Run the command of a key, or pass other keys to the method `key`."""
        if len(self.screen_stack) > 1:
            return
        event.stop()
        command = command_of(event.key, event.character)
        if command is not None:
            self.command(command)
        else:
            self.key(event.key, digit_of(event.character))

    def on_click(self, event: events.Click) -> None:
        """Run the command that was clicked, or pass the click to `clicked`."""
        if len(self.screen_stack) > 1:
            return
        meta = event.style.meta
        if COMMAND in meta:
            self.command(meta[COMMAND])
        elif EXPLAIN in meta:
            self.explain(meta[EXPLAIN])
        elif SEAT in meta:
            self.show_seat(meta[SEAT])
        else:
            self.clicked(meta)

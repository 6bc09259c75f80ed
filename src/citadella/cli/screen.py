"""The table as a person sees it in the terminal. It draws views and sentences, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from citadella.cli.session import Choices
from citadella.cli.symbols import GAP, NOTHING, NewsLine, flow
from citadella.cli.table.characters import mark_legend, tokens
from citadella.cli.table.choices import choice_text, offered_cards
from citadella.cli.table.scene import Scene, progress_of, told
from citadella.cli.table.seats import laid, name_of, roles_of
from citadella.knowledge import View
from citadella.rules import Action
from citadella.texts.phrases import Phrases

MIN_NEWS_LINES: Final = 4
MIN_CHOICE_LINES: Final = 6


class Flow:
    """Pieces side by side, as many in a line as there is room for; a piece is never broken."""

    def __init__(self, pieces: Sequence[Text], gap: str = GAP) -> None:
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flow(self.pieces, options.max_width, self.gap)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


class Screen:
    """Draws one player's side of the table."""

    def __init__(self, console: Console, phrases: Phrases) -> None:
        self.console = console
        self.phrases = phrases
        self.texts = phrases.texts

    # --- the whole ---------------------------------------------------------------------
    def draw(self, view: View, news: Sequence[NewsLine], choices: Choices) -> None:
        """Draw the table, the news and the choices so that they fit, if they can."""
        height = self.console.height if self.console.is_terminal else 10_000
        scene = Scene(view, self.phrases)
        lines = told(news, self.console.width)
        # First with room to spare, then with cities in brief, then with choices side by side.
        for brief, side_by_side in ((False, False), (True, False), (True, True)):
            top = self.table(view, brief)
            free = height - self._lines(top) - 2
            rows = 0 if side_by_side else max(MIN_CHOICE_LINES, free - MIN_NEWS_LINES - 1)
            bottom = self._choices(scene, choices, rows)
            room = free - self._lines(bottom)
            if room >= min(len(lines), MIN_NEWS_LINES):
                break
        room = max(room, 2)
        if len(lines) > room:
            cut = len(lines) - room + 1
            lines = [Text(self.texts("play-earlier", count=cut), style="dim italic"), *lines[cut:]]
        spare = room - len(lines)
        effect = self._ability(view)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(top)
        if effect is not None and self._lines(effect) < spare:
            self.console.print(effect)
            spare -= self._lines(effect)
        self.console.print(Rule(style="dim"))
        for line in lines:
            self.console.print(line)
        if spare > 0:
            self.console.print()
        self.console.print(bottom)

    def table(self, view: View, brief: bool = False) -> RenderableType:
        """Everything that lies on the table, and the player's own hand."""
        scene = Scene(view, self.phrases)
        legend = mark_legend(scene)
        if view.face_up:
            names = ", ".join(self.phrases.character(name) for name in view.face_up)
            legend.append(self.texts("play-face-up", names=names))
        hand = [scene.card(name) for name in view.players[view.seat].hand]
        return Group(
            Rule(progress_of(scene), align="left", style="dim"),
            Flow(tokens(scene)),
            *([Flow([Text(word, "dim") for word in legend])] if legend else []),
            self._players(scene, brief),
            Flow([Text(self.texts("play-hand"), "dim"), *(hand or [Text(NOTHING, "dim")])]),
        )

    def _lines(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # --- the players -------------------------------------------------------------------
    def _players(self, scene: Scene, brief: bool) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        for heading in ("player", "character"):
            table.add_column(self.texts(f"column-{heading}"), no_wrap=True)
        for heading in ("gold", "cards", "points"):
            table.add_column(self.texts(f"column-{heading}"), justify="right", no_wrap=True)
        table.add_column(self.texts("column-city"), ratio=1)
        me = scene.players[scene.view.seat]
        for player in (*scene.others(), me):
            mine = player is me
            city = [scene.card(name, brief and not mine) for name in player.city]
            city += laid(scene, player)
            table.add_row(
                name_of(scene, player, "bold cyan" if mine else "bold"),
                roles_of(scene, player),
                str(player.gold),
                str(player.hand_size),
                str(player.points),
                Flow(city or [Text(NOTHING, "dim")]),
            )
        return table

    def _ability(self, view: View) -> Text | None:
        turn = view.turn
        if turn is None or turn.seat != view.seat or not view.known.stack[-1].in_turn:
            return None
        name = turn.role.name
        effect = self.texts.effect(f"character-{name}", view.setup.edition)
        if effect is None:
            return None
        return Text.assemble((f"{self.phrases.character(name)}: ", "cyan"), (effect, "dim"))

    # --- news and choices --------------------------------------------------------------
    def _choices(self, scene: Scene, choices: Choices, rows: int) -> RenderableType:
        view = scene.view
        question = Text(self.phrases.question(view.known), style="bold yellow")
        if view.known.stack[-1].drafts:
            return Group(question, self._characters(view, [choice[0] for choice in choices]))
        sentences = [choice_text(scene, choice) for choice in choices]
        rows = self._rows(sentences, rows)
        offered = offered_cards(scene, choices)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(0, len(sentences), rows):
            grid.add_column(justify="right", style="bold cyan", no_wrap=True)
            grid.add_column()
        for row in range(rows):
            cells: list[RenderableType] = []
            for number in range(row, len(sentences), rows):
                cells += [f"{number + 1}", sentences[number]]
            grid.add_row(*cells)
        return Group(question, *([Flow(offered)] if offered else []), grid)

    def _rows(self, sentences: Sequence[Text], most: int) -> int:
        """How many rows the choices take: in one column if they fit, or else in two or three."""
        rows = count = len(sentences)
        for columns in (2, 3):
            shorter = -(-count // columns)
            blocks = [sentences[i : i + shorter] for i in range(0, count, shorter)]
            widths = [max(sentence.cell_len for sentence in block) + 6 for block in blocks]
            if rows > most and sum(widths) <= self.console.width:
                rows = shorter
        return rows

    def _characters(self, view: View, actions: Sequence[Action]) -> Table:
        """The characters to choose from, each with what it does as far as a line holds it."""
        names = [Text(self.phrases.choice(action, view.known)) for action in actions]
        widest = max(name.cell_len for name in names)
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(justify="right", style="bold cyan", width=len(str(len(actions))))
        grid.add_column(width=widest)
        grid.add_column(style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
        for number, (name, action) in enumerate(zip(names, actions, strict=True), 1):
            key = f"character-{action.text.split()[1]}"
            effect = self.texts.effect(key, view.setup.edition) or ""
            grid.add_row(str(number), name, effect)
        return grid

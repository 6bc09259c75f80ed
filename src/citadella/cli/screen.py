"""The table as a person sees it in the terminal. It draws views and sentences, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from citadella.cards import TYPES
from citadella.cli.symbols import (
    COLOURS,
    CROWN,
    GAP,
    NOTHING,
    SYMBOLS,
    NewsLine,
    card_text,
    flow,
    marks,
)
from citadella.knowledge import PlayerView, View
from citadella.rules import Action
from citadella.rules.card import UNKNOWN, District
from citadella.texts.phrases import Phrases

# Where cards lie that were drawn to choose from.
OFFER: Final = "offer"
MIN_NEWS_LINES: Final = 4
MIN_CHOICE_LINES: Final = 6

# An action, or several that are one choice to begin with.
Choice = Sequence[Action]


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
    def draw(self, view: View, news: Sequence[NewsLine], choices: Sequence[Choice]) -> None:
        """Draw the table, the news and the choices so that they fit, if they can."""
        height = self.console.height if self.console.is_terminal else 10_000
        told = self._news(news)
        # First with room to spare, then with cities in brief, then with choices side by side.
        for brief, side_by_side in ((False, False), (True, False), (True, True)):
            top = self.table(view, brief)
            free = height - self._lines(top) - 2
            rows = 0 if side_by_side else max(MIN_CHOICE_LINES, free - MIN_NEWS_LINES - 1)
            bottom = self._choices(view, choices, rows)
            room = free - self._lines(bottom)
            if room >= min(len(told), MIN_NEWS_LINES):
                break
        room = max(room, 2)
        if len(told) > room:
            cut = len(told) - room + 1
            told = [Text(self.texts("play-earlier", count=cut), style="dim italic"), *told[cut:]]
        spare = room - len(told)
        effect = self._ability(view)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(top)
        if effect is not None and self._lines(effect) < spare:
            self.console.print(effect)
            spare -= self._lines(effect)
        self.console.print(Rule(style="dim"))
        for line in told:
            self.console.print(line)
        if spare > 0:
            self.console.print()
        self.console.print(bottom)

    def table(self, view: View, brief: bool = False) -> RenderableType:
        """Everything that lies on the table, and the player's own hand."""
        parts: list[RenderableType] = [self._header(view), self._tokens(view)]
        legend = self._legend(view)
        if legend:
            parts.append(legend)
        parts.append(self._players(view, brief))
        parts.append(self._hand(view))
        return Group(*parts)

    def _lines(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # --- the middle of the table -------------------------------------------------------
    def _header(self, view: View) -> Rule:
        title = Text.assemble(
            (self.texts("play-round", round=view.round), "bold yellow"),
            ("  " + self.texts("play-deck", count=view.deck_size), "dim"),
            ("  " + self.texts("play-goal", count=view.goal), "dim"),
        )
        if view.ending:
            title.append("  " + self.texts("play-last-round"), "bold red")
        return Rule(title, align="left", style="dim")

    def _tokens(self, view: View) -> Flow:
        own = view.players[view.seat].roles
        row: list[Text] = []
        for rank, name in enumerate(view.cast[1:], 1):
            style = ""
            if name in view.face_up:
                style = "dim strike"
            elif rank == view.rank:
                style = "black on yellow"
            elif name in own:
                style = "bold cyan"
            elif rank < view.rank:
                style = "dim"
            token = Text(f"{rank} {self.phrases.character(name)}", style)
            row.append(Text.assemble(token, (marks(view, self.phrases, rank), "bold red")))
        return Flow(row)

    def _legend(self, view: View) -> Flow | None:
        signs = {marker.kind: marker.sign for marker in view.markers}
        words = [f"{sign} {self.phrases.mark(kind)}" for kind, sign in signs.items()]
        if view.face_up:
            names = ", ".join(self.phrases.character(name) for name in view.face_up)
            words.append(self.texts("play-face-up", names=names))
        return Flow([Text(word, "dim") for word in words]) if words else None

    # --- the players -------------------------------------------------------------------
    def _players(self, view: View, brief: bool) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        for heading in ("player", "character"):
            table.add_column(self.texts(f"column-{heading}"), no_wrap=True)
        for heading in ("gold", "cards", "points"):
            table.add_column(self.texts(f"column-{heading}"), justify="right", no_wrap=True)
        table.add_column(self.texts("column-city"), ratio=1)
        count = len(view.players)
        for i in range(1, count + 1):
            player = view.players[(view.seat + i) % count]
            mine = player.seat == view.seat
            table.add_row(
                self._name(view, player, mine),
                self._roles(view, player, mine),
                str(player.gold),
                str(player.hand_size),
                str(player.points),
                self._city(player, brief and not mine),
            )
        return table

    def _name(self, view: View, player: PlayerView, mine: bool) -> Text:
        name = Text(self.phrases.names[player.seat], "bold cyan" if mine else "bold")
        if view.crown == player.seat:
            name.append(f" {CROWN}", "bold yellow")
        return name

    def _roles(self, view: View, player: PlayerView, mine: bool) -> Text:
        roles = Text()
        for i, name in enumerate(player.roles):
            roles.append(", " if i else "")
            if name == "?":
                roles.append("?", "dim")
            else:
                hidden = mine and name not in player.revealed
                shown = (
                    f"({self.phrases.character(name)})"
                    if hidden
                    else (self.phrases.character(name))
                )
                roles.append(shown, "cyan" if mine else "")
        return roles

    def _city(self, player: PlayerView, brief: bool) -> Flow:
        pieces = [card_text(self.phrases, name, brief) for name in player.city]
        for name, gold in player.laid:
            shown = self.phrases.card(name) + (f" ({gold})" if gold else "")
            pieces.append(Text(shown, "italic"))
        if player.tucked:
            pieces.append(Text(self.texts("play-tucked", count=player.tucked), "dim"))
        return Flow(pieces or [Text(NOTHING, "dim")])

    def _hand(self, view: View) -> Flow:
        cards = [card_text(self.phrases, name) for name in view.players[view.seat].hand]
        return Flow([Text(self.texts("play-hand"), "dim"), *(cards or [Text(NOTHING, "dim")])])

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
    def line(self, line: NewsLine) -> Text:
        """A line of the log."""
        return Text(f"· {line.sentence}", "bold" if line.mine else "")

    def _news(self, news: Sequence[NewsLine]) -> list[Text]:
        lines: list[Text] = []
        for item in news:
            lines += list(self.line(item).wrap(self.console, self.console.width))
        return lines

    def _choices(self, view: View, choices: Sequence[Choice], rows: int) -> RenderableType:
        question = Text(self.phrases.question(view.known), style="bold yellow")
        if view.known.stack[-1].drafts:
            return Group(question, self._characters(view, [choice[0] for choice in choices]))
        sentences = [self._choice(view, choice) for choice in choices]
        rows = self._rows(sentences, rows)
        drawn = self._drawn(view, choices)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(0, len(sentences), rows):
            grid.add_column(justify="right", style="bold cyan", no_wrap=True)
            grid.add_column()
        for row in range(rows):
            cells: list[RenderableType] = []
            for number in range(row, len(sentences), rows):
                cells += [f"{number + 1}", sentences[number]]
            grid.add_row(*cells)
        return Group(question, *drawn, grid)

    def _drawn(self, view: View, choices: Sequence[Choice]) -> list[Flow]:
        """The cards that the question is about, where the choices do not name them."""
        cards = [name for name in view.offered if name != UNKNOWN.name]
        named = any(action.verb.place == OFFER for choice in choices for action in choice)
        return (
            [Flow([card_text(self.phrases, name) for name in cards])] if cards and not named else []
        )

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

    def _choice(self, view: View, choice: Choice) -> Text:
        action = choice[0]
        if len(choice) > 1:
            return Text(f"{self.phrases.group(action)} …")
        sentence = Text(self.phrases.choice(action, view.known))
        if action.verb.parts[:1] in (["card"], ["district"]):
            name = action.text.split()[1].removesuffix("+")
            kind = self.phrases.box.kind(name)
            if isinstance(kind, District):
                type_ = TYPES[kind.type]
                return Text.assemble((f"{SYMBOLS[type_]} ", COLOURS[type_]), sentence)
        return sentence

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

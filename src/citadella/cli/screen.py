"""The table in line-by-line mode."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from citadella.cli.session import Choices
from citadella.cli.symbols import GAP, NOTHING, NewsLine, flow, news_text
from citadella.cli.table.characters import mark_legend, tokens
from citadella.cli.table.choices import choice_text, offered_cards
from citadella.cli.table.scene import Scene, progress_of
from citadella.cli.table.seats import laid, name_of, roles_of


class Flow:
    """Pieces of text side by side, wrapped only between pieces."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces or [Text(NOTHING, "dim")]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flow(self.pieces, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def print_table(console: Console, scene: Scene, news: Sequence[NewsLine]) -> None:
    """Print the table, the player's hand and the news."""
    view, texts, phrases = scene.view, scene.texts, scene.phrases
    console.print(Rule(progress_of(scene), align="left", style="dim"))
    console.print(Flow(tokens(scene)))
    legend = mark_legend(scene)
    if view.face_up:
        names = ", ".join(phrases.character(name) for name in view.face_up)
        legend.append(texts("play-face-up", names=names))
    if legend:
        console.print(Flow([Text(word, "dim") for word in legend]))
    console.print(_players(scene))
    hand = [scene.card(name) for name in view.players[view.seat].hand]
    label = Text(texts("play-hand"), "dim")
    console.print(Flow([label, *(hand or [Text(NOTHING, "dim")])]))
    turn = view.turn
    if turn is not None and turn.seat == view.seat and view.known.stack[-1].in_turn:
        name = turn.role.name
        effect = texts.effect(f"character-{name}", view.setup.edition)
        if effect is not None:
            console.print(Text.assemble((f"{phrases.character(name)}: ", "cyan"), (effect, "dim")))
    console.print(Rule(style="dim"))
    for line in news:
        console.print(news_text(line))


def _players(scene: Scene) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for heading in ("player", "character"):
        table.add_column(scene.texts(f"column-{heading}"), no_wrap=True)
    for heading in ("gold", "cards", "points"):
        table.add_column(scene.texts(f"column-{heading}"), justify="right", no_wrap=True)
    table.add_column(scene.texts("column-city"), ratio=1)
    me = scene.players[scene.view.seat]
    for player in (*scene.others(), me):
        table.add_row(
            name_of(scene, player, "bold cyan" if player is me else "bold"),
            roles_of(scene, player),
            str(player.gold),
            str(player.hand_size),
            str(player.points),
            Flow([*(scene.card(name) for name in player.city), *laid(scene, player)]),
        )
    return table


def question(scene: Scene, choices: Choices) -> RenderableType:
    """Return the question and the numbered choices, one under the other.

    A character is shown with as much of its effect as fits on the line.
    """
    view, texts = scene.view, scene.texts
    drafts = view.known.stack[-1].drafts
    grid = Table.grid(padding=(0, 2, 0, 0), expand=drafts)
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column(no_wrap=drafts)
    if drafts:
        grid.add_column(style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
    for number, choice in enumerate(choices, 1):
        cells = [choice_text(scene, choice)]
        if drafts:
            key = f"character-{choice[0].text.split()[1]}"
            cells.append(Text(texts.effect(key, view.setup.edition) or ""))
        grid.add_row(str(number), *cells)
    asked = Text(scene.phrases.question(view.known), style="bold yellow")
    offered = offered_cards(scene, choices)
    return Group(asked, *([Flow(offered)] if offered and not drafts else []), grid)

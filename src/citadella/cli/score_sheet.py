"""The score sheet at the end of a game."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadella.rules import Game
from citadella.texts.phrases import Phrases


def score_sheet(game: Game, phrases: Phrases) -> RenderableType:
    """Return every player's points by source, with the winner first."""
    result = game.result()
    order = sorted(range(len(result.totals)), key=lambda seat: (result.places[seat], seat))
    sheets: list[RenderableType] = []
    for seat in order:
        sheet = Table(
            title=f"{result.places[seat]}. {phrases.names[seat]}",
            title_style="bold yellow" if seat in result.winners else "bold",
            title_justify="left",
            show_header=False,
            show_footer=True,
            box=None,
            pad_edge=False,
            padding=(0, 1, 0, 0),
        )
        total = str(result.totals[seat])
        sheet.add_column(footer=Text(phrases.texts("score-total"), style="bold"))
        sheet.add_column(footer=Text(total, style="bold"), justify="right")
        for line in result.sheets[seat]:
            sheet.add_row(phrases.line(line), str(line.points))
        sheets.append(sheet)
    return Group(Columns(sheets, padding=(1, 3)), Text(), Text(verdict(game, phrases), "bold"))


def verdict(game: Game, phrases: Phrases) -> str:
    """Return the sentence that names the winners."""
    result = game.result()
    texts = phrases.texts
    names = ", ".join(phrases.names[seat] for seat in result.winners)
    best = max(result.totals)
    points = texts("count-points", count=best)
    if len(result.winners) > 1:
        return texts("result-shared", names=names, points=points)
    tied = sum(total == best for total in result.totals) > 1
    mine = result.winners == [phrases.reader]
    return texts(
        "result-won",
        who="you" if mine else "other",
        name=names,
        points=points,
        tie="yes" if tied else "no",
    )


def print_sheet(console: Console, game: Game, phrases: Phrases) -> None:
    """Print the score sheet of a game that is over."""
    console.print()
    console.print(score_sheet(game, phrases))

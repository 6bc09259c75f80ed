"""`citadella compare`: plays the same deals under two configurations and shows the differences."""

from __future__ import annotations

import json
from functools import partial
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadella.cli.arguments import MIXED, RANDOM, check_cards, check_setup, read_bots
from citadella.cli.progress import play_batches
from citadella.cli.tables import titled_table
from citadella.lab.compare import (
    CHARACTER,
    DISTRICT,
    GAME,
    SEAT,
    Comparison,
    Difference,
    play_pairs,
    read_side,
    to_json,
)
from citadella.lab.page import ReportNames
from citadella.lab.simulate import Plan
from citadella.texts import Texts

#: Deals per batch, and the minimum number of deals for which worker processes save time.
BATCH: Final = 10
MIN_GAMES_FOR_PROCESSES: Final = 100
#: The maximum number of rows per table; longer lists show the most certain ones.
LONG: Final = 16


def run(
    texts: Texts, common: Plan, side_a: str, side_b: str, jobs: int | None, as_json: bool
) -> None:
    """Play both sides and print their differences or one JSON object."""
    a, b = (_checked(texts, read_side(common, side)) for side in (side_a, side_b))
    comparison = Comparison()
    title, work = texts("compare-progress"), partial(play_pairs, a, b)
    limits = (jobs, BATCH, MIN_GAMES_FOR_PROCESSES)
    for pair in play_batches(texts, title, common.games, *limits, work):
        comparison.add(*pair)
    if as_json:
        print(json.dumps(to_json(a, b, comparison)))
    else:
        _show(texts, side_a, side_b, a, comparison, Console(highlight=False))


def _checked(texts: Texts, plan: Plan) -> Plan:
    facts = (plan.action_cards, plan.as_printed)
    check_setup(texts, plan.edition, plan.preset, plan.players, *facts, [MIXED, RANDOM])
    check_cards(texts, plan.edition, plan.cards)
    read_bots(texts, ",".join(plan.bots), plan.players)
    plan.check()
    return plan


def _show(
    texts: Texts, side_a: str, side_b: str, a: Plan, comparison: Comparison, console: Console
) -> None:
    words = ReportNames(texts, a.edition)
    found = comparison.differences()
    console.print()
    console.print(Text(f"A: {side_a.strip()}\nB: {side_b.strip()}"))
    console.print(
        Text(texts("compare-pairs", deals=comparison.pairs, alike=comparison.alike), style="dim")
    )
    for kind in (GAME, SEAT, CHARACTER, DISTRICT):
        lines = [each for each in found if each.kind == kind]
        if not lines:
            continue
        console.print()
        console.print(_table(texts, words, kind, lines))
        if len(lines) > LONG:
            console.print(Text(texts("compare-more", count=len(lines) - LONG), style="dim"))


def _table(texts: Texts, words: ReportNames, kind: str, lines: list[Difference]) -> Table:
    heads = ["A", "B", texts("compare-difference"), texts("report-interval")]
    if kind in (CHARACTER, DISTRICT):
        heads.append(texts("report-times"))
    table = titled_table(texts(f"compare-by-{kind}"))
    # A narrow terminal wraps names, but never numbers.
    table.add_column("", min_width=18, overflow="fold")
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    if len(lines) > LONG:
        lines = sorted(lines, key=lambda each: -each.sureness)[:LONG]
    for each in lines:
        style = "bold" if each.clear else ""
        cells = [_called(texts, words, each), *_numbers(texts, each)]
        if kind in (CHARACTER, DISTRICT):
            cells.append(" → ".join(words.number(times) for times in each.times))
        table.add_row(*cells, style=style)
    return table


def _called(texts: Texts, words: ReportNames, each: Difference) -> str:
    if each.kind == GAME:
        return texts(f"compare-{each.name}")
    if each.kind == SEAT:
        return f"{texts('simulate-seat')} @{each.name}"
    return words.character(each.name) if each.kind == CHARACTER else words.district(each.name)


def _numbers(texts: Texts, each: Difference) -> tuple[str, str, str, str]:
    """Return the cells for A, B, their difference and its interval; win rates are in percent."""
    scale, places = (1, 2) if each.kind == GAME else (100, 1)

    def told(value: float, sign: bool = False) -> str:
        text = texts.decimal(abs(scale * value), places)
        if value < 0:
            return f"−{text}"
        return f"+{text}" if sign else text

    low, high = told(each.more.low, True), told(each.more.high, True)
    return told(each.a), told(each.b), told(each.more.value, True), f"{low} … {high}"

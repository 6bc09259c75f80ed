"""`citadella report`: statistics of many games, in the terminal and as an HTML page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadella.cli.arguments import UserError, check_writable
from citadella.cli.tables import titled_table
from citadella.lab.findings import Finding, Findings, find, to_json
from citadella.lab.games_file import read_games
from citadella.lab.page import ReportNames, make_page, sections, summary
from citadella.lab.plots import need_matplotlib
from citadella.texts import Texts

#: For a list longer than LONG, the terminal shows the first TOP and the last BOTTOM rows; the HTML
#: page shows all.
LONG, TOP, BOTTOM = 40, 12, 6
BAR: Final = 10
#: Headings longer than this many letters are written with one word per line.
HEAD: Final = 12


def run(texts: Texts, files: list[Path], page: Path | None, as_json: bool) -> None:
    """Print the report or one JSON object; write the HTML page to `page`, if given."""
    if page is not None:
        need_matplotlib()
        check_writable(texts, page)
    for file in files:
        if not file.exists():
            raise UserError(texts("error-no-file", file=str(file)))
    findings = find(read_games(files))
    if page is not None:
        # Write the page first: printing may fail when a pipe such as `| head` is closed.
        try:
            page.write_text(make_page(texts, findings), encoding="utf-8")
        except OSError:
            raise UserError(texts("error-unwritable", file=str(page))) from None
    if as_json:
        print(json.dumps(to_json(findings)))
        return
    _show(texts, findings, Console(highlight=False))
    if page is not None:
        print("\n" + texts("report-saved", file=str(page)))


def _show(texts: Texts, findings: Findings, console: Console) -> None:
    words = ReportNames(texts, findings.edition)
    console.print()
    console.print(Text(summary(texts, findings)))
    for kind, found in sections(findings):
        console.print()
        console.print(_rates(texts, words, kind, found))
    console.print()
    console.print(_fates(texts, words, findings))
    console.print()
    console.print(_points(texts, words, findings))


def _table(title: str, *columns: str) -> Table:
    table = titled_table(title)
    # A narrow terminal wraps names, but never numbers.
    table.add_column("", min_width=18, overflow="fold", vertical="bottom")
    for column in columns:
        head = column.replace(" ", "\n") if len(column) > HEAD else column
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _rates(texts: Texts, words: ReportNames, kind: str, found: Sequence[Finding]) -> Table:
    heads = [texts(f"report-{key}") for key in ("times", "win-rate", "interval", "fair")]
    table = _table(texts(f"report-by-{kind}"), *heads)
    table.add_column("", no_wrap=True)
    left_out = len(found) > LONG
    for number, finding in enumerate(found):
        if left_out and TOP <= number < len(found) - BOTTOM:
            if number == TOP:
                table.add_row(Text("…", "dim"))
            continue
        rate = finding.rate
        fair = rate.low <= finding.fair <= rate.high
        colour = "dim" if fair else "green" if rate.value > finding.fair else "red"
        table.add_row(
            words.label(kind, finding.key),
            texts("number", value=finding.times),
            texts.percent(rate.value),
            f"{texts.decimal(100 * rate.low)}–{texts.percent(rate.high)}",
            texts.percent(finding.fair),
            Text("█" * round(rate.value * BAR), colour),
        )
    return table


def _fates(texts: Texts, words: ReportNames, findings: Findings) -> Table:
    struck = findings.fates[0].struck if findings.fates else {}
    table = _table(texts("report-fates"), texts("report-picked"), *map(words.fate, struck))
    for fate in findings.fates:
        shares = [texts.percent(share) for share in (fate.picked, *fate.struck.values())]
        table.add_row(words.character(fate.character), *shares)
    return table


def _points(texts: Texts, words: ReportNames, findings: Findings) -> Table:
    table = _table(texts("report-points"), texts("report-everyone"), texts("report-winners"))
    for reason, everyone, winners in findings.points:
        table.add_row(words.source(reason), *(texts.decimal(p, 2) for p in (everyone, winners)))
    return table

"""`citadella arena`: a tournament of bots."""

from __future__ import annotations

import json
import sys
import time
from contextlib import ExitStack, closing, redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadella.cli.arguments import UserError
from citadella.cli.failures import tell_failure
from citadella.cli.interrupts import DeferredInterrupt
from citadella.cli.progress import Bar
from citadella.cli.tables import titled_table
from citadella.lab.arena import Score, Tournament
from citadella.lab.journal import Journal
from citadella.lab.play_tournament import Engine, Mishap, play_tournament
from citadella.lab.standings import Standings, standings, to_json
from citadella.lab.workers import cores, work_here, work_in_processes
from citadella.texts import Texts

RESULTS: Final = "results.jsonl"
#: Minimum terminal width, in columns, at which the table has wider gaps and bars.
MIN_WIDE_COLUMNS: Final = 100
#: Decision times below this, in milliseconds, are shown with decimals.
MAX_FRACTION_MS: Final = 10
#: The maximum number of failures to report, and of records of failed games to save.
MAX_REPORTED_FAILURES: Final = 20


@dataclass(frozen=True)
class ArenaOptions:
    """The options of `citadella arena`."""

    tournament: Tournament
    as_json: bool
    jobs: int | None
    on_ray: bool
    folder: Path | None
    resume: bool
    stop_when_clear: bool


def run(texts: Texts, options: ArenaOptions) -> None:
    """Play the tournament and print its table or one JSON object."""
    tournament = options.tournament
    tournament.check()
    if options.resume and options.folder is None:
        raise UserError(texts("error-resume-what"))
    score = Score(tournament, options.stop_when_clear)
    start = time.perf_counter()
    with ExitStack() as stack:
        journal = None
        if options.folder is not None:
            journal = _open(texts, options.folder, tournament, options.resume)
            stack.callback(journal.close)
        try:
            _play(texts, options, score, journal)
        except KeyboardInterrupt:
            if not options.as_json and score.deals:
                _show(texts, score, Console(highlight=False))
            if journal is not None:
                print("\n" + texts("arena-kept", file=str(journal.path)), file=sys.stderr)
            raise
    if options.as_json:
        print(json.dumps(to_json(score, time.perf_counter() - start)))
    else:
        _show(texts, score, Console(highlight=False))


def _open(texts: Texts, folder: Path, tournament: Tournament, resume: bool) -> Journal:
    try:
        return Journal(folder / RESULTS, tournament, resume)
    except OSError:
        raise UserError(texts("error-unwritable", file=str(folder / RESULTS))) from None


def _engine(options: ArenaOptions) -> tuple[Engine, bool]:
    """Return the engine that plays the deals, and whether the engine runs in this process."""
    if options.on_ray:
        from citadella.lab.on_ray import work_on_ray

        return partial(work_on_ray, jobs=options.jobs), False
    jobs = min(options.jobs or cores(), options.tournament.deals)
    return (work_here, True) if jobs == 1 else (partial(work_in_processes, jobs=jobs), False)


def _play(texts: Texts, options: ArenaOptions, score: Score, journal: Journal | None) -> None:
    engine, here = _engine(options)
    tournament = options.tournament
    told = 0
    finished = len(journal.finished) if journal is not None else 0
    with ExitStack() as stack:
        bar = stack.enter_context(
            Bar(texts("simulate-progress"), tournament.deals * tournament.players)
        )
        bar.advance(min(finished, tournament.deals) * tournament.players)
        if options.on_ray:
            # Redirect Ray's output, because standard output is reserved for the results.
            stack.enter_context(redirect_stdout(sys.stderr))
        # Compiled rules in this process must not receive a KeyboardInterrupt (see interrupts.py).
        interrupt = stack.enter_context(DeferredInterrupt()) if here else None
        playing = stack.enter_context(closing(play_tournament(score, engine, journal)))
        for mishaps in playing:
            for mishap in mishaps:
                told += 1
                if told <= MAX_REPORTED_FAILURES:
                    sentence = _tell(texts, mishap, options.folder or Path())
                    if not tournament.patient:
                        raise UserError(sentence)
                    bar.say(sentence)
            bar.advance(tournament.players)
            if interrupt is not None:
                interrupt.check()


def _tell(texts: Texts, mishap: Mishap, folder: Path) -> str:
    if mishap.failure is None:
        return texts("arena-died", game=str(mishap.game))
    return tell_failure(texts, mishap.failure, mishap.game, folder)


# --- the table -----------------------------------------------------------------------------
def _show(texts: Texts, score: Score, console: Console) -> None:
    table = standings(score)
    tournament = score.tournament
    console.print()
    console.print(
        Text(
            texts(
                "arena-heading",
                games=table.games,
                deals=len(score.deals),
                players=tournament.players,
                edition=texts(f"edition-{tournament.edition}"),
                rounds=round(table.rounds, 1),
            ),
            "dim",
        )
    )
    console.print()
    console.print(_lines(texts, table, console.width))
    if len(table.entrants) > 1:
        console.print()
        console.print(_cross_table(texts, table))
    console.print()
    for sentence in _remarks(texts, score, table):
        console.print(Text(sentence))


def _lines(texts: Texts, table: Standings, width: int) -> Table:
    gap = 2 if width >= MIN_WIDE_COLUMNS else 1
    lines = titled_table(None, gap)
    lines.add_column("", justify="right", style="dim")
    lines.add_column(texts("simulate-bot"), overflow="fold", min_width=10)
    for key in ("games", "wins", "interval", "margin", "points", "speed", "rating"):
        lines.add_column(texts(f"arena-{key}"), justify="right", no_wrap=True)
    bar = 16 if width >= MIN_WIDE_COLUMNS else 0
    for number, entrant in enumerate(table.entrants, 1):
        rate, rating = entrant.rate, entrant.rating
        lines.add_row(
            str(number),
            entrant.bot,
            texts("number", value=entrant.games),
            texts.percent(rate.value),
            f"{texts.decimal(100 * rate.low)}–{texts.percent(rate.high)}",
            ("+" if round(entrant.margin, 1) > 0 else "") + texts.decimal(entrant.margin),
            texts.decimal(entrant.points),
            texts.decimal(entrant.milliseconds, 3 if entrant.milliseconds < MAX_FRACTION_MS else 0),
            f"{texts.decimal(rating.mu)} ±{texts.decimal(2 * rating.sigma)}",
            Text("█" * round(rate.value * bar), style="yellow"),
        )
    return lines


def _cross_table(texts: Texts, table: Standings) -> Table:
    cross = titled_table(None)
    cross.add_column("", justify="right", style="dim")
    cross.add_column(texts("arena-ahead"), overflow="fold", min_width=12)
    for number in range(1, len(table.entrants) + 1):
        cross.add_column(str(number), justify="right")
    for number, (entrant, row) in enumerate(zip(table.entrants, table.ahead, strict=True), 1):
        cells = [Text("–", "dim") if share is None else _share(texts, share) for share in row]
        cross.add_row(str(number), entrant.bot, *cells)
    return cross


def _share(texts: Texts, share: float) -> Text:
    colour = "green" if share > 0.5 else "red" if share < 0.5 else ""
    return Text(texts.percent(share, 0), colour)


def _remarks(texts: Texts, score: Score, table: Standings) -> list[str]:
    tournament, verdict = score.tournament, score.verdict
    remarks: list[str] = []
    if len(set(tournament.bots)) > 1:
        remarks.append(
            texts(
                f"arena-answer-{verdict.answer or 'open'}",
                bot=tournament.bots[0],
                fair=texts.percent(1 / tournament.players),
                deals=verdict.deals,
            )
        )
    for entrant in table.entrants:
        if entrant.failures:
            remarks.append(texts("arena-failures", bot=entrant.label, count=entrant.failures))
    if score.lost:
        remarks.append(texts("arena-lost", count=len(score.lost)))
    return remarks

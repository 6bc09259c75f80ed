"""`citadella simulate`: plays many games between bots and summarises them."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadella import build_kind
from citadella.cli.arguments import UserError, check_writable
from citadella.cli.progress import play_batches
from citadella.lab.games_file import GamesFile
from citadella.lab.simulate import Plan, Totals, play_some
from citadella.texts import Texts

#: Games per batch.
BATCH: Final = 20
#: The minimum number of games for which worker processes save time. The key is whether all bots
#: are random.
MIN_GAMES_FOR_PROCESSES: Final = {True: 10_000, False: 200}
BAR: Final = 20


def run(texts: Texts, plan: Plan, jobs: int | None, file: Path | None, as_json: bool) -> None:
    """Play the games; print a summary or one JSON object; write the games table to `file`."""
    plan.check()
    games = None
    if file is not None:
        check_writable(texts, file)
        games = GamesFile()
    totals = Totals(plan.players)
    start = time.perf_counter()
    fewest = MIN_GAMES_FOR_PROCESSES[set(plan.bots) == {"random"}]
    title, work = texts("simulate-progress"), partial(play_some, plan, games is not None)
    for outcome in play_batches(texts, title, plan.games, jobs, BATCH, fewest, work):
        totals.add(outcome)
        if games is not None:
            games.add(outcome.rows)
    seconds = time.perf_counter() - start
    if games is not None and file is not None:
        try:
            games.write(file)
        except OSError:
            raise UserError(texts("error-unwritable", file=str(file))) from None
    if as_json:
        print(json.dumps(_report(plan, totals, seconds)))
    else:
        _summarise(texts, plan, totals, seconds)
        if file is not None:
            print("\n" + texts("simulate-saved", file=str(file)))


def _report(plan: Plan, totals: Totals, seconds: float) -> dict[str, object]:
    return {
        **plan.to_json(),
        "build": build_kind(),
        "games": plan.games,
        "finished": totals.games,
        "decisions": totals.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(totals.games / seconds, 3),
        "decisions_per_second": round(totals.decisions / seconds, 1),
        "decisions_per_game": round(totals.mean_decisions(), 3),
        "rounds_per_game": round(totals.mean_rounds(), 3),
        "win_shares": [round(share, 4) for share in totals.win_shares()],
        "mean_points": [round(points, 3) for points in totals.mean_points()],
    }


def _summarise(texts: Texts, plan: Plan, totals: Totals, seconds: float) -> None:
    console = Console(highlight=False)
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", overflow="fold")
    facts.add_column(justify="right", overflow="fold")
    speed = texts(
        "simulate-speed", games=totals.games / seconds, decisions=totals.decisions / seconds
    )
    if plan.what_if:
        facts.add_row(texts("simulate-what-if"), "\n".join(plan.what_if))
    facts.add_row(texts("simulate-games"), texts("number", value=totals.games))
    facts.add_row(texts("simulate-decisions"), texts("number", value=totals.decisions))
    facts.add_row(texts("simulate-seconds"), texts.decimal(seconds, 2))
    facts.add_row(texts("simulate-pace"), f"{speed} ({texts(f'build-{build_kind()}')})")
    facts.add_row(
        texts("simulate-length"),
        texts(
            "simulate-length-value",
            rounds=round(totals.mean_rounds(), 1),
            decisions=round(totals.mean_decisions(), 1),
        ),
    )
    seats = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    seats.add_column(texts("simulate-seat"), no_wrap=True)
    # A narrow terminal wraps names, but never numbers.
    seats.add_column(texts("simulate-bot"), overflow="fold")
    seats.add_column(texts("simulate-wins"), justify="right", no_wrap=True)
    seats.add_column(texts("term-points"), justify="right", no_wrap=True)
    seats.add_column("", no_wrap=True)
    shares, points = totals.win_shares(), totals.mean_points()
    for seat, bot in enumerate(plan.seats()):
        bar = Text("█" * round(shares[seat] * BAR), style="yellow")
        wins, mean = texts.percent(shares[seat]), texts.decimal(points[seat])
        seats.add_row(f"@{seat}", bot, wins, mean, bar)
    console.print()
    console.print(facts)
    console.print()
    console.print(seats)

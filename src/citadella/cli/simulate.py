"""`citadella simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from citadella import build_kind
from citadella.cli.patience import Patience
from citadella.cli.speech import MIXED, RANDOM, check_setup, read_bots
from citadella.lab.simulate import Outcome, Plan, Totals, play_all
from citadella.texts import Texts

SECONDS_BETWEEN_UPDATES: Final = 0.1


def run(
    texts: Texts,
    edition: str,
    preset: str,
    players: int,
    games: int,
    bots: str,
    seed: str,
    action_cards: bool,
    as_json: bool,
) -> None:
    """Play the games and print a summary, or one JSON object."""
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    seats = tuple(read_bots(texts, bots, players))
    plan = Plan(edition, preset, players, games, seats, seed, action_cards)
    totals = Totals(players)
    start = time.perf_counter()
    with Patience() as patience:
        for outcome in _with_progress(plan, texts):
            totals.add(outcome)
            patience.check()
    seconds = time.perf_counter() - start
    if as_json:
        print(json.dumps(_report(plan, totals, seconds)))
    else:
        _summarise(texts, plan, totals, seconds)


def _with_progress(plan: Plan, texts: Texts) -> Iterator[Outcome]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from play_all(plan)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(texts("simulate-progress"), total=plan.games)
        shown = time.perf_counter()
        for done, outcome in enumerate(play_all(plan), 1):
            yield outcome
            if time.perf_counter() - shown > SECONDS_BETWEEN_UPDATES:
                progress.update(task, completed=done)
                shown = time.perf_counter()


def _report(plan: Plan, totals: Totals, seconds: float) -> dict[str, object]:
    return {
        "edition": plan.edition,
        "preset": plan.preset,
        "players": plan.players,
        "action_cards": plan.action_cards,
        "bots": list(plan.seats()),
        "seed": plan.seed,
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
    facts.add_column(style="dim")
    facts.add_column(justify="right")
    speed = texts(
        "simulate-speed", games=totals.games / seconds, decisions=totals.decisions / seconds
    )
    facts.add_row(texts("simulate-games"), texts("number", value=totals.games))
    facts.add_row(texts("simulate-decisions"), texts("number", value=totals.decisions))
    facts.add_row(texts("simulate-seconds"), f"{seconds:.2f}")
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
    seats.add_column(texts("simulate-seat"))
    seats.add_column(texts("simulate-bot"))
    seats.add_column(texts("simulate-wins"), justify="right")
    seats.add_column(texts("term-points"), justify="right")
    seats.add_column("")
    shares, points = totals.win_shares(), totals.mean_points()
    for seat, bot in enumerate(plan.seats()):
        bar = Text("█" * round(shares[seat] * 40), style="yellow")
        seats.add_row(f"@{seat}", bot, f"{shares[seat]:.1%}", f"{points[seat]:.1f}", bar)
    console.print()
    console.print(facts)
    console.print()
    console.print(seats)

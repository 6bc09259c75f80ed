"""Play 100,000 games and write docs/balance.md and its data set (`make balance`).

    python -m tools.measure.balance FOLDER [--bot learned] [--games 100] [--write-only]

Games are stored in FOLDER, a few hundred per file, so that an interrupted run can be resumed. For a
trial run, `--games` sets the percentage of the games to play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from citadella import cards
from citadella.lab.balance import CHARACTER, DISTRICT, PRESET, SEAT, weigh
from citadella.lab.games_file import GamesFile, read_games
from citadella.lab.match import FailedGameError
from citadella.lab.page import ReportNames
from citadella.lab.simulate import MIXED, RANDOM, Plan, play_one
from citadella.texts import Texts
from tools import ROOT

PAGE = ROOT / "docs" / "balance.md"
DATA = ROOT / "docs" / "balance.parquet"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
#: The number of games in a file.
PORTION = 500
#: By edition: the number of games with random cards and with presets, for each number of players.
WANTED = {"2016": (6000, 3000), "classic": (2000, 1000), "deluxe": (2000, 1000)}
COUNTS = range(2, 9)


@dataclass(frozen=True)
class Portion:
    """The games of one file."""

    plan: Plan
    numbers: range

    @property
    def name(self) -> str:
        """Return the name of the file."""
        plan = self.plan
        return f"{plan.edition}-{plan.players}-{plan.preset}-{self.numbers.start}.parquet"


def portions(bot: str, percent: int) -> Iterator[Portion]:
    """Yield all portions, alternating between the kinds of games."""
    most = max(max(wanted) for wanted in WANTED.values())
    for start in range(0, most, PORTION):
        for edition, wanted in WANTED.items():
            for players in COUNTS:
                if players > cards.EDITIONS[edition].most_players:
                    continue
                for preset, games in zip((RANDOM, MIXED), wanted, strict=True):
                    numbers = range(start, min(start + PORTION, games * percent // 100))
                    if numbers:
                        yield Portion(
                            Plan(edition, preset, players, bots=(bot,), seed="balance"), numbers
                        )


def play(portion: Portion, folder: Path) -> None:
    """Play the games of a portion and write them to its file, unless the file exists."""
    path = folder / portion.name
    if path.exists():
        return
    print(portion.name, flush=True)
    games = GamesFile()
    for number in portion.numbers:
        try:
            games.add(play_one(portion.plan, number, noting=True).rows)
        except FailedGameError as problem:
            # Leave out games that failed because the bots would never end them.
            print(f"{portion.name}: {problem}", flush=True)
    games.write(path)


def gather(todo: list[Portion], folder: Path) -> pl.DataFrame:
    """Return the data set made from the files of all portions."""
    groups: dict[tuple[str, int], list[Path]] = {}
    for portion in todo:
        key = (portion.plan.edition, portion.plan.players)
        groups.setdefault(key, []).append(folder / portion.name)
    return pl.concat([weigh(read_games(files)) for files in groups.values()])


# --- the page ------------------------------------------------------------------------------
def tables(data: pl.DataFrame) -> list[str]:
    """Return the generated lines of the page, computed from `data`."""
    total = data.filter((pl.col("kind") == SEAT) & (pl.col("name") == "0"))["games"].sum()
    lines = [f"{total:,} games.", ""]
    for edition in WANTED:
        part = data.filter(pl.col("edition") == edition)
        words = ReportNames(Texts("en"), edition)
        lines += [f"## The {edition} edition", ""]
        lines += [f"### Characters, {edition}", "", *_cards(part, CHARACTER, words.character), ""]
        lines += [f"### Districts, {edition}", "", *_cards(part, DISTRICT, words.district), ""]
        lines += [f"### Presets, {edition}", "", *_presets(part, words), ""]
        lines += [f"### Seats, {edition}", "", *_seats(part), ""]
    return lines


def _cards(part: pl.DataFrame, kind: str, called: Any) -> list[str]:
    rows = part.filter(pl.col("kind") == kind)
    counts = sorted(rows["players"].unique().to_list())
    share = "picked" if kind == CHARACTER else "in cities"
    lines = [
        f"| | {share} | {' | '.join(f'{n} players' for n in counts)} |",
        f"| --- | ---: |{' ---: |' * len(counts)}",
    ]
    found: list[tuple[float, str]] = []
    for name in rows["name"].unique().to_list():
        mine = rows.filter(pl.col("name") == name)
        by_count = {row["players"]: row for row in mine.iter_rows(named=True)}
        lift = [100 * (row["win_rate"] - row["fair"]) / row["fair"] for row in by_count.values()]
        cells = [called(name), f"{_mean(mine, 'share'):.0%}"]
        cells += [_lift(by_count[n]) if n in by_count else "" for n in counts]
        found.append((sum(lift) / len(lift), f"| {' | '.join(cells)} |"))
    return lines + [line for _, line in sorted(found, reverse=True)]


def _mean(rows: pl.DataFrame, column: str) -> float:
    values: list[float] = rows[column].to_list()
    return sum(values) / len(values)


def _lift(row: dict[str, Any]) -> str:
    """Return the win rate minus the fair rate, in percentage points; bold if significant."""
    text = f"{100 * (row['win_rate'] - row['fair']):+.1f}"
    return f"**{text}**" if row["low"] > row["fair"] or row["high"] < row["fair"] else text


def _presets(part: pl.DataFrame, words: ReportNames) -> list[str]:
    lines = [
        "| | players | games | rounds | points | winner's points | lead | first seat |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    rows = part.filter(pl.col("kind") == PRESET).sort("name", "players")
    for row in rows.iter_rows(named=True):
        cells = [
            words.preset(row["name"]),
            str(row["players"]),
            f"{row['games']:,}",
            f"{row['rounds']:.1f}",
            f"{row['points']:.1f}",
            f"{row['winning_points']:.1f}",
            f"{row['lead']:.1f}",
            _lift(row),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _seats(part: pl.DataFrame) -> list[str]:
    rows = part.filter(pl.col("kind") == SEAT)
    counts = sorted(rows["players"].unique().to_list())
    lines = [
        f"| seat | {' | '.join(f'{n} players' for n in counts)} |",
        f"| --- |{' ---: |' * len(counts)}",
    ]
    for seat in range(max(counts)):
        mine = rows.filter(pl.col("name") == str(seat))
        by_count = {row["players"]: row for row in mine.iter_rows(named=True)}
        cells = [str(seat), *(_lift(by_count[n]) if n in by_count else "" for n in counts)]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def write(data: pl.DataFrame) -> None:
    """Write the tables into the page, and the data set to its file."""
    data.write_parquet(DATA, compression="zstd")
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    page = "\n".join([head + BEGIN, "", *tables(data), END]) + rest.split(END)[1]
    PAGE.write_text(page, encoding="utf-8")


def main() -> int:
    """Play the missing games, then write the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the games are stored")
    parser.add_argument("--bot", default="learned", help="the bot at all seats")
    parser.add_argument("--games", type=int, default=100, help="percentage of the games to play")
    parser.add_argument("--write-only", action="store_true", help="use only the stored games")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    todo = list(portions(options.bot, options.games))
    if options.write_only:
        todo = [portion for portion in todo if (options.folder / portion.name).exists()]
    for portion in todo:
        play(portion, options.folder)
    write(gather(todo, options.folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())

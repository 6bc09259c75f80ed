"""Measure the ladder of bots and write docs/strength.md again (`make strength`).

    python tools/strength.py FOLDER [--jobs 2] [--only TEXT]

Every line of the page is one run of `citadella arena`. The results of a run are kept in FOLDER,
so a measurement that was broken off goes on, and the page is written from what is there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"


@dataclass(frozen=True)
class Match:
    """One seat of a bot against all the others of another."""

    part: str
    bot: str
    against: str
    games: int = 1000
    players: int = 4
    edition: str = "2016"
    action_cards: bool = False
    at_least: float | None = None

    def arguments(self) -> list[str]:
        """What `citadella arena` is told."""
        others = self.players - 1
        bots = f"{self.bot},{self.against}" + (f"*{others}" if others > 1 else "")
        return [
            *("--bots", bots, "--players", str(self.players), "--edition", self.edition),
            *(["--action-cards"] if self.action_cards else []),
            *("--games", str(self.games), "--seed", "1"),
        ]

    def folder(self) -> str:
        """Where its results are kept."""
        cards = "+actions" if self.action_cards else ""
        bots = f"{self.bot}-{self.against}".replace(":", "_").replace("=", "_")
        return f"{bots}-{self.edition}{cards}-{self.players}-{self.games}"


QUICK = "search:iterations=100"
OTHER_TABLES = [(2, "2016"), (3, "2016"), (6, "2016"), (8, "2016"), (4, "classic"), (4, "deluxe")]
MATCHES = [
    Match("The ladder", "builder", "random", at_least=0.75),
    Match("The ladder", "strategist", "builder", at_least=0.45),
    Match("The ladder", "search:seconds=0.3", "strategist", 200, at_least=0.38),
    *(
        Match("Other tables", bot, against, games, players, edition, edition == "deluxe")
        for bot, against, games in (
            ("builder", "random", 1000),
            ("strategist", "builder", 1000),
            (QUICK, "strategist", 160),
        )
        for players, edition in OTHER_TABLES
    ),
    Match("Against random", "novice", "random"),
    Match("Against random", "strategist", "random"),
    Match("Against random", QUICK, "random", 200),
    Match("Levels and styles", "novice", "easy"),
    Match("Levels and styles", "strategist:style=builder", "strategist"),
    Match("Levels and styles", "strategist:style=aggressor", "strategist"),
    Match("Levels and styles", "strategist:style=cautious", "strategist"),
]


def measure(match: Match, folder: Path, jobs: int) -> None:
    """Play a match, or the rest of it."""
    place = folder / match.folder()
    answer = folder / f"{match.folder()}.json"
    if answer.exists():
        return
    print(" ".join(match.arguments()), flush=True)
    resume = ["--resume"] if place.exists() else []
    command = [sys.executable, "-m", "citadella", "arena", *match.arguments(), "--json"]
    done = subprocess.run(
        [*command, "--jobs", str(jobs), "--out", str(place), *resume],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    answer.write_text(done.stdout, encoding="utf-8")


def table(part: str, folder: Path) -> list[str]:
    """The lines of one table of the page."""
    lines = [
        "| one | against | table | games | wins | 95 % interval | fair | margin | ms |",
        "| --- | --- | --- | ---: | ---: | --- | ---: | ---: | ---: |",
    ]
    for match in MATCHES:
        path = folder / f"{match.folder()}.json"
        if match.part == part and path.exists():
            lines.append(_row(match, json.loads(path.read_text(encoding="utf-8"))))
    return lines


def _row(match: Match, result: dict[str, Any]) -> str:
    bot = result["bots"][0]
    low, high = bot["interval"]
    where = f"{match.players} players, {match.edition}"
    cells = [
        f"`{match.bot}`",
        f"{match.players - 1} `{match.against}`",
        where + (" with action cards" if match.action_cards else ""),
        f"{bot['games']:,}",
        f"**{bot['win_rate']:.1%}**",
        f"{low:.1%} – {high:.1%}",
        f"{1 / match.players:.1%}",
        f"{bot['mean_margin']:+.1f}",
        f"{bot['ms_per_decision']:.3g}",
    ]
    return f"| {' | '.join(cells)} |"


def write(folder: Path) -> None:
    """Put the tables into the page, with the command of each part."""
    parts: list[str] = []
    for part in dict.fromkeys(match.part for match in MATCHES):
        first = next(match for match in MATCHES if match.part == part)
        parts += [f"## {part}", "", *table(part, folder), ""]
        parts += ["```sh", f"citadella arena {' '.join(first.arguments())}", "```", ""]
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    foot = rest.split(END)[1]
    page = "\n".join([head + BEGIN, "", *parts, END]) + foot
    PAGE.write_text(page, encoding="utf-8")


def main() -> int:
    """Measure and write; say what falls short."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="only matches with this in their arguments")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    for match in MATCHES:
        if wish.only in " ".join(match.arguments()):
            measure(match, wish.folder, wish.jobs)
    write(wish.folder)
    short = 0
    for match in MATCHES:
        path = wish.folder / f"{match.folder()}.json"
        if match.at_least is not None and path.exists():
            rate = json.loads(path.read_text(encoding="utf-8"))["bots"][0]["win_rate"]
            if rate < match.at_least:
                print(f"{match.bot} wins {rate:.1%}, not {match.at_least:.0%}.")
                short += 1
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())

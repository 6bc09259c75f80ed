"""Measure the strength of the bots and update docs/strength.md (`make strength`).

    python -m tools.measure.strength FOLDER [--jobs 2] [--only TEXT]

Every row of the page is one run of `citadella arena`. Results are stored in FOLDER, so that an
interrupted measurement can be resumed. Rows without stored results are not changed.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import ROOT

PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
#: The number of header lines of a table.
HEAD = 2


@dataclass(frozen=True)
class Match:
    """A bot at one seat against another bot at all other seats."""

    part: str
    bot: str
    against: str
    games: int = 1000
    players: int = 4
    edition: str = "2016"
    action_cards: bool = False
    at_least: float | None = None
    preset: str = "mixed"
    #: Whether to stop as soon as the sequential test has a result.
    until_clear: bool = False

    def arguments(self) -> list[str]:
        """Return the command-line arguments of `citadella arena`."""
        others = self.players - 1
        bots = f"{self.bot},{self.against}" + (f"*{others}" if others > 1 else "")
        return [
            *("--bots", bots, "--players", str(self.players), "--edition", self.edition),
            *(["--action-cards"] if self.action_cards else []),
            *(["--preset", self.preset] if self.preset != "mixed" else []),
            *("--games", str(self.games), "--seed", "1"),
            *(["--stop-when-clear"] if self.until_clear else []),
        ]

    def folder(self) -> str:
        """Return the name of the folder with the results."""
        cards = "+actions" if self.action_cards else ""
        bots = re.sub(r"[:=/]", "_", f"{self.bot}-{self.against}")
        preset = f"-{self.preset}" if self.preset != "mixed" else ""
        return f"{bots}-{self.edition}{cards}{preset}-{self.players}-{self.games}"


QUICK = "search:iterations=100"
#: The example bot of docs/own-bot.md, and the simple rule-based bot in examples/.
TEN_LINES = "my_bot.py:MyBot"
PLAIN = "examples/plain_players.py:Plain"
#: The title of a table, and its bots: the search bot with the neural and the heuristic model.
NETWORKS = "The search with networks, in equal time"
NEURAL, HEURISTIC = "search:seconds={},model=neural", "search:seconds={},model=heuristic"
EQUAL_TIME = (NETWORKS, NEURAL.format(0.3), HEURISTIC.format(0.3))
FIRST_GAME = "The first game, against plain rules"
OTHER_TABLES = [(2, "2016"), (3, "2016"), (6, "2016"), (8, "2016"), (4, "classic"), (4, "deluxe")]
LEARNED_TABLES = [(players, edition, edition == "deluxe") for players, edition in OTHER_TABLES]
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
    Match("The policy network", "learned", "strategist", 4000),
    *(
        Match("The policy network", "learned", "strategist", 1000, players, edition, cards)
        for players, edition, cards in LEARNED_TABLES
    ),
    Match(*EQUAL_TIME, 200, at_least=0.34),
    *(
        Match(*EQUAL_TIME, 400, players, edition, cards, until_clear=True)
        for players, edition, cards in LEARNED_TABLES
    ),
    *(
        Match("More time", NEURAL.format(seconds), HEURISTIC.format(0.05), 200)
        for seconds in (0.05, 0.2, 0.8)
    ),
    Match("Against random", "apprentice", "random"),
    Match("Against random", "novice", "random"),
    Match("Against random", "strategist", "random"),
    Match("Against random", QUICK, "random", 200),
    Match("Levels", "novice", "apprentice"),
    Match("Levels", "easy", "novice"),
    Match("Levels", "normal", "easy"),
    Match("Levels", "normal", "strategist"),
    # QUICK replaces the level `hard`, a longer search that the part "The ladder" measures.
    Match("Levels", QUICK, "normal", 200),
    Match("Levels", TEN_LINES, "apprentice"),
    Match(FIRST_GAME, "builder", PLAIN, preset="first-game"),
    Match(FIRST_GAME, "strategist", PLAIN, preset="first-game"),
    Match(FIRST_GAME, QUICK, PLAIN, 200, preset="first-game"),
    Match("Styles", "strategist:style=builder", "strategist"),
    Match("Styles", "strategist:style=aggressor", "strategist"),
    Match("Styles", "strategist:style=cautious", "strategist"),
]
#: The parts of the page whose rows also show the difference in rating.
RATED = ("Levels", "Styles")


def measure(match: Match, folder: Path, jobs: int) -> None:
    """Play a match, resuming it if it was interrupted, and store the result."""
    place = folder / match.folder()
    answer = folder / f"{match.folder()}.json"
    if answer.exists():
        return
    print(" ".join(match.arguments()), flush=True)
    resume = ["--resume"] if place.exists() else []
    command = [sys.executable, "-m", "citadella", "arena", *match.arguments(), "--json"]
    done = subprocess.run(
        [*command, "--workers", str(jobs), "--out", str(place), *resume],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=folder,
    )
    answer.write_text(done.stdout, encoding="utf-8")


def table(part: str, folder: Path, before: list[str]) -> list[str]:
    """Return the lines of a table; a match without a stored result keeps its row from `before`."""
    rated = part in RATED
    lines = [
        "| one | against | table | games | wins | 95% interval | fair | margin | ms |"
        + (" rating |" if rated else ""),
        "| --- | --- | --- | ---: | ---: | --- | ---: | ---: | ---: |"
        + (" --- |" if rated else ""),
    ]
    for match in MATCHES:
        path = folder / f"{match.folder()}.json"
        if match.part != part:
            continue
        if path.exists():
            result = json.loads(path.read_text(encoding="utf-8"))
            lines.append(_row(match, result) + (_rating(match, result) if rated else ""))
        else:
            lines += [line for line in before if line.startswith(_beginning(match))][:1]
    return lines


def _rating(match: Match, result: dict[str, Any]) -> str:
    """Return the last cell of a row: the bot's rating minus its opponents' rating.

    A bot rated 400 points above its opponents wins ten times as often as each of them.
    """
    bot = result["bots"][0]
    low, high = bot["interval"]

    def difference(rate: float) -> str:
        return f"{400 * math.log10((match.players - 1) * rate / (1 - rate)):+.0f}"

    return f" **{difference(bot['win_rate'])}** ({difference(low)} to {difference(high)}) |"


def _row(match: Match, result: dict[str, Any]) -> str:
    bot = result["bots"][0]
    low, high = bot["interval"]
    cells = [
        f"{bot['games']:,}",
        f"**{bot['win_rate']:.1%}**",
        f"{low:.1%} – {high:.1%}",
        f"{1 / match.players:.1%}",
        f"{bot['mean_margin']:+.1f}",
        f"{bot['ms_per_decision']:.3g}",
    ]
    return _beginning(match) + f"{' | '.join(cells)} |"


def _beginning(match: Match) -> str:
    """Return the first cells of a row, which identify the match."""
    where = f"{match.players} players, {match.edition}"
    if match.preset != "mixed":
        where += f" {match.preset}"
    if match.action_cards:
        where += " with action cards"
    return f"| `{_short(match.bot)}` | {match.players - 1} `{_short(match.against)}` | {where} | "


def _short(bot: str) -> str:
    """Return a bot's name without the folder of its source file."""
    return bot.rpartition("/")[2]


def write_bots(folder: Path) -> None:
    """Copy the example bots, which are not part of the package, into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(ROOT / "examples", folder / "examples", dirs_exist_ok=True)
    page = (ROOT / "docs" / "own-bot.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    (folder / "my_bot.py").write_text(code, encoding="utf-8")


def write(folder: Path) -> None:
    """Write the tables into the page, with an example command for each part."""
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    measured, foot = rest.split(END)
    before = {part.partition("\n")[0]: part.splitlines() for part in measured.split("## ")[1:]}
    parts: list[str] = []
    for part in dict.fromkeys(match.part for match in MATCHES):
        first = next(match for match in MATCHES if match.part == part)
        lines = table(part, folder, before.get(part, []))
        if len(lines) == HEAD:
            continue  # no match of this part has been measured
        parts += [f"## {part}", "", *lines, ""]
        parts += ["```sh", f".venv/bin/citadella arena {' '.join(first.arguments())}", "```", ""]
    page = "\n".join([head + BEGIN, "", *parts, END]) + foot
    PAGE.write_text(page, encoding="utf-8")


def main() -> int:
    """Measure, write the page, and report every match below its required win rate."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the results are stored")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument(
        "--only", default="", help="measure only matches whose arguments contain this text"
    )
    options = parser.parse_args()
    options.folder = options.folder.resolve()
    write_bots(options.folder)
    for match in MATCHES:
        if options.only in " ".join(match.arguments()):
            measure(match, options.folder, options.jobs)
    write(options.folder)
    short = 0
    for match in MATCHES:
        path = options.folder / f"{match.folder()}.json"
        if match.at_least is not None and path.exists():
            rate = json.loads(path.read_text(encoding="utf-8"))["bots"][0]["win_rate"]
            if rate < match.at_least:
                print(f"{match.bot} wins {rate:.1%}; at least {match.at_least:.0%} is required.")
                short += 1
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())

"""Find puzzles in games of bots, and write the puzzles file of the package.

    python -m tools.generate.puzzles --games 400 --into build/puzzles     (resumes if interrupted)
    python -m tools.generate.puzzles --only finish --games 3000 --into build/puzzles
    python -m tools.generate.puzzles --write build/puzzles

`--write` chooses from the puzzles found and those already shipped.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

from citadella.bots import split_names
from citadella.cards import EDITIONS
from citadella.puzzles import THEMES, Puzzle
from citadella.puzzles.collection import FILE, from_json, to_json
from citadella.puzzles.puzzle import can_finish, theme_of
from citadella.rules import Setup
from citadella.rules.dice import Dice
from tools import ROOT
from tools.generate.puzzle_finding import SearchEffort, explained, find_in, no_draft, rated

SHIPPED = ROOT / "src" / "citadella" / "puzzles" / FILE
PLAYERS = "search:iterations=60,model=heuristic,strategist"
#: Puzzles about ending the game are rare and need many games, so fast bots play them.
QUICK_PLAYERS = "strategist,easy"
#: Functions that select the decisions to examine (None: all decisions), by name.
KINDS = {"all": None, "no-drafts": no_draft, "finish": can_finish}
#: The maximum number of puzzles with the same theme.
MOST_OF_A_THEME = 20


def setups(number: int) -> Setup:
    """Return the setup of game `number`: editions in turn, and a random preset and table size."""
    editions = list(EDITIONS)
    edition = editions[number % len(editions)]
    dice = Dice.from_seed(f"setup of puzzle game {number}")
    # Repeat four, so that games of four players are the most frequent.
    sizes = [4, 4, 4, 2, 3, 5, 6]
    presets = EDITIONS[edition].presets
    players = sizes[dice.below(len(sizes))]
    return Setup.preset(presets[dice.below(len(presets))].id, edition, players)


def search(games: int, first: int, folder: Path, kind: str) -> None:
    """Play games and store the puzzles of each in a file; skip games whose file exists."""
    folder.mkdir(parents=True, exist_ok=True)
    bots = split_names(QUICK_PLAYERS if kind == "finish" else PLAYERS)
    for number in range(first, first + games):
        file = folder / f"{number}.json"
        if file.exists():
            continue
        setup = setups(number)
        players = [bots[(seat + number) % len(bots)] for seat in range(setup.players)]
        found = list(find_in(setup, f"{number}", players, SearchEffort(), KINDS[kind]))
        file.write_text(json.dumps([to_json(puzzle) for puzzle in found]))
        if kind == "finish" and not found:
            continue
        print(
            number,
            setup.edition,
            setup.players,
            *(f"{p.theme} {p.best.action} {p.best.wins}/{p.options[1].wins}" for p in found),
            sep="; ",
            flush=True,
        )


def gathered(folder: Path) -> list[Puzzle]:
    """Return the puzzles stored in a folder and those already in the package."""
    files = [SHIPPED, *sorted(folder.glob("*.json"), key=lambda file: int(file.stem))]
    found = (from_json(data) for file in files for data in json.loads(file.read_text("utf-8")))
    return [about(puzzle) for puzzle in {each.name: each for each in found}.values()]


def about(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its theme determined again by the current code."""
    game = puzzle.game()
    best = next(a for a in game.legal_actions() if a.text == puzzle.best.action)
    return replace(puzzle, theme=theme_of(game, best))


def choose(found: list[Puzzle]) -> list[Puzzle]:
    """For each theme, return the puzzles with the largest leads of the best move, one per game."""
    chosen: list[Puzzle] = []
    for theme in THEMES:
        met: defaultdict[str, int] = defaultdict(int)
        clear = sorted(
            (puzzle for puzzle in found if puzzle.theme == theme),
            key=lambda puzzle: puzzle.options[1].wins - puzzle.best.wins,
        )
        for puzzle in clear:
            game = puzzle.name.partition("-")[0]
            if not met[game] and sum(met.values()) < MOST_OF_A_THEME:
                met[game] += 1
                chosen.append(puzzle)
    return chosen


def finished(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its explanations and its difficulty."""
    return rated(explained(puzzle))


def main() -> None:
    """Search for puzzles, or write the puzzles file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, help="games to search")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument(
        "--into", type=Path, default=Path("build/puzzles"), help="folder for the puzzles found"
    )
    parser.add_argument("--only", choices=KINDS, default="all", help="decisions to examine")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write the shipped file")
    options = parser.parse_args()
    if options.write is None:
        search(options.games, options.first, options.into, options.only)
        return
    with ProcessPoolExecutor() as pool:
        chosen = list(pool.map(finished, choose(gathered(options.write))))
    chosen.sort(key=lambda puzzle: (puzzle.difficulty, puzzle.name))
    lines = ",\n".join(json.dumps(to_json(puzzle), ensure_ascii=False) for puzzle in chosen)
    SHIPPED.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(chosen)} puzzles")


if __name__ == "__main__":
    main()

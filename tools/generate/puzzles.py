"""Find puzzles in games that are played for it, and write the file that is shipped.

    python -m tools.generate.puzzles --games 400 --into build/puzzles     (resumes)
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
from citadella.puzzles.finding import SearchEffort, explained, find_in, no_draft, rated
from citadella.puzzles.puzzle import can_finish, theme_of
from citadella.rules import Setup
from citadella.rules.dice import Dice
from tools import ROOT

SHIPPED = ROOT / "src" / "citadella" / "puzzles" / FILE
PLAYERS = "search:iterations=60,model=heuristic,strategist"
#: Ends are rare, so many games are played for them, by quick players.
QUICK_PLAYERS = "strategist,easy"
#: What is looked at.
KINDS = {"all": None, "no-drafts": no_draft, "finish": can_finish}
#: Of one theme so many at most are shipped.
MOST_OF_A_THEME = 20


def setups(number: int) -> Setup:
    """Return the setup of a game: editions, sets of cards and numbers of players by turns."""
    editions = list(EDITIONS)
    edition = editions[number % len(editions)]
    dice = Dice.from_seed(f"setup of puzzle game {number}")
    # Most people know the game with four.
    sizes = [4, 4, 4, 2, 3, 5, 6]
    presets = EDITIONS[edition].presets
    players = sizes[dice.below(len(sizes))]
    return Setup.preset(presets[dice.below(len(presets))].id, edition, players)


def search(games: int, first: int, folder: Path, kind: str) -> None:
    """Look through games, one file for each that has been looked through."""
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
    """Return all that was found, now and before."""
    files = [SHIPPED, *sorted(folder.glob("*.json"), key=lambda file: int(file.stem))]
    found = (from_json(data) for file in files for data in json.loads(file.read_text("utf-8")))
    return [about(puzzle) for puzzle in {each.name: each for each in found}.values()]


def about(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its theme as it is understood now."""
    game = puzzle.game()
    best = next(a for a in game.legal_actions() if a.text == puzzle.best.action)
    return replace(puzzle, theme=theme_of(game, best))


def choose(found: list[Puzzle]) -> list[Puzzle]:
    """Return the clearest ones of each theme, at most one of a game and theme."""
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
    """Return a puzzle with its reasons and its difficulty."""
    return rated(explained(puzzle))


def main() -> None:
    """Find, or write."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--into", type=Path, default=Path("build/puzzles"))
    arguments.add_argument("--only", choices=KINDS, default="all")
    arguments.add_argument("--write", type=Path)
    given = arguments.parse_args()
    if given.write is None:
        search(given.games, given.first, given.into, given.only)
        return
    with ProcessPoolExecutor() as pool:
        chosen = list(pool.map(finished, choose(gathered(given.write))))
    chosen.sort(key=lambda puzzle: (puzzle.difficulty, puzzle.name))
    lines = ",\n".join(json.dumps(to_json(puzzle), ensure_ascii=False) for puzzle in chosen)
    SHIPPED.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(chosen)} puzzles")


if __name__ == "__main__":
    main()

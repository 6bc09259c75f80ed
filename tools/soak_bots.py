"""Bots through games of every kind: all editions, numbers of players, characters, action cards.

    python tools/soak_bots.py search:iterations=2 --games 10000 --jobs 2 --seed 1

Every choice must be a legal one. A game in which a bot fails is told with what can play it again,
and the rest goes on.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.progress import track

from citadella import Game, Setup, SetupError
from citadella.bots import make
from citadella.cards import EDITIONS
from citadella.knowledge import view


@dataclass(frozen=True)
class Played:
    """How one game went: how many decisions there were, and what went wrong (or nothing)."""

    decisions: int
    problem: str = ""


def setup_of(number: int, seed: str) -> Setup:
    """Return the setup of a game: every edition and every number of players in turn."""
    facts = list(EDITIONS.values())[number % len(EDITIONS)]
    players = 2 + number // len(EDITIONS) % 7
    try:
        return Setup.random(facts.id, players, f"{seed}/{number}")
    except SetupError:
        # One edition is not for eight.
        return Setup.random(facts.id, players - 1, f"{seed}/{number}")


def play(number: int, bot: str, seed: str) -> Played:
    """Play one game with the bot at all seats."""
    decisions = 0
    said = ""
    try:
        setup = setup_of(number, seed)
        game = Game.new(setup, f"{seed}/{number}")
        bots = [make(bot, f"{seed}/{number}/{seat}") for seat in range(setup.players)]
        while not game.over:
            seat = game.to_act
            said = f"seat {seat}, '{game.asked_kind()}', round {game.round}"
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))
            decisions += 1
    except Exception as problem:
        return Played(decisions, f"game {number}, decision {decisions} ({said}): {problem!r}")
    return Played(decisions)


def main() -> None:
    """Play the games and say how they went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    console = Console()
    make(chosen.bot, "")
    work = partial(play, bot=chosen.bot, seed=chosen.seed)
    decisions = broken = 0
    with multiprocessing.Pool(chosen.jobs) as pool:
        games = pool.imap_unordered(work, range(chosen.games), chunksize=4)
        for played in track(games, "Playing …", chosen.games, console=console, transient=True):
            decisions += played.decisions
            if played.problem:
                broken += 1
                console.print(played.problem, markup=False)
    console.print(f"{chosen.games:,} games, {decisions:,} decisions, {broken} broken.")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()

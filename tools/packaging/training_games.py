"""The profiling workload for profile-guided optimisation (`CITADELLA_OPTIMIZE=pgo`, see setup.py).

Games of every edition and preset are played at random, by the heuristic bots and by the search bot.
The compiler optimises the code that runs most often. Most games are random, so that most of the
time is spent in the code of the rules. This module may import only packages that the build
requires.
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

from citadella.bots import make
from citadella.cards import EDITIONS
from citadella.lab.playout import play_random
from citadella.rules import Game, Setup

SETUPS = [
    Setup.preset(preset.id, edition=edition, players=players)
    for edition, facts in EDITIONS.items()
    for preset in facts.presets
    for players in (4, 6)
]
RANDOM_GAMES = 6000
# The number of games per bot.
BOT_GAMES = {"builder": 40, "strategist": 40, "search:iterations=10": 1}


def play(setup: Setup, bot: str, seed: int) -> None:
    """Play a game with the same bot at all seats."""
    game = Game.new(setup, seed=seed)
    bots = [make(bot, f"training {seed} {seat}") for seat in range(setup.players)]
    while not game.over:
        view = game.view(game.to_act)
        game.play(bots[game.to_act].choose(view, game.legal_actions()))


def main() -> None:
    """Play all the games."""
    for seed, setup in enumerate(islice(cycle(SETUPS), RANDOM_GAMES)):
        play_random(Game.new(setup, seed=seed), Random(seed))
    for bot, games in BOT_GAMES.items():
        for seed, setup in enumerate(islice(cycle(SETUPS), games)):
            play(setup, bot, seed)


if __name__ == "__main__":
    main()

"""Measurements of Citadella, through its public API."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from time import process_time

from citadella.bots import make
from citadella.bots.models import neural_model
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search_model import HEURISTICS, SearchModel
from citadella.cards import EDITIONS
from citadella.knowledge import View, sample
from citadella.lab.playout import play_random
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice

EDITION = "2016"
PLAYERS = 4
SETUPS = [
    Setup.preset(preset.id, edition=EDITION, players=PLAYERS)
    for preset in EDITIONS[EDITION].presets
]


def from_python(seconds: float) -> dict[str, float]:
    """Play random games in a Python loop, as for the other engines."""
    random = Random(1).random
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = Game.new(SETUPS[games % len(SETUPS)], seed=games)
        while not game.over:
            actions = game.legal_actions()
            game.play(actions[int(random() * len(actions))])
            decisions += 1
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


def simulated(seconds: float) -> dict[str, float]:
    """Play random games in the compiled loop of `citadella simulate`."""
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = Game.new(SETUPS[games % len(SETUPS)], seed=games)
        decisions += play_random(game, Random(games))
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


def games_in_play(count: int) -> list[Game]:
    """Return `count` games that cycle through the presets, each stopped at a random point."""
    random = Random(2)
    games: list[Game] = []
    for number, setup in enumerate(islice(cycle(SETUPS), count)):
        game = Game.new(setup, seed=number)
        for _ in range(random.randrange(20, 200)):
            game.play(random.choice(game.legal_actions()))
            if game.over:
                game = Game.new(setup, seed=number)
        games.append(game)
    return games


def microseconds(what: Callable[[Game], object], games: list[Game], seconds: float) -> float:
    """Call `what` with each game repeatedly; return the mean time of a call in microseconds."""
    calls = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for game in games:
            what(game)
        calls += len(games)
    return spent / calls * 1e6


def operations(seconds: float) -> dict[str, float]:
    """Measure the time of each operation that a search needs, and the memory use of a game."""
    games = games_in_play(60)
    dice = Dice.from_seed("operations")
    views = {id(game): game.view(game.to_act) for game in games}
    heuristic = {id(game): search(game, dice, HEURISTICS) for game in games}
    neural = {id(game): search(game, dice, neural_model()) for game in games}
    share = seconds / 7
    return {
        "copy_us": microseconds(lambda game: game.copy(), games, share),
        "view_us": microseconds(lambda game: game.view(game.to_act), games, share),
        "sample_us": microseconds(lambda game: sample(views[id(game)], dice), games, share),
        "builder_us": microseconds(chooser("builder", views), games, share),
        "strategist_us": microseconds(chooser("strategist", views), games, share),
        "playout_us": microseconds(lambda game: heuristic[id(game)].run_playout(), games, share),
        "neural_playout_us": microseconds(
            lambda game: neural[id(game)].run_playout(), games, share
        ),
        "bytes": bytes_of_a_game(),
    }


def chooser(name: str, views: dict[int, View]) -> Callable[[Game], object]:
    """Return a function that asks the bot `name` to choose; `views` maps `id(game)` to a view."""
    bot = make(name, "bench")
    return lambda game: bot.choose(views[id(game)], game.legal_actions())


def search(game: Game, dice: Dice, model: SearchModel) -> TreeSearch:
    """Return a tree search that has not run any playouts yet."""
    return TreeSearch(game.view(game.to_act), game.legal_actions(), dice, 50_000, model)


def bytes_of_a_game(count: int = 50) -> float:
    """Return the mean memory use of a game in bytes, measured over `count` games."""
    games_in_play(count)
    tracemalloc.start()
    kept = games_in_play(count)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


MEASURES = {"from-python": from_python, "simulated": simulated, "operations": operations}

"""Measurements of other engines, used from Python as their documentation shows."""

from __future__ import annotations

from random import Random
from time import process_time


def hearts(seconds: float) -> dict[str, float]:
    """Measure OpenSpiel's hearts; chance nodes are sampled but not counted as decisions."""
    import pyspiel

    rules = pyspiel.load_game("hearts")
    random = Random(1)
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


def catan(seconds: float) -> dict[str, float]:
    """Measure catanatron's own game loop with four of its random players."""
    from catanatron import Color, Game, RandomPlayer

    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    return {"decisions": decisions / spent, "games": games / spent}


MEASURES = {"hearts": hearts, "catan": catan}

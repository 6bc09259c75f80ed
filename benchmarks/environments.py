"""Measurements of RL environments; a step takes an action and returns an observation and a mask."""

from __future__ import annotations

import warnings
from random import Random
from time import process_time
from typing import Any

BATCH = 64


def drive(env: Any, seconds: float) -> dict[str, float]:
    """Play random games in a PettingZoo environment and return the rates."""
    random = Random(1).random
    games = steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        env.reset(seed=games)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
        games += 1
    return {"decisions": steps / spent, "games": games / spent}


def one_by_one(seconds: float) -> dict[str, float]:
    """Measure Citadella's PettingZoo environment."""
    from benchmarks.citadella_side import SETUPS

    from citadella.env import aec

    return drive(aec.env(SETUPS[0]), seconds)


def batched(seconds: float) -> dict[str, float]:
    """Measure Citadella's vectorised environment; its games cycle through all presets."""
    import numpy as np
    from benchmarks.citadella_side import SETUPS

    from citadella.env.vector import VectorEnv

    many = VectorEnv(SETUPS, games=BATCH, seed=1)
    chance = np.random.default_rng(1)
    games = steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        many.step(many.random_actions(chance))
        steps += BATCH
        games += int(many.ended.sum())
    return {"decisions": steps / spent, "games": games / spent}


def hanabi(seconds: float) -> dict[str, float]:
    """Measure PettingZoo's hanabi with its default wrappers."""
    with warnings.catch_warnings():
        # Some versions of PettingZoo warn that this import is deprecated.
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import hanabi_v5
    return drive(hanabi_v5.env(), seconds)


def gin_rummy(seconds: float) -> dict[str, float]:
    """Measure OpenSpiel's gin rummy; chance nodes are sampled but not counted as steps."""
    import pyspiel

    rules = pyspiel.load_game("gin_rummy")
    random = Random(1)
    games = steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            steps += 1
        games += 1
    return {"decisions": steps / spent, "games": games / spent}


MEASURES = {
    "one-by-one": one_by_one,
    "batched": batched,
    "hanabi": hanabi,
    "gin-rummy": gin_rummy,
}

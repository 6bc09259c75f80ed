"""PettingZoo's tests of the environment, and tests of behaviour that they do not cover."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest

from citadella.env import aec
from citadella.env.rewards import MARGIN
from citadella.rules import IllegalError, MalformedError, Setup

with warnings.catch_warnings():
    # Importing PettingZoo causes deprecation warnings about its own code.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

SETUPS = [
    Setup.preset(players=4),
    Setup.preset(players=2, edition="classic"),
    Setup.preset(players=8, edition="2021"),
    Setup.preset(players=5, edition="deluxe", action_cards=True),
]
# PettingZoo warns about observations that are dicts with a mask, which its own games also use.
OF_MASKS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # The mask of an agent is all zeros while other agents are asked, and when the game is over.
    "ignore:Action mask numpy array is all zeros",
]


def with_masks(test: Any) -> Any:
    for warning in OF_MASKS:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play_out(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """Play a random game; return the actions and the rewards."""
    random = np.random.default_rng(seed)
    actions: list[int] = []
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert not cut
        if ended:
            rewards[agent] = reward
            assert not seen["action_mask"].any()
            env.step(None)
        else:
            assert reward == 0
            actions.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            env.step(actions[-1])
    return actions, rewards


@with_masks
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.players}p")
def test_the_environment_passes_the_tests_of_pettingzoo(setup: Setup) -> None:
    api_test(aec.env(setup), num_cycles=2000)
    seed_test(lambda: aec.env(setup), num_cycles=200)


def test_the_environment_runs_the_benchmark_of_pettingzoo(
    capsys: pytest.CaptureFixture[str],
) -> None:
    performance_benchmark(aec.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", MARGIN])
def test_everyone_is_rewarded_at_the_end_and_nobody_before(reward: str) -> None:
    env = aec.env(players=3, reward=reward)
    env.reset(seed=5)
    game = env.game
    actions, rewards = play_out(env, 5)
    result = game.result()
    assert len(game.history) == len(actions)
    assert set(rewards) == set(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    best = [seat for seat in range(3) if rewards[f"player_{seat}"] == max(rewards.values())]
    if reward == "win":
        assert best == result.winners
        assert max(rewards.values()) == pytest.approx((3 / len(best) - 1) / 2)
    else:
        points = result.totals
        assert rewards["player_0"] == pytest.approx(points[0] - (points[1] + points[2]) / 2)


def test_a_seed_gives_the_same_sequence_of_games() -> None:
    one, other = aec.env(), aec.env()
    played = []
    for env in (one, other):
        env.reset(seed=3)
        first = str(env.game)
        env.reset()
        played.append((first, str(env.game)))
    assert played[0] == played[1]
    assert played[0][0] != played[0][1]


def test_returned_observations_do_not_change_later() -> None:
    env = aec.env()
    env.reset(seed=1)
    seen = env.last()[0]
    assert seen is not None
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.observe("player_2")
    for name, array in seen.items():
        assert np.array_equal(array, kept[name])
        array[:] = 0


def test_only_the_agent_whose_turn_it_is_has_legal_actions() -> None:
    env = aec.env()
    env.reset(seed=1)
    for agent in env.agents:
        asked = agent == env.agent_selection
        assert bool(env.observe(agent)["action_mask"].any()) == asked
        assert env.observation_space(agent).contains(env.observe(agent))


def test_illegal_steps_and_unknown_rewards_are_rejected() -> None:
    env = aec.env()
    with pytest.raises(IllegalError, match="No game is being played"):
        env.step(0)
    env.reset(seed=1)
    before = str(env.game)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(IllegalError, match="is not legal now"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(IllegalError, match="can be None only when the game is over"):
        env.step(None)
    assert str(env.game) == before
    with pytest.raises(MalformedError, match="The reward must be one of win, margin"):
        aec.env(reward="gold")


def test_an_environment_returns_the_list_of_things_and_can_be_rendered_and_pickled() -> None:
    env = aec.env(render_mode="ansi")
    env.reset(seed=1)
    rows = env.things(env.agents[0])
    assert rows.shape[1] == 10
    assert (rows[:, 0] > 0).all()
    assert "What seat" in str(env.render())
    again = pickle.loads(pickle.dumps(env))
    assert again.setup == env.setup

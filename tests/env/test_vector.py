"""A vector environment plays its games exactly as single environments do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from citadella.env.actions import ACTIONS
from citadella.env.encoder import Encoder
from citadella.env.observation import OBSERVATION
from citadella.env.rewards import rewards
from citadella.env.room import SEATS
from citadella.env.vector import ARRAYS, VectorEnv
from citadella.rules import Game, IllegalError, MalformedError, Setup

SETUPS = [
    Setup.preset(players=4),
    Setup.preset(players=2, edition="classic"),
    Setup.preset(players=7, edition="deluxe", action_cards=True),
]


def test_a_batch_plays_the_same_games_as_single_environments() -> None:
    many = VectorEnv(SETUPS, games=5, seed="side by side")
    dealt = 5
    games = [Game.new(SETUPS[n % 3], f"side by side {n}") for n in range(5)]
    encoder = Encoder()
    choose = random.Random(1)
    ended = 0
    for _ in range(400):
        actions = []
        for place, game in enumerate(games):
            encoder.begin(game)
            encoder.observe(game, game.to_act)
            assert many.observations[place].tobytes() == bytes(encoder.observation.cells)
            assert many.masks[place].tobytes() == bytes(encoder.mask.cells)
            assert many.seats[place] == game.to_act
            assert many.players[place] == len(game.players)
            count = many.counts[place]
            assert many.legal[place, :count].tolist() == encoder.listed(game)
            actions.append(choose.choice(encoder.listed(game)))
            game.play(encoder.action(game, actions[-1]))
        many.step(actions)
        for place, game in enumerate(games):
            expected = [0.0] * SEATS
            if game.over:
                expected[: len(game.players)] = rewards(game, "win")
                games[place] = Game.new(SETUPS[dealt % 3], f"side by side {dealt}")
                dealt += 1
                ended += 1
            assert bool(many.ended[place]) == game.over
            assert many.rewards[place].tolist() == expected
    assert ended > 3


def played(**more: Any) -> VectorEnv:
    many = VectorEnv(SETUPS, games=16, seed=3, **more)
    chance = np.random.default_rng(3)
    for _ in range(300):
        many.step(many.random_actions(chance))
    return many


def test_buffers_passed_by_the_caller_are_filled() -> None:
    own: dict[str, Any] = {
        "observations": np.zeros((16, OBSERVATION), dtype=np.float32),
        "masks": np.zeros((16, ACTIONS), dtype=np.uint8),
        "rewards": np.zeros((16, SEATS), dtype=np.float32),
    }
    many = played(out=own)
    windows = played()
    for name in ARRAYS:
        assert np.array_equal(getattr(many, name), getattr(windows, name))
    assert np.array_equal(own["observations"], many.observations)
    assert np.array_equal(own["masks"], many.masks)
    assert np.allclose(own["rewards"], many.rewards)


def test_the_rewards_of_a_game_add_up_to_zero() -> None:
    for reward in ("win", "margin"):
        many = VectorEnv(SETUPS, games=16, seed=1, reward=reward)
        chance = np.random.default_rng(1)
        ended = 0
        for _ in range(400):
            many.step(many.random_actions(chance))
            assert not many.rewards[many.ended == 0].any()
            assert many.rewards.sum(axis=1) == pytest.approx(np.zeros(16), abs=1e-9)
            assert (many.masks.sum(axis=1) == many.counts).all()
            ended += int(many.ended.sum())
        assert ended


def test_a_step_with_one_illegal_action_is_rejected_for_all_games() -> None:
    many = VectorEnv(SETUPS[0], games=3)
    before = many.observations.copy()
    actions = many.legal[:, 0].copy()
    actions[2] = int(np.flatnonzero(many.masks[2] == 0)[0])
    with pytest.raises(IllegalError, match="is not legal now"):
        many.step(actions)
    assert np.array_equal(many.observations, before)
    many.step(many.legal[:, 0])
    assert not np.array_equal(many.observations, before)


def test_invalid_arguments_are_rejected() -> None:
    with pytest.raises(MalformedError, match="at least one setup and one game"):
        VectorEnv([], games=3)
    with pytest.raises(MalformedError, match="at least one setup and one game"):
        VectorEnv(SETUPS, games=0)
    with pytest.raises(MalformedError, match="A step takes 2 actions, not 1"):
        VectorEnv(SETUPS, games=2).step([0])
    with pytest.raises(MalformedError, match="There is no array 'gold'"):
        VectorEnv(SETUPS, games=2, out={"gold": np.zeros(2)})
    with pytest.raises(MalformedError, match=r"'seats' must have the shape \(2,\), not \(3,\)"):
        VectorEnv(SETUPS, games=2, out={"seats": np.zeros(3, dtype=np.int32)})


def test_the_arrays_are_read_only() -> None:
    many = VectorEnv(SETUPS, games=2)
    with pytest.raises(ValueError, match="read-only"):
        many.observations[0, 0] = 1

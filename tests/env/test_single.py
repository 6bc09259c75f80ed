"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from citadella.env import single
from citadella.env.arrays import Seen
from citadella.env.single import SingleEnv
from citadella.rules import IllegalError, MalformedError, Setup


class Masked(SingleEnv):
    """An environment that replaces illegal actions, because Gymnasium's check ignores masks."""

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Step with this action if it is legal, otherwise with the first legal action."""
        mask = self.action_masks()
        return super().step(action if mask[action] else int(np.flatnonzero(mask)[0]))


def play_out(env: Any, seed: int) -> tuple[list[int], float]:
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    actions = []
    while True:
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any()
        assert env.unwrapped.game.to_act == info["seat"]
        actions.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, ended, cut, info = env.step(actions[-1])
        assert not cut
        if ended:
            return actions, float(reward)
        assert reward == 0


def test_the_environment_passes_the_check_of_gymnasium() -> None:
    check_env(Masked(players=3), skip_render_check=True)


def test_the_registered_environment_plays_repeatable_games() -> None:
    env = gymnasium.make(single.ID, players=4, bots=["builder", "strategist", "random"])
    first = play_out(env, 4)
    assert play_out(env, 4) == first
    game = env.unwrapped.game  # type: ignore[attr-defined]
    seat = env.unwrapped.seat  # type: ignore[attr-defined]
    won = game.result().winners
    assert first[1] == pytest.approx(1 if won == [seat] else -1 / 3 if seat not in won else 1 / 3)


def test_the_seat_of_the_learner_is_fixed_or_random() -> None:
    fixed = SingleEnv(players=5, seat=3)
    free = SingleEnv(players=5)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {3}
    assert len({free.reset(seed=seed)[1]["seat"] for seed in range(40)}) == 5


def test_in_every_edition_a_seed_always_gives_the_same_first_observation() -> None:
    for edition in ("classic", "2016", "2021", "deluxe"):
        setup = Setup.random(edition, players=4, seed=1)
        one, other = SingleEnv(setup), SingleEnv(setup)
        a, b = one.reset(seed=9)[0], other.reset(seed=9)[0]
        for name, array in a.items():
            assert np.array_equal(array, b[name])


def test_invalid_settings_and_illegal_actions_are_rejected() -> None:
    with pytest.raises(
        MalformedError, match="There must be 3 bots, one for each other seat, not 1"
    ):
        SingleEnv(bots=["builder"])
    with pytest.raises(MalformedError, match="There is no seat 4 at this table"):
        SingleEnv(seat=4)
    env = SingleEnv(render_mode="ansi")
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalError, match="is not legal now"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert "What seat" in str(env.render())
    assert env.things().shape[1] == 10

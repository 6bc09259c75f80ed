"""The game in OpenSpiel: random play, serialisation and observations."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

from citadella.env import openspiel

TABLES = [
    {},
    {"players": 2, "cards": "classic/first-game"},
    {"players": 3, "cards": "2021/vicious-nobles"},
    {"players": 8, "cards": "2016/devious-dignitaries"},
    {"players": 6, "cards": "deluxe/first-game", "action_cards": True},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_pass_the_checks_of_openspiel(table: dict[str, object]) -> None:
    game = pyspiel.load_game(openspiel.NAME, table)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_deserialised_state_continues_like_the_original() -> None:
    game = pyspiel.load_game("python_citadella(players=3,cards=2016/first-game)")
    choose = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose.randrange(openspiel.DRAWS))
            continue
        twin = state.clone()
        action = choose.choice(state.legal_actions())
        if choose.random() < 0.02:
            _, twin = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, state)
            )
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_the_observation_is_empty_before_the_deal() -> None:
    game = pyspiel.load_game(openspiel.NAME)
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    state.apply_action(1)
    state.apply_action(2)
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(0)))
    assert "What seat 0 knows" in observer.string_from(state, 0)

"""Corrupted views in JSON are rejected with a one-sentence error or can be sampled from."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadella.knowledge import sample, view, view_from_json
from citadella.rules import CitadellaError, MalformedError
from citadella.rules.dice import Dice
from tests.fuzz.spoiled import EXAMPLES, can_be_played, games, one_sentence, spoil
from tests.fuzz.test_positions import JSON


@settings(max_examples=EXAMPLES * 2)
@given(seed=st.integers(0, 2**40))
def test_a_corrupted_view_is_rejected_or_can_be_sampled_from(seed: int) -> None:
    chance = random.Random(seed)
    game = chance.choice(games())
    seat = chance.choice([game.to_act, *range(-1, len(game.players))])
    data = json.loads(json.dumps(view(game, seat).to_json()))
    try:
        known = view_from_json(spoil(data, chance))
        sampled = sample(known, Dice.from_seed(str(seed)))
    except CitadellaError as error:
        one_sentence(error)
        return
    assert [player.points for player in known.players]
    can_be_played(sampled, str(seed))


@given(data=JSON)
def test_json_that_does_not_describe_a_view_is_rejected(data: object) -> None:
    with pytest.raises(MalformedError) as refusal:
        view_from_json(data)
    one_sentence(refusal.value)


@pytest.mark.parametrize("seat", [-2, 4, 99, True, "0", None, 1.0])
def test_a_view_with_an_unknown_seat_is_rejected(seat: object) -> None:
    game = next(game for game in games() if len(game.players) == 4)
    data = view(game, 0).to_json()
    data["seat"] = seat
    with pytest.raises(MalformedError) as refusal:
        view_from_json(data)
    one_sentence(refusal.value)


@pytest.mark.parametrize("seat", [-2, 4, 99])
def test_a_game_has_no_view_for_an_unknown_seat(seat: int) -> None:
    game = next(game for game in games() if len(game.players) == 4)
    with pytest.raises(MalformedError) as refusal:
        game.view(seat)
    one_sentence(refusal.value)

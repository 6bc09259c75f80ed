"""Corrupted positions are rejected with a one-sentence error or can still be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from hypothesis import example, given, settings
from hypothesis import strategies as st

from citadella.notation import Position
from citadella.rules import CitadellaError
from tests.fuzz.spoiled import EXAMPLES, can_be_played, one_sentence, positions, spoil

SEEDS = st.integers(0, 2**40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


def test_the_uncorrupted_positions_cover_every_question_and_can_be_played() -> None:
    for data in positions():
        can_be_played(Position.from_json(json.dumps(data)).game(), "as it was")


@settings(max_examples=EXAMPLES * 3)
@given(seed=SEEDS)
def test_a_corrupted_position_is_rejected_or_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    text = json.dumps(spoil(chance.choice(positions()), chance))
    read_and_play(text, Position.from_json, seed)


@given(seed=SEEDS)
def test_a_position_with_corrupted_text_lines_is_rejected_or_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    lines = Position(chance.choice(positions())).to_text().splitlines()
    for _ in range(chance.choice((1, 1, 2))):
        i = chance.randrange(len(lines))
        what = chance.randrange(5)
        if what == 0:
            del lines[i]
        elif what == 1:
            lines.insert(i, chance.choice(lines))
        elif what == 2:
            cut = chance.randrange(len(lines[i]) + 1)
            lines[i] = lines[i][:cut]
        elif what == 3:
            key, sign, value = lines[i].partition("=")
            other = chance.choice(lines).partition("=")
            lines[i] = chance.choice((key + sign + other[2], other[0] + sign + value))
        else:
            cut = chance.randrange(len(lines[i]) + 1)
            lines[i] = lines[i][:cut] + chance.choice('=.x0²\u0000 @"[{') + lines[i][cut:]
    read_and_play("\n".join(lines), Position.from_text, seed)


@given(text=st.text())
@example(text="citadella position 1\nplayers.0.gold = 1\nplayers.x.gold = 1")
@example(text="citadella position 1\nplayers.².gold = 1")
@example(text="citadella position 1\nplayers = [1]\nplayers.0.gold = 1")
@example(text="citadella position 1\n" + "a." * 5000 + "b = 1")
@example(text="citadella position 1\nnotes = " + "[" * 50_000)
def test_any_text_read_as_a_position_is_rejected_or_can_be_played(text: str) -> None:
    read_and_play(text, Position.from_text, 0)
    read_and_play("citadella position 1\n" + text, Position.from_text, 0)


@given(data=JSON)
def test_any_json_value_read_as_a_position_is_rejected_or_can_be_played(data: object) -> None:
    read_and_play(json.dumps(data), Position.from_json, 0)
    read_and_play(json.dumps({"setup": data, "players": data}), Position.from_json, 0)


@given(text=st.text())
@example(text="[" * 100_000)
@example(text='{"dice": ' + "9" * 5000 + "}")
def test_any_text_read_as_a_json_position_is_rejected_or_can_be_played(text: str) -> None:
    read_and_play(text, Position.from_json, 0)


def read_and_play(text: str, read: Callable[[str], Position], seed: int) -> None:
    try:
        position = read(text)
    except CitadellaError as error:
        one_sentence(error)
        return
    game = position.game()
    again = Position.from_json(Position.of(game).to_json()).game()
    assert Position.of(again) == Position.of(game)
    can_be_played(game, str(seed))

"""Truncated or edited records are rejected with a one-sentence error or can be replayed."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from citadella.notation import Record
from citadella.notation.validation import all_cards
from citadella.rules import CitadellaError
from tests.fuzz.spoiled import one_sentence, spoil
from tests.properties.games import Kind, play

SHORT = (Kind("2016", 2), Kind("classic", 3), Kind("deluxe", 2, action_cards=True))


@cache
def record(index: int) -> Record:
    """Return the record of a short game."""
    games = [play(SHORT[index], number) for number in range(6)]
    return Record.of(min(games, key=lambda game: len(game.history)))


def read_and_replay(text: str) -> bool:
    """Return whether a text is a valid record; if not, check that the error is one sentence."""
    try:
        game = Record.parse(text).replay()
    except CitadellaError as error:
        one_sentence(error)
        return False
    assert sorted(c.number for c in all_cards(game)) == sorted(c.number for c in game.box.deck)
    assert game.over or game.legal_actions()
    return True


@pytest.mark.parametrize("index", range(len(SHORT)))
def test_a_record_with_any_line_removed_or_repeated_is_rejected_or_replayed(index: int) -> None:
    lines = record(index).to_text().splitlines()
    assert read_and_replay("\n".join(lines))
    for i, line in enumerate(lines):
        missing = "\n".join(lines[:i] + lines[i + 1 :])
        if line.startswith("#"):
            assert read_and_replay(missing)
        elif line.startswith(("citadella", "setup", "seed")):
            assert not read_and_replay(missing)
        else:
            read_and_replay(missing)
        read_and_replay("\n".join(lines[: i + 1] + lines[i:]))


@given(index=st.integers(0, len(SHORT) - 1), share=st.floats(0, 1), as_json=st.booleans())
def test_a_record_truncated_anywhere_is_rejected_or_replayed(
    index: int, share: float, as_json: bool
) -> None:
    whole = record(index).to_json() if as_json else record(index).to_text()
    cut = whole.encode()[: int(share * len(whole.encode()))]
    read_and_replay(cut.decode(errors="replace"))


@given(seed=st.integers(0, 2**40), index=st.integers(0, len(SHORT) - 1))
def test_a_record_with_randomly_replaced_characters_is_rejected_or_replayed(
    seed: int, index: int
) -> None:
    chance = random.Random(seed)
    text = list(record(index).to_text())
    for _ in range(chance.choice((1, 1, 2, 5))):
        text[chance.randrange(len(text))] = chance.choice('\n\r\t =@#"[]{}0179aek_²…\u0000\ud800')
    read_and_replay("".join(text))


@given(seed=st.integers(0, 2**40), index=st.integers(0, len(SHORT) - 1))
def test_a_record_with_a_line_from_another_record_is_rejected_or_replayed(
    seed: int, index: int
) -> None:
    chance = random.Random(seed)
    lines = record(index).to_text().splitlines()
    others = record(chance.randrange(len(SHORT))).to_text().splitlines()
    lines[chance.randrange(len(lines))] = chance.choice(others)
    read_and_replay("\n".join(lines))


@given(seed=st.integers(0, 2**40), index=st.integers(0, len(SHORT) - 1))
def test_a_record_with_corrupted_json_is_rejected_or_replayed(seed: int, index: int) -> None:
    data = json.loads(record(index).to_json())
    read_and_replay(json.dumps(spoil(data, random.Random(seed))))


@given(text=st.text())
@example(text="{" * 100_000)
@example(text="citadella record 1\nsetup = " + "[" * 100_000)
@example(text="citadella record 1\nresult = " + "9" * 5000)
def test_random_text_is_rejected_as_a_record(text: str) -> None:
    assert not read_and_replay(text)
    assert not read_and_replay("citadella record 1\n" + text)


@pytest.mark.parametrize("seed", ["", " ", " 7", "7\n", "\ud800", "x" * 201, "a\u0000b"])
def test_a_record_with_an_invalid_seed_is_rejected(seed: str) -> None:
    data = json.loads(record(0).to_json())
    data["seed"] = seed
    assert not read_and_replay(json.dumps(data))


def test_a_record_with_a_wrong_result_is_rejected() -> None:
    data = json.loads(record(0).to_json())
    data["result"] = [total + 1 for total in data["result"]]
    assert not read_and_replay(json.dumps(data))
    data["result"] = data["result"][:1]
    assert not read_and_replay(json.dumps(data))
    data = json.loads(record(0).to_json())
    del data["actions"][-1]
    assert not read_and_replay(json.dumps(data))

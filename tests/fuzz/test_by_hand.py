"""Corrupted arguments of `Position.build` are rejected or give a game that can be played."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from citadella.rules import CitadellaError, Game
from tests.fuzz.spoiled import EXAMPLES, ODDITIES, at, can_be_played, one_sentence, places
from tests.properties.games import KINDS, play
from tests.properties.hand_made import Describer, Description, build


@cache
def descriptions() -> tuple[Description, ...]:
    """Return arguments of `Position.build` for random moments in games of every kind."""
    found: list[Description] = []
    chance = random.Random("descriptions")

    def remember(game: Game, told: Description) -> None:
        if chance.random() * 30 < 1:
            found.append(told)

    for kind in KINDS:
        play(kind, 1, Describer(remember), events=True)
    return tuple(found)


def any_word(told: Description, chance: random.Random) -> str:
    """Return a random word from the texts in a description."""
    texts = [at(told, path) for path in places(told)]
    words = " ".join(text for text in texts if isinstance(text, str)).split()
    return chance.choice(words or [""])


def spoil(told: Description, chance: random.Random) -> Description:
    """Return a copy of a description with words added, replaced or removed and values changed."""
    spoiled = copy.deepcopy(told)
    for _ in range(chance.choice((1, 1, 2, 3))):
        # Choose the top-level key first; otherwise most errors would be in the large `players`.
        key = chance.choice(sorted(spoiled))
        path = chance.choice([path for path in places(spoiled) if path[0] == key])
        parent = at(spoiled, path[:-1])
        value: Any = parent[path[-1]]
        if isinstance(value, str) and chance.random() < 0.9:
            words = value.split()
            # Take the new word from another description, mostly from the value of the same key.
            source = chance.choice(descriptions())
            other = any_word({key: source[key]} if chance.random() < 0.7 else source, chance)
            place = chance.randrange(len(words) + 1)
            words[place : place + chance.randrange(2)] = [other] * chance.choice((0, 1, 1))
            parent[path[-1]] = " ".join(words)
        elif isinstance(value, bool) and chance.random() < 0.7:
            parent[path[-1]] = not value
        elif isinstance(value, int) and chance.random() < 0.5:
            parent[path[-1]] = value + chance.choice((-1, 1, 2))
        elif path == ("players",):
            parent[path[-1]] = value[1:]
        elif not isinstance(value, dict):
            parent[path[-1]] = copy.deepcopy(chance.choice(ODDITIES))
    return spoiled


@settings(max_examples=EXAMPLES * 3)
@given(seed=st.integers(0, 2**40))
def test_a_corrupted_description_is_rejected_or_gives_a_game_that_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    try:
        game = build(spoil(chance.choice(descriptions()), chance)).game()
    except CitadellaError as refusal:
        one_sentence(refusal)
        return
    can_be_played(game, str(seed))

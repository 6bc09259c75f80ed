"""Any setup can be played or is rejected, and the error names the broken rule."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from citadella.cards import EDITIONS
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import CitadellaError, Game, MalformedError, Setup, SetupError
from tests.fuzz.spoiled import can_be_played, one_sentence, spoil
from tests.fuzz.test_actions import CARDS, CHARACTERS
from tests.fuzz.test_positions import JSON

EDITION = st.sampled_from([*EDITIONS, "2017", ""])
PLAYERS = st.integers(-1, 10) | st.integers()
NAMES = st.sampled_from([*CHARACTERS, "nobody", ""])
DISTRICTS = st.sampled_from([*CARDS, "nothing", ""])


def check(setup: Setup) -> None:
    """Check that a setup can be dealt and played, and converted to JSON and back."""
    assert setup_from_json(setup_to_json(setup)) == setup
    game = Game.new(setup, "fuzz")
    assert sum(len(player.hand) for player in game.players) == 4 * setup.players
    can_be_played(game, "fuzz")


def check_error(error: CitadellaError) -> None:
    one_sentence(error)
    if isinstance(error, SetupError):
        assert re.fullmatch(r"S([1-9]|1[01])", error.rule)
        assert f"(rule {error.rule})" in str(error)
    else:
        assert isinstance(error, MalformedError)


def complete_cast(edition: str) -> st.SearchStrategy[list[str]]:
    """Return a strategy for casts with one character of each rank."""
    facts = EDITIONS.get(edition, EDITIONS["2016"])
    ranks = sorted({c.rank for c in facts.characters})
    return st.tuples(
        *(st.sampled_from([c.id for c in facts.characters if c.rank == rank]) for rank in ranks)
    ).map(list)


@st.composite
def arguments(draw: st.DrawFn) -> dict[str, Any]:
    edition = draw(EDITION)
    facts = EDITIONS.get(edition, EDITIONS["2016"])
    cast = draw(complete_cast(edition))
    unique = draw(st.permutations([d.id for d in (*facts.unique, *facts.bonus)]))
    unique = unique[: draw(st.sampled_from([14, 14, len(facts.unique), 0, 13, 15, 99]))]
    for names, strange in ((cast, NAMES), (unique, DISTRICTS)):
        change = draw(st.integers(0, 9))
        if change == 0:
            names.append(draw(strange))
        elif change == 1 and names:
            names[draw(st.integers(0, len(names) - 1))] = draw(strange)
        elif change in (2, 3, 4) and names:
            names.pop()
    return {
        "edition": edition,
        "players": draw(PLAYERS),
        "characters": tuple(cast),
        "unique": tuple(unique),
        "action_cards": draw(st.booleans()),
        "short": draw(st.booleans()),
        "crown": draw(st.integers(-2, 9)),
    }


@given(chosen=arguments())
def test_any_choice_of_cards_is_valid_or_rejected(chosen: dict[str, Any]) -> None:
    try:
        setup = Setup(**chosen)
    except CitadellaError as error:
        check_error(error)
        return
    check(setup)


@given(chosen=arguments(), default=st.booleans())
def test_any_custom_setup_is_valid_or_rejected(chosen: dict[str, Any], default: bool) -> None:
    unique = None if default else chosen.pop("unique")
    chosen.pop("unique", None)
    try:
        setup = Setup.custom(unique=unique, **chosen)
    except CitadellaError as error:
        check_error(error)
        return
    check(setup)


@given(
    name=st.sampled_from(["first-game", "vicious-nobles", "cunning-agents", "none", ""]),
    edition=EDITION,
    players=PLAYERS,
    ninth=st.booleans(),
    rank_9=NAMES,
    rank_4=NAMES,
    short=st.booleans(),
    crown=st.integers(-2, 9),
)
def test_any_preset_is_valid_or_rejected(**chosen: Any) -> None:
    try:
        setup = Setup.preset(**chosen)
    except CitadellaError as error:
        check_error(error)
        return
    check(setup)


@given(edition=EDITION, players=PLAYERS, seed=st.integers() | st.text())
def test_a_random_setup_is_rejected_only_for_an_invalid_edition_or_number_of_players(
    edition: str, players: int, seed: int | str
) -> None:
    try:
        setup = Setup.random(edition, players, seed)
    except CitadellaError as error:
        check_error(error)
        most = 7 if edition == "classic-2016" else 8
        assert edition not in EDITIONS or not 2 <= players <= most
        return
    check(setup)


@given(seed=st.integers(0, 2**40))
def test_a_setup_with_corrupted_json_is_valid_or_rejected(seed: int) -> None:
    chance = random.Random(seed)
    edition = chance.choice(list(EDITIONS))
    good = setup_to_json(Setup.random(edition, chance.randint(2, 7), seed))
    try:
        setup = setup_from_json(spoil(good, chance))
    except CitadellaError as error:
        check_error(error)
        return
    check(setup)


@given(data=JSON)
@example(data={"players": True})
@example(data={"edition": ["2016"]})
@example(data={"characters": [["king"]]})
@example(data={"characters": "king"})
def test_json_that_does_not_describe_a_setup_is_rejected(data: object) -> None:
    with pytest.raises(CitadellaError) as refusal:
        setup_from_json(data)
    check_error(refusal.value)


@given(seed=st.text() | st.integers())
def test_any_seed_deals_a_game_or_is_rejected(seed: str | int) -> None:
    setup = Setup.preset()
    try:
        game = Game.new(setup, seed)
    except MalformedError as error:
        one_sentence(error)
        return
    assert game.seed == str(seed)
    assert game.legal_actions()

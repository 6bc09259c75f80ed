"""Malformed and illegal actions are rejected with a one-sentence error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadella.cards import EDITIONS, TYPES
from citadella.notation.state import game_to_json
from citadella.rules import Action, Game, IllegalError, MalformedError
from citadella.rules.registry import REGISTRY
from tests.fuzz.spoiled import games, one_sentence

CARDS = sorted(
    {card.id for facts in EDITIONS.values() for card in (*facts.base, *facts.unique, *facts.bonus)}
    | {card.id for card in EDITIONS["deluxe"].action_cards}
)
CHARACTERS = sorted({c.id for facts in EDITIONS.values() for c in facts.characters})

PARTS = {
    "card": st.sampled_from(CARDS),
    "district": st.builds(
        lambda name, plus: name + plus, st.sampled_from(CARDS), st.sampled_from(["", "+"])
    ),
    "character": st.sampled_from(CHARACTERS),
    "seat": st.integers(0, 7).map(lambda seat: f"@{seat}"),
    "type": st.sampled_from(TYPES),
    "number": st.integers(0, 999).map(str),
}
WORDS = st.sampled_from(
    [*REGISTRY.verbs, *CARDS, *CHARACTERS, *TYPES, "@0", "@9", "+", "0", "-1", "?"]
)


@st.composite
def well_formed(draw: st.DrawFn) -> str:
    verb = REGISTRY.verbs[draw(st.sampled_from(sorted(REGISTRY.verbs)))]
    return " ".join([verb.word, *(draw(PARTS[part]) for part in verb.parts)])


@given(text=st.one_of(st.text(), st.lists(WORDS, max_size=4).map(" ".join), well_formed()))
def test_any_text_is_a_well_formed_action_or_rejected_with_a_one_sentence_error(text: str) -> None:
    try:
        action = Action.parse(text)
    except MalformedError as error:
        one_sentence(error)
        return
    assert action.text == " ".join(text.split())
    assert Action.parse(action.text) is action


@given(text=well_formed())
def test_a_verb_followed_by_the_parts_it_requires_is_a_well_formed_action(text: str) -> None:
    assert Action.parse(text).text == text


@given(index=st.integers(0), text=st.one_of(well_formed(), st.text()))
def test_an_illegal_action_is_rejected_and_leaves_the_game_unchanged(index: int, text: str) -> None:
    game = games()[index % len(games())].copy()
    legal = [action.text for action in game.legal_actions()]
    if " ".join(text.split()) in legal:
        game.play(text)
        return
    check_rejected(game, text)


@pytest.mark.parametrize("number", range(0, 150, 7))
def test_actions_that_are_legal_only_in_other_games_are_rejected(number: int) -> None:
    game = games()[number % len(games())].copy()
    here = set(game.legal_actions())
    elsewhere = {action for other in games()[::5] for action in other.legal_actions()} - here
    state = game_to_json(game)
    for action in elsewhere:
        with pytest.raises(IllegalError) as refusal:
            game.play(action)
        one_sentence(refusal.value)
    assert game_to_json(game) == state
    assert set(game.legal_actions()) == here


def check_rejected(game: Game, text: str) -> None:
    state = game_to_json(game)
    story = game.history.copy()
    with pytest.raises((IllegalError, MalformedError)) as refusal:
        game.play(text)
    one_sentence(refusal.value)
    assert game_to_json(game) == state
    assert game.history == story

"""Checks whether an action is legal, and the errors for illegal and malformed actions."""

from __future__ import annotations

import pytest

from citadella import Action, Game, IllegalError, MalformedError, Position, Seat, Setup
from citadella.rules.registry import REGISTRY

from .fields import some_game


def thief_to_keep() -> Game:
    return Position.build(
        call="thief",
        players=[Seat("thief"), Seat("king"), Seat("bishop"), Seat("warlord")],
        deck="tavern market temple",
    ).game()


def test_legality_can_be_checked_for_the_text_of_an_action_and_for_an_action() -> None:
    game = thief_to_keep()

    assert game.is_legal("gold")
    assert game.is_legal(Action.parse("rob king"))
    assert not game.is_legal("kill king")
    assert game.why_not("gold") == ""


def test_is_legal_is_true_for_exactly_the_actions_that_legal_actions_lists() -> None:
    game = some_game()
    every = [
        action for verb in REGISTRY.verbs.values() for action in verb.table if action is not None
    ]

    assert len(every) > 100
    assert {a.text for a in every if game.is_legal(a)} == {a.text for a in game.legal_actions()}


@pytest.mark.parametrize("text", ["", "fly", "build", "build moon", "gold gold"])
def test_is_legal_rejects_malformed_text_with_the_same_error_as_play(text: str) -> None:
    game = thief_to_keep()
    with pytest.raises(MalformedError) as said:
        game.play(text)
    with pytest.raises(MalformedError) as asked:
        game.is_legal(text)

    assert str(asked.value) == str(said.value)


def test_the_error_for_an_illegal_action_names_the_question_and_the_legal_answers() -> None:
    game = thief_to_keep()
    game.play("cards")

    with pytest.raises(IllegalError) as said:
        game.play("kill king")

    assert str(said.value) == (
        "'kill king' cannot be done now: seat 0 is asked 'keep' and may answer"
        " keep tavern, keep market."
    )
    assert game.why_not("kill king") == str(said.value)


def test_a_long_list_of_legal_answers_is_shortened() -> None:
    game = thief_to_keep()
    said = game.why_not("kill king")

    named = said.partition("may answer ")[2]
    assert len(said) <= 175
    assert named.endswith(" more.")
    count = named.count(", ") + 1
    left = int(named.removesuffix(" more.").rsplit(" ", 1)[1])
    assert count + left == len(game.legal_actions())


def test_asking_about_legality_does_not_change_the_game() -> None:
    game = thief_to_keep()
    before = str(game)

    game.is_legal("kill king")
    game.why_not("gold")

    assert str(game) == before
    assert game.history == []


def test_after_the_last_action_the_method_why_not_says_that_the_game_is_over() -> None:
    game = Game.new(Setup.preset(players=4), seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])

    assert not game.is_legal("gold")
    assert game.why_not("gold") == "'gold' cannot be done: the game is over."


def test_the_standing_is_available_at_any_time_and_the_result_only_at_the_end() -> None:
    game = Game.new(Setup.preset(players=4), seed=7)
    assert game.standing().totals == [0, 0, 0, 0]
    with pytest.raises(
        IllegalError, match=r"^The game is not over; standing\(\) returns the current scores"
    ):
        game.result()

    while not game.over:
        game.play(game.legal_actions()[0])

    assert game.result().totals == game.standing().totals

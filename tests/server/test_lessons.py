"""Lessons: every script follows the rules and has texts for its steps."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from citadella.notation import Position
from citadella.rules import event
from citadella.server.learning.lesson_scripts import (
    FIRST,
    ME,
    LessonScene,
    OpponentMoves,
    Perform,
    lesson,
    scenes,
)
from citadella.server.learning.lessons import lesson_message
from citadella.server.protocol.reviews import LessonStep
from citadella.texts import LANGUAGES, Texts
from citadella.texts.story import befell
from tests.server.harness import Person

SETS = sorted({preset.id for facts in EDITIONS.values() for preset in facts.presets})
FIRST_CHARACTERS = set(EDITIONS["2016"].presets[0].characters)


def actions_of(scene: LessonScene) -> list[str]:
    """Return all actions of a scene, in order."""
    found: list[str] = []
    for part in scene.parts:
        if isinstance(part, Perform):
            found.append(part.action)
        elif isinstance(part, OpponentMoves):
            found += part.actions
    return found


@pytest.mark.parametrize("name", [*SETS, *scenes()])
def test_every_lesson_script_can_be_played(name: str) -> None:
    for scene in lesson(name):
        game = scene.position.game(events=True)
        for part in scene.parts:
            actions = [part.action] if isinstance(part, Perform) else []
            if isinstance(part, OpponentMoves):
                actions = list(part.actions)
            for action in actions:
                assert (game.to_act == ME) == isinstance(part, Perform), action
                game.play(action)


def test_every_character_outside_the_first_game_has_a_scene_and_every_preset_a_lesson() -> None:
    new = {each.id for each in EDITIONS["2016"].characters} - FIRST_CHARACTERS
    assert set(scenes()) == new
    for facts in EDITIONS.values():
        for preset in facts.presets:
            about = [scene.about for scene in lesson(preset.id)]
            strange = [who for who in preset.characters if who not in FIRST_CHARACTERS]
            assert set(strange) <= set(about)
            assert about
    assert lesson("nothing") == []


def test_in_the_first_lesson_the_learner_is_robbed_and_kills_another_player() -> None:
    (scene,) = lesson(FIRST)
    game = scene.position.game(events=True)
    for action in actions_of(scene):
        game.play(action)
    assert game.log is not None
    mine = [told.seen_by(ME) for told in game.log]
    robbed = [told for told in mine if told.kind == event.GAVE_GOLD and befell(told, ME)]
    assert [(told.cause, told.amount) for told in robbed] == [("thief", 3)]
    killed = [told for told in mine if told.kind == event.KILLED]
    assert [told.by for told in killed] == [ME]
    # The killed character belongs to another player, who does not answer the call.
    silent = [told.rank for told in mine if told.kind == event.UNANSWERED]
    assert killed[0].rank in silent
    assert game.holder(killed[0].rank) > ME


def steps(name: str) -> list[LessonStep]:
    return lesson_message(name, lesson(name)).steps


@pytest.mark.parametrize("name", [FIRST, "witch", "cunning-agents"])
def test_a_lesson_step_offers_only_the_action_that_it_asks_for(name: str) -> None:
    for step in steps(name):
        assert step.states
        assert step.states[-1].actions == ([step.action] if step.action else [])
        assert [choice.action for choice in step.states[-1].choices] == step.states[-1].actions
        assert all(not state.actions and not state.choices for state in step.states[:-1])
        assert step.lights


def test_lessons_hide_other_hands_and_unrevealed_characters() -> None:
    (scene,) = lesson(FIRST)
    seen = [state.view for step in steps(FIRST) for state in step.states]
    game = Position.of(scene.position.game()).game(events=True)
    for view in seen:
        assert view is not None
        for player in view.players[1:]:
            assert set(player.hand) <= {"?"}
            assert all(role == "?" or role in player.revealed for role in player.roles)
    assert game.to_act == ME


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_step_is_one_sentence_for_mouse_and_for_touch(language: str) -> None:
    texts = Texts(language)
    for step in steps(FIRST):
        by_hand, by_finger = (texts(step.text, touch=touch) for touch in ("no", "yes"))
        for sentence in (by_hand, by_finger):
            assert sentence[-1] in ".”“"
            assert sum(sentence.count(stop) for stop in (". ", "! ", "? ")) == 0, "one sentence"
        touched = step.text in ("tutorial-pick", "tutorial-robbed", "tutorial-build")
        assert (by_hand != by_finger) == touched


async def test_lessons_are_served(url: str) -> None:
    async with Person(url) as anna:
        catalogue = await anna.get("catalogue")
        for name in catalogue["lessons"]:
            assert (await anna.get(f"lessons/{name}"))["steps"]
        assert set(SETS) <= set(catalogue["lessons"])
        await anna.get("lessons/nothing", 404)

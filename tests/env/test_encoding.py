"""The encoding matches its documentation page, and the layout of a version never changes."""

from __future__ import annotations

import doctest

from citadella.cards import TYPES
from citadella.env import room
from citadella.env.actions import ACTIONS, HOMEBREW_START, ORDER, ROWS, describe
from citadella.env.arrays import action_parts
from citadella.rules import action
from citadella.rules.action import Verb
from citadella.rules.names import card_name, character_name
from citadella.rules.registry import REGISTRY
from tools.generate.encoding_page import PAGE, fingerprint, page

# Fingerprints by version. A change of the layout adds a version; older entries stay the same.
FINGERPRINTS = {
    1: "aeb6119575bea72f314aa9be91b953542c829f848cd81193ce5d4741bad28d69",
    2: "dee784498ee112a4a5ff58bdf2538c2c57876ad3a0d2207cd85adff1c849a8eb",
}


def test_the_layout_of_a_version_never_changes() -> None:
    assert FINGERPRINTS[room.VERSION] == fingerprint()
    assert max(FINGERPRINTS) == room.VERSION


def test_the_encoding_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 10


def test_every_built_in_verb_has_a_row_of_action_numbers() -> None:
    ours = [verb.word for verb in vars(action).values() if isinstance(verb, Verb)]
    assert sorted(ORDER) == sorted(ours)


def test_every_built_in_question_and_marker_has_a_place_in_the_observation() -> None:
    for kinds, places in (
        (REGISTRY.questions, room.QUESTION_KINDS),
        (REGISTRY.markers, room.MARKER_KINDS),
    ):
        ours = [name for name, cls in kinds.items() if cls.__module__.startswith("citadella.")]
        assert sorted(places) == sorted(ours)


def test_homebrew_questions_and_markers_get_places_after_the_built_in_ones() -> None:
    last = room.QUESTION_KINDS[-1]
    before = room.place_of_question(last)
    assert room._place("b", ("x",), ["x", "a", "b"], 8) == 2
    assert room._place("e", ("x",), ["x", "a", "b", "c", "d", "e"], 3) == 2
    assert room.place_of_question(last) == before == len(room.QUESTION_KINDS) - 1


def test_the_rows_of_action_numbers_follow_each_other_without_gaps() -> None:
    start = 0
    for row in ROWS:
        assert int(row.start) == start
        start += row.size
    assert start == HOMEBREW_START < ACTIONS


def test_the_parts_of_an_action_match_its_description() -> None:
    table = action_parts()
    assert len({row.tobytes() for row in table[:HOMEBREW_START]}) == HOMEBREW_START
    assert not table[HOMEBREW_START:].any()
    for index in range(0, HOMEBREW_START, 7):
        verb, card, beautified, character, seat, type_of, number = table[index].tolist()
        words = describe(index).split()
        assert ORDER[verb - 1] == words[0]
        if words[-1] != "card)":
            names = [character_name(character)] if character else []
            names += [card_name(card) + "+" * beautified] if card else []
            names += [f"@+{seat - 1}"] if seat else []
            names += [TYPES[type_of - 1]] if type_of else []
            names += [str(number - 1)] if number else []
            assert names == [word for word in words[1:] if word != "*"]


def test_every_action_number_has_a_description() -> None:
    texts = [describe(index) for index in range(ACTIONS)]
    printed = [text for text in texts if "homebrew card" not in text]
    assert len(set(printed)) == len(printed)
    assert "destroy manor+ @+2" in printed
    assert "build-with tavern *" in printed
    assert texts[-1] == "of a homebrew card"

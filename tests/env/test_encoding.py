"""The encoding is what the page says, and stays so under its version number."""

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

# Who changes where something is written adds a version; old ones are never changed.
FINGERPRINTS = {
    1: "aeb6119575bea72f314aa9be91b953542c829f848cd81193ce5d4741bad28d69",
    2: "dee784498ee112a4a5ff58bdf2538c2c57876ad3a0d2207cd85adff1c849a8eb",
}


def test_a_version_is_never_changed() -> None:
    assert FINGERPRINTS[room.VERSION] == fingerprint()
    assert max(FINGERPRINTS) == room.VERSION


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 10


def test_every_verb_of_ours_has_its_row() -> None:
    ours = [verb.word for verb in vars(action).values() if isinstance(verb, Verb)]
    assert sorted(ORDER) == sorted(ours)


def test_every_kind_of_question_and_marker_of_ours_has_its_place() -> None:
    for kinds, places in (
        (REGISTRY.questions, room.QUESTION_KINDS),
        (REGISTRY.markers, room.MARKER_KINDS),
    ):
        ours = [name for name, cls in kinds.items() if cls.__module__.startswith("citadella.")]
        assert sorted(places) == sorted(ours)


def test_what_homebrew_cards_bring_comes_after_what_is_printed() -> None:
    last = room.QUESTION_KINDS[-1]
    before = room.place_of_question(last)
    assert room._place("b", ("x",), ["x", "a", "b"], 8) == 2
    assert room._place("e", ("x",), ["x", "a", "b", "c", "d", "e"], 3) == 2
    assert room.place_of_question(last) == before == len(room.QUESTION_KINDS) - 1


def test_rows_follow_each_other_without_a_gap() -> None:
    start = 0
    for row in ROWS:
        assert int(row.start) == start
        start += row.size
    assert start == HOMEBREW_START < ACTIONS


def test_the_parts_of_an_action_are_what_it_names() -> None:
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


def test_any_number_can_be_written_out() -> None:
    texts = [describe(index) for index in range(ACTIONS)]
    printed = [text for text in texts if "homebrew card" not in text]
    assert len(set(printed)) == len(printed)
    assert "destroy manor+ @+2" in printed
    assert "build-with tavern *" in printed
    assert texts[-1] == "of a homebrew card"

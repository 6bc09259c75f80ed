"""The choices themselves: what each edition has, what they change, and where they are listed."""

from __future__ import annotations

import pickle
import re

import pytest

from citadella.cards import EDITIONS
from citadella.notation import Position, Record, Seat
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import Game, Setup, SetupError
from citadella.rules.editions import RULES, rules_of
from citadella.texts.rulebook import all_rules
from tools import ROOT
from tools.generate import rule_table

LETTERED = ["classic", "2016", "2021", "deluxe"]


def listed() -> dict[str, tuple[list[str], str]]:
    """Read the table of docs/rulings.md: editions and ruling of each choice."""
    text = (ROOT / rule_table.RULINGS).read_text(encoding="utf-8")
    rows: dict[str, tuple[list[str], str]] = {}
    for line in text[text.index("## By the letter") :].splitlines():
        if line.startswith("| `"):
            choice, editions, ruling, *_ = (cell.strip() for cell in line.strip("|").split("|"))
            named = re.findall(r"`([\w-]+)`", editions)
            rows[choice.strip("`")] = (named or LETTERED, ruling)
    return rows


@pytest.mark.rule("S12")
def test_the_table_of_the_rulings_lists_every_choice_with_its_editions_and_ruling() -> None:
    found: dict[str, tuple[list[str], str]] = {}
    for edition, rules in RULES.items():
        for choice in rules.choices:
            found.setdefault(choice.id, ([], choice.ruling))[0].append(edition)
            assert found[choice.id][1] == choice.ruling
    assert {name: (sorted(where), ruling) for name, (where, ruling) in found.items()} == {
        name: (sorted(where), ruling) for name, (where, ruling) in listed().items()
    }


@pytest.mark.rule("S12")
def test_every_choice_names_a_ruling_that_exists() -> None:
    known = {rule.id for rule in all_rules()}
    for rules in RULES.values():
        assert {choice.ruling for choice in rules.choices} <= known
        names = [choice.id for choice in rules.choices]
        assert len(names) == len(set(names))


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_cards_that_a_choice_names_are_played_differently(edition: str) -> None:
    ours, letter = rules_of(edition, False), rules_of(edition, True)
    named = {
        name
        for choice in ours.choices
        for cards in (choice.characters, choice.districts, choice.action_cards)
        for name in cards
    }
    changed = {
        name
        for before, after in (
            (ours.characters, letter.characters),
            (ours.districts, letter.districts),
            (ours.action_cards, letter.action_cards),
        )
        for name, cls in before.items()
        if after[name] is not cls
    }
    assert changed == named
    assert [choice.id for choice in ours.choices if ours.follows(choice.id)] == []
    assert all(letter.follows(choice.id) for choice in letter.choices)
    assert (ours.tie_break, ours.face_down_first) == (letter.tie_break, letter.face_down_first)


@pytest.mark.rule("J-S17", "S12")
def test_an_edition_without_a_rulebook_cannot_be_played_by_the_letter() -> None:
    for make in (
        lambda: Setup.preset(edition="classic-2016", by_the_letter=True),
        lambda: Setup.random("classic-2016", by_the_letter=True),
        lambda: Setup.from_wishes({}, "classic-2016", by_the_letter=True),
        lambda: Position.build([Seat()] * 4, edition="classic-2016", by_the_letter=True),
    ):
        with pytest.raises(SetupError, match="has no rulebook of its own to follow") as refused:
            make()
        assert refused.value.rule == "J-S17"


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", LETTERED)
def test_every_way_to_a_setup_keeps_the_letter(edition: str) -> None:
    first = Setup.preset(edition=edition, by_the_letter=True)
    facts = EDITIONS[edition]
    wishes = dict.fromkeys([*first.characters, *first.unique], "always")
    for setup in (
        first,
        Setup.custom(first.characters, edition=edition, by_the_letter=True),
        Setup.random(edition, 5, 3, by_the_letter=True),
        Setup.from_wishes(wishes, edition, by_the_letter=True),
    ):
        assert setup.by_the_letter
        assert setup.edition == facts.id
        data = setup_to_json(setup)
        assert data["by_the_letter"] is True
        again = setup_from_json(data)
        assert again == setup
        assert again.by_the_letter
        assert eval(repr(setup), {"Setup": Setup}) == setup
        pickled = pickle.loads(pickle.dumps(setup))
        assert (pickled, pickled.preset_name) == (setup, setup.preset_name)
        position = Position.of(Game.new(setup, 1))
        assert Position.from_text(position.to_text()).game().setup == setup
        record = Record.of(Game.new(setup, 1))
        assert Record.parse(record.to_text()).setup == setup


@pytest.mark.rule("S12")
def test_without_it_nothing_shows() -> None:
    ours = Setup.preset()
    assert "by_the_letter" not in setup_to_json(ours)
    assert "letter" not in repr(ours)
    letter = Setup.preset(by_the_letter=True)
    assert ours != letter
    assert len({ours, letter}) == 2
    assert "letter" not in Position.of(Game.new(ours, 1)).to_json()

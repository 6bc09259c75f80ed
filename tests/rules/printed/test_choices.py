"""As-printed options: their names, effects, editions, documentation and storage."""

from __future__ import annotations

import pickle
import re

import pytest

from citadella.cards import EDITIONS, EditionFacts
from citadella.notation import Position, Record, Seat
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import Game, MalformedError, Setup, SetupError
from citadella.rules.editions import RULES, EditionRules, rules_of
from citadella.texts.rulebook import all_rules
from tools import ROOT
from tools.generate import rule_table

WITH_RULEBOOK = ["classic", "2016", "2021", "deluxe"]


def listed() -> dict[str, tuple[list[str], str]]:
    """Return the editions and the ruling of each as-printed option listed in docs/rulings.md."""
    text = (ROOT / rule_table.RULINGS).read_text(encoding="utf-8")
    rows: dict[str, tuple[list[str], str]] = {}
    for line in text[text.index("## As printed") :].splitlines():
        if line.startswith("| `"):
            choice, editions, ruling, *_ = (cell.strip() for cell in line.strip("|").split("|"))
            named = re.findall(r"`([\w-]+)`", editions)
            rows[choice.strip("`")] = (named or WITH_RULEBOOK, ruling)
    return rows


@pytest.mark.rule("S12")
def test_rulings_md_lists_every_as_printed_option_with_its_editions_and_ruling() -> None:
    found: dict[str, tuple[list[str], str]] = {}
    for edition, rules in RULES.items():
        for choice in rules.choices:
            found.setdefault(choice.id, ([], choice.ruling))[0].append(edition)
            assert found[choice.id][1] == choice.ruling
    assert {name: (sorted(where), ruling) for name, (where, ruling) in found.items()} == {
        name: (sorted(where), ruling) for name, (where, ruling) in listed().items()
    }


@pytest.mark.rule("S12")
def test_every_as_printed_option_names_an_existing_ruling_and_no_name_is_used_twice() -> None:
    known = {rule.id for rule in all_rules()}
    for rules in RULES.values():
        assert {choice.ruling for choice in rules.choices} <= known
        names = [choice.id for choice in rules.choices]
        assert len(names) == len(set(names))


def declared(rules: EditionRules, facts: EditionFacts) -> dict[str, dict[str, object]]:
    """Return the int and str attributes of every card: `{card: {attribute: value}}`."""
    districts = (*facts.base, *facts.unique, *facts.bonus)
    cards: list[object] = [rules.character(card) for card in facts.characters]
    cards += [rules.district(card) for card in districts]
    cards += [rules.action_card(card) for card in facts.action_cards]
    return {
        str(card): {
            name: value
            for name in dir(card)
            if not name.startswith("_") and isinstance(value := getattr(card, name), int | str)
        }
        for card in cards
    }


def changed(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """Return the values in `after` that differ from those in `before`."""
    return {name: value for name, value in after.items() if before[name] != value}


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_as_printed_option_changes_what_it_declares_and_nothing_else(edition: str) -> None:
    facts = EDITIONS[edition]
    ours = RULES[edition]
    before = declared(ours, facts)
    assert ours.printed == ()
    for choice in ours.choices:
        printed = rules_of(edition, (choice.id,))
        after = declared(printed, facts)
        found = {card: changed(before[card], after[card]) for card in before}
        expected = {card: values for card, values in choice.cards.items() if card in before}
        assert {card: values for card, values in found.items() if values} == expected, choice.id
        assert [other.id for other in ours.choices if printed.follows(other.id)] == [choice.id]
        assert {
            c.id: printed.least_players(c)
            for c in facts.characters
            if printed.least_players(c) != c.least_players
        } == choice.least_players


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", WITH_RULEBOOK)
def test_as_printed_options_can_be_named_one_by_one_or_all_at_once(edition: str) -> None:
    every = tuple(choice.id for choice in RULES[edition].choices)
    for everything in (True, "all", ",".join(every), list(reversed(every)), set(every)):
        assert Setup.preset(edition=edition, as_printed=everything).as_printed == every
    for nothing in (False, "", ()):
        assert Setup.preset(edition=edition, as_printed=nothing).as_printed == ()
    for choice in RULES[edition].choices:
        for name in (choice.id, choice.ruling):
            assert Setup.preset(edition=edition, as_printed=name).as_printed == (choice.id,)
    assert Setup.preset(edition=edition, as_printed=every[1::2]).as_printed == every[1::2]


@pytest.mark.rule("S12")
def test_an_as_printed_option_that_the_edition_does_not_have_is_rejected() -> None:
    with pytest.raises(MalformedError, match="The 2016 edition has no as-printed choice 'spy-"):
        Setup.preset(as_printed="spy-counts")
    with pytest.raises(MalformedError, match="similar names: monument-may, J-monument-3"):
        setup_from_json({**setup_to_json(Setup.preset()), "as_printed": ["monument"]})


# The as-printed options that the former flag `by_the_letter` stands for; they must never change.
BY_THE_LETTER = {
    "classic": "last-card two-swaps card-for-card emperor-for-two action-first finished-counts"
    " merchant-after-turn wizard-may-take diplomat-names diplomat-own-city heir-may-pass"
    " bell-at-seven",
    "2016": "gains-may finished-counts own-token armory-leaves monument-may",
    "2021": "gains-may finished-counts own-token armory-leaves monument-may emperor-receiver",
    "deluxe": "gains-may finished-counts own-token armory-leaves monument-may queen-with-rank-4"
    " crown-in-turn witch-may navigator-no-tent booth-keep-none fortune-may-take",
}


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", WITH_RULEBOOK)
def test_old_setups_with_the_by_the_letter_flag_get_the_equivalent_options(edition: str) -> None:
    first = Setup.preset(edition=edition)
    data = {**setup_to_json(first), "by_the_letter": True}
    assert setup_from_json(data).as_printed == tuple(BY_THE_LETTER[edition].split())
    assert setup_from_json({**data, "by_the_letter": False}) == first


@pytest.mark.rule("J-S17", "S12")
def test_an_edition_without_a_rulebook_cannot_be_played_as_printed() -> None:
    for make in (
        lambda: Setup.preset(edition="classic-2016", as_printed=True),
        lambda: Setup.random("classic-2016", as_printed=True),
        lambda: Setup.from_wishes({}, "classic-2016", as_printed=True),
        lambda: Position.build([Seat()] * 4, edition="classic-2016", as_printed=True),
    ):
        with pytest.raises(SetupError, match="has no rulebook of its own to follow") as refused:
            make()
        assert refused.value.rule == "J-S17"


@pytest.mark.rule("S12")
@pytest.mark.parametrize("edition", WITH_RULEBOOK)
def test_every_way_to_make_or_store_a_setup_keeps_its_as_printed_options(edition: str) -> None:
    first = Setup.preset(edition=edition, as_printed=True)
    facts = EDITIONS[edition]
    wishes = dict.fromkeys([*first.characters, *first.unique], "always")
    for setup in (
        first,
        Setup.custom(first.characters, edition=edition, as_printed=True),
        Setup.random(edition, 5, 3, as_printed=True),
        Setup.from_wishes(wishes, edition, as_printed=True),
    ):
        assert setup.as_printed == first.as_printed
        assert setup.edition == facts.id
        data = setup_to_json(setup)
        assert data["as_printed"] == list(first.as_printed)
        again = setup_from_json(data)
        assert again == setup
        assert again.as_printed == first.as_printed
        assert eval(repr(setup), {"Setup": Setup}) == setup
        pickled = pickle.loads(pickle.dumps(setup))
        assert (pickled, pickled.preset_name) == (setup, setup.preset_name)
        position = Position.of(Game.new(setup, 1))
        assert Position.from_text(position.to_text()).game().setup == setup
        record = Record.of(Game.new(setup, 1))
        assert Record.parse(record.to_text()).setup == setup


@pytest.mark.rule("S12")
def test_a_setup_without_as_printed_options_does_not_mention_them() -> None:
    ours = Setup.preset()
    assert "as_printed" not in setup_to_json(ours)
    assert "printed" not in repr(ours)
    printed = Setup.preset(as_printed=True)
    assert ours != printed
    assert len({ours, printed}) == 2
    assert "printed" not in Position.of(Game.new(ours, 1)).to_json()

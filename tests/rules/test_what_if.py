"""What-ifs: setups that change the numbers printed on cards."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from citadella.cards import EDITIONS
from citadella.lab.playout import play_random, play_watched
from citadella.notation import Record
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import CitadellaError, Game, Setup
from citadella.rules.setup import edition_facts, every_card, printed_numbers
from citadella.rules.what_if import WhatIfError, _limits

SETUP = Setup.preset(players=4)


def changed(*what_if: str, setup: Setup = SETUP) -> Setup:
    return setup.with_what_if(what_if)


def test_a_changed_cost_applies_to_the_plain_and_the_beautified_card() -> None:
    tavern = changed("tavern.cost=4").box().kind("tavern")
    assert tavern is not None
    assert (tavern.cost, tavern.beautified.cost) == (4, 5)  # type: ignore[attr-defined]
    usual = SETUP.box().kind("tavern")
    assert usual is not None
    assert usual.cost == 1  # type: ignore[attr-defined]


def test_the_deck_has_the_changed_number_of_copies() -> None:
    deck = changed("tavern.copies=0", "manor.copies=9").box().deck
    names = [card.name for card in deck]
    assert (names.count("tavern"), names.count("manor")) == (0, 9)


def test_a_characters_building_limit_and_number_of_drawn_cards_can_be_changed() -> None:
    game = Game.new(changed("architect.build_limit=2", "architect.draws=5"), "1")
    architect = game.box.character("architect")
    assert architect is not None
    assert architect.build_limit == 2
    usual = SETUP.box().character("architect")
    assert usual is not None
    assert usual.build_limit == 3
    while not (game.turn and game.turn.role is architect):
        actions = game.legal_actions()
        picks = [action for action in actions if action.text == "pick architect"]
        game.play(picks[0] if picks else actions[-1])
    hand = len(game.players[game.to_act].hand)
    game.play(next(action for action in game.legal_actions() if action.text == "bonus"))
    assert len(game.players[game.turn.seat].hand) == hand + 5


def test_setups_with_different_what_if_options_are_not_equal() -> None:
    assert changed("tavern.cost=2") != SETUP
    assert changed("tavern.cost=2") == changed("tavern.cost=3", "tavern.cost=2")
    assert len({SETUP, changed("tavern.cost=2"), changed("tavern.cost=3")}) == 3


def test_what_if_options_survive_pickling_json_and_repr() -> None:
    setup = changed("tavern.cost=2", "king.build_limit=2")
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert setup_from_json(setup_to_json(setup)) == setup
    assert "what_if" not in setup_to_json(SETUP)
    assert eval(repr(setup), {"Setup": Setup}) == setup


def test_a_record_is_replayed_with_its_changed_attributes() -> None:
    game = Game.new(changed("tavern.cost=0", "tavern.copies=9"), "what if")
    play_random(game, Random(1))
    record = Record.of(game)
    for text in (record.to_text(), record.to_json()):
        assert Record.parse(text).replay().result().totals == game.result().totals
        # Without the changed cost the recorded actions are illegal.
        with pytest.raises(CitadellaError):
            Record.parse(text.replace(', "tavern.cost=0"', "")).replay()


def test_options_for_cards_outside_the_setup_are_ignored_by_the_method_with_what_if_only() -> None:
    other = next(d.id for d in EDITIONS["2016"].unique if d.id not in SETUP.unique)
    assert changed(f"{other}.cost=1") == SETUP
    with pytest.raises(WhatIfError, match="is not in this game"):
        Setup("2016", 4, SETUP.characters, SETUP.unique, what_if=(f"{other}.cost=1",))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tavern", "write it like tavern.cost=2"),
        ("tavrn.cost=2", "similar names: tavern"),
        ("tavern.price=2", "it has cost, copies, silver"),
        ("tavern.number=2", "it has cost, copies, silver"),
        ("tavern.cost=two", "a whole number from 0 to 12, not 'two'"),
        ("tavern.cost=13", "a whole number from 0 to 12, not '13'"),
        ("tavern.cost=-1", "a whole number from 0 to 12, not '-1'"),
        ("king.build_limit=0", "a whole number from 1 to 12, not '0'"),
        ("king.rank=5", "it has build_limit"),
        ("secret_vault.cost=3", "it has copies, silver, points"),
    ],
)
def test_an_invalid_what_if_option_is_rejected_with_a_one_sentence_message(
    text: str, sentence: str
) -> None:
    with pytest.raises(WhatIfError) as refused:
        changed(text)
    assert sentence in str(refused.value)
    assert str(refused.value).count(". ") == 0
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.problem, again.facts, str(again)) == (
        refused.value.problem,
        refused.value.facts,
        str(refused.value),
    )


def test_every_card_has_numeric_attributes_that_what_if_options_can_change() -> None:
    assert printed_numbers("2016", "architect") == {"build_limit": 3, "draws": 2}
    assert printed_numbers("2016", "smithy")["use_gold"] == -2
    assert printed_numbers("classic", "quarry")["most"] == 2
    assert printed_numbers("deluxe", "dragon_gate")["silver"] == 2
    assert printed_numbers("deluxe", "ticket_booth") == {"copies": 3, "draws": 3, "toll": 1}
    for edition, facts in EDITIONS.items():
        for card in every_card(facts):
            assert printed_numbers(edition, card), card


@pytest.mark.parametrize("edition", ["2016", "classic", "deluxe"])
@pytest.mark.parametrize("as_printed", [False, True])
def test_games_follow_the_rules_whatever_attributes_are_changed(
    edition: str, as_printed: bool
) -> None:
    facts = edition_facts(edition)
    for seed in range(3):
        setup = Setup.random(edition, 2 + 2 * seed, f"numbers {seed}", as_printed)
        chance = Random(seed)
        for pick in (min, max, chance.choice):
            numbers = [
                f"{card}.{number}={pick(_limits(number, printed))}"
                for card in sorted(setup.cards() & every_card(facts))
                for number, printed in printed_numbers(edition, card, as_printed).items()
                # Do not reduce the number of copies to the minimum, 0: the deck would be empty.
                if number != "copies" or pick is not min
            ]
            game = Game.new(changed(*numbers, setup=setup), f"numbers {seed}", events=True)
            play_watched(game, Random(seed), 20_000)
            assert game.over

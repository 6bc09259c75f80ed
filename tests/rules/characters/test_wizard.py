from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, hand, play, play_until, texts


def wizard_at(
    purse: int = 0, own: str = "", districts: str = "", theirs: str = "", **more: Any
) -> Game:
    """Return a game in which seat 0 is the Wizard and seat 1 has `theirs` in hand."""
    return game_at(
        "wizard",
        Seat("wizard", gold=purse, hand=own, city=districts),
        Seat("king", gold=3, hand=theirs),
        Seat(),
        Seat(hand="docks"),
        **more,
    )


@pytest.mark.rule("C-Wizard-1")
def test_the_wizard_looks_at_the_hand_of_another_player_who_has_cards() -> None:
    game = wizard_at(own="tavern", theirs="manor")
    assert choices(game, "look") == ["@1", "@3"]


@pytest.mark.rule("C-Wizard-1")
def test_the_wizard_takes_one_card_into_the_hand() -> None:
    game = wizard_at(purse=9, own="tavern", theirs="manor manor market")
    play(game, "look @1")
    assert choices(game, "take") == ["manor", "market"]
    play(game, "take manor")
    assert hand(game, 0) == ["manor", "tavern"]
    assert hand(game, 1) == ["manor", "market"]
    assert gold(game)[:2] == [9, 3]
    assert city(game, 0) == []


@pytest.mark.rule("C-Wizard-1", "J-Wizard-4")
def test_the_wizard_must_take_a_card_after_looking() -> None:
    game = wizard_at(theirs="manor market")
    play(game, "look @1")
    assert texts(game) == ["take manor", "take market"]


@pytest.mark.rule("C-Wizard-1")
def test_the_wizard_may_pay_for_the_card_and_build_it_at_once() -> None:
    game = wizard_at(purse=5, theirs="manor market")
    play(game, "look @1", "take-and-build manor")
    assert city(game, 0) == ["manor"]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["market"]
    assert gold(game)[:2] == [2, 3]


@pytest.mark.rule("C-Wizard-1")
def test_a_district_built_at_once_does_not_count_against_the_limit() -> None:
    game = wizard_at(purse=9, own="tavern temple", theirs="manor")
    play(game, "gold", "look @1", "take-and-build manor")
    assert set(choices(game, "build")) == {"tavern", "temple"}
    play(game, "build tavern")
    assert choices(game, "build") == []
    assert city(game, 0) == ["manor", "tavern"]


@pytest.mark.rule("C-Wizard-1")
def test_the_wizard_can_take_and_build_a_district_after_an_ordinary_one() -> None:
    game = wizard_at(purse=9, own="tavern temple", theirs="manor")
    play(game, "gold", "build tavern", "look @1", "take-and-build manor")
    assert city(game, 0) == ["manor", "tavern"]
    assert choices(game, "build") == []


@pytest.mark.rule("C-Wizard-1")
def test_a_taken_card_kept_in_hand_counts_against_the_limit_when_built() -> None:
    game = wizard_at(purse=9, own="tavern", theirs="manor")
    play(game, "gold", "look @1", "take manor")
    assert set(choices(game, "build")) == {"tavern", "manor"}
    play(game, "build manor")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Wizard-1")
@pytest.mark.parametrize(("purse", "buildable"), [(2, []), (3, ["manor"]), (4, ["manor"])])
def test_only_an_affordable_district_can_be_built_at_once(purse: int, buildable: list[str]) -> None:
    game = wizard_at(purse=purse, theirs="manor palace")
    play(game, "look @1")
    assert choices(game, "take-and-build") == buildable


@pytest.mark.rule("C-Wizard-1", "U-factory")
def test_the_wizards_factory_lowers_the_price_of_a_district_built_at_once() -> None:
    game = wizard_at(purse=4, districts="factory", theirs="smithy")
    play(game, "look @1", "take-and-build smithy")
    assert gold(game)[0] == 0
    assert city(game, 0) == ["factory", "smithy"]


@pytest.mark.rule("C-Wizard-1", "T5", "J-Wizard-3")
def test_the_wizard_may_look_once_before_or_after_gathering() -> None:
    game = wizard_at(purse=3, theirs="manor market")
    play(game, "look @1", "take-and-build manor")
    assert choices(game, "look") == []
    assert "gold" in texts(game)
    late = wizard_at(theirs="manor")
    play(late, "gold")
    assert {"look @1", "end"} <= set(texts(late))


@pytest.mark.rule("C-Wizard-1", "I3")
def test_only_the_wizard_sees_the_hand_and_only_the_two_players_see_the_card_taken() -> None:
    game = wizard_at(theirs="manor market")
    play(game, "look @1", "take manor")
    assert game.log is not None
    looked = next(event for event in game.log if event.kind == "looked")
    gave = next(event for event in game.log if event.kind == "gave-card")
    assert repr(looked.seen_by(0)) == "looked @0 @1 2 manor market"
    assert repr(looked.seen_by(2)) == "looked @0 @1 2 ? ?"
    assert repr(gave.seen_by(1)) == "gave-card @1 @0 1 manor"
    assert repr(gave.seen_by(2)) == "gave-card @1 @0 1 ?"


@pytest.mark.rule("C-Wizard-1", "I3")
def test_a_player_whose_card_was_built_at_once_learns_nothing_of_the_wizards_hand() -> None:
    game = wizard_at(purse=3, own="tavern", theirs="manor")
    play(game, "look @1", "take-and-build manor")
    assert game.players[0].seen[1] is None


@pytest.mark.rule("C-Wizard-1")
def test_an_action_card_can_be_taken_but_not_built() -> None:
    game = wizard_at(purse=9, theirs="director manor", edition="deluxe", action_cards=True)
    play(game, "look @1")
    assert texts(game) == ["take director", "take manor", "take-and-build manor"]


@pytest.mark.rule("C-Wizard-1", "U-secret_vault-1")
def test_a_secret_vault_can_be_taken_but_not_built() -> None:
    game = wizard_at(purse=9, theirs="secret_vault")
    play(game, "look @1")
    assert texts(game) == ["take secret_vault"]


@pytest.mark.rule("C-Wizard-1", "U-monument-1")
@pytest.mark.parametrize(
    ("districts", "possible"),
    [("tavern temple manor prison", True), ("tavern temple manor prison docks", False)],
)
def test_a_taken_monument_can_be_built_only_in_a_city_of_at_most_four(
    districts: str, possible: bool
) -> None:
    game = wizard_at(purse=9, districts=districts, theirs="monument")
    play(game, "look @1")
    assert ("take-and-build monument" in texts(game)) is possible


@pytest.mark.rule("C-Wizard-1", "C-Tax-1")
def test_a_district_built_at_once_is_taxed() -> None:
    game = wizard_at(purse=5, theirs="manor", cast="tax_collector")
    play(game, "look @1", "take-and-build manor")
    assert gold(game)[0] == 1
    assert game.taxes == 1


@pytest.mark.rule("C-Wizard-2")
def test_the_wizard_can_build_identical_districts_from_the_hand() -> None:
    game = wizard_at(purse=3, own="tavern", districts="tavern")
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["tavern", "tavern"]


@pytest.mark.rule("C-Wizard-2")
def test_the_wizard_can_build_identical_districts_from_another_players_hand() -> None:
    game = wizard_at(purse=9, own="tavern", districts="tavern tavern", theirs="tavern")
    play(game, "gold", "look @1", "take-and-build tavern", "build tavern")
    assert city(game, 0) == ["tavern"] * 4


@pytest.mark.rule("C-Wizard-2", "T4")
def test_the_magician_cannot_build_identical_districts() -> None:
    game = game_at(
        "magician", Seat("magician", gold=5, hand="tavern", city="tavern"), Seat(), Seat(), Seat()
    )
    play(game, "gold")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Wizard-2", "D7")
def test_with_two_characters_only_the_wizards_turn_allows_identical_districts() -> None:
    game = game_at(
        "wizard", Seat("wizard bishop", gold=5, hand="tavern", city="tavern"), Seat("king warlord")
    )
    play(game, "gold")
    assert choices(game, "build") == ["tavern"]
    play(game, "end")
    play_until(game, "turn", 0)
    assert game.rank == 5
    play(game, "gold")
    assert choices(game, "build") == []
    assert choices(game, "look") == []


@pytest.mark.rule("C-Wizard-1", "D7")
def test_with_two_characters_the_wizard_still_looks_at_the_other_player() -> None:
    game = game_at(
        "wizard", Seat("wizard bishop", hand="tavern"), Seat("king warlord", hand="keep")
    )
    assert choices(game, "look") == ["@1"]

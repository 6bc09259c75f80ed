import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, hand, logged, play


@pytest.mark.rule("C-Alchemist-1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_gold_paid_for_building_comes_back_at_the_end_of_the_turn(edition: str) -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=3, hand="castle"),
        Seat("king"),
        Seat("assassin"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "build castle")
    assert game.players[0].gold == 1
    play(game, "end")
    assert game.players[0].gold == 5


@pytest.mark.rule("C-Alchemist-1")
def test_the_alchemist_cannot_build_a_district_without_the_gold_to_pay_for_it() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2, hand="palace castle"),
        Seat("king"),
        Seat("assassin"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert choices(game, "build") == ["castle"]


@pytest.mark.rule("C-Alchemist-1")
def test_an_alchemist_who_built_nothing_gets_nothing_back() -> None:
    game = game_at(
        "alchemist", Seat("alchemist", gold=3), Seat("king"), Seat("thief"), Seat("warlord")
    )
    play(game, "gold", "end")
    assert game.players[0].gold == 5


@pytest.mark.rule("C-Alchemist-1")
def test_the_gold_for_every_district_of_the_turn_comes_back() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=4, hand="castle stables"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build castle", "build stables")
    assert game.players[0].gold == 0
    play(game, "end")
    assert game.players[0].gold == 6


@pytest.mark.rule("C-Alchemist-1", "U-factory")
def test_the_alchemist_gets_back_the_gold_actually_paid_not_the_printed_cost() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=3, hand="library", city="factory"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build library", "end")
    assert game.players[0].gold == 5


@pytest.mark.rule("C-Alchemist-1", "U-smithy")
def test_gold_paid_to_the_smithy_does_not_come_back() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=3, hand="tavern", city="smithy"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build tavern", "use smithy", "end")
    assert game.players[0].gold == 3


@pytest.mark.rule("C-Alchemist-1", "C-Tax-1")
def test_the_alchemist_does_not_get_back_the_tax() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=3, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build tavern", "end")
    assert game.players[0].gold == 4
    assert game.taxes == 1


@pytest.mark.rule("C-Alchemist-1", "U-framework")
def test_a_district_built_without_gold_is_not_refunded() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", hand="palace", city="framework"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build-with palace framework", "end")
    assert game.players[0].gold == 2
    assert city(game, 0) == ["palace"]


@pytest.mark.rule("C-Alchemist-1", "U-thieves_den")
def test_cards_paid_for_the_thieves_den_do_not_come_back() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2, hand="thieves_den tavern market"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "pay-with-cards thieves_den", "discard tavern", "discard market", "done")
    assert game.players[0].gold == 0
    play(game, "end")
    assert game.players[0].gold == 4
    assert hand(game, 0) == []


@pytest.mark.rule("C-Alchemist-1", "U-poor_house-1", "U-poor_house")
@pytest.mark.parametrize("edition", ["2016", "deluxe", "classic"])
def test_the_poor_house_pays_before_the_alchemists_refund(edition: str) -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2, hand="castle", city="poor_house"),
        Seat("king"),
        Seat("assassin"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "build castle", "end")
    assert game.players[0].gold == 1 + 4
    assert logged(game, "gained-gold")[-2:] == ["gained-gold @0 1", "gained-gold @0 4"]


@pytest.mark.rule("C-Alchemist-1", "J-Magistrate-7")
def test_gold_returned_after_a_confiscation_is_not_refunded_again() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2, hand="castle"),
        Seat("king"),
        Seat("magistrate"),
        Seat("warlord"),
        markers="warrant:alchemist@2!",
    )
    play(game, "gold", "build castle", "confiscate", "end")
    assert gold(game) == [4, 0, 0, 0]


@pytest.mark.rule("C-Alchemist-1", "C-Magistrate-2")
def test_a_district_the_magistrate_declined_to_confiscate_is_refunded() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2, hand="castle"),
        Seat("king"),
        Seat("magistrate"),
        Seat("warlord"),
        markers="warrant:alchemist@2!",
    )
    play(game, "gold", "build castle", "decline", "end")
    assert gold(game) == [4, 0, 0, 0]
    assert city(game, 0) == ["castle"]


@pytest.mark.rule("C-Alchemist-1", "C-Witch-3")
def test_a_witch_in_the_alchemists_place_gets_her_gold_back() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=2),
        Seat("witch", gold=4, hand="castle"),
        Seat("king"),
        Seat("warlord"),
        markers="spell:alchemist@1",
    )
    play(game, "gold", "build castle", "end")
    assert gold(game) == [4, 4, 0, 0]

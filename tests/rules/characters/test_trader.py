import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, play, texts


@pytest.mark.rule("C-Trader-1")
def test_the_trader_gets_1_gold_per_trade_district() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=1, city="tavern market manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord", city="docks"),
    )
    play(game, "income")
    assert gold(game) == [3, 0, 0, 0]
    assert "income" not in texts(game)
    assert "bonus" not in texts(game)


@pytest.mark.rule("C-Trader-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_trade_for_income() -> None:
    game = game_at(
        "trader",
        Seat("trader", city="school_of_magic"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "income")
    assert game.players[0].gold == 1


@pytest.mark.rule("C-Trader-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_trader_can_build_any_number_of_trade_districts_and_one_other(edition: str) -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=20, hand="tavern market docks harbor manor castle"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "build tavern", "build market", "build docks")
    assert choices(game, "build") == ["harbor", "manor", "castle"]
    play(game, "build manor")
    assert choices(game, "build") == ["harbor"]
    play(game, "build harbor")
    assert city(game, 0) == ["docks", "harbor", "manor", "market", "tavern"]
    assert choices(game, "build") == []


@pytest.mark.rule("C-Trader-2", "U-school_of_magic")
def test_the_school_of_magic_does_not_count_as_a_trade_district_when_built() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=20, hand="school_of_magic manor tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build manor")
    assert choices(game, "build") == ["tavern"]


@pytest.mark.rule("C-Trader-2", "T4")
def test_trade_districts_must_still_be_paid_for_and_have_different_names() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=1, hand="tavern tavern market harbor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert choices(game, "build") == []
    play(game, "gold", "build tavern")
    assert choices(game, "build") == ["market"]


@pytest.mark.rule("C-Trader-2", "A-Director")
def test_with_the_director_the_trader_can_build_three_non_trade_districts() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=30, hand="director tavern market manor castle temple church"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "gold", "build tavern", "build manor")
    assert choices(game, "build") == ["market"]
    play(game, "play director", "build castle", "build market", "build temple")
    assert "build church" not in texts(game)


@pytest.mark.rule("C-Trader-2", "C-Magistrate-2")
def test_a_confiscated_trade_district_does_not_count_against_the_limit() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=8, hand="tavern manor castle"),
        Seat("king"),
        Seat("magistrate"),
        Seat("warlord"),
        markers="warrant:trader@2!",
    )
    play(game, "gold", "build tavern", "confiscate")
    assert game.players[0].gold == 10
    assert choices(game, "build") == ["manor", "castle"]
    play(game, "build manor")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Trader-2", "C-Tax-1")
def test_every_trade_district_is_taxed() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=8, hand="tavern market"),
        Seat("king"),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "build tavern", "build market")
    assert game.taxes == 2
    assert game.players[0].gold == 5


@pytest.mark.rule("C-Trader-2", "U-framework")
def test_trade_districts_built_for_free_do_not_count_against_the_limit() -> None:
    game = game_at(
        "trader",
        Seat("trader", gold=3, hand="town_hall manor", city="framework"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build-with town_hall framework")
    assert choices(game, "build") == ["manor"]

import pytest

from tests.rules.table import Seat, game_at, gold, play, texts


@pytest.mark.rule("C-Merchant-1")
def test_the_merchant_gets_1_gold_per_trade_district() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=1, city="tavern market harbor manor"),
        Seat("king", city="docks"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "income")
    assert gold(game) == [4, 0, 0, 0]
    assert "income" not in texts(game)


@pytest.mark.rule("C-Merchant-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_trade() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", city="school_of_magic tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "income")
    assert game.players[0].gold == 2


@pytest.mark.rule("C-Merchant-2", "T5")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_merchant_takes_1_extra_gold_once_at_any_time_in_the_turn(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=1, hand="manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    assert "income" not in texts(game)
    play(game, "bonus")
    assert game.players[0].gold == 2
    assert "bonus" not in texts(game)
    late = game_at(
        "merchant",
        Seat("merchant", gold=1, hand="manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(late, "gold", "build manor", "bonus", "end")
    assert late.players[0].gold == 1


@pytest.mark.rule("C-Merchant-1", "C-Merchant-2")
def test_income_and_extra_gold_are_separate_abilities() -> None:
    game = game_at(
        "merchant", Seat("merchant", city="tavern"), Seat("king"), Seat("thief"), Seat("warlord")
    )
    play(game, "bonus", "gold", "income")
    assert game.players[0].gold == 4

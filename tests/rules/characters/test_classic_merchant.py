import pytest

from tests.rules.table import Seat, game_at, play, texts


@pytest.mark.rule("X-Merchant-1")
@pytest.mark.parametrize("gathering", ["gold", "cards"])
def test_the_classic_merchant_gets_the_extra_gold_after_gathering(gathering: str) -> None:
    game = game_at(
        "merchant",
        Seat("merchant", city="tavern library"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    assert "bonus" not in texts(game)
    assert "income" in texts(game)
    play(game, gathering)
    before = game.players[0].gold
    play(game, "bonus")
    assert game.players[0].gold == before + 1
    assert "bonus" not in texts(game)


@pytest.mark.rule("C-Merchant-1", "X-Merchant-1")
def test_the_income_can_be_taken_after_building_and_counts_every_trade_district() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", hand="market", city="tavern school_of_magic"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build market", "income", "bonus")
    assert game.players[0].gold == 2 - 2 + 3 + 1

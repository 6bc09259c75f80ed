import pytest

from tests.rules.table import Seat, game_at, hand, play, texts


@pytest.mark.rule("X-Navigator-1")
def test_the_classic_navigator_takes_the_four_gold_after_gathering() -> None:
    game = game_at(
        "navigator",
        Seat("navigator"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    assert texts(game) == ["gold", "cards"]
    play(game, "gold", "bonus-gold")
    assert game.players[0].gold == 6
    assert texts(game) == ["end"]


@pytest.mark.rule("X-Navigator-1", "C-Navigator-2")
def test_the_classic_navigator_can_take_four_cards_instead_and_cannot_build() -> None:
    game = game_at(
        "navigator",
        Seat("navigator", gold=9),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace tavern market",
        edition="classic",
    )
    play(game, "gold", "bonus-cards")
    assert hand(game, 0) == ["castle", "manor", "palace", "tavern"]
    assert texts(game) == ["end"]

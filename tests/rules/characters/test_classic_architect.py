import pytest

from tests.rules.table import Seat, choices, game_at, hand, play, texts


@pytest.mark.rule("X-Architect-1")
def test_the_classic_architect_draws_the_two_cards_after_gathering() -> None:
    game = game_at(
        "architect",
        Seat("architect"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
        edition="classic",
    )
    assert "bonus" not in texts(game)
    play(game, "gold", "bonus")
    assert hand(game, 0) == ["castle", "manor"]
    assert "bonus" not in texts(game)


@pytest.mark.rule("X-Architect-1", "C-Architect-2")
def test_the_two_cards_can_be_drawn_after_building_and_built_in_the_same_turn() -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=9, hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor market palace",
        edition="classic",
    )
    play(game, "gold", "build tavern", "bonus")
    assert choices(game, "build") == ["manor", "market"]
    play(game, "build manor", "build market")
    assert texts(game) == ["end"]

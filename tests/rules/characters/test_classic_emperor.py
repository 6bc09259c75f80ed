import pytest

from citadella.rules import Game
from tests.rules.table import Seat, game_at, gold, hand, play, texts


def crowned(coins: int, cards: str) -> Game:
    """Return a game in which the Emperor has just given the crown to seat 1."""
    game = game_at(
        "emperor",
        Seat("emperor", gold=1, city="manor castle"),
        Seat("thief", gold=coins, hand=cards),
        Seat("merchant", gold=3, hand="palace"),
        Seat("warlord"),
        edition="classic",
        crown=2,
    )
    return play(game, "crown @1")


@pytest.mark.rule("X-Emperor-1")
def test_the_newly_crowned_player_chooses_to_give_either_1_gold_or_any_card() -> None:
    game = crowned(3, "tavern market")
    assert game.to_act == 1
    assert texts(game) == ["pay-gold", "give tavern", "give market"]
    play(game, "pay-gold")
    assert gold(game) == [2, 2, 3, 0]
    assert game.to_act == 0
    game = crowned(3, "tavern market")
    play(game, "give market")
    assert gold(game) == [1, 3, 3, 0]
    assert hand(game, 0) == ["market"]
    assert hand(game, 1) == ["tavern"]


@pytest.mark.rule("X-Emperor-1")
def test_the_crown_costs_gold_for_a_player_without_cards_and_a_card_for_one_without_gold() -> None:
    assert texts(crowned(2, "")) == ["pay-gold"]
    assert texts(crowned(0, "tavern")) == ["give tavern"]


@pytest.mark.rule("X-Emperor-1")
def test_a_newly_crowned_player_without_gold_or_cards_gives_nothing() -> None:
    game = crowned(0, "")
    assert game.to_act == 0
    assert gold(game) == [1, 0, 3, 0]


@pytest.mark.rule("X-Emperor-1", "X-Crown-1")
def test_after_passing_the_crown_the_emperor_continues_and_cannot_pass_it_again() -> None:
    game = crowned(0, "")
    play(game, "income", "gold")
    assert game.players[0].gold == 1 + 2 + 2
    assert texts(game) == ["end"]


@pytest.mark.rule("C-Emperor-2")
def test_since_2016_the_emperor_chooses_between_gold_and_a_random_card() -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat("thief", gold=3, hand="tavern"),
        Seat("merchant"),
        Seat("warlord"),
        crown=2,
    )
    assert "gold" in texts(game)
    play(game, "crown @1")
    assert game.to_act == 0
    assert texts(game) == ["levy-gold", "levy-card"]


@pytest.mark.rule("X-Emperor-1", "I2")
def test_only_the_emperor_and_the_giver_see_the_card() -> None:
    game = play(crowned(3, "tavern market"), "give market")
    assert game.log is not None
    gave = next(event for event in game.log if event.kind == "gave-card")
    assert [gave.seen_by(seat).cards[0].name for seat in range(4)] == ["market", "market", "?", "?"]

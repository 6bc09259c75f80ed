import pytest

from tests.rules.table import Seat, choices, game_at, hand, play, texts


@pytest.mark.rule("C-Navigator-1", "T5")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_navigator_takes_4_gold_or_4_cards_once_at_any_time_in_the_turn(edition: str) -> None:
    for_gold = game_at(
        "navigator",
        Seat("navigator"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(for_gold, "bonus-gold")
    assert for_gold.players[0].gold == 4
    assert hand(for_gold, 0) == []
    assert "bonus-gold" not in texts(for_gold)
    assert "bonus-cards" not in texts(for_gold)
    assert "gold" in texts(for_gold)
    for_cards = game_at(
        "navigator",
        Seat("navigator"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace tavern market",
        edition=edition,
    )
    play(for_cards, "gold", "bonus-cards")
    assert for_cards.players[0].gold == 2
    assert hand(for_cards, 0) == ["castle", "manor", "palace", "tavern"]
    assert "bonus-gold" not in texts(for_cards)
    assert "bonus-cards" not in texts(for_cards)


@pytest.mark.rule("C-Navigator-1", "U-gold_mine", "U-observatory")
def test_taking_the_navigators_gold_is_not_gathering() -> None:
    game = game_at(
        "navigator",
        Seat("navigator", city="gold_mine"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "bonus-gold")
    assert game.players[0].gold == 4
    assert "end" not in texts(game)


@pytest.mark.rule("C-Navigator-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_navigator_cannot_build(edition: str) -> None:
    game = game_at(
        "navigator",
        Seat("navigator", gold=9, hand="tavern market"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "bonus-gold")
    assert texts(game) == ["end"]


@pytest.mark.rule("C-Navigator-2", "U-stables", "U-framework", "U-necropolis", "U-thieves_den")
def test_neither_stables_nor_framework_nor_necropolis_let_the_navigator_build() -> None:
    game = game_at(
        "navigator",
        Seat("navigator", gold=9, hand="stables necropolis thieves_den tavern", city="framework"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "bonus-gold")
    assert texts(game) == ["end"]


@pytest.mark.rule("C-Navigator-2", "A-Director", "A-Rebuild")
def test_no_action_card_lets_the_navigator_build() -> None:
    game = game_at(
        "navigator",
        Seat("navigator", gold=9, hand="director living_cannonball castle", city="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "gold")
    assert "play living_cannonball" not in texts(game)
    play(game, "play director")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Navigator-2", "C-Witch-3")
def test_a_witch_in_the_navigators_place_cannot_build() -> None:
    game = game_at(
        "navigator",
        Seat("navigator"),
        Seat("witch", gold=9, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        markers="spell:navigator@1",
    )
    play(game, "gold")
    assert game.to_act == 1
    assert texts(game) == ["bonus-gold", "bonus-cards", "end"]


@pytest.mark.rule("C-Navigator-2", "D7")
def test_with_two_characters_the_navigators_other_character_can_build() -> None:
    game = game_at(
        "navigator",
        Seat("navigator warlord", gold=9, hand="tavern"),
        Seat("king merchant"),
        Seat("assassin thief"),
    )
    play(game, "gold")
    assert choices(game, "build") == []
    play(game, "end", "gold")
    assert choices(game, "build") == ["tavern"]

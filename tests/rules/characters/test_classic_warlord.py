import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, play, play_until, texts

SEVEN = "tavern market docks temple church manor castle"
EIGHT = SEVEN + " prison"


def targets(king: str, warlord: str = "", short: bool = False) -> list[str]:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9, city=warlord),
        Seat("king", city=king),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
        short=short,
    )
    return choices(play(game, "gold"), "destroy")


@pytest.mark.rule("X-Warlord-1")
def test_after_destroying_a_district_the_turn_can_only_be_ended() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5, hand="tavern", city="prison"),
        Seat("king", city="manor"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    assert choices(game, "destroy") == []
    play(game, "gold")
    assert "destroy manor @1" in texts(game)
    assert "build tavern" in texts(game)
    play(game, "destroy manor @1")
    assert texts(game) == ["end"]
    assert gold(game) == [5, 0, 0, 0]
    assert city(game, 1) == []


@pytest.mark.rule("X-Warlord-1")
def test_destroying_can_follow_income_and_building_and_is_optional() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5, hand="tavern", city="prison"),
        Seat("king", city="manor"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "income", "gold", "build tavern")
    assert "end" in texts(game)
    assert "destroy manor @1" in texts(game)


@pytest.mark.rule("X-Warlord-1", "E1")
def test_a_city_of_8_is_safe_from_the_classic_warlord_and_a_city_of_7_is_not() -> None:
    assert targets(EIGHT) == []
    assert "castle @1" in targets(SEVEN)


@pytest.mark.rule("X-Warlord-1", "S10")
def test_in_the_short_game_a_city_of_7_is_safe_from_the_warlord() -> None:
    assert targets(SEVEN, short=True) == []
    assert targets("tavern market docks temple church manor", short=True) != []


@pytest.mark.rule("X-Warlord-1", "U-bell_tower-1")
@pytest.mark.parametrize("announced", [True, False])
def test_a_city_of_7_is_safe_from_the_warlord_only_with_an_announced_bell_tower(
    announced: bool,
) -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=9, hand="bell_tower"),
        Seat("king", city=SEVEN),
        Seat("thief"),
        Seat("warlord", gold=9),
        edition="classic",
    )
    play(game, "gold", "build bell_tower", "announce" if announced else "decline", "end", "gold")
    assert game.to_act == 3
    assert ("castle @1" in choices(game, "destroy")) == (not announced)
    assert "bell_tower @0" in choices(game, "destroy")


@pytest.mark.rule("X-Warlord-1")
def test_the_warlords_own_complete_city_is_safe_too() -> None:
    assert targets("", warlord=EIGHT) == []
    assert "castle @0" in targets("", warlord=SEVEN)


@pytest.mark.rule("X-Warlord-1", "U-keep", "U-great_wall", "C-Artist-1")
def test_the_keep_great_wall_and_beautified_districts_limit_the_warlord_as_in_2016() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=1),
        Seat("king", city="keep great_wall manor market+"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold")
    assert choices(game, "destroy") == ["manor @1", "market+ @1"]
    play(game, "destroy market+ @1")
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("X-Warlord-1", "U-graveyard")
def test_the_graveyard_is_offered_before_the_warlords_turn_ends() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5),
        Seat("king", gold=2, city="manor graveyard"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "destroy manor @1")
    assert game.to_act == 1
    play(game, "rescue")
    assert game.to_act == 0
    assert texts(game) == ["end"]
    play_until(game, "pick")
    assert game.players[1].gold == 1

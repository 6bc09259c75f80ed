import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts

SEVEN = "tavern market docks temple church manor castle"
EIGHT = SEVEN + " prison"


@pytest.mark.rule("C-Warlord-1")
def test_the_warlord_gets_1_gold_per_military_district() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=1, city="watchtower prison manor"),
        Seat("king", city="fortress"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "income")
    assert gold(game) == [3, 0, 0, 0]
    assert "income" not in texts(game)


@pytest.mark.rule("C-Warlord-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_military() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", city="school_of_magic prison"),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "income")
    assert game.players[0].gold == 2


@pytest.mark.rule("C-Warlord-2", "T9")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_warlord_destroys_a_district_for_1_gold_less_than_its_cost(edition: str) -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5),
        Seat("king", gold=1, city="castle manor"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    cards = len(game.deck)
    play(game, "destroy castle @1")
    assert gold(game) == [2, 1, 0, 0]
    assert city(game, 1) == ["manor"]
    assert len(game.deck) == cards + 1
    assert game.deck[0].name == "castle"
    assert logged(game, "destroyed") == ["destroyed @1 @0 castle"]


@pytest.mark.rule("C-Warlord-2")
def test_the_warlord_destroys_only_districts_whose_price_can_be_paid() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=2),
        Seat("king", city="castle manor tavern"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["manor @1", "tavern @1"]


@pytest.mark.rule("C-Warlord-2")
def test_a_district_of_cost_1_is_destroyed_for_free() -> None:
    game = game_at(
        "warlord", Seat("warlord"), Seat("king", city="tavern"), Seat("thief"), Seat("merchant")
    )
    play(game, "destroy tavern @1")
    assert gold(game) == [0, 0, 0, 0]
    assert city(game, 1) == []


@pytest.mark.rule("C-Warlord-2", "T5")
def test_the_warlord_may_destroy_once_a_turn_at_any_time() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9, hand="manor", city="market"),
        Seat("king", city="tavern docks"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["market @0", "tavern @1", "docks @1"]
    play(game, "gold", "build manor")
    assert "end" in texts(game)
    play(game, "destroy docks @1")
    assert choices(game, "destroy") == []
    before = game_at(
        "warlord",
        Seat("warlord", gold=9, hand="manor"),
        Seat("king", city="tavern"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(before, "destroy tavern @1", "gold", "build manor", "end")
    assert city(before, 0) == ["manor"]


@pytest.mark.rule("C-Warlord-2")
def test_the_warlord_can_destroy_a_district_in_their_own_city() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=3, city="castle"),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "destroy castle @0")
    assert city(game, 0) == []
    assert game.players[0].gold == 0


@pytest.mark.rule("C-Warlord-2", "E1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_a_complete_city_is_safe_from_the_warlord(edition: str) -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city=SEVEN),
        Seat("thief", city="tavern"),
        Seat("merchant"),
        edition=edition,
    )
    assert choices(game, "destroy") == ["tavern @2"]


@pytest.mark.rule("C-Warlord-2", "E1")
def test_with_3_players_a_city_of_8_is_complete_and_a_city_of_7_is_not() -> None:
    def at(king: str) -> list[str]:
        game = game_at(
            "warlord",
            Seat("warlord assassin", gold=9),
            Seat("king thief", city=king),
            Seat("merchant bishop"),
            markers="dagger:bishop@0",
        )
        return choices(game, "destroy")

    assert "castle @1" in at(SEVEN)
    assert at(EIGHT) == []


@pytest.mark.rule("C-Warlord-2", "U-monument")
def test_a_city_completed_by_a_monument_is_safe_from_the_warlord() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city="monument tavern market docks temple church"),
        Seat("thief", city="harbor"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["harbor @2"]


@pytest.mark.rule("C-Warlord-2")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_the_warlord_can_destroy_in_their_own_complete_city(edition: str) -> None:
    game = game_at(
        "warlord",
        Seat("warlord", city=SEVEN),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    assert choices(game, "destroy") == ["tavern @0", "temple @0"]


@pytest.mark.rule("C-Warlord-2")
def test_in_deluxe_the_warlord_cannot_destroy_in_their_own_complete_city() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", city=SEVEN),
        Seat("king", city="tavern"),
        Seat("thief"),
        Seat("merchant"),
        edition="deluxe",
    )
    assert choices(game, "destroy") == ["tavern @1"]


@pytest.mark.rule("C-Warlord-2", "A-Tent")
def test_a_city_complete_only_with_a_tent_is_not_safe_from_the_warlord() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city="tavern market docks temple church manor", laid="circus_tent"),
        Seat("thief"),
        Seat("merchant"),
        edition="deluxe",
        action_cards=True,
    )
    assert "destroy tavern @1" in texts(game)
    assert "destroy circus_tent @1" not in texts(game)


@pytest.mark.rule("C-Warlord-2", "U-keep", "U-keep-1")
def test_no_keep_can_be_destroyed_not_even_the_warlords_own() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9, city="keep tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["tavern @0"]
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city="keep tavern"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["tavern @1"]


@pytest.mark.rule("C-Warlord-2", "U-great_wall", "U-great_wall-1")
def test_behind_a_great_wall_every_other_district_costs_1_more_to_destroy() -> None:
    def at(coins: int) -> Game:
        return game_at(
            "warlord",
            Seat("warlord", gold=coins),
            Seat("king", city="great_wall castle tavern"),
            Seat("thief", city="temple"),
            Seat("merchant"),
        )

    assert choices(at(0), "destroy") == ["temple @2"]
    assert choices(at(3), "destroy") == ["tavern @1", "temple @2"]
    assert "castle @1" in choices(at(4), "destroy")
    game = play(at(6), "destroy castle @1")
    assert gold(game) == [2, 0, 0, 0]
    game = play(at(5), "destroy great_wall @1")
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("C-Warlord-2", "C-Artist-1", "T9")
def test_a_beautified_district_costs_1_more_to_destroy_and_its_gold_is_lost() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=3),
        Seat("king", city="manor+ castle+"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["manor+ @1"]
    play(game, "destroy manor+ @1")
    assert gold(game) == [0, 0, 0, 0]
    assert city(game, 1) == ["castle+"]
    assert game.deck[0].name == "manor"


@pytest.mark.rule("C-Warlord-2", "C-Artist-1")
def test_plain_and_beautified_districts_of_a_name_are_separate_targets() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city="manor manor+ manor"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "destroy") == ["manor @1", "manor+ @1"]
    play(game, "destroy manor+ @1")
    assert city(game, 1) == ["manor", "manor"]
    assert game.players[0].gold == 6


@pytest.mark.rule("C-Warlord-2", "U-museum-1")
def test_the_cards_under_a_destroyed_museum_go_to_the_bottom_of_the_deck() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9),
        Seat("king", city="museum", tucked="palace town_hall"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "destroy museum @1")
    assert sorted(card.name for card in game.deck[:3]) == ["museum", "palace", "town_hall"]
    assert game.players[1].tucked == []


@pytest.mark.rule("C-Warlord-2", "J-E6")
def test_a_city_that_was_complete_ends_the_game_even_after_shrinking() -> None:
    game = game_at(
        "merchant",
        Seat("merchant warlord", gold=9, hand="palace", city=SEVEN),
        Seat("king thief"),
        Seat("assassin bishop"),
        markers="dagger:bishop@2",
    )
    play(game, "gold", "build palace", "end")
    assert game.the_turn().role.name == "warlord"
    play(game, "destroy tavern @0")
    assert len(city(game, 0)) == 7
    while not game.over:
        play(game, "gold" if "gold" in texts(game) else "end")
    assert "first-complete" in [line.reason for line in game.standing().sheets[0]]


@pytest.mark.rule("C-Warlord-2", "C-Witch-3")
def test_a_witch_in_the_warlords_place_pays_with_her_own_gold() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9, city="manor"),
        Seat("witch", gold=2, city="prison"),
        Seat("king", city="castle"),
        Seat("thief"),
        markers="spell:warlord@1",
    )
    play(game, "gold")
    assert game.to_act == 1
    assert choices(game, "destroy") == ["manor @0", "prison @1"]
    play(game, "income", "destroy manor @0")
    assert gold(game) == [11, 1, 0, 0]
    assert city(game, 0) == []


@pytest.mark.rule("C-Warlord-2", "D7")
def test_with_two_characters_districts_are_destroyed_in_the_warlords_turn_only() -> None:
    game = game_at(
        "merchant",
        Seat("merchant warlord", gold=9),
        Seat("king thief", city="tavern"),
        Seat("assassin bishop"),
    )
    assert choices(game, "destroy") == []
    play(game, "gold", "end")
    play_until(game, "turn", seat=0)
    assert choices(game, "destroy") == ["tavern @1"]

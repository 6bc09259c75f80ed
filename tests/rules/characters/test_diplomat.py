import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, texts

SEVEN = "tavern market docks temple church manor castle"
MODERN = ("2016", "2021", "deluxe")


@pytest.mark.rule("C-Diplomat-1")
def test_the_diplomat_gets_1_gold_per_military_district() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=1, city="watchtower prison manor"),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "income")
    assert game.players[0].gold == 3
    assert "income" not in texts(game)


@pytest.mark.rule("C-Diplomat-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_military() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", city="school_of_magic"),
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "income")
    assert game.players[0].gold == 1


@pytest.mark.rule("C-Diplomat-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_diplomat_swaps_districts_and_pays_the_owner_the_difference(edition: str) -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=4, city="tavern"),
        Seat("king", gold=1, city="castle"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    play(game, "exchange castle @1", "hand-over tavern")
    assert gold(game) == [1, 4, 0, 0]
    assert city(game, 0) == ["castle"]
    assert city(game, 1) == ["tavern"]
    assert logged(game, "exchanged") == ["exchanged @0 @1 2 castle tavern"]


@pytest.mark.rule("C-Diplomat-2")
@pytest.mark.parametrize("own", ["palace", "castle"])
def test_no_gold_changes_hands_for_a_cheaper_or_equally_expensive_district(own: str) -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=2, city=own),
        Seat("king", gold=3, city="harbor"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange harbor @1", f"hand-over {own}")
    assert gold(game) == [2, 3, 0, 0]
    assert city(game, 0) == ["harbor"]


@pytest.mark.rule("C-Diplomat-2")
def test_only_swaps_whose_price_the_diplomat_can_pay_are_offered() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=1, city="tavern church"),
        Seat("king", city="market manor castle"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == ["market @1", "manor @1"]
    play(game, "exchange manor @1")
    assert texts(game) == ["hand-over church"]


@pytest.mark.rule("C-Diplomat-2")
def test_a_diplomat_without_districts_cannot_swap() -> None:
    game = game_at(
        "diplomat", Seat("diplomat", gold=9), Seat("king", city="tavern"), Seat("thief"), Seat()
    )
    assert choices(game, "exchange") == []


@pytest.mark.rule("C-Diplomat-2", "T5")
def test_the_diplomat_may_swap_once_a_turn_at_any_time() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, hand="manor", city="market tavern"),
        Seat("king", city="docks harbor"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == ["docks @1", "harbor @1"]
    play(game, "gold", "build manor")
    assert "end" in texts(game)
    play(game, "exchange docks @1", "hand-over tavern")
    assert choices(game, "exchange") == []
    assert "end" in texts(game)


@pytest.mark.rule("C-Diplomat-2", "T3")
def test_a_swap_does_not_count_as_building() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, hand="manor", city="tavern"),
        Seat("king", city="docks"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange docks @1", "hand-over tavern", "gold")
    assert choices(game, "build") == ["manor"]
    assert logged(game, "built") == []


@pytest.mark.rule("C-Diplomat-2")
def test_a_swap_does_not_trigger_the_when_built_effect_of_a_district() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="bell_tower tavern"),
        Seat("king", city="lighthouse"),
        Seat("thief"),
        Seat("merchant"),
        edition="deluxe",
    )
    play(game, "exchange lighthouse @1", "hand-over bell_tower")
    assert game.stack[-1].kind == "turn"
    assert game.to_act == 0


@pytest.mark.rule("C-Diplomat-3", "E1")
@pytest.mark.parametrize("edition", MODERN)
def test_no_district_can_be_taken_from_a_complete_city(edition: str) -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="palace"),
        Seat("king", city=SEVEN),
        Seat("thief", city="prison"),
        Seat("merchant"),
        edition=edition,
    )
    assert choices(game, "exchange") == ["prison @2"]


@pytest.mark.rule("C-Diplomat-3")
@pytest.mark.parametrize("edition", MODERN)
def test_the_diplomats_own_city_may_be_complete(edition: str) -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city=SEVEN),
        Seat("king", city="palace"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    play(game, "exchange palace @1", "hand-over castle")
    assert "palace" in city(game, 0)
    assert city(game, 1) == ["castle"]


@pytest.mark.rule("C-Diplomat-3")
@pytest.mark.parametrize("edition", MODERN)
def test_a_district_whose_name_the_diplomats_city_already_has_cannot_be_taken(edition: str) -> None:
    # Names are compared before the swap, so not even a Manor can be swapped for a Manor.
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="manor tavern"),
        Seat("king", city="manor+ harbor"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    assert choices(game, "exchange") == ["harbor @1"]


@pytest.mark.rule("C-Diplomat-3")
@pytest.mark.parametrize("edition", MODERN)
def test_a_district_whose_name_the_other_city_already_has_cannot_be_given(edition: str) -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="manor tavern"),
        Seat("king", city="manor harbor"),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )
    play(game, "exchange harbor @1")
    assert texts(game) == ["hand-over tavern"]


@pytest.mark.rule("C-Diplomat-3", "U-quarry-1")
def test_a_quarry_on_either_side_does_not_allow_a_second_district_of_the_same_name() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="quarry manor"),
        Seat("king", city="manor docks"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == ["docks @1"]
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="manor"),
        Seat("king", city="manor docks quarry"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == []


@pytest.mark.rule("C-Diplomat-3")
def test_identical_districts_are_offered_once_and_one_copy_is_swapped() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern tavern"),
        Seat("king", city="manor manor"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == ["manor @1"]
    play(game, "exchange manor @1")
    assert texts(game) == ["hand-over tavern"]
    play(game, "hand-over tavern")
    assert city(game, 0) == ["manor", "tavern"]
    assert city(game, 1) == ["manor", "tavern"]


@pytest.mark.rule("C-Diplomat-2", "U-keep", "U-keep-1")
def test_a_keep_can_be_neither_taken_nor_given() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city="keep docks"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == ["docks @1"]
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="keep"),
        Seat("king", city="docks"),
        Seat("thief"),
        Seat("merchant"),
    )
    assert choices(game, "exchange") == []


def at_the_wall(coins: int, own: str, other: str) -> Game:
    return game_at(
        "diplomat",
        Seat("diplomat", gold=coins, city=own),
        Seat("king", city=other),
        Seat("thief"),
        Seat("merchant"),
    )


@pytest.mark.rule("C-Diplomat-2", "U-great_wall", "U-great_wall-1")
def test_a_great_wall_raises_the_price_of_an_exchange_by_1() -> None:
    game = at_the_wall(4, "tavern", "great_wall castle")
    play(game, "exchange castle @1", "hand-over tavern")
    assert gold(game)[:2] == [0, 4]
    assert choices(at_the_wall(3, "tavern", "great_wall castle"), "exchange") == []


@pytest.mark.rule("C-Diplomat-2", "U-great_wall-1")
def test_behind_a_great_wall_a_swap_costs_1_gold_even_without_a_difference_to_pay() -> None:
    game = at_the_wall(1, "palace", "great_wall tavern")
    play(game, "exchange tavern @1", "hand-over palace")
    assert gold(game)[:2] == [0, 1]
    assert "tavern @1" not in choices(at_the_wall(0, "palace", "great_wall tavern"), "exchange")


@pytest.mark.rule("C-Diplomat-2", "U-great_wall-1")
def test_a_great_wall_does_not_raise_its_own_price() -> None:
    game = at_the_wall(1, "palace", "great_wall tavern")
    play(game, "exchange great_wall @1", "hand-over palace")
    assert gold(game)[:2] == [0, 1]


@pytest.mark.rule("C-Diplomat-2", "U-great_wall-1")
def test_the_diplomats_own_great_wall_does_not_raise_the_price() -> None:
    game = at_the_wall(1, "great_wall tavern", "market")
    play(game, "exchange market @1", "hand-over tavern")
    assert gold(game)[:2] == [0, 1]


@pytest.mark.rule("C-Diplomat-2", "C-Artist-1")
def test_the_extra_cost_of_a_beautified_district_counts_on_both_sides_of_a_swap() -> None:
    game = at_the_wall(2, "tavern", "market+")
    play(game, "exchange market+ @1", "hand-over tavern")
    assert gold(game)[:2] == [0, 2]
    assert city(game, 0) == ["market+"]
    game = at_the_wall(0, "tavern+", "market")
    play(game, "exchange market @1", "hand-over tavern+")
    assert gold(game)[:2] == [0, 0]
    assert city(game, 1) == ["tavern+"]


@pytest.mark.rule("C-Artist-1", "C-Diplomat-2")
def test_a_beautified_district_taken_in_a_swap_cannot_be_beautified_again() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat artist", gold=9, city="tavern"),
        Seat("king thief", city="manor+"),
        Seat("merchant assassin"),
    )
    play(game, "exchange manor+ @1", "hand-over tavern", "gold", "end")
    assert game.the_turn().role.name == "artist"
    assert choices(game, "beautify") == []


@pytest.mark.rule("C-Diplomat-2", "U-museum-1")
def test_the_cards_under_a_museum_move_with_it_when_it_is_taken() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city="museum", tucked="palace town_hall"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange museum @1", "hand-over tavern")
    assert sorted(tucked.card.name for tucked in game.players[0].tucked) == ["palace", "town_hall"]
    assert game.players[1].tucked == []
    assert game.standing().totals[:2] == [4 + 2, 1]


@pytest.mark.rule("C-Diplomat-2", "U-museum-1")
def test_the_cards_under_a_museum_move_with_it_when_it_is_given() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="museum", tucked="palace town_hall"),
        Seat("king", city="tavern"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange tavern @1", "hand-over museum")
    assert game.players[0].tucked == []
    assert game.standing().totals[:2] == [1, 4 + 2]


@pytest.mark.rule("C-Diplomat-2", "E2")
def test_a_swap_between_cities_of_six_completes_neither() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern market docks temple church manor"),
        Seat("king", city="harbor town_hall castle palace monastery prison"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange prison @1", "hand-over tavern")
    assert logged(game, "completed") == []
    play(game, "gold", "end")
    assert not game.over
    assert game.round == 2


@pytest.mark.rule("C-Diplomat-2", "E2", "U-monument-1")
def test_taking_a_monument_can_complete_the_diplomats_city() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern market docks temple church manor"),
        Seat("king", city="monument"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange monument @1", "hand-over tavern", "gold", "end")
    assert game.over
    assert logged(game, "completed") == ["completed @0"]


@pytest.mark.rule("C-Diplomat-2", "E2", "U-monument-1")
def test_giving_a_monument_can_complete_the_other_city() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="monument"),
        Seat("king", city="tavern market docks temple church manor"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "exchange tavern @1", "hand-over monument", "gold", "end")
    assert game.over
    assert logged(game, "completed") == ["completed @1"]


@pytest.mark.rule("C-Diplomat-2", "C-Witch-3")
def test_a_witch_in_the_diplomats_place_gives_her_own_district() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="castle"),
        Seat("witch", gold=3, city="tavern"),
        Seat("king"),
        Seat("thief"),
        markers="spell:diplomat@1",
    )
    play(game, "gold")
    assert choices(game, "exchange") == ["castle @0"]
    play(game, "exchange castle @0", "hand-over tavern")
    assert gold(game) == [14, 0, 0, 0]
    assert city(game, 1) == ["castle"]


@pytest.mark.rule("C-Diplomat-2", "A-Tent")
def test_a_tent_can_be_neither_given_nor_taken() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, laid="circus_tent"),
        Seat("king", city="tavern", laid="circus_tent"),
        Seat("thief"),
        Seat("merchant"),
        edition="deluxe",
        action_cards=True,
    )
    assert choices(game, "exchange") == []

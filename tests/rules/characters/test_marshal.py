import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, texts

SEVEN = "tavern market docks temple church manor prison"
MODERN = ("2016", "2021", "deluxe")


def marshal_at(coins: int, own: str, other: str, edition: str = "2016") -> Game:
    return game_at(
        "marshal",
        Seat("marshal", gold=coins, city=own),
        Seat("king", city=other),
        Seat("thief"),
        Seat("merchant"),
        edition=edition,
    )


@pytest.mark.rule("C-Marshal-1")
def test_the_marshal_gets_1_gold_per_military_district() -> None:
    game = marshal_at(1, "watchtower prison manor", "fortress")
    play(game, "income")
    assert gold(game)[:2] == [3, 0]
    assert "income" not in texts(game)


@pytest.mark.rule("C-Marshal-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_military() -> None:
    game = marshal_at(0, "school_of_magic", "")
    play(game, "income")
    assert game.players[0].gold == 1


@pytest.mark.rule("C-Marshal-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_marshal_takes_a_district_and_pays_its_cost_to_the_owner(edition: str) -> None:
    game = marshal_at(4, "tavern", "manor castle", edition)
    play(game, "seize manor @1")
    assert gold(game)[:2] == [1, 3]
    assert city(game, 0) == ["manor", "tavern"]
    assert city(game, 1) == ["castle"]
    assert logged(game, "seized") == ["seized @0 @1 manor"]


@pytest.mark.rule("C-Marshal-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_marshal_takes_only_districts_of_cost_3_or_less(edition: str) -> None:
    game = marshal_at(20, "", "tavern market manor castle palace", edition)
    assert choices(game, "seize") == ["tavern @1", "market @1", "manor @1"]


@pytest.mark.rule("C-Marshal-2")
def test_the_marshal_must_be_able_to_pay_the_whole_cost() -> None:
    assert choices(marshal_at(2, "", "tavern market manor"), "seize") == ["tavern @1", "market @1"]
    assert choices(marshal_at(0, "", "tavern"), "seize") == []


@pytest.mark.rule("C-Marshal-2", "T5", "T3")
def test_the_marshal_may_seize_once_a_turn_at_any_time_and_also_build() -> None:
    game = game_at(
        "marshal",
        Seat("marshal", gold=9, hand="castle"),
        Seat("king", city="tavern market"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(game, "seize tavern @1")
    assert choices(game, "seize") == []
    play(game, "gold", "build castle", "end")
    assert city(game, 0) == ["castle", "tavern"]
    late = game_at(
        "marshal",
        Seat("marshal", gold=9, hand="castle"),
        Seat("king", city="tavern market"),
        Seat("thief"),
        Seat("merchant"),
    )
    play(late, "gold", "build castle")
    assert choices(late, "seize") == ["tavern @1", "market @1"]
    assert "end" in texts(late)


@pytest.mark.rule("C-Marshal-2")
def test_the_marshal_cannot_seize_from_their_own_city() -> None:
    assert choices(marshal_at(9, "tavern manor", ""), "seize") == []


@pytest.mark.rule("C-Marshal-2", "E1")
@pytest.mark.parametrize("edition", MODERN)
def test_a_complete_city_is_safe_from_the_marshal(edition: str) -> None:
    assert choices(marshal_at(9, "", SEVEN, edition), "seize") == []
    six = SEVEN.removesuffix(" prison")
    assert "tavern @1" in choices(marshal_at(9, "", six, edition), "seize")


@pytest.mark.rule("C-Marshal-2")
@pytest.mark.parametrize("edition", MODERN)
def test_a_district_whose_name_the_marshals_city_already_has_cannot_be_seized(edition: str) -> None:
    game = marshal_at(9, "manor+ tavern", "manor tavern+ market", edition)
    assert choices(game, "seize") == ["market @1"]


@pytest.mark.rule("C-Marshal-2", "U-quarry-1")
def test_a_quarry_does_not_allow_seizing_a_second_district_of_the_same_name() -> None:
    assert choices(marshal_at(9, "quarry manor", "manor market"), "seize") == ["market @1"]


@pytest.mark.rule("C-Marshal-2")
def test_identical_districts_are_offered_once_and_one_copy_is_seized() -> None:
    game = marshal_at(9, "", "manor manor")
    assert choices(game, "seize") == ["manor @1"]
    play(game, "seize manor @1")
    assert city(game, 0) == ["manor"]
    assert city(game, 1) == ["manor"]


@pytest.mark.rule("C-Marshal-2", "C-Artist-1")
def test_the_limit_of_3_applies_to_the_raised_cost_of_a_beautified_district() -> None:
    game = marshal_at(9, "", "manor+ market+ tavern")
    assert choices(game, "seize") == ["market+ @1", "tavern @1"]
    play(game, "seize market+ @1")
    assert gold(game)[:2] == [6, 3]
    assert city(game, 0) == ["market+"]


@pytest.mark.rule("C-Artist-1", "C-Marshal-2")
def test_a_seized_beautified_district_is_not_beautified_again() -> None:
    game = game_at(
        "marshal",
        Seat("marshal artist", gold=9, city="temple"),
        Seat("king thief", city="tavern+"),
        Seat("merchant assassin"),
    )
    play(game, "seize tavern+ @1", "gold", "end")
    assert game.the_turn().role.name == "artist"
    assert choices(game, "beautify") == ["temple"]


@pytest.mark.rule("C-Marshal-2", "U-keep")
def test_the_keep_cannot_be_seized() -> None:
    assert choices(marshal_at(9, "", "keep tavern"), "seize") == ["tavern @1"]


@pytest.mark.rule("C-Marshal-2", "U-great_wall", "U-great_wall-1")
def test_a_great_wall_adds_1_to_the_price_but_does_not_affect_the_limit_of_3() -> None:
    game = marshal_at(4, "", "great_wall manor")
    assert choices(game, "seize") == ["manor @1"]
    play(game, "seize manor @1")
    assert gold(game)[:2] == [0, 4]
    assert choices(marshal_at(3, "", "great_wall manor"), "seize") == []
    assert choices(marshal_at(9, "", "great_wall castle"), "seize") == []


@pytest.mark.rule("C-Marshal-2", "U-great_wall-1")
def test_the_marshals_own_great_wall_does_not_raise_the_price() -> None:
    game = marshal_at(3, "great_wall", "manor")
    play(game, "seize manor @1")
    assert gold(game)[:2] == [0, 3]


@pytest.mark.rule("C-Marshal-2", "E2")
def test_a_seized_district_can_complete_the_marshals_city() -> None:
    game = marshal_at(9, "tavern market docks temple church prison", "manor")
    play(game, "seize manor @1")
    assert logged(game, "completed") == ["completed @0"]
    play(game, "gold", "end")
    assert game.over


@pytest.mark.rule("C-Marshal-2")
def test_seizing_does_not_trigger_the_when_built_effect_of_a_district() -> None:
    game = marshal_at(9, "", "lighthouse", "deluxe")
    play(game, "seize lighthouse @1")
    assert game.stack[-1].kind == "turn"
    assert logged(game, "built") == []


@pytest.mark.rule("C-Marshal-2")
def test_a_seized_district_works_in_its_new_city() -> None:
    game = marshal_at(9, "", "armory tavern")
    play(game, "seize armory @1", "use armory", "destroy tavern @1")
    assert city(game, 0) == city(game, 1) == []


@pytest.mark.rule("C-Marshal-2", "A-Tent")
def test_a_tent_cannot_be_seized_and_does_not_protect_its_owners_city() -> None:
    game = game_at(
        "marshal",
        Seat("marshal", gold=9),
        Seat("king", city=SEVEN.removesuffix(" prison"), laid="circus_tent"),
        Seat("thief"),
        Seat("merchant"),
        edition="deluxe",
        action_cards=True,
    )
    assert "tavern @1" in choices(game, "seize")
    assert "circus_tent @1" not in choices(game, "seize")


@pytest.mark.rule("C-Marshal-2", "C-Witch-3")
def test_a_witch_in_the_marshals_place_seizes_for_her_own_city() -> None:
    game = game_at(
        "marshal",
        Seat("marshal", gold=9, city="manor"),
        Seat("witch", gold=3, city="tavern"),
        Seat("king", city="tavern"),
        Seat("thief"),
        markers="spell:marshal@1",
    )
    play(game, "gold")
    assert choices(game, "seize") == ["manor @0"]
    play(game, "seize manor @0")
    assert gold(game) == [14, 0, 0, 0]
    assert city(game, 1) == ["manor", "tavern"]

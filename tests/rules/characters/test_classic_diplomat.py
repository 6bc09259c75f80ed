import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, play, play_until, texts

SEVEN = "tavern market docks temple church manor castle"
EIGHT = SEVEN + " prison"


def districts_offered(king: str, diplomat: str = "palace", short: bool = False) -> list[str]:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city=diplomat),
        Seat("king", city=king),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
        short=short,
    )
    return choices(play(game, "gold"), "exchange")


@pytest.mark.rule("X-Diplomat-1")
def test_after_the_swap_the_turn_can_only_be_ended() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=5, hand="manor", city="tavern prison"),
        Seat("king", city="castle"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    assert choices(game, "exchange") == []
    play(game, "gold")
    assert "build manor" in texts(game)
    assert "income" in texts(game)
    play(game, "exchange castle @1")
    assert texts(game) == ["hand-over tavern", "hand-over prison"]
    play(game, "hand-over tavern")
    assert texts(game) == ["end"]


@pytest.mark.rule("X-Diplomat-1")
def test_the_classic_diplomat_pays_the_difference_to_the_owner() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=2, city="tavern"),
        Seat("king", gold=1, city="castle"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "exchange castle @1", "hand-over tavern")
    assert gold(game) == [1, 4, 0, 0]
    assert city(game, 0) == ["castle"]
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("X-Diplomat-1")
def test_taking_a_cheaper_district_gives_no_gold_back() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", city="castle"),
        Seat("king", gold=5, city="tavern"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "exchange tavern @1", "hand-over castle")
    assert gold(game) == [2, 5, 0, 0]


@pytest.mark.rule("X-Diplomat-1", "C-Artist-1")
def test_the_gold_on_a_beautified_district_is_part_of_its_cost_in_a_swap() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", city="tavern"),
        Seat("king", city="market+ docks+"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold")
    assert choices(game, "exchange") == ["market+ @1"]
    play(game, "exchange market+ @1", "hand-over tavern")
    assert gold(game) == [0, 2, 0, 0]
    assert city(game, 0) == ["market+"]


@pytest.mark.rule("X-Diplomat-1", "U-keep")
def test_the_keep_cannot_be_swapped() -> None:
    assert districts_offered("keep tavern") == ["tavern @1"]
    assert districts_offered("tavern", diplomat="keep") == []


@pytest.mark.rule("X-Diplomat-1", "X-Bishop-1")
@pytest.mark.parametrize("killed", [True, False])
def test_the_bishop_is_safe_from_the_classic_diplomat_unless_killed(killed: bool) -> None:
    game = game_at(
        "bishop",
        Seat("diplomat", gold=9, city="palace"),
        Seat("bishop", city="temple"),
        Seat("assassin", city="tavern"),
        Seat("merchant"),
        edition="classic",
        markers="dagger:bishop@2" if killed else "",
    )
    play(play_until(game, "turn", seat=0), "gold")
    assert choices(game, "exchange") == (["temple @1", "tavern @2"] if killed else ["tavern @2"])


@pytest.mark.rule("X-Diplomat-1", "E1")
def test_no_district_can_be_taken_from_a_complete_city() -> None:
    assert districts_offered(EIGHT) == []
    assert "castle @1" in districts_offered(SEVEN)
    assert districts_offered(SEVEN, short=True) == []


@pytest.mark.rule("X-Diplomat-1", "U-bell_tower-1")
def test_with_an_announced_bell_tower_no_district_can_be_taken_from_a_city_of_7() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=9, hand="bell_tower"),
        Seat("king", city=SEVEN),
        Seat("thief"),
        Seat("diplomat", gold=9, city="palace"),
        edition="classic",
    )
    play(game, "gold", "build bell_tower", "announce", "end", "gold")
    assert choices(game, "exchange") == ["bell_tower @0"]


@pytest.mark.rule("X-Diplomat-1", "U-great_wall")
def test_a_great_wall_makes_the_swap_1_gold_more_expensive() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=2, city="tavern"),
        Seat("king", city="great_wall castle"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "exchange castle @1", "hand-over tavern")
    assert gold(game) == [0, 4, 0, 0]


@pytest.mark.rule("X-Diplomat-1")
def test_a_swap_between_cities_of_seven_completes_neither() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city=SEVEN),
        Seat("king", city="harbor town_hall trading_post palace cathedral prison fortress"),
        Seat("thief"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "exchange harbor @1", "hand-over castle", "end")
    assert not game.over
    assert game.round == 2

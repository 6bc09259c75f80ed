import pytest

from tests.rules.table import Seat, choices, city, game_at, hand, play, texts


@pytest.mark.rule("C-Architect-1", "T5")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_architect_draws_2_extra_cards_once_at_any_time_in_the_turn(edition: str) -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=1),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
        edition=edition,
    )
    play(game, "bonus")
    assert hand(game, 0) == ["castle", "manor"]
    assert "bonus" not in texts(game)
    assert "gold" in texts(game)


@pytest.mark.rule("C-Architect-1")
def test_the_extra_cards_can_be_drawn_after_building_and_both_are_kept() -> None:
    game = game_at(
        "architect",
        Seat("architect", hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
    )
    play(game, "gold", "build tavern", "bonus")
    assert hand(game, 0) == ["castle", "manor"]
    assert game.players[0].gold == 1


@pytest.mark.rule("C-Architect-1")
def test_drawing_the_extra_cards_does_not_count_as_gathering() -> None:
    game = game_at(
        "architect",
        Seat("architect", city="observatory library"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace tavern",
    )
    play(game, "bonus")
    assert hand(game, 0) == ["castle", "manor"]
    assert "end" not in texts(game)


@pytest.mark.rule("C-Architect-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_architect_can_build_up_to_three_districts(edition: str) -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=20, hand="tavern market manor castle"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "build tavern", "build market")
    assert choices(game, "build") == ["manor", "castle"]
    play(game, "build manor")
    assert choices(game, "build") == []
    assert city(game, 0) == ["manor", "market", "tavern"]


@pytest.mark.rule("C-Architect-2", "A-Director")
def test_with_the_director_the_architect_can_build_five_districts() -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=30, hand="director tavern market manor castle temple church"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "play director", "gold", "build tavern", "build market", "build manor")
    play(game, "build castle", "build temple")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Architect-2", "C-Magistrate-2")
def test_a_confiscated_district_counts_as_one_of_the_architects_three() -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=20, hand="tavern market manor castle"),
        Seat("king"),
        Seat("magistrate"),
        Seat("warlord"),
        markers="warrant:architect@2!",
    )
    play(game, "gold", "build tavern", "confiscate", "build market", "build manor")
    assert choices(game, "build") == []

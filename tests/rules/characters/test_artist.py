import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts


@pytest.mark.rule("C-Artist-1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_artist_puts_1_gold_each_on_at_most_two_of_their_own_districts(edition: str) -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="tavern manor castle"),
        Seat("king", city="market"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    assert choices(game, "beautify") == ["tavern", "manor", "castle"]
    play(game, "beautify tavern", "beautify castle")
    assert gold(game) == [3, 0, 0, 0]
    assert city(game, 0) == ["castle+", "manor", "tavern+"]
    assert choices(game, "beautify") == []
    assert logged(game, "beautified") == ["beautified @0 tavern", "beautified @0 castle"]


@pytest.mark.rule("C-Artist-1", "E3")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_each_beautified_district_scores_1_more_point(edition: str) -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="tavern manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    assert game.standing().totals[0] == 4
    play(game, "beautify tavern")
    assert game.standing().totals[0] == 5
    play(game, "beautify manor")
    assert game.standing().totals[0] == 6


@pytest.mark.rule("C-Artist-1")
def test_no_district_is_beautified_twice() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="tavern manor+"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert choices(game, "beautify") == ["tavern"]
    play(game, "beautify tavern")
    assert choices(game, "beautify") == []


@pytest.mark.rule("C-Artist-1")
def test_a_district_is_not_beautified_again_in_a_later_round() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="tavern manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "beautify tavern", "gold", "end")
    play(play_until(game, "pick", seat=0), "pick artist")
    play_until(game, "turn", seat=0)
    assert game.round == 2
    assert choices(game, "beautify") == ["manor"]


@pytest.mark.rule("C-Artist-1")
def test_the_artist_may_beautify_one_district_or_none() -> None:
    game = game_at(
        "artist", Seat("artist", city="tavern manor"), Seat("king"), Seat("thief"), Seat("warlord")
    )
    assert choices(game, "beautify") == []
    play(game, "gold")
    assert "end" in texts(game)
    play(game, "beautify manor")
    assert "end" in texts(game)


@pytest.mark.rule("C-Artist-1")
def test_the_artist_cannot_beautify_without_gold() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=1, city="tavern manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "beautify manor")
    assert game.players[0].gold == 0
    assert choices(game, "beautify") == []


@pytest.mark.rule("C-Artist-1", "T5")
def test_a_district_just_built_can_be_beautified() -> None:
    game = game_at(
        "artist",
        Seat("artist", hand="tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build tavern", "beautify tavern", "end")
    assert city(game, 0) == ["tavern+"]
    assert game.players[0].gold == 0


@pytest.mark.rule("C-Artist-1")
def test_two_districts_of_the_same_name_can_both_be_beautified() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="manor manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert choices(game, "beautify") == ["manor"]
    play(game, "beautify manor", "beautify manor")
    assert city(game, 0) == ["manor+", "manor+"]


@pytest.mark.rule("C-Artist-1", "U-basilica")
def test_the_basilica_uses_the_cost_raised_by_the_artist() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=5, city="basilica market manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert game.standing().totals[0] == 4 + 2 + 3 + 1
    play(game, "beautify market")
    assert game.standing().totals[0] == 4 + 3 + 3 + 2
    play(game, "beautify manor")
    assert game.standing().totals[0] == 4 + 3 + 4 + 1


@pytest.mark.rule("C-Artist-1", "U-imperial_treasury", "C-Thief-1")
def test_gold_on_a_district_does_not_count_for_the_imperial_treasury() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=3, city="imperial_treasury"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    assert game.standing().totals[0] == 5 + 3
    play(game, "beautify imperial_treasury")
    assert game.standing().totals[0] == 6 + 2


@pytest.mark.rule("C-Artist-1", "C-Witch-3")
def test_a_witch_in_the_artists_place_beautifies_her_own_city() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=3, city="tavern"),
        Seat("witch", gold=3, city="manor"),
        Seat("king"),
        Seat("warlord"),
        markers="spell:artist@1",
    )
    play(game, "gold")
    assert choices(game, "beautify") == ["manor"]
    play(game, "beautify manor")
    assert gold(game) == [5, 2, 0, 0]


@pytest.mark.rule("C-Artist-1", "A-Tent")
def test_a_tent_cannot_be_beautified() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=3, city="tavern", laid="circus_tent"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    assert choices(game, "beautify") == ["tavern"]

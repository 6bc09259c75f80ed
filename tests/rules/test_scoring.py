"""The score: points, ties, the rulebooks' own example (E3 to E5, J-E7, J-E8)."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, game_at, play, texts


def last_round(call: str, *players: Seat, **more: Any) -> Game:
    """Play the last round, avoiding optional actions, and return the finished game."""
    game = game_at(call, *players, **more)
    game.ending = True
    for _ in range(100):
        if game.over:
            return game
        quiet = [t for t in texts(game) if t in ("end", "gold", "decline")]
        game.play(quiet[-1] if quiet else texts(game)[0])
    raise AssertionError("the game did not end within 100 actions")


def points(game: Game, seat: int, reason: str) -> int:
    return sum(line.points for line in game.standing().sheets[seat] if line.reason == reason)


def effect(game: Game, seat: int, card: str) -> int:
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if (line.reason, line.card) == ("effect", card))


def scored(city: str, edition: str = "2016", **more: Any) -> Game:
    """Return a game, ready to be scored, in which seat 0 has this city."""
    return game_at(
        "warlord",
        Seat("bishop", city=city, **more),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
        crown=3,
    )


# --- the rulebooks' example -----------------------------------------------------------
@pytest.mark.rule("E3", "J-E8")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_rulebooks_example_of_a_final_score_is_reproduced(edition: str) -> None:
    game = game_at(
        "bishop",
        Seat(
            "bishop",
            gold=2,
            hand="haunted_quarter",
            city="castle temple market manor laboratory harbor",
        ),
        Seat(
            "warlord",
            gold=6,
            hand="dragon_gate",
            city="docks prison monastery keep church library",
        ),
        Seat("king", gold=9),
        Seat("thief"),
        edition=edition,
    )
    play(game, "gold", "build haunted_quarter", "end", "gold", "build dragon_gate", "end")
    assert game.over
    a, b = 0, 1
    result = game.standing()
    costs = [line.points for line in result.sheets[a] if line.reason == "district"]
    assert costs == [4, 1, 2, 3, 5, 4, 2]
    assert points(game, a, "all-types") == 3  # the Haunted Quarter counts as military
    assert points(game, a, "first-complete") == 4
    assert result.totals[a] == 28
    costs = [line.points for line in result.sheets[b] if line.reason == "district"]
    assert costs == [3, 2, 3, 3, 2, 6, 6]
    extra = effect(game, b, "dragon_gate"), points(game, b, "silver")
    assert extra == ((0, 2) if edition == "deluxe" else (2, 0))
    assert points(game, b, "all-types") == 0
    assert points(game, b, "complete") == 2
    assert result.totals[b] == 29
    assert result.winners == [b]
    assert result.places == [2, 1, 3, 4]


# --- E3: points -----------------------------------------------------------------------
@pytest.mark.rule("E3")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_every_district_scores_its_cost(edition: str) -> None:
    game = scored("tavern market docks castle palace", edition)
    assert game.standing().totals == [1 + 2 + 3 + 4 + 5, 0, 0, 0]
    assert points(game, 0, "district") == 15


@pytest.mark.rule("E3")
def test_a_beautified_district_scores_one_extra_point() -> None:
    assert scored("tavern+ market castle+").standing().totals[0] == 2 + 2 + 5


@pytest.mark.rule("E3")
def test_gold_and_district_cards_in_hand_score_nothing() -> None:
    assert scored("tavern", gold=7, hand="palace dragon_gate").standing().totals[0] == 1


@pytest.mark.rule("E3")
def test_silver_coins_score_points_in_deluxe() -> None:
    game = scored("dragon_gate university", "deluxe", hand="secret_vault")
    assert points(game, 0, "district") == 12
    assert points(game, 0, "silver") == 4
    assert game.standing().totals[0] == 12 + 4 + 3


@pytest.mark.rule("E3")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_a_city_with_all_five_types_scores_three_points(edition: str) -> None:
    game = scored("manor temple tavern prison smithy", edition)
    assert points(game, 0, "all-types") == 3
    assert game.standing().totals[0] == 3 + 1 + 1 + 2 + 5 + 3


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    "city",
    [
        "temple tavern prison smithy docks",
        "manor tavern prison smithy castle",
        "manor temple prison smithy church",
        "manor temple tavern smithy docks",
        "manor temple tavern prison barracks",
    ],
)
def test_a_city_with_only_four_types_scores_no_bonus(city: str) -> None:
    assert points(scored(city), 0, "all-types") == 0


@pytest.mark.rule("E3")
def test_the_bonus_for_all_types_is_scored_once() -> None:
    city = "manor temple tavern prison smithy castle church market barracks laboratory"
    assert points(scored(city), 0, "all-types") == 3


@pytest.mark.rule("E3")
def test_the_school_of_magic_counts_as_unique_in_scoring() -> None:
    assert points(scored("manor temple tavern school_of_magic smithy"), 0, "all-types") == 0


@pytest.mark.rule("E3")
def test_unique_districts_score_their_extra_points() -> None:
    game = scored("dragon_gate map_room imperial_treasury", gold=4, hand="tavern docks")
    assert effect(game, 0, "dragon_gate") == 2
    assert effect(game, 0, "map_room") == 2
    assert effect(game, 0, "imperial_treasury") == 4
    assert game.standing().totals[0] == 6 + 5 + 5 + 2 + 2 + 4


# --- E4: who wins ---------------------------------------------------------------------
@pytest.mark.rule("E4")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_player_with_the_most_points_wins(edition: str) -> None:
    game = last_round(
        "warlord",
        Seat("thief", city="palace"),
        Seat("king", city="castle", gold=9),
        Seat("bishop", city="manor"),
        Seat("warlord", city="castle"),
        edition=edition,
    )
    result = game.standing()
    assert result.totals == [5, 4, 3, 4]
    assert result.winners == [0]
    assert result.places[0] == 1
    assert result.places[2] == 4


@pytest.mark.rule("E4")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_a_tie_goes_to_the_highest_rank_of_the_last_round(edition: str) -> None:
    game = last_round(
        "warlord",
        Seat("merchant", city="tavern", gold=9),
        Seat("architect", city="temple"),
        Seat("bishop", city="watchtower", gold=9),
        Seat("warlord"),
        edition=edition,
    )
    result = game.standing()
    assert result.totals == [1, 1, 1, 0]
    assert result.winners == [1]
    assert result.places == [2, 1, 3, 4]


@pytest.mark.rule("E4", "J-E7")
@pytest.mark.parametrize(("edition", "winner"), [("2016", 0), ("2021", 0), ("deluxe", 1)])
def test_in_a_tie_a_killed_character_counts_only_in_deluxe(edition: str, winner: int) -> None:
    game = last_round(
        "merchant",
        Seat("merchant", city="tavern"),
        Seat("warlord", city="temple"),
        Seat("assassin", city="watchtower"),
        Seat("king"),
        edition=edition,
        markers="dagger:warlord@2",
    )
    assert game.standing().totals == [1, 1, 1, 0]
    assert game.standing().winners == [winner]


@pytest.mark.rule("J-E7", "K3")
@pytest.mark.parametrize("character", ["king", "patrician", "emperor"])
def test_in_a_tie_a_killed_rank_4_counts_because_it_is_revealed_after_the_round(
    character: str,
) -> None:
    game = last_round(
        "magician",
        Seat("magician", city="tavern"),
        Seat(character, city="temple"),
        Seat("assassin", city="watchtower"),
        Seat("thief"),
        markers=f"dagger:{character}@2",
    )
    assert game.standing().totals == [1, 1, 1, 0]
    assert game.standing().winners == [1]


@pytest.mark.rule("J-E7")
@pytest.mark.parametrize("two", ["thief merchant", "merchant thief"])
def test_a_tie_is_broken_by_the_higher_of_two_revealed_characters(two: str) -> None:
    game = last_round(
        "warlord",
        Seat(two, city="tavern"),
        Seat("king bishop", city="temple"),
        Seat("assassin warlord"),
    )
    assert game.standing().totals == [1, 1, 0]
    assert game.standing().winners == [0]


@pytest.mark.rule("J-E7")
@pytest.mark.parametrize(("edition", "winner"), [("2016", 1), ("deluxe", 0)])
def test_a_killed_second_character_can_break_a_tie_only_in_deluxe(
    edition: str, winner: int
) -> None:
    game = last_round(
        "artist",
        Seat("thief warlord", city="tavern"),
        Seat("king bishop", city="temple"),
        Seat("assassin artist"),
        markers="dagger:warlord@2",
        edition=edition,
    )
    assert game.standing().totals == [1, 1, 0]
    assert game.standing().winners == [winner]


@pytest.mark.rule("J-E7")
def test_a_player_who_revealed_no_character_loses_the_tie() -> None:
    game = last_round(
        "thief",
        Seat("warlord", city="tavern"),
        Seat("assassin", city="temple"),
        Seat("thief"),
        Seat("bishop"),
        markers="dagger:warlord@1",
    )
    assert game.standing().totals == [1, 1, 0, 0]
    assert game.standing().winners == [1]


@pytest.mark.rule("J-E7")
def test_in_a_tie_a_bewitched_character_counts_as_revealed() -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="tavern"),
        Seat("architect", city="temple"),
        Seat("witch", city="watchtower"),
        Seat("king"),
        markers="spell:warlord@2",
    )
    assert game.standing().totals == [1, 1, 1, 0]
    assert game.standing().winners == [0]


@pytest.mark.rule("J-E7", "E4")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_a_tie_that_no_rule_breaks_is_a_shared_win(edition: str) -> None:
    # Before the draft nobody has a rank that could break the tie.
    game = game_at(
        "",
        Seat(city="tavern"),
        Seat(city="temple", gold=5),
        Seat(city="watchtower"),
        Seat(),
        draft=True,
        edition=edition,
    )
    result = game.standing()
    assert result.winners == [0, 1, 2]
    assert result.places == [1, 1, 1, 4]


@pytest.mark.rule("E4")
def test_a_classic_tie_goes_to_the_player_with_the_higher_total_cost_of_districts() -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="manor temple tavern prison keep", gold=9),
        Seat("king", city="palace cathedral monastery"),
        Seat("thief"),
        Seat("bishop"),
        edition="classic",
    )
    result = game.standing()
    assert result.totals[:2] == [10 + 3, 13]
    assert result.winners == [1]
    assert result.places[:2] == [2, 1]


@pytest.mark.rule("E4")
def test_a_classic_tie_ignores_the_extra_points_of_districts() -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="dragon_gate", gold=9),
        Seat("king", city="palace monastery"),
        Seat("thief"),
        Seat("bishop"),
        edition="classic",
    )
    assert game.standing().totals[:2] == [8, 8]
    assert game.standing().winners == [1]


@pytest.mark.rule("E4")
def test_a_classic_tie_with_equal_district_costs_is_broken_by_gold_not_by_rank() -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="tavern"),
        Seat("king", city="temple", gold=3),
        Seat("thief", city="watchtower", gold=1),
        Seat("bishop"),
        edition="classic",
    )
    result = game.standing()
    assert result.totals == [1, 1, 1, 0]
    assert [player.gold for player in game.players[:3]] == [2, 3, 1]
    assert result.winners == [1]
    assert result.places == [2, 1, 3, 4]


@pytest.mark.rule("E4", "J-E7")
def test_a_classic_tie_with_equal_district_costs_and_equal_gold_is_a_shared_win() -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="tavern"),
        Seat("king", city="temple", gold=2),
        Seat("thief"),
        Seat("bishop"),
        edition="classic",
    )
    assert game.standing().winners == [0, 1]


@pytest.mark.rule("E4")
@pytest.mark.parametrize(("edition", "winner"), [("2016", 0), ("classic", 1)])
def test_gold_breaks_ties_in_classic_only(edition: str, winner: int) -> None:
    game = last_round(
        "warlord",
        Seat("warlord", city="tavern"),
        Seat("king", city="temple", gold=9),
        Seat("thief"),
        Seat("bishop"),
        edition=edition,
    )
    assert game.standing().winners == [winner]


# --- E5: action cards -----------------------------------------------------------------
@pytest.mark.rule("E5", "A2")
def test_each_action_card_in_hand_scores_a_point() -> None:
    game = game_at(
        "warlord",
        Seat("bishop", city="tavern", hand="acrobat director director docks"),
        Seat("king", hand="ticket_booth living_cannonball rasputin fortune_teller circus_tent"),
        Seat("thief", hand="castle"),
        Seat("warlord", laid="ticket_booth circus_tent"),
        edition="deluxe",
        action_cards=True,
    )
    assert game.standing().totals == [1 + 3, 5, 0, 0]
    assert points(game, 1, "hand") == 5


@pytest.mark.rule("E5")
def test_action_cards_count_for_the_map_room_as_well() -> None:
    game = game_at(
        "warlord",
        Seat("bishop", city="map_room", hand="acrobat director docks"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    assert game.standing().totals[0] == 5 + 3 + 2


# --- J-E8: the Haunted Quarter --------------------------------------------------------
@pytest.mark.rule("J-E8")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
@pytest.mark.parametrize(
    "city",
    [
        "temple tavern prison smithy haunted_quarter",
        "manor tavern prison smithy haunted_quarter",
        "manor temple prison smithy haunted_quarter",
        "manor temple tavern smithy haunted_quarter",
        "manor temple tavern prison haunted_quarter",
    ],
)
def test_the_haunted_quarter_counts_as_the_missing_type(city: str, edition: str) -> None:
    assert points(scored(city, edition), 0, "all-types") == 3


@pytest.mark.rule("J-E8")
def test_the_haunted_quarter_cannot_count_as_two_missing_types() -> None:
    assert points(scored("manor temple tavern haunted_quarter"), 0, "all-types") == 0


@pytest.mark.rule("J-E8")
def test_the_haunted_quarter_counts_everywhere_as_the_one_type_that_scores_most() -> None:
    # As a military district, the Quarter completes the five types for 3 points, and the Wishing
    # Well scores 2. As a unique district, it would only raise the Wishing Well from 2 to 3.
    game = scored("manor temple tavern smithy wishing_well haunted_quarter")
    assert points(game, 0, "all-types") == 3
    assert effect(game, 0, "wishing_well") == 2
    # With no type missing, the Quarter stays a unique district and counts for the Wishing Well.
    game = scored("manor temple tavern prison wishing_well haunted_quarter")
    assert points(game, 0, "all-types") == 3
    assert effect(game, 0, "wishing_well") == 2
    assert game.standing().totals[0] == 3 + 1 + 1 + 2 + 5 + 2 + 3 + 2


@pytest.mark.rule("J-E8")
def test_the_haunted_quarter_can_be_the_third_of_a_type_for_the_capitol() -> None:
    game = scored("manor castle capitol haunted_quarter")
    assert effect(game, 0, "capitol") == 3
    # The Quarter can be the missing military district or the third noble one, not both.
    game = scored("manor castle temple tavern capitol haunted_quarter")
    assert effect(game, 0, "capitol") + points(game, 0, "all-types") == 3


@pytest.mark.rule("J-E8")
def test_the_ivory_tower_scores_if_the_haunted_quarter_counts_as_another_type() -> None:
    game = scored("manor ivory_tower haunted_quarter")
    assert effect(game, 0, "ivory_tower") == 5
    # As a military district, the Quarter also completes the five types.
    game = scored("manor temple tavern ivory_tower haunted_quarter")
    assert effect(game, 0, "ivory_tower") == 5
    assert points(game, 0, "all-types") == 3


@pytest.mark.rule("J-E8")
def test_the_haunted_quarter_scores_its_cost() -> None:
    assert scored("haunted_quarter").standing().totals[0] == 2

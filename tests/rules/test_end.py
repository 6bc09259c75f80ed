"""The end of the game: complete cities, the last round, completion points (E1 to E3, J-E6)."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game, IllegalError
from tests.rules.table import Seat, choices, game_at, play, play_until, texts

OTHERS = ("thief", "magician", "king", "bishop", "merchant", "warlord", "assassin")
# Ten districts with different names.
TEN = (
    "tavern",
    "market",
    "docks",
    "harbor",
    "temple",
    "church",
    "monastery",
    "watchtower",
    "prison",
    "barracks",
)


def city(n: int) -> str:
    return " ".join(TEN[:n])


def architect_with(n: int, players: int, edition: str, **more: Any) -> Game:
    """Return a game in which seat 0, the Architect, has `n` districts and three more in hand."""
    seat = Seat("architect", gold=20, hand=" ".join(TEN[n : n + 3]), city=city(n))
    others = [Seat(name) for name in OTHERS[: players - 1]]
    game = game_at("architect", seat, *others, edition=edition, **more)
    game.play("gold")
    return game


def completed(game: Game) -> list[int]:
    assert game.log is not None
    return [e.seat for e in game.log if e.kind == "completed"]


def bonus(game: Game, seat: int) -> int:
    """Return the points that a seat scores for a complete city."""
    wanted = ("first-complete", "complete")
    return sum(line.points for line in game.standing().sheets[seat] if line.reason in wanted)


# --- E1: when a city is complete ------------------------------------------------------
@pytest.mark.rule("E1", "E2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
@pytest.mark.parametrize(
    ("players", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)]
)
def test_a_complete_city_needs_seven_districts_but_eight_with_two_or_three_players(
    players: int, size: int, edition: str
) -> None:
    game = architect_with(size - 2, players, edition)
    game.play(f"build {TEN[size - 2]}")
    assert completed(game) == []
    assert not game.ending
    game.play(f"build {TEN[size - 1]}")
    assert completed(game) == [0]
    assert game.ending


@pytest.mark.rule("E1", "E2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_a_classic_city_is_complete_with_eight_districts(players: int) -> None:
    game = architect_with(6, players, "classic")
    play(game, f"build {TEN[6]}")
    assert not game.ending
    play(game, f"build {TEN[7]}")
    assert completed(game) == [0]
    assert game.ending


@pytest.mark.rule("E1", "S10")
@pytest.mark.parametrize("players", [2, 4, 7])
def test_in_the_classic_short_game_a_city_is_complete_with_seven_districts(players: int) -> None:
    game = architect_with(5, players, "classic", short=True)
    play(game, f"build {TEN[5]}")
    assert not game.ending
    play(game, f"build {TEN[6]}")
    assert game.ending
    assert bonus(game, 0) == 4


@pytest.mark.rule("E1")
@pytest.mark.parametrize(("edition", "size"), [("2016", 7), ("classic", 8)])
def test_a_complete_city_may_grow_further(edition: str, size: int) -> None:
    game = architect_with(size - 1, 5, edition)
    play(game, f"build {TEN[size - 1]}", f"build {TEN[size]}")
    assert len(game.players[0].city) == size + 1
    assert completed(game) == [0]
    assert bonus(game, 0) == 4


# --- E2: when the game ends -----------------------------------------------------------
@pytest.mark.rule("E2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_game_ends_after_the_round_in_which_a_city_is_complete(edition: str) -> None:
    size = 8 if edition == "classic" else 7
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[size - 1], city=city(size - 1)),
        Seat("architect"),
        Seat("warlord"),
        Seat("king"),
        edition=edition,
    )
    play(game, "gold", f"build {TEN[size - 1]}")
    assert not game.over
    play(game, "end")
    # Players called later in the round still take their turns.
    assert (game.to_act, game.the_turn().role.name) == (1, "architect")
    play(game, "gold", "end")
    assert (game.to_act, game.the_turn().role.name) == (2, "warlord")
    play(game, "gold", "end")
    assert game.over
    assert game.round == 1
    assert game.to_act == -1
    assert game.legal_actions() == []
    assert game.log is not None
    assert game.log[-1].kind == "ended"
    with pytest.raises(IllegalError):
        game.play("gold")


@pytest.mark.rule("E2", "T8")
def test_another_round_follows_if_no_city_is_complete() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[5], city=city(5)),
        Seat("architect"),
        Seat("warlord"),
        Seat("king"),
    )
    play(game, "gold", f"build {TEN[5]}")
    play_until(game, "pick")
    assert not game.over
    assert game.round == 2


@pytest.mark.rule("E2")
def test_a_seized_district_can_complete_a_city() -> None:
    game = game_at(
        "marshal",
        Seat("marshal", gold=9, city=city(6)),
        Seat("bishop", city="manor"),
        Seat("thief", city="monastery"),
        Seat("king"),
    )
    play(game, "gold", "seize monastery @2")
    assert completed(game) == [0]
    play(game, "end")
    assert game.over
    assert bonus(game, 0) == 4


@pytest.mark.rule("E2")
def test_a_confiscated_district_completes_the_magistrates_city_not_the_builders() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand="manor", city=city(6)),
        Seat("magistrate", city=city(6)),
        Seat("thief"),
        Seat("king"),
        markers="warrant:bishop@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "gold", "build manor", "confiscate")
    assert completed(game) == [1]
    play(game, "end")
    assert game.over
    assert [bonus(game, seat) for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("E2")
def test_a_district_paid_for_with_cards_can_complete_a_city() -> None:
    hand = "thieves_den castle manor palace town_hall"
    game = game_at(
        "bishop",
        Seat("bishop", hand=hand, city=city(6)),
        Seat("magician"),
        Seat("thief"),
        Seat("king"),
    )
    play(game, "gold", "pay-with-cards thieves_den", "discard castle", "discard manor")
    play(game, "discard palace", "discard town_hall", "done")
    assert completed(game) == [0]
    play(game, "end")
    assert game.over


@pytest.mark.rule("E2")
def test_a_district_the_wizard_takes_and_builds_can_complete_a_city() -> None:
    game = game_at(
        "wizard",
        Seat("wizard", gold=9, city=city(6)),
        Seat("assassin", hand="castle"),
        Seat("thief"),
        Seat("king"),
    )
    play(game, "look @1", "take-and-build castle")
    assert completed(game) == [0]


@pytest.mark.rule("E2")
def test_a_swap_for_a_monument_can_complete_a_city() -> None:
    # After swapping a tavern for the Monument, the city's six cards count as seven districts.
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city=city(6)),
        Seat("bishop"),
        Seat("thief", city="monument"),
        Seat("king"),
    )
    play(game, "gold", "exchange monument @2", "hand-over tavern")
    assert completed(game) == [0]
    assert len(game.players[0].city) == 6
    play(game, "end")
    assert game.over


@pytest.mark.rule("E2")
def test_replacing_a_district_in_a_city_of_six_does_not_end_the_game() -> None:
    game = game_at(
        "architect",
        Seat("architect", hand="palace", city=f"{city(5)} framework"),
        Seat("bishop"),
        Seat("thief"),
        Seat("king"),
    )
    play(game, "gold", "build-with palace framework")
    assert len(game.players[0].city) == 6
    play(game, "end")
    assert not game.over
    assert game.round == 2


@pytest.mark.rule("E2", "K3", "E3", "J-E9")
def test_a_killed_king_still_takes_the_crown_before_the_points_are_counted() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[6], city=city(6)),
        Seat("assassin"),
        Seat("king", city="statue"),
        Seat("thief"),
        markers="dagger:king@1",
        crown=1,
    )
    play(game, "gold", f"build {TEN[6]}", "end")
    assert game.over
    assert game.crown == 2
    assert game.standing().totals[2] == 3 + 5


@pytest.mark.rule("J-E9", "K3")
def test_the_queen_is_paid_before_the_points_are_counted() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[6], city=city(6)),
        Seat("assassin"),
        Seat("king"),
        Seat("queen", city="imperial_treasury"),
        Seat("thief"),
        markers="dagger:king@1",
        crown=1,
    )
    play(game, "gold", f"build {TEN[6]}", "end", "gold", "end")
    assert game.over
    assert game.players[3].gold == 2 + 3
    assert game.standing().totals[3] == 5 + 5


@pytest.mark.rule("J-E9", "K3", "E2")
def test_a_killed_emperor_passes_the_crown_on_before_the_game_ends() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[6], city=city(6)),
        Seat("assassin"),
        Seat("emperor"),
        Seat("thief", city="statue"),
        markers="dagger:emperor@1",
        crown=1,
    )
    play(game, "gold", f"build {TEN[6]}", "end")
    assert not game.over
    assert game.to_act == 2
    game.play("crown @3")
    assert game.over
    assert game.standing().totals[3] == 3 + 5


@pytest.mark.rule("J-E10")
def test_a_swap_between_two_cities_of_six_completes_neither_of_them() -> None:
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city=city(6)),
        Seat("bishop"),
        Seat("thief", city="manor castle palace monastery cathedral fortress"),
        Seat("king"),
    )
    play(game, "gold", "exchange manor @2", "hand-over docks")
    assert completed(game) == []
    assert not game.ending
    assert [len(game.players[seat].city) for seat in (0, 2)] == [6, 6]
    play(game, "end")
    assert not game.over


# --- E3: points for the first and for later complete cities ---------------------------
@pytest.mark.rule("E3")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_the_first_complete_city_scores_four_points_and_each_later_one_two(edition: str) -> None:
    size = 8 if edition == "classic" else 7
    others = ["castle", "town_hall", "cathedral", "fortress", "barracks", "trading_post"]
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=TEN[size - 1], city=city(size - 1)),
        Seat("merchant", gold=9, hand=TEN[size - 1], city=city(size - 1)),
        Seat("architect", gold=9, hand=f"{TEN[size - 1]} palace", city=city(size - 1)),
        Seat("warlord", gold=9, hand="manor", city=" ".join(others[: size - 2])),
        edition=edition,
    )
    for builds in ([TEN[size - 1]], [TEN[size - 1]], [TEN[size - 1], "palace"], ["manor"]):
        play(game, "gold", *(f"build {name}" for name in builds), "end")
    assert game.over
    assert [bonus(game, seat) for seat in range(4)] == [4, 2, 2, 0]


# --- J-E6: a city that was complete ---------------------------------------------------
@pytest.mark.rule("J-E6")
def test_the_first_player_to_complete_a_city_keeps_the_four_points_if_the_city_shrinks() -> None:
    game = game_at(
        "architect",
        Seat("architect warlord", gold=9, hand=TEN[7], city=city(7)),
        Seat("king artist", gold=9, hand=TEN[7], city=city(7)),
        Seat("thief bishop"),
    )
    play(game, "gold", f"build {TEN[7]}", "end")
    assert bonus(game, 0) == 4
    play(game, "gold", "destroy tavern @0", "end")
    assert len(game.players[0].city) == 7
    play(game, "gold", f"build {TEN[7]}", "end")
    assert game.over
    assert completed(game) == [0]
    assert [bonus(game, seat) for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("J-E6", "E2")
def test_the_game_ends_after_the_round_even_if_no_city_is_complete_by_then() -> None:
    game = game_at(
        "architect",
        Seat("architect warlord", gold=9, hand=TEN[7], city=city(7)),
        Seat("king merchant"),
        Seat("thief bishop"),
    )
    play(game, "gold", f"build {TEN[7]}", "end", "gold", "destroy tavern @0", "end")
    assert game.over
    assert all(len(player.city) < 8 for player in game.players)
    assert bonus(game, 0) == 4


@pytest.mark.rule("J-E6")
def test_only_cities_that_are_complete_at_the_end_of_the_game_get_the_two_points() -> None:
    game = game_at(
        "bishop",
        Seat("bishop thief", gold=9, hand=TEN[7], city=city(7)),
        Seat("merchant warlord", gold=9, hand=TEN[7], city=city(7)),
        Seat("king architect"),
    )
    play(game, "gold", f"build {TEN[7]}", "end")
    play(game, "gold", f"build {TEN[7]}", "end")
    assert [bonus(game, seat) for seat in range(3)] == [4, 2, 0]
    play(game, "gold", "end")
    assert choices(game, "destroy")
    assert "destroy tavern @0" not in texts(game)
    play(game, "gold", "destroy tavern @1", "end")
    assert game.over
    assert [bonus(game, seat) for seat in range(3)] == [4, 0, 0]

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, game_at, gold, logged, play, play_until, texts

MODERN = ("2016", "2021", "deluxe")


def queen_at(
    seat: int, call: str = "queen", rank_4: str = "king", markers: str = "", edition: str = "2016"
) -> Game:
    """Return a five-player game with rank 4 at seat 0, rank 1 at seat 3 and the Queen at `seat`."""
    rank_1 = "witch" if "spell" in markers else "assassin"
    roles = [rank_4, "thief", "merchant", rank_1, "bishop"]
    roles[seat] = "queen"
    return game_at(
        call, *(Seat(role, gold=1) for role in roles), markers=markers, edition=edition, crown=2
    )


@pytest.mark.rule("C-Queen-1")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("seat", [1, 4])
@pytest.mark.parametrize("rank_4", ["king", "emperor", "patrician"])
def test_the_queen_next_to_the_player_who_revealed_rank_4_gets_3_gold(
    rank_4: str, seat: int, edition: str
) -> None:
    game = queen_at(seat, rank_4=rank_4, edition=edition)
    assert game.to_act == seat
    play(game, "bonus")
    assert game.players[seat].gold == 4
    assert "bonus" not in texts(game)


@pytest.mark.rule("C-Queen-1")
def test_a_queen_two_seats_away_from_rank_4_gets_nothing() -> None:
    game = queen_at(2)
    assert game.to_act == 2
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert game.players[2].gold == 3


@pytest.mark.rule("C-Queen-1")
def test_the_queen_gets_nothing_when_nobody_has_rank_4() -> None:
    game = game_at(
        "queen", Seat("thief"), Seat("queen"), Seat("merchant"), Seat("assassin"), Seat("bishop")
    )
    assert game.to_act == 1
    assert "bonus" not in texts(game)


@pytest.mark.rule("C-Queen-1")
def test_the_queen_is_not_paid_for_sitting_next_to_the_crown() -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat("thief"),
        Seat("merchant"),
        Seat("queen"),
        Seat("assassin"),
        crown=1,
    )
    play(game, "gold", "crown @2", "end")
    play_until(game, "turn", seat=3)
    assert game.crown == 2
    assert "bonus" not in texts(game)


@pytest.mark.rule("C-Queen-1", "T5")
def test_the_queen_can_take_her_gold_after_gathering() -> None:
    game = play(queen_at(1), "gold")
    assert "end" in texts(game)
    play(game, "bonus", "end")
    assert game.players[1].gold == 6


@pytest.mark.rule("C-Queen-1", "K3")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("rank_4", ["king", "patrician"])
def test_the_queen_next_to_a_killed_rank_4_is_paid_at_the_end_of_the_round(
    rank_4: str, edition: str
) -> None:
    game = queen_at(1, rank_4=rank_4, markers=f"dagger:{rank_4}@3", edition=edition)
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert game.round == 2
    assert game.crown == 0
    assert game.players[1].gold == 1 + 2 + 3
    assert logged(game, "gained-gold")[-1] == "gained-gold @1 3"


@pytest.mark.rule("C-Queen-1", "K3")
def test_a_killed_emperor_passes_the_crown_before_the_queen_is_paid() -> None:
    game = queen_at(1, rank_4="emperor", markers="dagger:emperor@3")
    play(game, "gold", "end")
    assert game.to_act == 0
    assert game.players[1].gold == 3
    play(game, "crown @4")
    assert game.players[1].gold == 6


@pytest.mark.rule("C-Queen-1", "K3")
def test_a_queen_two_seats_away_from_a_killed_rank_4_gets_nothing() -> None:
    game = queen_at(2, markers="dagger:king@3")
    play(game, "gold", "end")
    assert game.round == 2
    assert game.players[2].gold == 3


@pytest.mark.rule("C-Queen-1")
def test_the_queen_gets_nothing_for_a_killed_rank_4_that_nobody_has() -> None:
    game = game_at(
        "queen",
        Seat("thief"),
        Seat("queen"),
        Seat("merchant"),
        Seat("assassin"),
        Seat("bishop"),
        markers="dagger:king@3",
    )
    play(game, "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 2


@pytest.mark.rule("C-Queen-1")
def test_the_queen_is_not_paid_again_at_the_end_of_the_round() -> None:
    game = play(queen_at(1), "bonus", "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 6


@pytest.mark.rule("C-Queen-1")
def test_a_queen_who_did_not_take_her_gold_gets_none_at_the_end_of_the_round() -> None:
    game = play(queen_at(1), "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 3


@pytest.mark.rule("C-Queen-1", "C-Witch-4")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_the_queen_next_to_a_bewitched_rank_4_is_paid_in_her_turn(edition: str) -> None:
    game = queen_at(1, markers="spell:king@3", edition=edition)
    play(game, "bonus", "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 6


@pytest.mark.rule("C-Queen-1", "C-Witch-4")
def test_in_deluxe_the_queen_next_to_a_bewitched_rank_4_is_paid_at_the_end_of_the_round() -> None:
    game = queen_at(1, markers="spell:king@3", edition="deluxe")
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 6


@pytest.mark.rule("C-Queen-1", "C-Witch-4")
@pytest.mark.parametrize("edition", MODERN)
def test_the_queen_gets_nothing_next_to_a_witch_who_resumes_as_rank_4(edition: str) -> None:
    # Seat 2 is next to the Witch at seat 3, not to the bewitched King at seat 0.
    game = queen_at(2, markers="spell:king@3", edition=edition)
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert game.round == 2
    assert game.players[2].gold == 3


@pytest.mark.rule("C-Queen-1", "C-Witch-3")
@pytest.mark.parametrize("witch", [1, 2])
def test_a_witch_in_the_queens_place_is_paid_only_if_she_sits_next_to_rank_4_herself(
    witch: int,
) -> None:
    roles = ["king", "thief", "thief", "merchant", "queen"]
    roles[witch] = "witch"
    game = game_at("queen", *(Seat(role) for role in roles), markers=f"spell:queen@{witch}")
    play(game, "gold")
    assert game.to_act == witch
    assert ("bonus" in texts(game)) == (witch == 1)


@pytest.mark.rule("C-Queen-1")
def test_a_killed_queen_gets_nothing() -> None:
    game = queen_at(1, call="warlord", markers="dagger:queen@3")
    assert game.round == 2
    assert gold(game) == [1] * 5


@pytest.mark.rule("C-Queen-1", "U-imperial_treasury")
def test_in_the_last_round_the_queen_is_paid_before_the_points_are_counted() -> None:
    game = game_at(
        "queen",
        Seat("king"),
        Seat(
            "queen",
            hand="tavern",
            city="market docks harbor temple church imperial_treasury",
        ),
        Seat("thief"),
        Seat("assassin"),
        Seat("merchant"),
        markers="dagger:king@3",
    )
    play(game, "gold", "build tavern", "end")
    assert game.over
    assert game.players[1].gold == 4
    assert ("effect", 4) in [(line.reason, line.points) for line in game.standing().sheets[1]]

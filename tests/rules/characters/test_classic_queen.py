import pytest

from tests.rules.table import Seat, game_at, play, play_until, texts


@pytest.mark.rule("X-Queen-1")
@pytest.mark.parametrize("rank_4", ["king", "emperor"])
@pytest.mark.parametrize("seat", [1, 4])
def test_the_classic_queen_next_to_the_king_or_the_emperor_gets_3_gold(
    seat: int, rank_4: str
) -> None:
    roles = [rank_4, "thief", "merchant", "assassin", "bishop"]
    roles[seat] = "queen"
    game = game_at("queen", *(Seat(role) for role in roles), edition="classic", crown=2)
    assert game.to_act == seat
    play(game, "bonus")
    assert game.players[seat].gold == 3
    assert "bonus" not in texts(game)


@pytest.mark.rule("X-Queen-1")
def test_the_queen_is_not_paid_for_sitting_next_to_the_crown() -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat("thief"),
        Seat("queen"),
        Seat("merchant"),
        Seat("assassin"),
        edition="classic",
    )
    play(game, "crown @3")
    play_until(game, "turn", seat=2)
    assert game.crown == 3
    assert "bonus" not in texts(game)


@pytest.mark.rule("X-Queen-1", "K3")
def test_the_queen_next_to_a_killed_king_is_paid_at_the_end_of_the_round() -> None:
    game = game_at(
        "queen",
        Seat("king"),
        Seat("queen"),
        Seat("merchant"),
        Seat("assassin"),
        Seat("bishop"),
        edition="classic",
        markers="dagger:king@3",
    )
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert game.round == 2
    assert game.players[1].gold == 2 + 3


@pytest.mark.rule("X-Queen-1")
def test_the_queen_next_to_a_bewitched_king_is_paid_too() -> None:
    game = game_at(
        "queen",
        Seat("king"),
        Seat("queen"),
        Seat("merchant"),
        Seat("witch"),
        Seat("bishop"),
        edition="classic",
        markers="spell:king@3",
    )
    play(game, "bonus")
    assert game.players[1].gold == 3

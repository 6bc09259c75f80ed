import pytest

from tests.rules.table import Seat, game_at, play, play_until, texts


@pytest.mark.rule("X-Crown-1")
def test_the_classic_king_takes_the_crown_as_soon_as_he_is_called() -> None:
    game = game_at(
        "king",
        Seat("king"),
        Seat("thief"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
        crown=2,
    )
    assert game.history == []
    assert game.to_act == 0
    assert game.crown == 0


@pytest.mark.rule("X-Crown-1")
def test_the_classic_emperor_must_move_the_crown_before_anything_else() -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat("thief"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
        crown=2,
    )
    assert texts(game) == ["crown @1", "crown @3"]
    play(game, "crown @3")
    assert game.crown == 3
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("X-Crown-1", "K3")
def test_a_killed_king_takes_the_crown_at_the_end_of_the_round() -> None:
    game = game_at(
        "king",
        Seat("king"),
        Seat("assassin"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
        crown=2,
        markers="dagger:king@1",
    )
    play_until(game, "turn", seat=3)
    assert game.crown == 2
    play(game, "gold", "end")
    assert game.round == 2
    assert game.crown == 0


@pytest.mark.rule("X-Crown-1", "K3")
def test_a_killed_emperor_moves_the_crown_at_the_end_of_the_round_and_is_not_paid() -> None:
    game = game_at(
        "warlord",
        Seat("emperor"),
        Seat("assassin", gold=4, hand="tavern"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
        crown=2,
        markers="dagger:emperor@1",
    )
    play(game, "gold", "end")
    assert game.to_act == 0
    play(game, "crown @1")
    assert game.crown == 1
    assert game.round == 2
    assert game.players[1].gold == 4
    assert len(game.players[1].hand) == 1

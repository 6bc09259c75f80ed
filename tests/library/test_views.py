"""A view shows only what its seat is allowed to know, whichever way it is created."""

from __future__ import annotations

import pytest

from citadella import Game, IllegalError, MalformedError, PlayerView, Setup, View, open_view

from .fields import some_game


def finished() -> Game:
    game = Game.new(Setup.preset(players=4), seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])
    return game


def test_a_view_made_with_the_constructor_hides_as_much_as_game_view() -> None:
    game = some_game()
    for seat in range(-1, 5):
        assert View(game, seat).to_json() == game.view(seat).to_json()
    assert set(View(game, -1).players[0].hand) <= {"?"}
    assert View(game, 0).known is not game
    assert View(game, 0).known.seed == ""
    assert View(game, 0).known.history == []


def test_a_view_made_from_a_view_shows_no_more_than_the_first_one() -> None:
    game = some_game()
    twice = View(game.view(0).known, 1)

    assert set(twice.players[0].hand) | set(twice.players[1].hand) <= {"?"}


def test_a_player_view_can_be_made_from_a_view() -> None:
    view = some_game().view(2)

    assert PlayerView(view, 1).hand == view.players[1].hand


@pytest.mark.parametrize("seat", [-2, 5, 99])
def test_a_view_for_an_unknown_seat_is_rejected(seat: int) -> None:
    game = some_game()
    for make in (View, Game.view):
        with pytest.raises(MalformedError, match=f"no seat {seat}"):
            make(game, seat)


def test_an_open_view_of_a_finished_game_shows_everything() -> None:
    game = finished()
    past = Game.new(game.setup, game.seed)
    for action in game.history[:40]:
        past.play(action)

    shown = open_view(past, game)

    assert [player.hand for player in shown.players] == [
        [card.name for card in player.hand] for player in past.players
    ]
    assert "?" not in str(shown)
    assert open_view(game, game).players[0].hand == [c.name for c in game.players[0].hand]


def test_an_open_view_of_an_unfinished_or_another_game_is_rejected() -> None:
    game, other = some_game(), finished()
    past = Game.new(other.setup, other.seed)
    past.play(past.legal_actions()[-1])
    elsewhere = Game.new(Setup.preset(players=4), seed=8)
    for one, end in ((game, game), (game, other), (past, other), (elsewhere, other)):
        with pytest.raises(IllegalError, match=r"can only be shown once the game is over\.$"):
            open_view(one, end)


def test_an_open_view_does_not_change_when_the_game_continues() -> None:
    game = finished()
    past = Game.new(game.setup, game.seed)
    shown = open_view(past, game)
    before = shown.to_json()

    past.play(game.history[0])

    assert shown.to_json() == before

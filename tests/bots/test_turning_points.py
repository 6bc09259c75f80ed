"""The points after each round of a finished game, and the game's turning points."""

from __future__ import annotations

import pytest

from citadella.bots import make
from citadella.bots.review.turning_points import MAX_TURNING_POINTS, MIN_SWING, look_back
from citadella.cards import EDITIONS
from citadella.rules import Game, IllegalError, Setup


def played(edition: str, seed: str) -> Game:
    preset = EDITIONS[edition].presets[0].id
    cards = bool(EDITIONS[edition].action_cards)
    game = Game.new(Setup.preset(preset, edition, 4, action_cards=cards), seed, events=True)
    bots = [make("builder", f"{seed} {seat}") for seat in range(4)]
    while not game.over:
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_totals_after_the_last_round_are_the_final_scores(edition: str) -> None:
    game = played(edition, "review")
    found = look_back(game)
    assert found.points[-1] == game.result().totals
    assert len(found.points) == game.round


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turning_point_is_an_action_with_the_events_it_caused(edition: str) -> None:
    game = played(edition, "review")
    points = look_back(game).turning_points
    assert 0 < len(points) <= MAX_TURNING_POINTS
    assert len({point.round for point in points}) == len(points)
    assert game.log is not None
    for point in points:
        assert point.swing >= MIN_SWING
        again = Game.new(game.setup, game.seed, events=True)
        for action in game.history[: point.n - 1]:
            again.play(action)
        assert again.log is not None
        assert again.round == point.round
        told = len(again.log)
        again.play(game.history[point.n - 1])
        assert [place for place, _ in point.events] == list(range(told, len(again.log)))
        for place, event in point.events:
            assert repr(event) == repr(game.log[place])


def test_turning_points_of_an_unfinished_game_are_rejected() -> None:
    with pytest.raises(IllegalError, match="finished"):
        look_back(Game.new(Setup.preset("first-game", "2016", 4), "review"))

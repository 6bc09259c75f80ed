"""Forecasts of the final scores."""

from __future__ import annotations

from citadella.bots.heuristics import best
from citadella.bots.heuristics.score_forecast import COEFFICIENTS, expected_scores, features_of
from citadella.knowledge import view
from citadella.notation import Position, Seat
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice


def table(**seat: object) -> Game:
    return Position.build(
        call="king",
        players=[Seat("king", **seat), Seat("thief"), Seat("bishop"), Seat("warlord")],  # type: ignore[arg-type]
    ).game()


def lead(game: Game) -> float:
    expected = expected_scores(game)
    return expected[0] - expected[1]


def test_every_feature_has_a_coefficient() -> None:
    game = table()
    assert len(features_of(game, game.players[0], 1.0)) == len(COEFFICIENTS)


def test_the_forecast_of_a_finished_game_is_its_result() -> None:
    game = Game.new(Setup.preset(), "prospects")
    dice = Dice.from_seed("prospects")
    while not game.over:
        assert len(expected_scores(game)) == 4
        game.play(best(game, game.to_act, game.legal_actions(), dice))
    assert expected_scores(game) == [float(points) for points in game.result().totals]


def test_gold_cards_and_districts_raise_the_forecast() -> None:
    plain = lead(table())
    assert lead(table(gold=5)) > plain + 1
    assert lead(table(hand="docks palace")) > plain
    assert lead(table(city="palace manor")) > plain + 3


def test_the_forecast_becomes_more_accurate_during_the_game() -> None:
    early = late = 0.0
    for number in range(12):
        game = Game.new(Setup.preset(), f"near {number}")
        dice = Dice.from_seed(f"near {number}")
        guesses: list[list[float]] = []
        while not game.over:
            game.play(best(game, game.to_act, game.legal_actions(), dice))
            if not game.over:
                guesses.append(expected_scores(game))
        totals = game.result().totals
        early += sum(abs(a - b) for a, b in zip(guesses[0], totals, strict=True)) / 4
        late += sum(abs(a - b) for a, b in zip(guesses[-1], totals, strict=True)) / 4
    assert late / 12 < 2.5
    assert late < early


def test_the_forecast_from_a_view_equals_the_forecast_from_the_game() -> None:
    game = table(gold=3, hand="docks palace", city="manor")
    seen = expected_scores(view(game, 0).known)
    assert len(seen) == 4
    assert abs(seen[0] - expected_scores(game)[0]) < 0.01

"""Simulations of many games: plans, outcomes and totals."""

from __future__ import annotations

from random import Random

import pytest

from citadella.cards import EDITIONS
from citadella.lab.playout import play_random
from citadella.lab.simulate import GameOutcome, Plan, Totals, play_one, play_some
from citadella.rules import Game, MalformedError, Setup, SetupError


def test_a_playout_plays_the_game_to_its_end_and_counts_the_decisions() -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    decisions = play_random(game, Random(1))
    assert game.over
    assert decisions == len(game.history)


def test_random_playouts_choose_every_legal_action_sometimes() -> None:
    first: set[str] = set()
    for seed in range(60):
        game = Game.new(Setup.preset("first-game", crown=0), 1)
        play_random(game, Random(seed))
        first.add(game.history[0].text)
    game = Game.new(Setup.preset("first-game", crown=0), 1)
    assert first == {action.text for action in game.legal_actions()}


def test_the_mixed_preset_plays_all_presets_one_after_another() -> None:
    names = [Plan(preset="mixed").setup(number).preset_name for number in range(8)]
    presets = [preset.id for preset in EDITIONS["2016"].presets]
    assert names == [*presets, presets[0]]


def test_the_random_preset_uses_a_new_setup_for_every_game() -> None:
    plan = Plan(preset="random", seed="9")
    setups = [plan.setup(number) for number in range(5)]
    assert len({setup.key() for setup in setups}) == 5
    assert setups == [plan.setup(number) for number in range(5)]


def test_random_setups_can_require_action_cards() -> None:
    plan = Plan(edition="deluxe", preset="random", action_cards=True)
    assert all(plan.setup(number).action_cards for number in range(8))


@pytest.mark.parametrize("preset", ["random", "mixed", "first-game"])
def test_every_setup_of_a_plan_has_the_as_printed_options_of_the_plan(preset: str) -> None:
    for action_cards in (False, True):
        plan = Plan("deluxe", preset, action_cards=action_cards, as_printed="spy-counts,witch-may")
        printed = {plan.setup(number).as_printed for number in range(8)}
        assert printed == {("witch-may", "spy-counts")}


@pytest.mark.parametrize("bots", [("random",), ("builder", "random", "random")])
def test_the_same_plan_gives_the_same_outcomes(bots: tuple[str, ...]) -> None:
    plan = Plan(players=3, bots=bots, seed="x")
    assert play_some(plan, False, range(3)) == play_some(plan, False, range(3))


def test_each_game_has_its_own_deal() -> None:
    outcomes = play_some(Plan(preset="first-game"), False, range(4))
    assert len({tuple(outcome.totals) for outcome in outcomes}) > 1


def test_the_number_of_bots_must_be_one_or_the_number_of_seats() -> None:
    assert Plan(players=3, bots=("random",)).seats() == ("random",) * 3
    with pytest.raises(MalformedError, match="3 seats, but 2 bots"):
        Plan(players=3, bots=("random", "random")).seats()
    with pytest.raises(MalformedError, match="no bot called 'clever'"):
        Plan(players=2, bots=("clever",)).check()


def test_an_impossible_setup_is_rejected() -> None:
    with pytest.raises(SetupError, match="S5"):
        play_one(Plan(action_cards=True), 0)
    with pytest.raises(MalformedError, match="no preset"):
        play_one(Plan(preset="nothing"), 0)


def test_a_shared_win_is_divided_among_the_winners() -> None:
    totals = Totals(3)
    totals.add(GameOutcome(100, 10, [5, 7, 7], [1, 2]))
    totals.add(GameOutcome(200, 12, [9, 7, 1], [0]))
    assert totals.games == 2
    assert totals.win_shares() == [0.5, 0.25, 0.25]
    assert totals.mean_points() == [7.0, 7.0, 4.0]
    assert totals.mean_decisions() == 150
    assert totals.mean_rounds() == 11


def test_totals_without_games_are_zero() -> None:
    assert Totals(2).win_shares() == [0.0, 0.0]
    assert Totals(2).mean_rounds() == 0

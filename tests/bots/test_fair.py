"""Bots decide by what their seat may know: deal the rest anew, and the choice stays the same."""

from __future__ import annotations

import pytest

from citadella.bots import make
from citadella.bots.heuristics import BALANCED, Evaluation, best
from citadella.knowledge import sample, view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice

BOTS = ("random", "builder", "strategist", "strategist:style=aggressor", "learned")
TABLES = [
    ("2016", 2),
    ("2016", 3),
    ("2016", 4),
    ("2016", 7),
    ("2021", 5),
    ("deluxe", 4),
    ("deluxe", 6),
    ("classic", 3),
    ("classic", 4),
    ("classic-2016", 2),
]


def moments(edition: str, players: int, every: int) -> list[Game]:
    """Give games in the middle of decisions with a choice, one in `every`."""
    game = Game.new(Setup.random(edition, players, "fair"), "fair")
    bots = [make("strategist", str(seat)) for seat in range(players)]
    found: list[Game] = []
    number = 0
    while not game.over:
        actions = game.legal_actions()
        if len(actions) > 1:
            number += 1
            if number % every == 0:
                found.append(game.copy())
        game.play(bots[game.to_act].choose(view(game, game.to_act), actions))
    assert found
    return found


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_choice_does_not_depend_on_what_is_hidden(
    name: str, edition: str, players: int
) -> None:
    for number, game in enumerate(moments(edition, players, 7)):
        seat = game.to_act
        seen = view(game, seat)
        actions = game.legal_actions()
        expected = make(name, "own").choose(seen, actions)
        for deal in range(3):
            other = sample(seen, Dice.from_seed(f"{number}/{deal}"))
            assert other.legal_actions() == actions
            assert make(name, "own").choose(view(other, seat), actions) is expected


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_judgement_is_the_same_of_any_game_that_agrees_with_the_view(
    edition: str, players: int, exact: bool
) -> None:
    for number, game in enumerate(moments(edition, players, 5)):
        seat = game.to_act
        seen = view(game, seat)
        other = sample(seen, Dice.from_seed(f"{number}"))
        on_view = Evaluation(seen.known, seat, BALANCED, exact)
        on_game = Evaluation(game, seat, BALANCED, exact)
        on_other = Evaluation(other, seat, BALANCED, exact)
        for action in game.legal_actions():
            worth = on_view.value(action)
            assert on_game.value(action) == pytest.approx(worth), action
            assert on_other.value(action) == pytest.approx(worth), action


def test_the_quick_choice_is_a_legal_one_and_its_chance_its_own() -> None:
    for game in moments("2016", 4, 3):
        actions = game.legal_actions()
        before = game.dice.position, game.dice.block
        chosen = best(game, game.to_act, actions, Dice.from_seed("own"))
        assert chosen in actions
        assert best(game, game.to_act, actions, Dice.from_seed("own")) is chosen
        assert (game.dice.position, game.dice.block) == before

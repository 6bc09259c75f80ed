"""Undo restores the whole game, and is refused if the action revealed something."""

from __future__ import annotations

import pytest

from citadella.knowledge import sample
from citadella.rules import Game, IllegalError
from citadella.rules.dice import Dice
from tests.properties.deep_checks import Undone
from tests.properties.games import KINDS, Kind, play, setup_of

GAMES = 5


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_undo_restores_the_whole_game(kind: Kind) -> None:
    for number in range(GAMES):
        play(kind, number, Undone(f"{kind} {number}", every=15), events=True)


def test_nothing_can_be_undone_in_a_new_game() -> None:
    game = Game.new(setup_of(Kind("2016", 4), 0), 1)
    assert not game.can_undo
    with pytest.raises(IllegalError):
        game.undo()


def test_a_sampled_game_offers_undo_only_if_its_last_action_can_be_undone() -> None:
    # Actions played before sampling cannot be undone, because they belong to the original game.
    game = Game.new(setup_of(Kind("2016", 2), 0), 1)
    game.play(game.legal_actions()[0])
    sampled = sample(game.view(game.to_act), Dice.from_seed("undo"))
    for _ in range(60):
        if sampled.can_undo:
            last = sampled.history[-1]
            sampled.undo()
            sampled.play(last)
        sampled.play(sampled.legal_actions()[-1])

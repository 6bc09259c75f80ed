"""The soak test plays games of every kind, and detects broken games."""

from __future__ import annotations

from random import Random

import pytest

from citadella import Game, Setup
from citadella.lab import playout
from tests.properties.games import ALL_KINDS
from tools.checks import soak


def test_a_small_soak_test_plays_every_kind_of_game() -> None:
    parts = [soak.soak(task) for task in soak.tasks(len(ALL_KINDS) * 2, "7")]
    assert {kind for kind, _ in parts} == set(ALL_KINDS)
    assert sum(part.games for _, part in parts) == len(ALL_KINDS) * 2
    assert sum(part.closely for _, part in parts) == len(ALL_KINDS)
    assert not any(part.broken for _, part in parts)


def test_the_tasks_for_a_million_games_add_up_to_a_million_games() -> None:
    assert sum(count for _, _, count, _ in soak.tasks(1_000_000, "1")) == 1_000_000


def test_a_game_that_loses_a_card_is_detected() -> None:
    game = Game.new(Setup.preset("first-game", players=4), 1)
    game.deck.pop()
    with pytest.raises(AssertionError, match="cards instead of"):
        playout.play_watched(game, Random(1), 5000)


def test_gold_below_zero_is_detected() -> None:
    game = Game.new(Setup.preset("first-game", players=4), 1)
    game.players[2].gold = -1
    with pytest.raises(AssertionError, match="-1 gold"):
        playout.play_watched(game, Random(1), 5000)

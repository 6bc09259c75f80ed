"""A bot can turn its view into the arrays that the environments use."""

from __future__ import annotations

import numpy as np
import pytest

from citadella.bots import make
from citadella.env.arrays import Arrays
from citadella.env.encoder import Encoder
from citadella.env.reader import Reader
from citadella.rules import Game, Setup


@pytest.mark.parametrize(("edition", "players"), [("2016", 4), ("deluxe", 6), ("classic", 2)])
def test_the_arrays_read_from_a_view_equal_those_of_the_game(edition: str, players: int) -> None:
    reader, encoder = Reader(), Encoder()
    arrays = Arrays(encoder)
    bot = make("strategist", "1")
    for seed in range(4):
        game = Game.new(Setup.random(edition, players, str(seed)), str(seed))
        while not game.over:
            seat, actions = game.to_act, game.legal_actions()
            encoder.number(game)
            encoder.observe(game, seat)
            view = game.view(seat)
            read = reader.read(view, actions)
            assert np.array_equal(read["observation"], arrays.observation())
            assert np.array_equal(read["action_mask"], arrays.mask())
            action = bot.choose(view, actions)
            number = encoder.listed(game)[actions.index(action)]
            assert reader.action(number) is action
            game.play(action)

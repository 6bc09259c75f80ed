"""The bot of examples/plain_players.py, against which other bots are measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadella.bots import make
from citadella.knowledge import view
from citadella.lab.arena import Score, Tournament
from citadella.lab.play_tournament import play_tournament
from citadella.lab.standings import standings
from citadella.lab.workers import work_here
from citadella.rules import Game, Setup

PLAIN = f"{Path(__file__).parents[2] / 'examples' / 'plain_players.py'}:Plain"


@pytest.mark.parametrize("edition", ["2016", "classic", "deluxe"])
def test_the_plain_player_plays_legally_and_spares_its_own_city(edition: str) -> None:
    for seed in range(2):
        players = 3 + 2 * seed
        game = Game.new(Setup.random(edition, players, seed), seed)
        bots = [make(PLAIN, f"{seed}/{seat}") for seat in range(players)]
        while not game.over:
            seat, actions = game.to_act, game.legal_actions()
            chosen = bots[seat].choose(view(game, seat), list(actions))
            assert chosen in actions
            if chosen.verb.word in ("destroy", "seize"):
                assert chosen.seat != seat
            game.play(chosen)


def test_the_plain_player_is_not_weaker_than_the_builder_with_the_first_game_preset() -> None:
    tournament = Tournament(
        bots=(PLAIN, "builder", "builder"), players=3, games=90, preset="first-game", seed="p"
    )
    score = Score(tournament)
    for mishaps in play_tournament(score, work_here):
        assert mishaps == []
    assert standings(score).entrants[0].rate.high > 1 / 3

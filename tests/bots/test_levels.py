"""The opponents that people choose from."""

from __future__ import annotations

import pytest

from citadella.bots import BOTS, OPPONENTS, USUAL, make
from citadella.bots.careless import CarelessBot
from citadella.bots.levels import LEVELS
from citadella.knowledge import View, view
from citadella.lab.arena import Score, Tournament
from citadella.lab.play_tournament import play_tournament
from citadella.lab.standings import standings
from citadella.lab.workers import work_here
from citadella.rules import Action, Game, Setup
from citadella.texts import LANGUAGES, Texts


class First:
    def choose(self, view: View, actions: list[Action]) -> Action:
        return actions[0]


def share(*bots: str) -> float:
    """What the first bot wins of some games."""
    score = Score(Tournament(bots, len(bots), games=60, seed="levels"))
    for mishaps in play_tournament(score, work_here):
        assert mishaps == []
    return standings(score).entrants[0].rate.value


@pytest.mark.parametrize("name", OPPONENTS)
def test_every_opponent_plays_and_has_a_name_in_every_language(name: str) -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    chosen = make(name, "1").choose(view(game, game.to_act), game.legal_actions())
    assert chosen in game.legal_actions()
    assert name in BOTS
    names = {Texts(language)(f"bot-{name}") for language in LANGUAGES}
    assert len(names) == len(LANGUAGES)


def test_no_two_opponents_share_a_name() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert len({texts(f"bot-{name}") for name in OPPONENTS}) == len(OPPONENTS)


def test_the_usual_one_is_neither_the_weakest_nor_the_strongest() -> None:
    assert list(LEVELS).index(USUAL) not in (0, len(LEVELS) - 1)


def test_the_first_level_loses_to_the_next_and_that_one_to_the_usual() -> None:
    assert share("novice", "easy") < 0.4
    assert share("easy", "normal") < 0.45
    assert share("novice", "random") > 0.6


@pytest.mark.parametrize("slips", [0.0, 0.4, 1.0])
def test_a_careless_bot_slips_as_often_as_it_should(slips: float) -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    actions = game.legal_actions()
    bot = CarelessBot("1", First(), slips)
    seen = view(game, game.to_act)
    others = sum(bot.choose(seen, actions) is not actions[0] for _ in range(600))
    # A slip may also hit what the other would have done.
    expected = 600 * slips * (len(actions) - 1) / len(actions)
    assert others == pytest.approx(expected, abs=40 if slips else 0)

"""The levels of bots that players can choose as opponents."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from citadella.bots import BOTS, OPPONENTS, STAND_IN, USUAL, make
from citadella.bots.levels import LEVELS
from citadella.bots.weakened import WeakenedBot
from citadella.knowledge import View, view
from citadella.lab.arena import Score, Tournament
from citadella.lab.play_tournament import play_tournament
from citadella.lab.standings import standings
from citadella.lab.workers import work_here
from citadella.rules import Action, Game, Setup
from citadella.rules import action as verbs
from citadella.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]


class First:
    def choose(self, view: View, actions: list[Action]) -> Action:
        return actions[0]


def share(*bots: str) -> float:
    """Return the share of 60 games that the first of `bots` wins."""
    score = Score(Tournament(bots=bots, players=len(bots), games=60, seed="levels"))
    for mishaps in play_tournament(score, work_here):
        assert mishaps == []
    return standings(score).entrants[0].rate.value


@pytest.mark.parametrize("name", OPPONENTS)
def test_every_opponent_plays_legally_and_has_a_name_in_every_language(name: str) -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    chosen = make(name, "1").choose(view(game, game.to_act), game.legal_actions())
    assert chosen in game.legal_actions()
    assert name in BOTS
    names = {Texts(language)(f"bot-{name}") for language in LANGUAGES}
    # A name may be the same word in two languages, such as Novice in English and French.
    assert len(names) >= len(LANGUAGES) - 1


def test_no_two_opponents_share_a_name() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert len({texts(f"bot-{name}") for name in OPPONENTS}) == len(OPPONENTS)


def test_the_default_level_is_in_the_middle_and_the_stand_in_bot_is_stronger() -> None:
    assert list(LEVELS)[len(LEVELS) // 2] == USUAL
    assert LEVELS[STAND_IN].rating > LEVELS[USUAL].rating


def test_the_client_has_the_same_default_level_and_stand_in_bot() -> None:
    client = (ROOT / "web" / "src" / "wire" / "facts.svelte.ts").read_text(encoding="utf-8")
    assert f'USUAL_BOT = "{USUAL}"' in client
    assert f'STAND_IN = "{STAND_IN}"' in client


def test_every_level_loses_to_the_next() -> None:
    assert share("apprentice", "novice") < 0.4
    assert share("novice", "easy") < 0.45
    assert share("easy", "normal") < 0.45
    assert share("apprentice", "random") > 0.6


def test_the_ratings_of_the_levels_are_about_evenly_spaced() -> None:
    ratings = [level.rating for level in LEVELS.values()]
    steps = [after - before for before, after in itertools.pairwise(ratings)]
    assert len(LEVELS) == 5
    assert max(steps) < 1.25 * min(steps)


@pytest.mark.parametrize("level", ["apprentice", "novice", "easy"])
def test_weak_levels_make_no_absurd_mistakes(level: str) -> None:
    """Weak bots take income and build before they end a turn, and never harm their own cities.

    The level `easy` may end a turn without building.
    """
    for seed in range(4):
        game = Game.new(Setup.random(players=4, seed=seed), seed)
        bots = [make(level, f"{seed}/{seat}") for seat in range(4)]
        while not game.over:
            seat, actions = game.to_act, game.legal_actions()
            chosen = bots[seat].choose(view(game, seat), actions)
            if chosen.verb is verbs.END:
                left = {action.verb for action in actions}
                assert verbs.INCOME not in left
                assert verbs.BUILD not in left or level == "easy"
            if chosen.verb.parts == ["district", "seat"] and chosen.verb.harms:
                assert chosen.seat != seat
            game.play(chosen)


@pytest.mark.parametrize("slips", [0.0, 0.4, 1.0])
def test_a_weakened_bot_makes_mistakes_as_often_as_its_mistake_rate_says(slips: float) -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    seen, actions = view(game, game.to_act), game.legal_actions()
    liked = [WeakenedBot(str(n), First(), 1.0).choose(seen, actions) for n in range(200)]
    assert len(set(liked)) < len(actions)
    favourites = [action for action in set(liked) if action is not actions[0]]
    assert favourites
    picked = [WeakenedBot(str(n), First(), slips).choose(seen, actions) for n in range(200)]
    share_of_it = sum(action in favourites for action in picked) / 200
    whole = sum(action in favourites for action in liked) / 200
    assert share_of_it == pytest.approx(slips * whole, abs=0.12 if 0 < slips < 1 else 0)


def test_a_weakened_bot_forgets_the_same_actions_for_a_whole_turn() -> None:
    """The server creates a new bot for every question; all of them must forget the same actions."""
    game = Game.new(Setup.preset("first-game"), 3)
    turns: dict[tuple[int, int], list[bool]] = {}
    while not game.over:
        seat, actions = game.to_act, game.legal_actions()
        seen = view(game, seat)
        if verbs.END in [action.verb for action in actions] and any(a.verb.harms for a in actions):
            bot = WeakenedBot(f"{len(game.history)}", First(), 0.5)
            remembers = any(a.verb.harms for a in bot._remembered(seen, actions))
            turns.setdefault((game.round, game.rank), []).append(remembers)
        game.play(actions[-1] if len(actions) < 3 else actions[len(game.history) % len(actions)])
    told = [answers for answers in turns.values() if len(answers) > 1]
    assert told
    assert all(len(set(answers)) == 1 for answers in told)
    assert {answers[0] for answers in turns.values()} == {True, False}

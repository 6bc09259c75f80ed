"""The search bot: limits, mixed picks, and repeatable choices that depend only on the view."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from citadella.bots import BotError, make
from citadella.bots.search import SearchBot
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search.tree import Edge, Node
from citadella.bots.search_model import HEURISTICS
from citadella.cards import EDITIONS
from citadella.knowledge import sample, view, view_from_json
from citadella.notation import Position, Seat
from citadella.rules import Action, Game, MalformedError, Setup
from citadella.rules.dice import Dice

ROOT = Path(__file__).resolve().parents[2]
TABLES = [(edition, players) for edition in EDITIONS for players in (2, 3, 4, 7)]


def moments(edition: str, players: int, every: int) -> list[Game]:
    """Play a game; return a copy from each `every`-th decision with several legal actions."""
    game = Game.new(Setup.random(edition, players, "search"), "search")
    bots = [make("builder", str(seat)) for seat in range(players)]
    found: list[Game] = []
    number = 0
    while not game.over:
        actions = game.legal_actions()
        if len(actions) > 1:
            number += 1
            if number % every == 0:
                found.append(game.copy())
        game.play(bots[game.to_act].choose(view(game, game.to_act), actions))
    return found


def choose(game: Game, seed: str, iterations: int) -> Action:
    bot = SearchBot(seed, iterations=iterations)
    return bot.choose(view(game, game.to_act), game.legal_actions())


def size(node: Node) -> int:
    """Return the number of edges in the tree below `node`."""
    return len(node.edges) + sum(size(e.child) for e in node.edges if e.child is not None)


# --- legal, fair, repeatable -----------------------------------------------------------
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_search_plays_every_edition_and_number_of_players_to_the_end(
    edition: str, players: int
) -> None:
    game = Game.new(Setup.random(edition, players, "whole"), "whole")
    bots = [make("search:iterations=2,model=heuristic", str(seat)) for seat in range(players)]
    while not game.over:
        # `play` raises if the action is illegal.
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))


@pytest.mark.parametrize(("edition", "players"), [t for t in TABLES if t[1] < 7])
def test_the_choice_of_the_search_does_not_depend_on_hidden_information(
    edition: str, players: int
) -> None:
    for number, game in enumerate(moments(edition, players, 29)):
        seat = game.to_act
        expected = choose(game, "own", 12)
        for deal in range(2):
            other = sample(view(game, seat), Dice.from_seed(f"{number}/{deal}"))
            assert choose(other, "own", 12) is expected


def test_a_view_that_was_sent_as_json_gives_the_same_choice() -> None:
    for game in moments("2016", 4, 17):
        seat = game.to_act
        sent = json.dumps(view(game, seat).to_json())
        actions = [Action.parse(action.text) for action in game.legal_actions()]
        received = view_from_json(json.loads(sent))
        chosen = SearchBot("own", iterations=12).choose(received, actions)
        assert chosen is choose(game, "own", 12)


CHOICES = """
from tests.bots.test_search import choose, moments
print([choose(game, "own", 40).text for game in moments("2016", 4, 25)])
"""


def test_the_choices_are_the_same_in_both_builds_and_in_every_process() -> None:
    here = [choose(game, "own", 40).text for game in moments("2016", 4, 25)]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    there = subprocess.run(
        [sys.executable, "-c", CHOICES],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert there.stdout.strip() == str(here)


# --- limits ----------------------------------------------------------------------------
def test_the_search_tree_stays_within_its_memory_limit() -> None:
    for game in moments("2016", 4, 40):
        for memory in (3, 60):
            seen = view(game, game.to_act)
            search = TreeSearch(seen, game.legal_actions(), Dice.from_seed("m"), memory, HEURISTICS)
            for _ in range(200):
                search.run_playout()
            assert 1 <= size(search.root) <= memory
            assert search.playouts == 200


def test_a_full_tree_still_gives_a_choice() -> None:
    for game in moments("2016", 4, 40):
        bot = make("search:iterations=30,memory=1,model=heuristic", "1")
        actions = game.legal_actions()
        assert bot.choose(view(game, game.to_act), actions) in actions


def test_the_search_keeps_to_its_time_limit() -> None:
    game = moments("2016", 4, 11)[3]
    bot = make("search:seconds=0.05", "1")
    start = perf_counter()
    bot.choose(view(game, game.to_act), game.legal_actions())
    assert perf_counter() - start < 1.0


def test_the_search_runs_no_playouts_for_a_single_action() -> None:
    game = moments("2016", 4, 11)[0]
    bot = SearchBot("1", iterations=1000)
    only = game.legal_actions()[:1]
    assert bot.choose(view(game, game.to_act), only) is only[0]
    assert bot.playouts == 0


@pytest.mark.parametrize(
    "name",
    [
        "search:seconds=0",
        "search:seconds=-1",
        "search:seconds=soon",
        "search:seconds=nan",
        "search:iterations=0",
        "search:iterations=1.5",
        "search:memory=0",
        "search:depth=3",
    ],
)
def test_bad_parameters_are_rejected_with_a_one_sentence_error(name: str) -> None:
    with pytest.raises(BotError, match=r"^The bot '.*' .*\.$"):
        make(name, "1")


def test_a_search_without_time_or_iterations_is_rejected() -> None:
    with pytest.raises(MalformedError):
        SearchBot("1", seconds=0.0)
    with pytest.raises(MalformedError):
        SearchBot("1", iterations=-1)


@pytest.mark.parametrize(("bonus", "again"), [(0.0, False), (1.0, True)])
def test_the_variance_bonus_makes_the_search_retry_an_action_that_failed_once(
    bonus: float, again: bool
) -> None:
    usual, better = Edge(Action.parse("gold"), 0.95), Edge(Action.parse("cards"), 0.05)
    node = Node(bonus)
    node.edges += [usual, better]
    # The action that is better overall loses its first playout.
    node.add(better, 0.0)
    chance = Random(1)
    for _ in range(1000):
        edge = node.select(node.edges)
        node.add(edge, float(chance.random() < (0.9 if edge is better else 0.6)))
    assert (better.visits > usual.visits) == again


# --- playing strength ------------------------------------------------------------------
def test_the_search_bot_completes_its_city_if_that_wins_the_game() -> None:
    city = "tavern temple market palace castle manor"
    position = Position.build(
        call="warlord",
        players=[
            Seat("bishop", city="temple"),
            Seat("king", city="manor"),
            Seat("merchant", city="tavern"),
            Seat("warlord", gold=4, city=city, hand="watchtower docks"),
        ],
    )
    game = position.game()
    game.play("gold")
    for _ in range(4):
        if game.first:
            break
        game.play(choose(game, "1", 150))
    assert game.first == 1 << 3


def test_picks_depend_on_the_seed_so_others_cannot_predict_them() -> None:
    game = Game.new(Setup.preset("first-game", players=4), seed=3)
    picks = Counter(choose(game, str(seed), 60).text for seed in range(30))
    assert len(picks) > 1


# --- sampled games ---------------------------------------------------------------------
def hidden(game: Game, seat: int) -> str:
    return json.dumps(view(game, seat).to_json())


def test_sampled_games_agree_with_the_view() -> None:
    dice = Dice.from_seed("deals")
    for edition, players in TABLES:
        for game in moments(edition, players, 31):
            seat = game.to_act
            determinizer = Determinizer(view(game, seat), HEURISTICS, dice)
            for _ in range(5):
                assert hidden(determinizer.sample(dice), seat) == hidden(game, seat)


def test_the_determinizer_samples_likely_drafts_more_often_than_uniform_sampling() -> None:
    dice = Dice.from_seed("likely")
    plain = weighted = 0.0
    for game in moments("2016", 6, 2):
        seen = view(game, game.to_act)
        determinizer = Determinizer(seen, HEURISTICS, dice)
        likely = [determinizer.likelihood(sample(seen, dice)) for _ in range(40)]
        # Skip positions in which all sampled games are about equally likely.
        if max(likely) > 10 * min(likely):
            plain += sum(likely) / max(likely)
            weighted += sum(
                determinizer.likelihood(determinizer.sample(dice)) for _ in range(40)
            ) / max(likely)
    assert plain > 0
    assert weighted > 1.3 * plain

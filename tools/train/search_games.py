"""Games of the search bot, with visit counts for every decision, for imitation learning.

Files contain actions and visits, not features, so they remain usable when the encoder changes.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Container, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.search.bot import SearchBot, is_mixed, is_settled
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search_model import HEURISTICS
from citadella.cards import EDITIONS
from citadella.knowledge import View, view
from citadella.lab.simulate import Plan
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules import Action, Game, Setup, SetupError
from citadella.rules.dice import Dice
from tools.train.decisions import KINDS, PLAIN, Decisions, kind_of
from tools.train.files import fill
from tools.train.returns import Returns

#: The number of playouts for a pick or a target, and for any other decision.
MIXED_PLAYOUTS, PLAYOUTS = 240, 48
GAMES_PER_FILE: Final = 12
#: The weight of later rounds in the returns (see `Returns`).
TRACE: Final = 0.2
#: The share of games with the standard setup: four players, 2016 edition.
STANDARD_SHARE: Final = 0.55
MAX_TREE_EDGES: Final = 50_000
#: The number of playouts between two checks of whether more playouts could change the choice.
PLAYOUTS_PER_CHECK: Final = 16


def setup_of(number: int, seed: str, standard_share: float = STANDARD_SHARE) -> Setup:
    """Return the setup of game `number`: the standard setup or a random one."""
    rng = Random(f"{seed}/setup/{number}")
    if rng.random() < standard_share:
        presets = EDITIONS["2016"].presets
        return Setup.preset(presets[number % len(presets)].id, "2016", 4)
    while True:
        edition = rng.choice(list(EDITIONS))
        players = rng.choice([2, 3, 4, 4, 5, 6, 7, 8])
        try:
            if rng.random() < 0.5:
                drawn = str(rng.random())
                cards = edition == "deluxe" and rng.random() < 0.5
                plan = Plan(edition, "mixed", players, seed=drawn, action_cards=cards)
                return plan.setup(rng.randrange(50))
            return Setup.random(edition, players, str(rng.random()))
        except SetupError:
            continue


def play(number: int, seed: str) -> dict[str, Any]:
    """Play a game with search at all seats; return its moves and visit counts."""
    setup = setup_of(number, seed)
    game = Game.new(setup, f"{seed}/{number}")
    dice = Dice.from_seed(f"think {seed}/{number}")
    bot = SearchBot(f"{seed}/{number}", iterations=1)
    moves: list[list[Any]] = []
    while not game.over:
        actions = game.legal_actions()
        if len(actions) == 1:
            game.play(actions[0])
            continue
        search = _search(view(game, game.to_act), actions, dice)
        edges = {edge.action: edge for edge in search.root.edges}
        visits = [edges[action].visits if action in edges else 0 for action in actions]
        chosen = bot.decide(search.root.edges)
        moves.append([actions.index(chosen), visits])
        game.play(chosen)
    return {"setup": setup_to_json(setup), "seed": f"{seed}/{number}", "moves": moves}


def _search(seen: View, actions: list[Action], dice: Dice) -> TreeSearch:
    playouts = PLAYOUTS if kind_of(actions) == PLAIN else MIXED_PLAYOUTS
    search = TreeSearch(seen, actions, dice, MAX_TREE_EDGES, HEURISTICS)
    while search.playouts < playouts:
        search.run_playout()
        if search.playouts % PLAYOUTS_PER_CHECK == 0 and not is_mixed(search.root.edges):
            if is_settled(search, playouts - search.playouts):
                break
    return search


def games_of(folder: Path, files: int, seed: str, jobs: int) -> list[Path]:
    """Return the files of games; generate those that are missing."""
    paths = [folder / "games" / f"{seed}-{file:04}.json.gz" for file in range(files)]
    fill(paths, partial(_write, seed=seed), jobs)
    return paths


def _write(path: Path, file: int, seed: str) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as out:
        for i in range(GAMES_PER_FILE):
            out.write(json.dumps(play(file * GAMES_PER_FILE + i, seed)) + "\n")


def stored_games(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the games in a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def replay(stored: dict[str, Any]) -> Iterator[tuple[Game, list[int], int]]:
    """Replay a game; at each decision, yield the game, visit counts and index of the choice."""
    game = Game.new(setup_from_json(stored["setup"]), stored["seed"])
    for chosen, visits, *_ in stored["moves"]:
        while len(game.legal_actions()) == 1:
            game.play(game.legal_actions()[0])
        yield game, visits, chosen
        game.play(game.legal_actions()[chosen])
    while not game.over:
        game.play(game.legal_actions()[0])


def read_games(
    paths: list[Path], encoder: FeatureEncoder, exponent: int = 2, kinds: Container[int] = KINDS
) -> Iterator[Decisions]:
    """Replay games and yield, file by file, their decisions of the given kinds.

    The target probabilities are proportional to the visit counts raised to `exponent`.
    """
    for path in paths:
        found = Decisions()
        for stored in stored_games(path):
            _read_game(stored, encoder, found, exponent, kinds)
        yield found


def _read_game(
    stored: dict[str, Any],
    encoder: FeatureEncoder,
    found: Decisions,
    exponent: int,
    kinds: Container[int],
) -> None:
    returns = Returns(TRACE, list(range(setup_from_json(stored["setup"]).players)))
    for game, visits, chosen in replay(stored):
        legal = game.legal_actions()
        returns.observe(game)
        kind = kind_of(legal)
        if kind in kinds:
            encoder.encode(game, game.to_act, legal)
            likely = [float(count**exponent) for count in visits]
            found.add(encoder, kind, chosen, [each / sum(likely) for each in likely])
            returns.record(game)
    returns.close(game, found)

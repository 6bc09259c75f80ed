"""Games of the search, for the network to begin with: what it tried how often at each decision.

A game is kept as what was said and thought, not as what the network sees of it, so that it stays
of use when the network is shown something else.
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
from tools.train.outcome import Outcome

#: Playouts for a choice that must not be foreseen (picks and aims), and for any other.
MORE_PLAYOUTS, PLAYOUTS = 240, 48
GAMES_OF_A_FILE: Final = 12
#: How often the usual game is played: four players, 2016.
USUAL: Final = 0.55


def setup_of(number: int, seed: str, usual: float = USUAL) -> Setup:
    """Return the setup of a game: often the usual one, else any edition and number of players."""
    chance = Random(f"{seed}/setup/{number}")
    if chance.random() < usual:
        presets = EDITIONS["2016"].presets
        return Setup.preset(presets[number % len(presets)].id, "2016", 4)
    while True:
        edition = chance.choice(list(EDITIONS))
        players = chance.choice([2, 3, 4, 4, 5, 6, 7, 8])
        try:
            if chance.random() < 0.5:
                drawn = str(chance.random())
                cards = edition == "deluxe" and chance.random() < 0.5
                plan = Plan(edition, "mixed", players, seed=drawn, action_cards=cards)
                return plan.setup(chance.randrange(50))
            return Setup.random(edition, players, str(chance.random()))
        except SetupError:
            continue


def play(number: int, seed: str) -> dict[str, Any]:
    """Play a game with the search at all seats; return it with its thoughts."""
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
        search = _think(view(game, game.to_act), actions, dice)
        tried = {edge.action: edge for edge in search.root.edges}
        visits = [tried[action].visits if action in tried else 0 for action in actions]
        chosen = bot.decide(search.root.edges)
        moves.append([actions.index(chosen), visits])
        game.play(chosen)
    return {"setup": setup_to_json(setup), "seed": f"{seed}/{number}", "moves": moves}


def _think(seen: View, actions: list[Action], dice: Dice) -> TreeSearch:
    most = PLAYOUTS if kind_of(actions) == PLAIN else MORE_PLAYOUTS
    search = TreeSearch(seen, actions, dice, 50_000, HEURISTICS)
    while search.playouts < most:
        search.run_playout()
        if search.playouts % 16 == 0 and not is_mixed(search.root.edges):
            if is_settled(search, most - search.playouts):
                break
    return search


def games_of(folder: Path, files: int, seed: str, jobs: int) -> list[Path]:
    """Return so many files of games; those that are not there yet are played."""
    paths = [folder / "games" / f"{seed}-{file:04}.json.gz" for file in range(files)]
    fill(paths, partial(_write, seed=seed), jobs)
    return paths


def _write(path: Path, file: int, seed: str) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as out:
        for i in range(GAMES_OF_A_FILE):
            out.write(json.dumps(play(file * GAMES_OF_A_FILE + i, seed)) + "\n")


def told_games(path: Path) -> Iterator[dict[str, Any]]:
    """Read the games of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def replay(told: dict[str, Any]) -> Iterator[tuple[Game, list[int], int]]:
    """Play a game again; yield it at every decision, with how often what was tried, and chosen."""
    game = Game.new(setup_from_json(told["setup"]), told["seed"])
    for chosen, visits, *_ in told["moves"]:
        while len(game.legal_actions()) == 1:
            game.play(game.legal_actions()[0])
        yield game, visits, chosen
        game.play(game.legal_actions()[chosen])
    while not game.over:
        game.play(game.legal_actions()[0])


def read_games(
    paths: list[Path], encoder: FeatureEncoder, power: int = 2, kinds: Container[int] = KINDS
) -> Iterator[Decisions]:
    """Replay the games and look at their decisions of some kinds, file by file.

    An action is to be chosen as likely as it was tried often, to this power.
    """
    for path in paths:
        found = Decisions()
        for told in told_games(path):
            _read_game(told, encoder, found, power, kinds)
        yield found


def _read_game(
    told: dict[str, Any],
    encoder: FeatureEncoder,
    found: Decisions,
    power: int,
    kinds: Container[int],
) -> None:
    outcome = Outcome(0.2, list(range(setup_from_json(told["setup"]).players)))
    for game, visits, chosen in replay(told):
        legal = game.legal_actions()
        outcome.look(game)
        kind = kind_of(legal)
        if kind in kinds:
            encoder.encode(game, game.to_act, legal)
            likely = [float(count**power) for count in visits]
            found.add(encoder, kind, chosen, [each / sum(likely) for each in likely])
            outcome.note(game)
    outcome.close(game, found)

"""Bots use only facts that their seat is allowed to know, and never change the given game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella.bots import make
from citadella.bots.heuristics import BALANCED, Evaluation, best
from citadella.knowledge import sample, view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice

ROOT = Path(__file__).resolve().parents[2]
#: Names of the methods that modify a list.
CHANGES = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort")
#: Names of variables whose objects belong to the bot, not to the game.
OWNED = ("self", "weights")
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
    """Play a game and return copies of it, made at every `every`-th decision.

    Decisions with only one legal action are not counted.
    """
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
def test_the_choice_of_a_bot_does_not_depend_on_hidden_information(
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
def test_the_evaluation_is_the_same_for_every_game_that_agrees_with_the_view(
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


def test_a_heuristic_choice_is_legal_and_repeatable_and_leaves_the_dice_unchanged() -> None:
    for game in moments("2016", 4, 3):
        actions = game.legal_actions()
        before = game.dice.position, game.dice.block
        chosen = best(game, game.to_act, actions, Dice.from_seed("own"))
        assert chosen in actions
        assert best(game, game.to_act, actions, Dice.from_seed("own")) is chosen
        assert (game.dice.position, game.dice.block) == before


def test_no_bot_modifies_the_attributes_of_a_game() -> None:
    rules = ROOT / "src" / "citadella" / "rules"
    fields = {
        node.attr
        for file in ("game.py", "state.py")
        for node in ast.walk(ast.parse((rules / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    written = [
        f"{path.name}:{line} {name}"
        for path in sorted((ROOT / "src" / "citadella" / "bots").rglob("*.py"))
        for line, name in _written(ast.parse(path.read_text(encoding="utf-8")))
        if name in fields
    ]
    assert fields > {"deck", "hand", "roles", "city"}
    found = _written(ast.parse("game.crown = 1\nme.city.append(card)\nplayer.hand[0] = card"))
    assert [name for _, name in found] == ["crown", "city", "hand"]
    assert written == []


def _written(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each modified attribute; ignore the objects in `OWNED`."""
    for node in ast.walk(tree):
        target: ast.expr | None = None
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            target = node.value if isinstance(node, ast.Subscript) else node
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            target = node.func.value if node.func.attr in CHANGES else None
        if isinstance(target, ast.Attribute):
            owner = target.value
            if not (isinstance(owner, ast.Name) and owner.id in OWNED):
                yield target.lineno, target.attr

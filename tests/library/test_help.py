"""`help`, editors and type checkers see docstrings, parameters and types, compiled or not."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
import re
import subprocess
import sys
from pathlib import Path

import pytest

import citadella
from citadella import Game, PlayerView, Record, Result, Setup, View, build_kind

from .fields import fields, some_game

FOR_PLAYERS = """new to_act legal_actions play is_legal why_not view standing result copy can_undo
    undo play_recorded"""
FOR_CARDS = """ask asked_kind district holder lay_marker lift_marker rank_of shown tell tell_card
    tell_cards tell_marker tell_rank the_turn turn_up"""
ROOT = Path(__file__).parents[2]
PACKAGE = Path(citadella.__file__).parent
CLIENT = """
from citadella import Action, Dice, Game, Position, Record, Result, Seat, Setup, View, sample

game = Game.new(Setup.preset("first-game", players=4), seed=7)
reveal_type(game.to_act)
reveal_type(game.legal_actions())
reveal_type(game.view(0).players[0].hand)
reveal_type(game.turn)
reveal_type(game.result().totals)
reveal_type(sample(game.view(0), Dice.from_seed("x")).players[0].gold)
reveal_type(Record.of(game).actions)
game.play(1)
"""
OPTIONS = ("--strict", "--no-error-summary", "--no-incremental", "--config-file=")
REVEALED = [
    "int",
    "list[citadella.rules.action.Action]",
    "list[str]",
    "citadella.rules.state.Turn | None",
    "list[int]",
    "int",
    "list[citadella.rules.action.Action]",
]


def modules() -> list[Path]:
    """Return the installed source files of the packages that can be compiled."""
    return sorted(
        path for room in ("rules", "knowledge") for path in (PACKAGE / room).rglob("*.py")
    )


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def documented(body: list[ast.stmt]) -> dict[str, str]:
    """Return the docstrings of classes, functions and methods by name."""
    found: dict[str, str] = {}
    for item in body:
        if isinstance(item, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(item)
            if text:
                found[item.name] = text
        if isinstance(item, ast.ClassDef):
            inside = documented(item.body)
            found |= {f"{item.name}.{name}": text for name, text in inside.items()}
    return found


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_every_docstring_is_available_at_run_time(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = importlib.import_module(name_of(path))

    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for name, text in documented(tree.body).items():
        thing: object = module
        for part in name.split("."):
            thing = getattr(thing, part)
        # Special methods such as `__init__` are skipped: they have Python's own docstrings.
        if not name.endswith("__"):
            assert inspect.getdoc(thing) == text, name


@pytest.mark.parametrize("cls", [Game, PlayerView, Record, Result, Setup, View])
def test_help_shows_every_method_of_a_class(cls: type) -> None:
    page = pydoc.plain(pydoc.render_doc(cls))

    assert cls.__doc__ is not None
    assert cls.__doc__.splitlines()[0] in page
    for name, member in vars(cls).items():
        if not name.startswith("_") and inspect.isroutine(member):
            text = inspect.getdoc(getattr(cls, name))
            assert text, name
            assert text.splitlines()[0] in page


def test_every_method_of_game_is_documented_for_players_or_for_card_authors() -> None:
    methods = {n for n in dir(Game) if not n.startswith("_") and callable(getattr(Game, n))}
    properties = {"to_act", "can_undo"}
    assert Game.__doc__ is not None
    players = set(re.findall(r"`(\w+)", Game.__doc__)) - {"over"}
    cards = set(FOR_CARDS.split())

    assert players == set(FOR_PLAYERS.split())
    assert methods | properties == players | cards
    page = (ROOT / "docs" / "homebrew.md").read_text(encoding="utf-8")
    for name in cards:
        assert f"`{name}" in page or f"game.{name}" in page, f"{name} is not in docs/homebrew.md"


def test_help_shows_the_parameters_of_methods() -> None:
    page = pydoc.plain(pydoc.render_doc(Game))

    assert re.search(r"play\(self, (/, )?action", page)
    assert list(inspect.signature(Game.new).parameters) == ["setup", "seed", "events"]
    assert inspect.signature(Game.new).parameters["events"].default is False
    assert list(inspect.signature(Setup.preset).parameters)[:3] == ["name", "edition", "players"]
    assert list(inspect.signature(Game.play).parameters) == ["self", "action"]


def test_compiled_modules_have_stubs_and_others_have_none() -> None:
    compiled = build_kind() == "compiled"
    for path in modules():
        assert path.with_suffix(".pyi").exists() == compiled, path
    assert (PACKAGE / "__init__.pyi").exists() == compiled
    assert not (PACKAGE / "notation" / "record.pyi").exists()
    assert (PACKAGE / "py.typed").exists()


def test_the_stub_of_the_class_game_declares_all_public_fields() -> None:
    path = PACKAGE / "rules" / "game.pyi"
    if build_kind() != "compiled":
        assert not path.exists()
        return
    (cls,) = (
        item
        for item in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(item, ast.ClassDef)
    )
    named = {ast.unparse(item.target) for item in cls.body if isinstance(item, ast.AnnAssign)}

    assert named == {name for name in fields(some_game()) if not name.startswith("_")}
    assert ast.get_docstring(cls) == Game.__doc__


def test_mypy_infers_the_types_of_the_public_api(tmp_path: Path) -> None:
    client = tmp_path / "client.py"
    client.write_text(CLIENT, encoding="utf-8")
    installed = PACKAGE.parent.name == "site-packages"
    environment = {} if installed else {"MYPYPATH": str(PACKAGE.parent)}

    done = subprocess.run(
        [sys.executable, "-m", "mypy", *OPTIONS, "client.py"],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )

    lines = done.stdout.splitlines()
    revealed = [line.split('"')[1] for line in lines if "Revealed type" in line]
    assert revealed == REVEALED
    errors = [line for line in lines if " error: " in line]
    assert len(errors) == 1, done.stdout
    assert 'incompatible type "int"; expected "Action | str"' in errors[0]

"""Fixtures: a function that runs command lines, and a recorded game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from citadella.cli.app import app
from citadella.lab.playout import play_random
from citadella.notation import Record
from citadella.rules import Game, Setup

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make commands save games in a temporary folder, and return this folder."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "citadella"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs a command line in an empty folder, by default in English."""
    monkeypatch.chdir(tmp_path)
    runner = CliRunner(env={"LC_ALL": None, "LC_MESSAGES": None, "LANG": "C.UTF-8"})

    def run_line(*args: str, typed: str = "", **env: str) -> Result:
        return runner.invoke(app, list(args), input=typed, env=env, catch_exceptions=False)

    return run_line


@pytest.fixture(scope="session")
def record() -> Record:
    game = Game.new(Setup.preset("first-game", players=3), "a record")
    play_random(game, Random(1))
    return Record.of(game)


@pytest.fixture
def record_file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), encoding="utf-8")
    return path

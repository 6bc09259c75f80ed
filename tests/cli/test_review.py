"""`citadella review`: its text, its JSON, and the games and seats that it rejects."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from citadella.notation import Record
from citadella.rules import Game
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_fits_80_columns_in_every_language(
    run: Run, record_file: Path, language: str
) -> None:
    line = ("review", str(record_file), "--seat", "1", "--playouts", "2", "--lang", language)
    result = run(*line, COLUMNS="80")
    assert result.exit_code == 0, result.stderr
    texts = Texts(language)
    for key in ("review-chances", "review-accuracy", "review-all", "review-luck"):
        assert texts(key) in result.stdout
    for shown in result.stdout.splitlines():
        assert cell_len(shown.rstrip()) <= 80, shown


def test_json_contains_every_decision_of_the_seat(
    run: Run, record: Record, record_file: Path
) -> None:
    line = ("review", str(record_file), "--seat", "2", "--playouts", "2", "--json")
    found = json.loads(run(*line).stdout)
    (seat,) = found["seats"]
    assert seat["seat"] == 2
    assert found["moments"][-1]["n"] == len(record.actions)
    game = Game.new(record.setup, record.seed)
    had = []
    for n, action in enumerate(record.actions):
        if game.to_act == 2 and len(game.legal_actions()) > 1:
            had.append((n, str(action)))
        game.play(action)
    assert [(one["n"], one["action"]) for one in seat["decisions"]] == had
    assert run(*line).stdout == json.dumps(found) + "\n"


def test_an_unfinished_game_and_an_unknown_seat_are_rejected(
    run: Run, record: Record, record_file: Path, tmp_path: Path
) -> None:
    game = Game.new(record.setup, record.seed)
    for action in record.actions[:20]:
        game.play(action)
    half = tmp_path / "half.txt"
    half.write_text(Record.of(game).to_text(), encoding="utf-8")
    result = run("review", str(half))
    assert result.exit_code == 2
    assert "Only finished games can be reviewed" in result.stderr
    result = run("review", str(record_file), "--seat", "3")
    assert result.exit_code == 2
    assert "no seat 3. Seats are numbered from 0 to 2." in result.stderr

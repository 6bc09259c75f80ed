"""`citadella puzzle`: line by line, and at the full-screen table."""

from __future__ import annotations

import asyncio

import pytest

from citadella.cli.puzzle import Attempt
from citadella.cli.table.play import PuzzleApp
from citadella.notation import Position
from citadella.puzzles import Puzzle, puzzles
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run
from tests.cli.test_table import on_screen, press, ready
from tests.texts.plain import plain

PUZZLE = next(p for p in puzzles() if p.theme == "draft")


def words(puzzle: Puzzle, action: str, language: str) -> str:
    attempt = Attempt(puzzle, Texts(language))
    known = attempt.view().known
    return next(
        attempt.phrases.choice(each, known)
        for each in attempt.game.legal_actions()
        if each.text == action
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_move_solves_the_puzzle(run: Run, language: str) -> None:
    result = run(
        "puzzle", PUZZLE.name, "--plain", "--lang", language, typed=f"{PUZZLE.best.action}\n"
    )
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    sentence = Texts(language)(
        "puzzle-right",
        choice=words(PUZZLE, PUZZLE.best.action, language),
        wins=round(PUZZLE.best.wins),
        obvious=words(PUZZLE, PUZZLE.obvious, language),
        other=round(PUZZLE.option(PUZZLE.obvious).wins),
    )
    assert plain(sentence) in said


def test_a_wrong_move_shows_the_best_move_and_the_coach_gives_no_advice(run: Run) -> None:
    result = run("puzzle", PUZZLE.name, "--plain", typed=f"c\n{PUZZLE.obvious}\n")
    assert Texts("en")("table-coach-silent") in result.stdout
    said = " ".join(result.stdout.split())
    best = plain(words(PUZZLE, PUZZLE.best.action, "en"))
    assert f"“{best}” wins {round(PUZZLE.best.wins)}%" in said


def test_quitting_does_not_reveal_the_solution(run: Run) -> None:
    result = run("puzzle", "--plain", typed="q\n")
    assert result.exit_code == 0
    assert "of 100 games" not in result.stdout


def test_puzzles_can_be_listed_and_printed_as_positions(run: Run) -> None:
    listed = run("puzzle", "--list").stdout
    assert all(puzzle.name in listed for puzzle in puzzles())
    assert listed.count("Puzzle of the day") == 1
    position = Position.from_text(run("puzzle", PUZZLE.name, "--position").stdout)
    assert position == PUZZLE.position


def test_an_unknown_puzzle_is_rejected(run: Run) -> None:
    result = run("puzzle", "none")
    assert result.exit_code == 2
    assert result.stderr.startswith("citadella: Unknown puzzle “none”")
    assert result.stderr.count("\n") == 1


def test_a_puzzle_can_be_tried_again_at_the_table() -> None:
    attempt = Attempt(PUZZLE, Texts("en"))
    app = PuzzleApp(attempt)
    legal = [action.text for action in attempt.game.legal_actions()]

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await ready(app, pilot)
            assert Texts("en")("puzzle-task") in on_screen(app)
            await press(app, pilot, str(legal.index(PUZZLE.obvious) + 1))
            assert "Not the best" in on_screen(app)
            await press(app, pilot, "escape")
            await press(app, pilot, str(legal.index(PUZZLE.best.action) + 1))
            assert "Correct!" in on_screen(app)

    asyncio.run(run())
    assert attempt.answer is not None
    assert attempt.answer.text == PUZZLE.best.action

"""Puzzles on the server: sending the task without its solution, and checking an answer."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import msgspec

from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import HEURISTICS
from citadella.notation import Position
from citadella.puzzles import daily, puzzles
from citadella.puzzles.puzzle import ME
from citadella.rules.dice import Dice
from citadella.server.learning.puzzles import puzzle_answer, puzzle_list, puzzle_task
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer
from tests.server.harness import Person

PUZZLE = puzzles()[0]


def test_the_task_of_a_puzzle_does_not_depend_on_hidden_information() -> None:
    for puzzle in puzzles()[::9]:
        dice = Dice.from_seed("another deal")
        game = Determinizer(puzzle.game().view(ME), HEURISTICS, dice).sample(dice)
        other = replace(puzzle, text=Position.of(game).to_text())
        assert other.text != puzzle.text
        tasks = [msgspec.json.encode(puzzle_task(each)) for each in (puzzle, other)]
        assert tasks[0] == tasks[1]


def test_the_task_of_a_puzzle_does_not_contain_the_solution() -> None:
    task = msgspec.to_builtins(puzzle_task(PUZZLE))
    assert "wins" not in json.dumps(task)
    assert set(task["state"]["actions"]) == {option.action for option in PUZZLE.options}
    # The actions are in the order in which the rules list them, not ordered by value.
    legal = [action.text for action in PUZZLE.game().legal_actions()]
    assert task["state"]["actions"] == legal
    assert [choice["action"] for choice in task["state"]["choices"]] == legal


def test_the_list_of_puzzles_says_which_one_is_the_daily_puzzle() -> None:
    day = date(2026, 12, 31)
    shown = puzzle_list(day)
    assert shown.daily == daily(day).name
    assert [note.name for note in shown.puzzles] == [puzzle.name for puzzle in puzzles()]


def test_an_answer_is_marked_as_solved_only_if_it_is_the_solution() -> None:
    right = puzzle_answer(PUZZLE, PUZZLE.best.action)
    wrong = puzzle_answer(PUZZLE, PUZZLE.obvious)
    assert (right.solved, wrong.solved) == (True, False)
    assert right.options == wrong.options


def test_the_reasons_for_the_solution_of_a_puzzle_are_sentences_in_every_language() -> None:
    for puzzle in puzzles():
        game = puzzle.game()
        names = [f"Player {seat}" for seat in range(game.setup.players)]
        for language in LANGUAGES:
            render = Renderer(Texts(language), names, game.setup.edition)
            for reason in puzzle_answer(puzzle, puzzle.best.action).reasons:
                assert render(reason).endswith("."), reason


async def test_puzzles_are_served(url: str) -> None:
    async with Person(url) as anna:
        every = await anna.get("puzzles")
        task = await anna.get(f"puzzles/{every['daily']}")
        told = await anna.post(f"puzzles/{every['daily']}", {"action": task["state"]["actions"][0]})
        assert {option["action"] for option in told["options"]} == set(task["state"]["actions"])
        for path, body, code in (
            ("puzzles/none", {"action": "gold"}, "not-found"),
            (f"puzzles/{every['daily']}", {"action": "fly"}, "illegal"),
            (f"puzzles/{every['daily']}", {"act": "gold"}, "bad-request"),
        ):
            refused = (await anna.http.post(f"/api/{path}", json=body)).json()
            assert refused["error"] == code, refused
            assert refused["message"].endswith(".")

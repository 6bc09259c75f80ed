"""The shipped puzzles: each is a position with one best move."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import HEURISTICS
from citadella.notation import Position
from citadella.puzzles import THEMES, Puzzle, daily, find, puzzles
from citadella.puzzles.puzzle import HARDEST, ME, theme_of
from citadella.rules import IllegalError, MalformedError
from citadella.rules.dice import Dice
from citadella.texts import LANGUAGES, Texts
from tools.generate.puzzle_finding import SearchEffort, examine, play_out, rated, success_rate

SOME = Random(1).sample(puzzles(), 4)


def test_there_are_at_least_fifty_puzzles_and_some_of_every_theme_and_difficulty() -> None:
    assert len(puzzles()) >= 50
    assert len({puzzle.name for puzzle in puzzles()}) == len(puzzles())
    assert {puzzle.theme for puzzle in puzzles()} == {*THEMES}
    # Every difficulty occurs at least five times, and in at most half of the puzzles.
    hard = [puzzle.difficulty for puzzle in puzzles()]
    assert all(5 <= hard.count(step) <= len(hard) / 2 for step in range(1, HARDEST + 1))


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.name)
def test_a_puzzle_agrees_with_its_position(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert game.to_act == ME
    legal = {action.text: action for action in game.legal_actions()}
    assert {option.action for option in puzzle.options} == set(legal)
    wins = [option.wins for option in puzzle.options]
    assert wins == sorted(wins, reverse=True)
    assert wins[0] - wins[1] >= 100 * SearchEffort().min_lead
    assert puzzle.obvious in legal
    assert not puzzle.solved_by(puzzle.obvious)
    assert theme_of(game, legal[puzzle.best.action]) == puzzle.theme
    assert 1 <= puzzle.difficulty <= HARDEST
    assert Position.from_text(puzzle.position.to_text()) == puzzle.position


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: puzzle.name)
def test_new_playouts_confirm_the_best_move(puzzle: Puzzle) -> None:
    game = puzzle.game()
    legal = game.legal_actions()
    pair = [a for a in legal if a.text in (puzzle.best.action, puzzle.obvious)]
    best = next(action for action in pair if action.text == puzzle.best.action)
    effort = SearchEffort(min_lead=0.0, min_lead_errors=0.0)
    options = play_out(game.view(ME), pair, 120, Dice.from_seed("again"), best, effort)
    assert options is not None
    assert options[0].action == best.text


def test_a_puzzle_that_a_bot_solves_less_often_has_a_higher_difficulty() -> None:
    easy, hard = puzzles()[0], puzzles()[-1]
    assert (easy.difficulty, hard.difficulty) == (1, HARDEST)
    assert success_rate("strategist", easy) == 1
    assert success_rate("strategist", hard) < 0.5
    for puzzle in (easy, hard):
        assert rated(puzzle).difficulty == puzzle.difficulty


def test_the_search_for_puzzles_does_not_depend_on_information_hidden_from_the_seat() -> None:
    game = SOME[0].game()
    view = game.view(ME)
    dice = Dice.from_seed("other")
    other = Determinizer(view, HEURISTICS, dice).sample(dice)
    other.history = game.history
    assert [len(p.hand) for p in other.players] == [len(p.hand) for p in game.players]
    effort = SearchEffort(
        first_playouts=20, min_gain=-1.0, searches=0, games=12, min_lead=-1.0, min_lead_errors=0.0
    )
    found = [
        examine(each.view(ME), each.legal_actions(), "same", Dice.from_seed("same"), effort)
        for each in (game, other)
    ]
    assert found[0] == found[1]


def test_daily_puzzles_do_not_repeat_before_all_have_been_used() -> None:
    first = date(2026, 12, 24)
    days = [daily(first + timedelta(days=n)).name for n in range(len(puzzles()))]
    assert len(set(days)) == len(puzzles())
    assert daily(date(2020, 1, 1)) in puzzles()


def test_an_unknown_puzzle_or_move_is_rejected() -> None:
    with pytest.raises(MalformedError, match="no puzzle called 'none'"):
        find("none")
    with pytest.raises(IllegalError, match="'fly' is not a legal move"):
        SOME[0].option("fly")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name(language: str) -> None:
    texts = Texts(language)
    assert len({texts(f"puzzle-theme-{theme}") for theme in THEMES}) == len(THEMES)

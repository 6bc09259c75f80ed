"""Puzzles in the browser: answering at the table, the verdict, and the next puzzle."""

from __future__ import annotations

from playwright.sync_api import expect

from citadella.puzzles import puzzles
from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.player import click_action, wait
from tests.browser.words import raw_keys

PUZZLE = next(puzzle for puzzle in puzzles() if puzzle.theme == "draft")


def test_a_puzzle_can_be_failed_retried_and_solved(visit: Open) -> None:
    anna = visit("phone", language="hu")
    anna.open("/")
    anna.click("to-puzzles")
    expect(anna.find("daily-puzzle")).to_be_visible()
    assert problems(anna) == []
    anna.find(f"puzzle-{PUZZLE.name}").click()
    panel = anna.find("puzzle")
    expect(panel).to_have_attribute("data-solved", "")
    wait(anna)
    click_action(anna, PUZZLE.obvious)
    expect(panel).to_have_attribute("data-solved", "false")
    expect(anna.find("verdict")).to_contain_text(str(round(PUZZLE.best.wins)))
    assert problems(anna) == []
    assert raw_keys(anna) == set()
    anna.click("puzzle-again")
    wait(anna)
    click_action(anna, PUZZLE.best.action)
    expect(panel).to_have_attribute("data-solved", "true")
    anna.click("puzzle-next")
    anna.page.wait_for_url(lambda url: "/puzzle/" in url and PUZZLE.name not in url)
    # The list shows the puzzle as solved.
    anna.open("/puzzles")
    expect(anna.page.locator("li.done")).to_have_count(1)
    expect(anna.page.locator("li.done").get_by_test_id(f"puzzle-{PUZZLE.name}")).to_be_visible()


def test_an_unknown_puzzle_shows_an_error(visit: Open) -> None:
    anna = visit()
    anna.expect("404")
    anna.open("/puzzle/none")
    expect(anna.page.get_by_role("alert")).to_be_visible()

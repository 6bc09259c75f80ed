"""The table itself: undo, help, reasons, warnings, the tab's title, and after."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from citadella.cards import EDITIONS
from citadella.notation import Record
from tests.browser.conftest import Open
from tests.browser.form import fill, make_table, tick
from tests.browser.harness import BrowserServer
from tests.browser.player import look, wait
from tests.browser.screens import Scenery, finished, turn
from tests.browser.shelf import Shelf
from tests.browser.visitor import Visitor
from tests.long import long


@pytest.fixture
def at_my_turn(browser: Browser, server: BrowserServer, shelf: Shelf) -> Iterator[Visitor]:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.at(turn())
    yield scene.visitor
    scene.visitor.close()
    assert scene.visitor.troubles() == []


def test_what_was_done_can_be_taken_back(at_my_turn: Visitor, shelf: Shelf) -> None:
    asked = wait(at_my_turn)
    before = shelf.moves(at_my_turn.code)
    at_my_turn.click("action-income")
    at_my_turn.find("action-income").wait_for(state="detached")
    assert shelf.moves(at_my_turn.code) == [*before, "income"]
    at_my_turn.click("undo")
    at_my_turn.find("action-income").wait_for()
    assert wait(at_my_turn).actions == asked.actions
    assert shelf.moves(at_my_turn.code) == before


def test_every_card_explains_itself(at_my_turn: Visitor) -> None:
    at_my_turn.find("token-warlord").hover()
    tip = at_my_turn.page.get_by_role("tooltip")
    tip.wait_for()
    assert "Warlord" in tip.inner_text()
    at_my_turn.find("prompt").hover()
    tip.wait_for(state="hidden")
    at_my_turn.find("hand-card-0").hover()
    tip.wait_for()
    at_my_turn.page.keyboard.press("Escape")
    tip.wait_for(state="hidden")


def test_what_cannot_be_done_says_why(at_my_turn: Visitor) -> None:
    greyed = at_my_turn.page.locator('[data-testid^="hand-card-"][aria-disabled="true"]')
    assert greyed.count() == 1
    assert "already in your city" in (greyed.inner_text() + str(greyed.get_attribute("aria-label")))


def test_ending_a_turn_warns_when_income_was_forgotten(at_my_turn: Visitor, shelf: Shelf) -> None:
    moves = len(shelf.moves(at_my_turn.code))
    at_my_turn.click("end-turn")
    warning = at_my_turn.page.locator('.ending [role="alert"]')
    warning.wait_for()
    assert "Income" in warning.inner_text()
    assert len(shelf.moves(at_my_turn.code)) == moves
    at_my_turn.click("end-turn")
    at_my_turn.find("end-turn").wait_for(state="detached")
    assert shelf.moves(at_my_turn.code)[moves] == "end"


def test_the_tab_tells_whose_turn_it_is(at_my_turn: Visitor) -> None:
    page = at_my_turn.page
    expect(page).to_have_title("Your turn! · Citadella")
    at_my_turn.click("end-turn")
    at_my_turn.click("end-turn")
    expect(page).not_to_have_title("Your turn! · Citadella")


def test_custom_cards_can_be_chosen(visit: Open, shelf: Shelf) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy", "bot easy", "bot easy"])
    for choice in ("wish-witch-always", "wish-keep-always", "wish-smithy-never"):
        tick(visitor, choice)
    setup = shelf.game(make_table(visitor)).setup
    assert "witch" in setup.characters
    assert "keep" in setup.unique
    assert "smithy" not in setup.unique


@pytest.mark.parametrize(
    "edition", [long("2016"), long("2021"), long("classic"), long("deluxe"), "classic-2016"]
)
def test_custom_cards_are_taken_as_they_come_with_any_number_of_players(
    edition: str, visit: Open, shelf: Shelf
) -> None:
    visitor = visit()
    visitor.open("/")
    for players in range(2, EDITIONS[edition].most_players + 1):
        visitor.go("/new")
        fill(visitor, edition, "own", ["me"] + ["open"] * (players - 1))
        setup = shelf.game(make_table(visitor)).setup
        assert (setup.edition, setup.players) == (edition, players)
        visitor.find("start-table").wait_for()


def test_cards_of_which_no_game_can_be_made_are_not_sent(visit: Open) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy", "bot easy", "bot easy"])
    for name in ("assassin", "witch", "magistrate"):
        expect(visitor.find("make-table")).to_be_enabled()
        tick(visitor, f"wish-{name}-never")
    expect(visitor.find("make-table")).to_be_disabled()
    assert visitor.text().count("at least one character of rank 1.") == 2


def test_who_needs_more_players_is_barred_and_says_so(visit: Open) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy"])
    emperor, queen = visitor.find("card-emperor"), visitor.find("card-queen")
    expect(emperor).to_contain_text("only with 3 players or more")
    expect(queen).to_contain_text("only with 5 players or more")
    expect(visitor.find("card-artist")).to_contain_text("rank 9 is not used")
    expect(visitor.find("wish-emperor-always")).to_be_disabled()
    tick(visitor, "players-5")
    for card in (emperor, queen):
        expect(card).not_to_contain_text("players or more")
    expect(visitor.find("wish-emperor-always")).to_be_enabled()


def test_the_deal_of_a_game_that_is_over_can_be_verified(
    browser: Browser, server: BrowserServer, shelf: Shelf, tmp_path: Path
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    visitor = scene.visitor
    scene.at(finished())
    visitor.click("full-sheet")
    visitor.page.locator("dialog summary").click()
    seed = visitor.find("deal-seed").inner_text()
    published = visitor.find("deal-hash").inner_text()
    assert hashlib.sha256(seed.encode()).hexdigest() == published
    with visitor.page.expect_download() as download:
        visitor.page.locator("dialog").get_by_test_id("record").click()
    path = tmp_path / "record.txt"
    download.value.save_as(path)
    text = path.read_text(encoding="utf-8")
    assert Record.from_text(text).replay().result().totals == finished().replay().result().totals
    visitor.close()
    assert visitor.troubles() == []


def test_a_table_that_does_not_exist_says_so(visit: Open) -> None:
    visitor = visit()
    visitor.expect("404")
    visitor.open("/t/no-such-table")
    visitor.page.get_by_role("heading", name="Table not found").wait_for()
    assert look(visitor) is None

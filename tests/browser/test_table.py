"""The table: undo, tooltips, reasons, warnings, custom cards and verifying the deal."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from citadella.cards import EDITIONS
from citadella.notation import Record
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table, tick
from tests.browser.harness import BrowserServer
from tests.browser.player import look, wait
from tests.browser.screens import Scenery, finished, turn
from tests.browser.visitor import Visitor
from tests.long import long


@pytest.fixture
def at_my_turn(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> Iterator[Visitor]:
    scene = Scenery(browser, server.url, database, "desktop")
    scene.at(turn())
    yield scene.visitor
    scene.visitor.close()
    assert scene.visitor.unexpected_errors() == []


def test_an_action_can_be_undone(at_my_turn: Visitor, database: ServerDatabase) -> None:
    asked = wait(at_my_turn)
    before = database.moves(at_my_turn.code)
    at_my_turn.click("action-income")
    at_my_turn.find("action-income").wait_for(state="detached")
    assert database.moves(at_my_turn.code) == [*before, "income"]
    at_my_turn.click("undo")
    at_my_turn.find("action-income").wait_for()
    assert wait(at_my_turn).actions == asked.actions
    assert database.moves(at_my_turn.code) == before


def test_characters_and_cards_have_tooltips(at_my_turn: Visitor) -> None:
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


def test_a_card_that_cannot_be_built_shows_the_reason(at_my_turn: Visitor) -> None:
    greyed = at_my_turn.page.locator('[data-testid^="hand-card-"][aria-disabled="true"]')
    assert greyed.count() == 1
    assert "already in your city" in (greyed.inner_text() + str(greyed.get_attribute("aria-label")))


def test_ending_a_turn_warns_when_income_was_forgotten(
    at_my_turn: Visitor, database: ServerDatabase
) -> None:
    moves = len(database.moves(at_my_turn.code))
    at_my_turn.click("end-turn")
    warning = at_my_turn.page.locator('.ending [role="alert"]')
    warning.wait_for()
    assert "Income" in warning.inner_text()
    assert len(database.moves(at_my_turn.code)) == moves
    at_my_turn.click("end-turn")
    at_my_turn.find("end-turn").wait_for(state="detached")
    assert database.moves(at_my_turn.code)[moves] == "end"


def test_the_tab_title_shows_when_it_is_the_players_turn(at_my_turn: Visitor) -> None:
    page = at_my_turn.page
    expect(page).to_have_title("Your turn! · Citadella")
    at_my_turn.click("end-turn")
    at_my_turn.click("end-turn")
    expect(page).not_to_have_title("Your turn! · Citadella")


def test_custom_cards_can_be_chosen(visit: Open, database: ServerDatabase) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy", "bot easy", "bot easy"])
    for choice in ("wish-witch-always", "wish-keep-always", "wish-smithy-never"):
        tick(visitor, choice)
    setup = database.game(make_table(visitor)).setup
    assert "witch" in setup.characters
    assert "keep" in setup.unique
    assert "smithy" not in setup.unique


@pytest.mark.parametrize(
    "edition", [long("2016"), long("2021"), long("classic"), long("deluxe"), "classic-2016"]
)
def test_a_table_with_the_default_custom_cards_can_be_created_for_any_number_of_players(
    edition: str, visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.open("/")
    for players in range(2, EDITIONS[edition].most_players + 1):
        visitor.go("/new")
        fill(visitor, edition, "own", ["me"] + ["open"] * (players - 1))
        setup = database.game(make_table(visitor)).setup
        assert (setup.edition, setup.players) == (edition, players)
        visitor.find("start-table").wait_for()


def test_the_form_cannot_be_sent_without_a_character_of_each_rank(visit: Open) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy", "bot easy", "bot easy"])
    for name in ("assassin", "witch", "magistrate"):
        expect(visitor.find("make-table")).to_be_enabled()
        tick(visitor, f"wish-{name}-never")
    expect(visitor.find("make-table")).to_be_disabled()
    assert visitor.text().count("at least one character of rank 1.") == 2


def test_characters_that_need_more_players_are_disabled_with_a_reason(visit: Open) -> None:
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


def test_the_deal_of_a_finished_game_can_be_verified(
    browser: Browser, server: BrowserServer, database: ServerDatabase, tmp_path: Path
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
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
    assert visitor.unexpected_errors() == []


def test_an_unknown_table_shows_an_error(visit: Open) -> None:
    visitor = visit()
    visitor.expect("404")
    visitor.open("/t/no-such-table")
    visitor.page.get_by_role("heading", name="Table not found").wait_for()
    assert look(visitor) is None

"""Conflicts between people, in the browser: abandoning games, muting, reporting, closing tables."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from citadella.notation import Record
from citadella.rules import Game, Setup
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.form import fill, tick
from tests.browser.visitor import Visitor
from tests.long import long


def photograph(visitor: Visitor, name: str) -> None:
    """Save a screenshot in the folder named by the environment variable SHOTS, if it is set."""
    folder = os.environ.get("SHOTS")
    if folder:
        visitor.page.screenshot(path=str(Path(folder) / f"{name}.png"))


def table_of_two(database: ServerDatabase, anna: StoredGuest, bert: StoredGuest) -> StoredTable:
    record = Record.of(Game.new(Setup.preset("first-game", "2016", 4), "peace"))
    return database.put(record, [anna, bert, "builder", "builder"])


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
def test_two_players_can_agree_to_abandon_their_game(
    visit: Open, database: ServerDatabase, size: str
) -> None:
    anna, bert = database.guest("Anna"), database.guest("Bálint")
    kept = table_of_two(database, anna, bert)
    hers, his = visit(size, cookie=anna.cookie), visit(size, cookie=bert.cookie)
    for visitor in (hers, his):
        visitor.open(kept.path)
        visitor.find("table-menu").wait_for()
    hers.click("table-menu")
    photograph(hers, f"menu-{size}")
    hers.click("close")
    hers.click("close-really")
    expect(his.find("vote")).to_contain_text("Anna wants to abandon the game.")
    photograph(his, f"vote-{size}")
    hers.click("table-menu")
    hers.find("close-proposed").wait_for()
    his.click("agree")
    for visitor in (hers, his):
        visitor.find("closed").wait_for()
    photograph(hers, f"closed-{size}")


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
def test_a_chat_line_can_be_reported_and_hidden_and_its_author_muted(
    visit: Open, database: ServerDatabase, size: str
) -> None:
    anna, bert = database.guest("Anna"), database.guest("Bálint")
    kept = table_of_two(database, anna, bert)
    hers, his = visit(size, cookie=anna.cookie), visit("desktop", cookie=bert.cookie)
    his.open(kept.path)
    open_chat(his)
    his.find("chat-input").fill("Something rude")
    his.page.keyboard.press("Enter")
    hers.open(kept.path)
    open_chat(hers)
    hers.click("about-0")
    photograph(hers, f"chat-{size}")
    hers.click("report-0")
    expect(hers.find("chat-told")).to_have_text(
        "Reported. The operator of the server will look at it."
    )
    hers.click("about-0")
    hers.page.get_by_role("button", name="Mute for all").click()
    his.find("chat-off").wait_for()
    hers.click("about-0")
    hers.page.get_by_role("button", name="Hide for me").click()
    expect(hers.page.get_by_text("Something rude")).to_have_count(0)
    photograph(hers, f"hidden-{size}")
    hers.page.get_by_role("button", name="Show", exact=True).click()
    expect(hers.page.get_by_text("Something rude").first).to_be_visible()


def open_chat(visitor: Visitor) -> None:
    """Open the chat if it is folded."""
    if not visitor.find("chat-input").is_visible():
        visitor.click("toggle-log")
    visitor.find("chat-input").wait_for()


def test_the_host_can_close_a_waiting_table(visit: Open) -> None:
    visitor = visit("phone")
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "open", "bot easy"])
    tick(visitor, "public")
    visitor.find("several").wait_for()
    photograph(visitor, "form-phone")
    visitor.page.locator("label", has=visitor.find("talk")).click()
    visitor.click("make-table")
    visitor.find("close-table").wait_for()
    expect(visitor.page.get_by_text("no chat")).to_be_visible()
    photograph(visitor, "lobby-phone")
    visitor.click("close-table")
    visitor.find("closed").wait_for()

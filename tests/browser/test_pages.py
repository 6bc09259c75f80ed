"""The pages before a game: the start page, the form, the waiting room, the settings."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from citadella.notation import Record
from tests.browser.conftest import Open
from tests.browser.form import fill, make_table, tick
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, asks_me, draft, finished, record_of
from tests.browser.shelf import Shelf
from tests.browser.visitor import SIZES, Size, Visitor

IN_VIEW = """(testid) => {
  const box = document.querySelector(`[data-testid="${testid}"]`).getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.height >= 40;
}"""
SQUARES = re.compile(r"(M\d+ \d+h1v1h-1z){100,}")
ORDER = """() => [...document.querySelectorAll("[data-testid]")]
  .map((part) => part.dataset.testid)
  .filter((testid) => ["players-4", "seat-0", "cards-fold", "clock"].includes(testid))"""


# --- the start page ---------------------------------------------------------------------------
def test_bots_are_called_by_names_with_their_level_beside(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    kept = shelf.put(draft(), [scene.me, "normal", "normal", "hard"])
    scene.go("/")
    way = scene.visitor.find(kept.watch_path.replace("/w/", "table-"))
    line = scene.visitor.page.locator("li", has=way)
    expect(line).to_contain_text("Bruno, Clara, Dorian")
    expect(line).to_contain_text("bots: Normal, Hard")
    assert "Normal, Normal" not in line.inner_text()
    expect(line).to_contain_text("Your turn · round 4")
    scene.visitor.close()
    assert scene.visitor.troubles() == []


def test_a_game_that_is_over_says_how_it_ended(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.table(finished())
    scene.go("/")
    expect(scene.visitor.find("my-tables")).to_contain_text("Over · you came fifth")
    city = scene.visitor.find("my-tables").locator(".house")
    expect(city).to_have_count(len(finished().replay().players[0].city))
    scene.visitor.close()
    assert scene.visitor.troubles() == []


# --- the form ---------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_players_come_first_and_the_button_is_always_there(visit: Open, size: Size) -> None:
    visitor = visit(size)
    visitor.open("/new")
    visitor.find("make-table").wait_for()
    assert visitor.ask(ORDER) == ["players-4", "seat-0", "cards-fold", "clock"]
    fold = visitor.find("cards-fold")
    expect(fold).to_contain_text("First Game")
    expect(fold).to_contain_text("The eight classic characters")
    assert not visitor.find("preset-vicious-nobles").is_visible()
    assert visitor.ask(IN_VIEW, "make-table")
    tick(visitor, "preset-own")
    assert visitor.ask("() => document.documentElement.scrollHeight > 1.5 * innerHeight")
    for share in (0, 0.3, 0.6, 1):
        visitor.ask("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        assert visitor.ask(IN_VIEW, "make-table"), share


# --- the invitation ---------------------------------------------------------------------------
def waiting(visitor: Visitor) -> str:
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "open", "open"])
    return make_table(visitor)


def test_an_address_of_this_machine_alone_is_called_that(visit: Open) -> None:
    visitor = visit()
    code = waiting(visitor)
    expect(visitor.find("only-here")).to_contain_text("works on this computer only")
    expect(visitor.find("only-here")).to_contain_text("citadella serve --lan")
    # A code that leads nowhere is not shown.
    assert visitor.find("qr").count() == 0
    assert visitor.find("copy-link").get_attribute("data-copy") == f"{visitor.url}/t/{code}"


def test_who_listens_in_the_network_invites_by_that_address(visit: Open) -> None:
    visitor = visit()
    near = "http://192.0.2.7:8000"

    def hello(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**json.loads(answer.text()), "network": near})

    visitor.page.route("**/api/hello", hello)
    code = waiting(visitor)
    expect(visitor.find("only-here")).to_contain_text(near)
    assert visitor.find("copy-link").get_attribute("data-copy") == f"{near}/t/{code}"
    expect(visitor.find("qr").locator("path")).to_have_attribute("d", SQUARES)


def test_the_share_sheet_is_offered_where_there_is_one(visit: Open) -> None:
    visitor = visit("phone")
    visitor.context.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
    )
    code = waiting(visitor)
    visitor.click("share-link")
    shared = visitor.ask("() => window.shared")
    assert shared["url"] == f"{visitor.url}/t/{code}"


# --- notices ----------------------------------------------------------------------------------
HIDDEN = """
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away === true });
"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ body, tag, data }) => [body, tag, data]);
}"""


def my_turn() -> Record:
    """Give a game in which the first seat is asked."""
    return record_of(draft().setup, "notices", asks_me("pick", 2))


def test_a_page_in_the_background_says_that_it_is_ones_turn(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    anna = shelf.guest("Anna")
    kept = shelf.put(my_turn(), [anna, "builder", "builder", "builder"], clock="day")
    visitor = Visitor(browser, server.url, cookie=anna.cookie, keeps=True)
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(HIDDEN)
    visitor.open("/settings")
    tick(visitor, "notices")
    expect(visitor.find("notices-note")).to_contain_text("Only while a page")
    visitor.context.add_init_script("window.away = true;")
    visitor.open(kept.path)
    visitor.find("table").wait_for()
    for _ in range(200):
        shown = visitor.ask(SHOWN)
        if shown:
            break
        visitor.page.wait_for_timeout(50)
    ((body, tag, data),) = shown
    assert body == "It is your turn: First Game"
    assert tag == kept.watch_path.removeprefix("/w/")
    assert data == {"path": kept.path}
    visitor.close()
    assert visitor.troubles() == []

"""The pages before a game: start page, form, invitation and notifications."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from citadella.notation import Record
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table, tick
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, draft, finished, record_of, seat_0_is_asked
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
def test_the_start_page_lists_bots_by_name_and_level(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    kept = database.put(draft(), [scene.me, "normal", "normal", "hard"])
    scene.go("/")
    way = scene.visitor.find(kept.watch_path.replace("/w/", "table-"))
    line = scene.visitor.page.locator("li", has=way)
    expect(line).to_contain_text("Bruno, Clara, Dorian")
    expect(line).to_contain_text("bots: Normal, Hard")
    assert "Normal, Normal" not in line.inner_text()
    expect(line).to_contain_text("Your turn · round 4")
    scene.visitor.close()
    assert scene.visitor.unexpected_errors() == []


def test_the_start_page_shows_how_a_finished_game_ended(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    scene.table(finished())
    scene.go("/")
    expect(scene.visitor.find("my-tables")).to_contain_text("Over · you came fifth")
    city = scene.visitor.find("my-tables").locator(".house")
    expect(city).to_have_count(len(finished().replay().players[0].city))
    scene.visitor.close()
    assert scene.visitor.unexpected_errors() == []


# --- the form ---------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_the_form_begins_with_the_number_of_players_and_the_submit_button_is_always_visible(
    visit: Open, size: Size
) -> None:
    visitor = visit(size)
    visitor.open("/new")
    visitor.find("make-table").wait_for()
    assert visitor.evaluate(ORDER) == ["players-4", "seat-0", "cards-fold", "clock"]
    fold = visitor.find("cards-fold")
    expect(fold).to_contain_text("First Game")
    expect(fold).to_contain_text("The eight classic characters")
    assert not visitor.find("preset-vicious-nobles").is_visible()
    assert visitor.evaluate(IN_VIEW, "make-table")
    tick(visitor, "preset-own")
    assert visitor.evaluate("() => document.documentElement.scrollHeight > 1.5 * innerHeight")
    for share in (0, 0.3, 0.6, 1):
        visitor.evaluate(
            "(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share
        )
        assert visitor.evaluate(IN_VIEW, "make-table"), share


# --- the invitation ---------------------------------------------------------------------------
def waiting_table(visitor: Visitor) -> str:
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "open", "open"])
    return make_table(visitor)


def test_an_invitation_warns_that_a_local_address_works_on_this_computer_only(visit: Open) -> None:
    visitor = visit()
    code = waiting_table(visitor)
    expect(visitor.find("only-here")).to_contain_text("works on this computer only")
    expect(visitor.find("only-here")).to_contain_text("citadella serve --lan")
    # There is no QR code for an address that other devices cannot reach.
    assert visitor.find("qr").count() == 0
    assert visitor.find("copy-link").get_attribute("data-copy") == f"{visitor.url}/t/{code}"


def test_an_invitation_to_a_server_on_the_network_contains_its_network_address(visit: Open) -> None:
    visitor = visit()
    near = "http://192.0.2.7:8000"

    def hello(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**json.loads(answer.text()), "network": near})

    visitor.page.route("**/api/hello", hello)
    code = waiting_table(visitor)
    expect(visitor.find("only-here")).to_contain_text(near)
    assert visitor.find("copy-link").get_attribute("data-copy") == f"{near}/t/{code}"
    expect(visitor.find("qr").locator("path")).to_have_attribute("d", SQUARES)


def test_the_share_sheet_is_offered_if_the_browser_has_one(visit: Open) -> None:
    visitor = visit("phone")
    visitor.context.add_init_script(
        "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
    )
    code = waiting_table(visitor)
    visitor.click("share-link")
    shared = visitor.evaluate("() => window.shared")
    assert shared["url"] == f"{visitor.url}/t/{code}"


# --- notifications ----------------------------------------------------------------------------
HIDDEN = """
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away === true });
"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ body, tag, data }) => [body, tag, data]);
}"""


def my_turn() -> Record:
    """Return a game in which the first seat must choose a character."""
    return record_of(draft().setup, "notices", seat_0_is_asked("pick", 2))


def test_a_page_in_the_background_notifies_its_player_of_a_turn(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    anna = database.guest("Anna")
    kept = database.put(my_turn(), [anna, "builder", "builder", "builder"], clock="day")
    visitor = Visitor(browser, server.url, cookie=anna.cookie, service_worker=True)
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(HIDDEN)
    visitor.open("/settings")
    tick(visitor, "notices")
    expect(visitor.find("notices-note")).to_contain_text("Only while a page")
    visitor.context.add_init_script("window.away = true;")
    visitor.open(kept.path)
    visitor.find("table").wait_for()
    for _ in range(200):
        shown = visitor.evaluate(SHOWN)
        if shown:
            break
        visitor.page.wait_for_timeout(50)
    ((body, tag, data),) = shown
    assert body == "It is your turn: First Game"
    assert tag == kept.watch_path.removeprefix("/w/")
    assert data == {"path": kept.path}
    visitor.close()
    assert visitor.unexpected_errors() == []

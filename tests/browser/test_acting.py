"""Acting at the table: what harms oneself or cannot be taken back is asked about once; what may
happen by itself does, for who wants it, and betrays nothing."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from citadella.rules import Game, Setup
from tests.browser.conftest import Open
from tests.browser.form import tick
from tests.browser.harness import BrowserServer
from tests.browser.moments import Moment, moments
from tests.browser.player import HIDDEN_BY, wait
from tests.browser.screens import Scenery, at_table, record_of
from tests.browser.shelf import Kept, Shelf, Someone
from tests.browser.visitor import Visitor
from tests.long import long

SECONDS = 40.0
# How long a question stands that passes by itself.
PASSES_AFTER = 3.0


def enter(visitor: Visitor, shelf: Shelf, me: Someone, moment: Moment) -> Kept:
    """Sit down at a table in the moment of a question."""
    other = shelf.guest("Somebody")
    seats = [me if seat == moment.seat else other for seat in range(moment.record.setup.players)]
    kept = shelf.put(moment.record, list(seats))
    visitor.go(kept.path)
    wait(visitor)
    return kept


def answered(visitor: Visitor, shelf: Shelf, kept: Kept, before: int) -> str:
    """Wait until something is stored; give it."""
    deadline = time.monotonic() + SECONDS
    while len(shelf.moves(kept.code)) == before:
        assert time.monotonic() < deadline, "nothing was stored"
        visitor.page.wait_for_timeout(20)
    return shelf.moves(kept.code)[before]


def test_who_would_destroy_an_own_district_is_asked(visit: Open, shelf: Shelf) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    moment, action = next(
        (moment, action)
        for moment in moments()
        for action in moment.legal
        if moment.kind == "turn"
        and action.startswith("destroy ")
        and action.endswith(f"@{moment.seat}")
    )
    kept = enter(visitor, shelf, me, moment)
    before = len(shelf.moves(kept.code))
    # The own city does not glow: nobody is lured there.
    assert visitor.page.locator(".mine .city .card-lit").count() == 0
    for fold in visitor.ask(HIDDEN_BY, f"action-{action}"):
        visitor.click(fold)
    visitor.click(f"action-{action}")
    visitor.find("doubt").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.find("doubt").wait_for(state="detached")
    assert len(shelf.moves(kept.code)) == before
    visitor.click(f"action-{action}")
    visitor.click("really")
    assert answered(visitor, shelf, kept, before) == action


def test_a_tap_picks_a_character_and_another_takes_it(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "phone")
    record = at_table(4, "draft")
    scene.at(record)
    visitor = scene.visitor
    kept = scene.table(record)
    before = len(shelf.moves(kept.code))
    first, second = (visitor.find_all("draft-").nth(i) for i in range(2))
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    # Another one was meant.
    second.tap()
    expect(first).not_to_have_attribute("aria-pressed", "true")
    name = second.get_attribute("data-card")
    assert len(shelf.moves(kept.code)) == before
    visitor.click("take-picked")
    assert answered(visitor, shelf, kept, before) == f"pick {name}"
    visitor.close()
    assert visitor.troubles() == []


# --- by itself ------------------------------------------------------------------------------
def for_secrecy() -> list[Moment]:
    """Give a question that is put to many for secrecy: to one who can answer it and to others."""
    found: dict[bool, Moment] = {}
    for moment in moments():
        if moment.kind in ("answer-death", "claim-crown", "queen-takes"):
            found.setdefault(len(moment.legal) > 1, moment)
    assert set(found) == {True, False}
    return list(found.values())


@pytest.mark.parametrize("able", [True, False])
def test_questions_for_secrecy_pass_after_the_same_time_whatever_one_holds(
    able: bool, visit: Open, shelf: Shelf
) -> None:
    moment = next(moment for moment in for_secrecy() if (len(moment.legal) > 1) == able)
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    tick(visitor, "passes")
    start = time.monotonic()
    kept = enter(visitor, shelf, me, moment)
    visitor.find("asked-of-all").wait_for()
    assert answered(visitor, shelf, kept, len(moment.record.actions)) == "decline"
    assert time.monotonic() - start >= PASSES_AFTER


def test_they_wait_for_who_wants_to_think_and_for_who_did_not_choose_it(
    visit: Open, shelf: Shelf
) -> None:
    moment = for_secrecy()[0]
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    for chosen in (False, True):
        if chosen:
            visitor.go("/settings")
            tick(visitor, "passes")
        kept = enter(visitor, shelf, me, moment)
        visitor.find("asked-of-all").wait_for()
        if chosen:
            visitor.click("wait")
        visitor.page.wait_for_timeout(1000 * PASSES_AFTER + 800)
        assert len(shelf.moves(kept.code)) == len(moment.record.actions)


def test_a_turn_with_nothing_left_ends_by_itself_for_who_wants_it(
    visit: Open, shelf: Shelf
) -> None:
    record = record_of(Setup.preset("first-game", "2016", 4), "nothing left", only_the_end_is_left)
    me, other = shelf.guest("Anna"), shelf.guest("Somebody")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    for chosen in (False, True):
        if chosen:
            visitor.go("/settings")
            tick(visitor, "ends-turn")
        kept = shelf.put(record, [me, other, other, other])
        visitor.go(kept.path)
        wait(visitor)
        if chosen:
            assert answered(visitor, shelf, kept, len(record.actions)) == "end"
        else:
            visitor.page.wait_for_timeout(2500)
            assert len(shelf.moves(kept.code)) == len(record.actions)


def only_the_end_is_left(game: Game) -> bool:
    """Say when seat 0 has done everything."""
    return game.to_act == 0 and [action.text for action in game.legal_actions()] == ["end"]


# --- faults that are gone -------------------------------------------------------------------
def test_the_price_hangs_beside_the_cost(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.at(at_table(4, "aim"))
    lit = scene.visitor.page.locator(".seats .card-lit").first
    expect(lit.locator(".cost b")).to_have_count(1)
    expect(lit.locator(".price")).to_have_count(1)
    scene.visitor.close()


def test_hidden_characters_are_said_once(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.at(at_table(2, "turn"))
    line = scene.visitor.page.locator(".seats .roles").first.inner_text()
    assert line.count("hidden") <= 1
    scene.visitor.close()


COVERED = """() => [...document.querySelectorAll('[data-anchor^="purse-"] b')]
  .filter((number) => {
    const { x, y, width, height } = number.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top?.closest('[data-anchor^="purse-"]');
  }).length"""


@pytest.mark.parametrize("size", [long("desktop"), "phone", long("844x390")])
def test_nothing_lies_on_anyones_gold(
    size: str, browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    # A game with action cards, some of them lying before players with gold on them.
    moment = next(
        moment
        for moment in moments()
        if any(player.laid for player in moment.record.replay().view(moment.seat).players)
    )
    scene = Scenery(browser, server.url, shelf, size)
    scene.asked(moment)
    assert scene.visitor.ask(COVERED) == 0
    scene.visitor.close()


def test_who_watches_has_no_empty_boxes(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.go(scene.table(at_table(4, "turn")).watch_path)
    page = scene.visitor.page
    scene.visitor.find("player-0").wait_for()
    expect(page.locator(".seats .seat")).to_have_count(4)
    assert page.locator(".mine, .hand, .choice, [data-sheet]").count() == 0
    scene.visitor.close()

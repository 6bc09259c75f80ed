"""Acting at the table: confirmation of harmful actions, and optional automatic actions."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from citadella.rules import Game, Setup
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.form import tick
from tests.browser.harness import BrowserServer
from tests.browser.moments import Moment, moments
from tests.browser.player import HIDDEN_BY, wait
from tests.browser.screens import Scenery, at_table, record_of
from tests.browser.visitor import Visitor
from tests.long import long

TIMEOUT_S = 40.0
# After this many seconds, a question asked only to keep a secret is declined automatically.
DECLINED_AFTER_S = 3.0


def open_moment(
    visitor: Visitor, database: ServerDatabase, me: StoredGuest, moment: Moment
) -> StoredTable:
    """Open a new table at `moment`, as the player who must act."""
    other = database.guest("Somebody")
    seats = [me if seat == moment.seat else other for seat in range(moment.record.setup.players)]
    kept = database.put(moment.record, list(seats))
    visitor.go(kept.path)
    wait(visitor)
    return kept


def answered(visitor: Visitor, database: ServerDatabase, kept: StoredTable, before: int) -> str:
    """Wait until more than `before` moves are stored, and return the first new move."""
    deadline = time.monotonic() + TIMEOUT_S
    while len(database.moves(kept.code)) == before:
        assert time.monotonic() < deadline, f"no move was stored within {TIMEOUT_S} seconds"
        visitor.page.wait_for_timeout(20)
    return database.moves(kept.code)[before]


def test_destroying_a_district_in_the_players_own_city_asks_for_confirmation(
    visit: Open, database: ServerDatabase
) -> None:
    me = database.guest("Anna")
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
    kept = open_moment(visitor, database, me, moment)
    before = len(database.moves(kept.code))
    # The player's own city is not highlighted as a target.
    assert visitor.page.locator(".mine .city .card-lit").count() == 0
    for fold in visitor.evaluate(HIDDEN_BY, f"action-{action}"):
        visitor.click(fold)
    visitor.click(f"action-{action}")
    visitor.find("doubt").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.find("doubt").wait_for(state="detached")
    assert len(database.moves(kept.code)) == before
    visitor.click(f"action-{action}")
    visitor.click("really")
    assert answered(visitor, database, kept, before) == action


def test_a_tap_selects_a_character_and_a_button_takes_it(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "phone")
    record = at_table(4, "draft")
    scene.at(record)
    visitor = scene.visitor
    kept = scene.table(record)
    before = len(database.moves(kept.code))
    first, second = (visitor.find_all("draft-").nth(i) for i in range(2))
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    # Select another card.
    second.tap()
    expect(first).not_to_have_attribute("aria-pressed", "true")
    name = second.get_attribute("data-card")
    assert len(database.moves(kept.code)) == before
    visitor.click("take-picked")
    assert answered(visitor, database, kept, before) == f"pick {name}"
    visitor.close()
    assert visitor.unexpected_errors() == []


# --- automatic actions ----------------------------------------------------------------------
def questions_for_secrecy() -> list[Moment]:
    """Return two questions asked only for secrecy: one has several answers, the other only one."""
    found: dict[bool, Moment] = {}
    for moment in moments():
        if moment.kind in ("answer-death", "claim-crown", "queen-takes"):
            found.setdefault(len(moment.legal) > 1, moment)
    assert set(found) == {True, False}
    return list(found.values())


@pytest.mark.parametrize("able", [True, False])
def test_a_question_asked_only_for_secrecy_is_declined_after_three_seconds(
    able: bool, visit: Open, database: ServerDatabase
) -> None:
    moment = next(moment for moment in questions_for_secrecy() if (len(moment.legal) > 1) == able)
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    tick(visitor, "passes")
    start = time.monotonic()
    kept = open_moment(visitor, database, me, moment)
    visitor.find("asked-of-all").wait_for()
    assert answered(visitor, database, kept, len(moment.record.actions)) == "decline"
    assert time.monotonic() - start >= DECLINED_AFTER_S


def test_a_question_asked_for_secrecy_is_not_declined_if_the_setting_is_off_or_the_player_waits(
    visit: Open, database: ServerDatabase
) -> None:
    moment = questions_for_secrecy()[0]
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    for chosen in (False, True):
        if chosen:
            visitor.go("/settings")
            tick(visitor, "passes")
        kept = open_moment(visitor, database, me, moment)
        visitor.find("asked-of-all").wait_for()
        if chosen:
            visitor.click("wait")
        visitor.page.wait_for_timeout(1000 * DECLINED_AFTER_S + 800)
        assert len(database.moves(kept.code)) == len(moment.record.actions)


def test_a_turn_with_nothing_left_to_do_ends_automatically_only_if_the_setting_is_on(
    visit: Open, database: ServerDatabase
) -> None:
    record = record_of(Setup.preset("first-game", "2016", 4), "nothing left", only_the_end_is_left)
    me, other = database.guest("Anna"), database.guest("Somebody")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    for chosen in (False, True):
        if chosen:
            visitor.go("/settings")
            tick(visitor, "ends-turn")
        kept = database.put(record, [me, other, other, other])
        visitor.go(kept.path)
        wait(visitor)
        if chosen:
            assert answered(visitor, database, kept, len(record.actions)) == "end"
        else:
            visitor.page.wait_for_timeout(2500)
            assert len(database.moves(kept.code)) == len(record.actions)


def only_the_end_is_left(game: Game) -> bool:
    """Return whether the end of the turn is seat 0's only legal action."""
    return game.to_act == 0 and [action.text for action in game.legal_actions()] == ["end"]


# --- regressions ----------------------------------------------------------------------------
def test_a_district_that_can_be_destroyed_shows_its_price_beside_its_cost(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    scene.at(at_table(4, "aim"))
    lit = scene.visitor.page.locator(".seats .card-lit").first
    expect(lit.locator(".cost b")).to_have_count(1)
    expect(lit.locator(".price")).to_have_count(1)
    scene.visitor.close()


def test_a_player_with_hidden_characters_is_labelled_hidden_only_once(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
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
def test_no_element_covers_the_gold_of_a_player(
    size: str, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    # Find a game in which action cards lie in front of players.
    moment = next(
        moment
        for moment in moments()
        if any(player.laid for player in moment.record.replay().view(moment.seat).players)
    )
    scene = Scenery(browser, server.url, database, size)
    scene.asked(moment)
    assert scene.visitor.evaluate(COVERED) == 0
    scene.visitor.close()


def test_a_spectator_sees_no_empty_boxes_for_a_city_or_a_hand(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    scene.go(scene.table(at_table(4, "turn")).watch_path)
    page = scene.visitor.page
    scene.visitor.find("player-0").wait_for()
    expect(page.locator(".seats .seat")).to_have_count(4)
    assert page.locator(".mine, .hand, .choice, [data-sheet]").count() == 0
    scene.visitor.close()

"""A reload, a lost network and a killed server in the middle of a game lose nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from citadella.notation import Record
from citadella.rules import Game, Setup
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.harness import BrowserServer
from tests.browser.player import look, play_on, point, wait
from tests.browser.proxy import FlakyProxy
from tests.browser.visitor import Visitor

TIMEOUT_S = 40.0
# Returns the visible state of the game: the prompt, and every player's gold and city.
SEEN = """() => ["prompt", "player-0", "player-1", "player-2", "player-3"]
  .map((name) => document.querySelector(`[data-testid="${name}"]`)?.innerText)"""
LOG = """() => [...document.querySelectorAll('[data-testid="log"] li')].map((li) => li.innerText)"""
# The number of latest log entries to compare; after a reload, the log lacks the early events.
LINES = 12


def until(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < deadline, f"not within {TIMEOUT_S} seconds: {what}"
        time.sleep(0.02)


def mid_game(database: ServerDatabase, me: StoredGuest) -> StoredTable:
    """Add a table with bots at which it is `me`'s turn in round 3 or later."""
    game = Game.new(Setup.preset("first-game", "2016", 4), "nothing lost")
    while game.round < 3 or game.to_act != 0 or game.asked_kind() != "turn":
        legal = game.legal_actions()
        game.play(next((a for a in legal if a.verb.word.startswith("build")), legal[0]))
    return database.put(Record.of(game), [me, "builder", "builder", "builder"])


def play_a_little(visitor: Visitor, database: ServerDatabase, code: str) -> None:
    before = len(database.moves(code))
    play_on(visitor, point, steps=3)
    until(lambda: len(database.moves(code)) >= before + 3, "the moves are stored")


def test_a_reload_keeps_the_game_and_the_log(visit: Open, database: ServerDatabase) -> None:
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie)
    table = mid_game(database, me)
    visitor.open(table.path)
    play_a_little(visitor, database, table.code)
    asked = wait(visitor)
    seen = visitor.evaluate(SEEN)
    log = visitor.evaluate(LOG)
    moves = database.moves(table.code)
    visitor.page.reload()
    assert wait(visitor) == asked
    assert visitor.evaluate(SEEN) == seen
    assert visitor.evaluate(LOG)[-LINES:] == log[-LINES:]
    assert database.moves(table.code) == moves
    play_a_little(visitor, database, table.code)


@pytest.fixture
def proxy(server: BrowserServer) -> Iterator[FlakyProxy]:
    proxy = FlakyProxy(server.port)
    yield proxy
    proxy.close()


def test_a_lost_connection_is_restored_automatically(
    visit: Open, database: ServerDatabase, proxy: FlakyProxy
) -> None:
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie, url=proxy.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(database, me)
    visitor.open(table.path)
    play_a_little(visitor, database, table.code)
    asked = wait(visitor)
    seen = visitor.evaluate(SEEN)
    log = visitor.evaluate(LOG)
    proxy.cut()
    visitor.page.locator(".lost").first.wait_for()
    proxy.restore()
    visitor.page.locator(".lost").first.wait_for(state="hidden")
    assert wait(visitor) == asked
    assert visitor.evaluate(SEEN) == seen
    assert visitor.evaluate(LOG) == log
    play_a_little(visitor, database, table.code)


def test_a_click_while_disconnected_is_played_once_after_reconnecting(
    visit: Open, database: ServerDatabase, proxy: FlakyProxy
) -> None:
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie, url=proxy.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(database, me)
    visitor.open(table.path)
    asked = wait(visitor)
    before = len(database.moves(table.code))
    proxy.cut()
    visitor.page.locator(".lost").first.wait_for()
    point(visitor, asked.actions[0])
    assert len(database.moves(table.code)) == before
    proxy.restore()
    until(lambda: len(database.moves(table.code)) > before, "the click arrives")
    assert database.moves(table.code)[before:] == [asked.actions[0]]
    wait(visitor)
    assert "".join(visitor.find("problem").all_inner_texts()) == ""
    play_a_little(visitor, database, table.code)


def test_a_move_whose_acknowledgement_was_lost_is_not_played_twice(
    visit: Open, database: ServerDatabase, proxy: FlakyProxy
) -> None:
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie, url=proxy.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(database, me)
    visitor.open(table.path)
    asked = wait(visitor)
    before = len(database.moves(table.code))
    proxy.drops_answers = True
    point(visitor, asked.actions[0])
    until(lambda: len(database.moves(table.code)) > before, "the click arrives")
    # The move is stored, but the page does not know this and will send it again.
    assert look(visitor) is None
    proxy.cut()
    visitor.page.locator(".lost").first.wait_for()
    proxy.restore()
    wait(visitor)
    assert database.moves(table.code)[before:] == [asked.actions[0]]
    assert len(set(database.ids(table.code))) == 1
    assert "".join(visitor.find("problem").all_inner_texts()) == ""
    play_a_little(visitor, database, table.code)


def test_a_browser_that_was_offline_shows_the_same_question_again(
    visit: Open, database: ServerDatabase
) -> None:
    me = database.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(database, me)
    visitor.open(table.path)
    asked = wait(visitor)
    visitor.context.set_offline(True)
    visitor.page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    assert wait(visitor) == asked
    play_a_little(visitor, database, table.code)


def test_a_game_continues_after_the_server_is_killed_and_restarted(
    browser: Browser, tmp_path: Path
) -> None:
    server = BrowserServer(tmp_path)
    visitor = Visitor(browser, server.url)
    visitor.expect("ERR_|WebSocket")
    try:
        database = ServerDatabase(server.data)
        visitor.open()
        visitor.click("play-now")
        play_on(visitor, point, steps=12)
        code = visitor.code
        asked = wait(visitor)
        seen = visitor.evaluate(SEEN)
        log = visitor.evaluate(LOG)
        moves = database.moves(code)
        server.kill()
        visitor.page.locator(".lost").first.wait_for()
        server = server.restarted()
        visitor.page.locator(".lost").first.wait_for(state="hidden")
        assert wait(visitor) == asked
        assert visitor.evaluate(SEEN) == seen
        assert visitor.evaluate(LOG) == log
        assert database.moves(code) == moves
        play_a_little(visitor, database, code)
        # Kill the server again, this time while bots are playing.
        point(visitor, wait(visitor).actions[0])
        server.kill()
        server = server.restarted()
        play_a_little(visitor, database, code)
        assert visitor.unexpected_errors() == []
    finally:
        visitor.close()
        server.stop()
    assert server.errors() == ""

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
from tests.browser.harness import BrowserServer
from tests.browser.line import Line
from tests.browser.player import look, play_on, point, wait
from tests.browser.shelf import Kept, Shelf, Someone
from tests.browser.visitor import Visitor

TIMEOUT_S = 40.0
# What a player sees of the game: the hand, everyone's gold and cities, what can be done.
SEEN = """() => ["prompt", "player-0", "player-1", "player-2", "player-3"]
  .map((name) => document.querySelector(`[data-testid="${name}"]`)?.innerText)"""
LOG = """() => [...document.querySelectorAll('[data-testid="log"] li')].map((li) => li.innerText)"""
# After a reload the log begins with the last things that happened.
LINES = 20


def until(condition: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def mid_game(shelf: Shelf, me: Someone) -> Kept:
    """A table in the third round, where it is my turn among bots."""
    game = Game.new(Setup.preset("first-game", "2016", 4), "nothing lost")
    while game.round < 3 or game.to_act != 0 or game.asked_kind() != "turn":
        legal = game.legal_actions()
        game.play(next((a for a in legal if a.verb.word.startswith("build")), legal[0]))
    return shelf.put(Record.of(game), [me, "builder", "builder", "builder"])


def play_a_little(visitor: Visitor, shelf: Shelf, code: str) -> None:
    before = len(shelf.moves(code))
    play_on(visitor, point, steps=3)
    until(lambda: len(shelf.moves(code)) >= before + 3, "the moves are stored")


def test_reload(visit: Open, shelf: Shelf) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie)
    table = mid_game(shelf, me)
    visitor.open(table.path)
    play_a_little(visitor, shelf, table.code)
    asked = wait(visitor)
    seen = visitor.ask(SEEN)
    log = visitor.ask(LOG)
    moves = shelf.moves(table.code)
    visitor.page.reload()
    assert wait(visitor) == asked
    assert visitor.ask(SEEN) == seen
    assert visitor.ask(LOG)[-LINES:] == log[-LINES:]
    assert shelf.moves(table.code) == moves
    play_a_little(visitor, shelf, table.code)


@pytest.fixture
def line(server: BrowserServer) -> Iterator[Line]:
    line = Line(server.port)
    yield line
    line.close()


def test_a_connection_that_drops_comes_back_by_itself(
    visit: Open, shelf: Shelf, line: Line
) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie, url=line.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(shelf, me)
    visitor.open(table.path)
    play_a_little(visitor, shelf, table.code)
    asked = wait(visitor)
    seen = visitor.ask(SEEN)
    log = visitor.ask(LOG)
    line.cut()
    visitor.page.locator(".lost").first.wait_for()
    line.mend()
    visitor.page.locator(".lost").first.wait_for(state="hidden")
    assert wait(visitor) == asked
    assert visitor.ask(SEEN) == seen
    assert visitor.ask(LOG) == log
    play_a_little(visitor, shelf, table.code)


def test_what_is_clicked_while_the_line_is_down_is_played_once(
    visit: Open, shelf: Shelf, line: Line
) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie, url=line.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(shelf, me)
    visitor.open(table.path)
    asked = wait(visitor)
    before = len(shelf.moves(table.code))
    line.cut()
    visitor.page.locator(".lost").first.wait_for()
    point(visitor, asked.actions[0])
    assert len(shelf.moves(table.code)) == before
    line.mend()
    until(lambda: len(shelf.moves(table.code)) > before, "the click arrives")
    assert shelf.moves(table.code)[before:] == [asked.actions[0]]
    wait(visitor)
    assert "".join(visitor.find("problem").all_inner_texts()) == ""
    play_a_little(visitor, shelf, table.code)


def test_a_move_whose_answer_was_lost_is_not_played_twice(
    visit: Open, shelf: Shelf, line: Line
) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie, url=line.url)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(shelf, me)
    visitor.open(table.path)
    asked = wait(visitor)
    before = len(shelf.moves(table.code))
    line.deaf = True
    point(visitor, asked.actions[0])
    until(lambda: len(shelf.moves(table.code)) > before, "the click arrives")
    # Stored, but the page does not know it: it will send the same again.
    assert look(visitor) is None
    line.cut()
    visitor.page.locator(".lost").first.wait_for()
    line.mend()
    wait(visitor)
    assert shelf.moves(table.code)[before:] == [asked.actions[0]]
    assert len(set(shelf.ids(table.code))) == 1
    assert "".join(visitor.find("problem").all_inner_texts()) == ""
    play_a_little(visitor, shelf, table.code)


def test_a_browser_without_network_goes_on_where_it_was(visit: Open, shelf: Shelf) -> None:
    me = shelf.guest("Anna")
    visitor = visit(cookie=me.cookie)
    visitor.expect("ERR_|WebSocket")
    table = mid_game(shelf, me)
    visitor.open(table.path)
    asked = wait(visitor)
    visitor.context.set_offline(True)
    visitor.page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    assert wait(visitor) == asked
    play_a_little(visitor, shelf, table.code)


def test_a_killed_server_goes_on_with_every_game(browser: Browser, tmp_path: Path) -> None:
    server = BrowserServer(tmp_path)
    visitor = Visitor(browser, server.url)
    visitor.expect("ERR_|WebSocket")
    try:
        shelf = Shelf(server.data)
        visitor.open()
        visitor.click("play-now")
        play_on(visitor, point, steps=12)
        code = visitor.code
        asked = wait(visitor)
        seen = visitor.ask(SEEN)
        log = visitor.ask(LOG)
        moves = shelf.moves(code)
        server.kill()
        visitor.page.locator(".lost").first.wait_for()
        server = server.restarted()
        visitor.page.locator(".lost").first.wait_for(state="hidden")
        assert wait(visitor) == asked
        assert visitor.ask(SEEN) == seen
        assert visitor.ask(LOG) == log
        assert shelf.moves(code) == moves
        play_a_little(visitor, shelf, code)
        # In the middle of the bots' moves, too.
        point(visitor, wait(visitor).actions[0])
        server.kill()
        server = server.restarted()
        play_a_little(visitor, shelf, code)
        assert visitor.troubles() == []
    finally:
        visitor.close()
        server.stop()
    assert server.errors() == ""

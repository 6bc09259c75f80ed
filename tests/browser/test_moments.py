"""Animations of events over the table, which never block the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from citadella.notation import Record
from tests.browser.database import ServerDatabase, StoredGuest
from tests.browser.harness import BrowserServer
from tests.browser.player import wait
from tests.browser.screens import Scenery, draft, finished, turn
from tests.browser.visitor import Visitor
from tests.long import long

# Records every animation over the table, and every change of the player's gold.
WATCH = """
window.played = [];
window.gold = [];
addEventListener("DOMContentLoaded", () =>
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node instanceof Element && node.matches('[data-testid="moments"] > .place'))
          window.played.push(node.classList[1]);
    const gold = document.querySelector('[data-anchor="purse-0"] b')?.textContent;
    if (gold && gold !== window.gold.at(-1)) window.gold.push(gold);
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
STILL = """() => document.querySelectorAll('[data-testid="moments"] > .place').length === 0"""
MAX_TASK_MS = 100
SLOWDOWN = 4
# Allow a second attempt, because other programs may slow down the first.
MAX_TRIES = 2


@pytest.fixture
def scene(browser: Browser, server: BrowserServer, database: ServerDatabase) -> Iterator[Scenery]:
    scenery = Scenery(browser, server.url, database, "desktop")
    scenery.visitor.close()
    scenery.visitor = Visitor(browser, server.url, cookie=scenery.me.cookie, reduced_motion=False)
    scenery.visitor.context.add_init_script(WATCH)
    yield scenery
    scenery.visitor.close()
    assert scenery.visitor.unexpected_errors() == []


def until_still(visitor: Visitor) -> None:
    """Wait until no animation is playing."""
    visitor.page.wait_for_function(STILL)


def play_verb(visitor: Visitor, verb: str) -> str:
    """Play the first legal action that has this verb, and return the action."""
    wanted = [action for action in wait(visitor).actions if action.split()[0] == verb]
    button = visitor.find("end-turn" if verb == "end" else f"action-{wanted[0]}")
    button.evaluate("(button) => button.click()")
    if verb == "end" and visitor.page.locator('.ending [role="alert"]').count():
        button.evaluate("(button) => button.click()")
    return wanted[0]


def played(visitor: Visitor) -> set[str]:
    found: list[str] = visitor.evaluate("() => window.played")
    return set(found)


def shown(visitor: Visitor, seat: int, card: str) -> Any:
    """Return the opacity (0 to 1) of the newest district of this name in the seat's city."""
    return visitor.evaluate(
        """(key) => {
          const lot = [...document.querySelectorAll(`[data-district="${key}"]`)].at(-1);
          return Number(getComputedStyle(lot.querySelector("img.drawing")).opacity);
        }""",
        f"{seat} {card}",
    )


def slow_down(visitor: Visitor) -> None:
    """Make animations last a minute, unless a test ends them early."""
    visitor.evaluate(
        """() => {
          const later = window.setTimeout;
          window.setTimeout = (work, wait, ...more) =>
            later(work, wait >= 400 && wait <= 1000 ? 60_000 : wait, ...more);
        }"""
    )


def test_a_new_district_rises_and_the_gold_counts_down_with_the_coins(scene: Scenery) -> None:
    visitor = scene.visitor
    scene.at(turn())
    slow_down(visitor)
    gold = int(
        visitor.evaluate("() => document.querySelector('[data-anchor=\"purse-0\"] b').innerText")
    )
    left = gold_after_building(turn())
    card = play_verb(visitor, "build").split()[1]
    visitor.page.wait_for_function("() => window.played.includes('building')")
    # The district is hidden until its animation ends, but the next question is already shown.
    assert shown(visitor, 0, card) == 0
    assert wait(visitor).actions
    visitor.page.wait_for_function("(left) => window.gold.at(-1) === left", arg=str(left))
    counted = [int(number) for number in visitor.evaluate("() => window.gold")]
    assert counted == list(range(gold, left - 1, -1))
    visitor.page.keyboard.press("Shift")
    assert shown(visitor, 0, card) == 1
    assert {"token", "building", "dust"} <= played(visitor)


def gold_after_building(record: Record) -> int:
    """Return the gold of seat 0 after building the first district that can be built."""
    game = record.replay()
    action = next(a for a in game.legal_actions() if a.verb.word == "build")
    game.play(action)
    return game.view(0).players[0].gold


def test_a_destroyed_district_burns_down(scene: Scenery) -> None:
    visitor = scene.visitor
    scene.at(turn())
    _, card, seat = play_verb(visitor, "destroy").split()
    visitor.page.wait_for_function("() => window.played.includes('building')")
    expect(visitor.page.locator(f'[data-district="{seat[1:]} {card}"]')).to_have_count(0)
    until_still(visitor)
    assert {"building", "light", "words"} <= played(visitor)


def test_a_key_or_a_click_ends_an_animation_and_still_has_its_usual_effect(scene: Scenery) -> None:
    visitor = scene.visitor
    scene.at(turn())
    slow_down(visitor)
    play_verb(visitor, "build")
    visitor.page.wait_for_function("() => window.played.includes('dust')")
    assert not visitor.evaluate(STILL)
    visitor.page.keyboard.press("Shift")
    assert visitor.evaluate(STILL)
    play_verb(visitor, "income")
    visitor.page.wait_for_function(f"() => !({STILL})()")
    # The click ends the animation and opens the menu.
    visitor.click("table-menu")
    assert visitor.evaluate(STILL)
    expect(visitor.find("copy-watch")).to_be_visible()


def nearly_over() -> Record:
    """Return the finished game without its last action."""
    whole = finished()
    return Record(whole.setup, whole.seed, whole.actions[:-1])


def sit(scene: Scenery, database: ServerDatabase, record: Record) -> None:
    """Open a new table with this game, as the player who must act."""
    game = record.replay()
    seats: list[StoredGuest | str] = list(scene.people[1 : record.setup.players])
    seats.insert(game.to_act, scene.me)
    scene.go(database.put(record, seats).path)
    wait(scene.visitor)


def test_the_end_of_a_game_shows_fireworks(scene: Scenery, database: ServerDatabase) -> None:
    sit(scene, database, nearly_over())
    visitor = scene.visitor
    play_verb(visitor, "end")
    visitor.find("score-sheet").wait_for()
    visitor.page.wait_for_function("() => window.played.includes('burst')")
    until_still(visitor)


def longest_task(browser: Browser, visitor: Visitor, action: Callable[[], object]) -> float:
    """Run `action` and return the CPU time of the longest task of the page, in milliseconds."""
    browser.start_tracing(page=visitor.page, categories=["toplevel", "devtools.timeline"])
    action()
    visitor.page.wait_for_function("() => window.played.length > 0")
    until_still(visitor)
    visitor.page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    # Measure CPU time, not elapsed time, because the machine may be busy.
    own: list[int] = [
        e.get("tdur", 0) for e in events if (e["pid"], e["tid"]) in main and e["ph"] == "X"
    ]
    return max(own) / 1000


@pytest.mark.parametrize(
    ("record", "verb"),
    [
        (draft, "pick"),
        long(turn, "build"),
        (turn, "destroy"),
        long(turn, "income"),
        (nearly_over, "end"),
    ],
)
def test_animations_cause_no_long_task_even_on_a_device_that_is_four_times_slower(
    record: Callable[[], Record],
    verb: str,
    browser: Browser,
    scene: Scenery,
    database: ServerDatabase,
) -> None:
    tried: list[float] = []
    while len(tried) < MAX_TRIES and min(tried, default=MAX_TASK_MS + 1) > MAX_TASK_MS:
        sit(scene, database, record())
        scene.visitor.page.wait_for_timeout(500)
        scene.visitor.evaluate("() => (window.played.length = 0)")
        action = partial(play_verb, scene.visitor, verb)
        tried.append(SLOWDOWN * longest_task(browser, scene.visitor, action))
    assert min(tried) <= MAX_TASK_MS, tried

"""axe finds no serious problem on any screen; a screen reader hears what happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.house import OpenHouse
from tests.browser.player import play_on, press, tab_to, wait
from tests.browser.screens import SCREENS, Scenery
from tests.browser.shelf import Shelf
from tests.browser.visitor import SIZES, Size


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_no_serious_problem(
    size: Size, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size)
    found = {}
    for name, show in SCREENS.items():
        show(scene)
        found[name] = problems(scene.visitor)
    scene.visitor.close()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    assert scene.visitor.troubles() == []


@pytest.mark.parametrize("size", SIZES)
def test_large_text_and_patterns_are_no_problem_either(
    size: Size, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size)
    scene.visitor.open("/settings")
    for name in ("size-larger", "patterns"):
        scene.visitor.page.locator("label", has=scene.visitor.find(name)).click()
    for name in ("lobby", "draft", "turn", "score-sheet"):
        SCREENS[name](scene)
        assert problems(scene.visitor) == [], name
        assert scene.visitor.ask("() => document.documentElement.dataset.patterns") == "on"
    scene.visitor.close()


def test_the_log_is_read_aloud(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.find("play-now").wait_for()
    tab_to(visitor, "play-now")
    visitor.page.keyboard.press("Enter")
    wait(visitor)
    log = visitor.page.get_by_role("log").first
    assert log.get_attribute("aria-live") == "polite"
    before = log.locator("li").count()
    play_on(visitor, press, steps=6)
    assert log.locator("li").count() > before
    assert visitor.find("prompt").get_attribute("role") == "status"

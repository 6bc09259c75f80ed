"""Every screen is translated and accessible and fits the window, at both window sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from citadella.texts import LANGUAGES, Texts
from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.player import play_on, press, tab_to, wait
from tests.browser.screens import LONG_NAMES, SCREENS, Scenery, turn
from tests.browser.visitor import Size
from tests.browser.words import raw_keys
from tests.long import long

WINDOWS = [
    long("desktop", "en"),
    long("desktop", "hu"),
    long("desktop", "bg"),
    long("desktop", "cs"),
    long("phone", "en"),
    ("phone", "hu"),
]
RULES = {language: Texts(language)("character-king") for language in LANGUAGES}
TOO_WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""


class Tour:
    """Visits all screens and collects the problems found on each."""

    def __init__(self, scene: Scenery) -> None:
        self.scene = scene
        self.found: dict[str, object] = {}

    def visit(self, name: str) -> None:
        SCREENS[name](self.scene)

    def note(self, name: str, **findings: object) -> None:
        """Record the findings on a screen, unless they are empty."""
        for what, finding in findings.items():
            if finding:
                self.found[f"{name}: {what}"] = finding


@pytest.fixture
def tour(
    size: Size, language: str, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> Iterator[Tour]:
    tour = Tour(Scenery(browser, server.url, database, size, language, LONG_NAMES))
    yield tour
    tour.scene.visitor.close()
    assert tour.found == {}
    assert tour.scene.visitor.unexpected_errors() == []


@pytest.mark.parametrize(("size", "language"), WINDOWS)
def test_every_screen_is_translated_and_accessible_and_fits_the_window(
    tour: Tour, language: str
) -> None:
    visitor = tour.scene.visitor
    for name in SCREENS:
        tour.visit(name)
        if name == "rules":
            # Show only a few cards: all cards have the same layout, so these are enough.
            visitor.find("rules-search").fill(RULES[language])
        tour.note(
            name,
            keys=raw_keys(visitor),
            pixels_too_wide=visitor.evaluate(TOO_WIDE),
            other_language=visitor.evaluate("(l) => document.documentElement.lang !== l", language),
            axe=problems(visitor) if language == "en" else [],
        )


@pytest.mark.parametrize(("size", "language"), [long("desktop", "en"), ("phone", "en")])
def test_screens_with_large_text_and_patterns_are_accessible_and_fit_the_window(tour: Tour) -> None:
    visitor = tour.scene.visitor
    tour.visit("settings")
    for setting in ("size-larger", "patterns"):
        visitor.page.locator("label", has=visitor.find(setting)).click()
    for name in ("lobby", "draft", "turn", "score-sheet"):
        tour.visit(name)
        assert visitor.evaluate("() => document.documentElement.dataset.patterns") == "on"
        tour.note(name, axe=problems(visitor), pixels_too_wide=visitor.evaluate(TOO_WIDE))


def test_tooltips_warnings_menus_and_the_log_over_the_table_are_accessible(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    found: dict[str, list[str]] = {}
    desktop = Scenery(browser, server.url, database, "desktop")
    phone = Scenery(browser, server.url, database, "phone")
    for scene in (desktop, phone):
        scene.at(turn())
    visitor = desktop.visitor
    visitor.find("token-warlord").hover()
    visitor.page.get_by_role("tooltip").wait_for()
    found["help"] = problems(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.click("end-turn")
    visitor.page.locator('.ending [role="alert"]').wait_for()
    found["warning"] = problems(visitor, ".actions")
    visitor.click("table-menu")
    visitor.click("device-0")
    visitor.find("copy-device").wait_for()
    found["menu"] = problems(visitor)
    phone.visitor.click("toggle-log")
    phone.visitor.find("chat-input").wait_for()
    found["log"] = problems(phone.visitor)
    for scene in (desktop, phone):
        scene.visitor.close()
        assert scene.visitor.unexpected_errors() == []
    assert {name: finding for name, finding in found.items() if finding} == {}


def test_the_log_is_announced_by_screen_readers(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.find("play-now").wait_for()
    tab_to(visitor, "play-now")
    visitor.page.keyboard.press("Enter")
    wait(visitor)
    announced = visitor.find("announced")
    assert announced.get_attribute("role") == "log"
    before = announced.locator("p").count()
    play_on(visitor, press, steps=6)
    assert announced.locator("p").count() > before
    assert visitor.find("prompt").get_attribute("role") == "status"

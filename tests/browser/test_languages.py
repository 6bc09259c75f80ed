"""Four languages: switched without a reload, complete, and marked as what they are."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import Browser

from citadella.rules.question import QUESTIONS
from citadella.texts import LANGUAGES, Texts
from tests.browser.conftest import Open
from tests.browser.house import OpenHouse
from tests.browser.moments import moments
from tests.browser.player import wait
from tests.browser.screens import SCREENS, Scenery
from tests.browser.shelf import Shelf
from tests.browser.visitor import Visitor

# Everything that can be read or heard.
WORDS = """() => {
  const said = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const found = [document.body.innerText, document.title];
  for (const one of document.querySelectorAll("*"))
    for (const name of said) if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return found.join("\\n");
}"""
TOKEN = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?:\.[a-z-]+)?|[a-z]+_[a-z_]+")


@cache
def keys() -> frozenset[str]:
    """Every key of the catalogue."""
    found: set[str] = set()
    for file in (files("citadella.texts") / "en").iterdir():
        found |= set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M))
    return frozenset(key for key in found if "-" in key)


def raw_keys(visitor: Visitor) -> set[str]:
    """Give what stands in the page as a key or an id and not as words."""
    return {
        token
        for token in TOKEN.findall(visitor.ask(WORDS))
        if token in keys() or "_" in token or token.split("-")[0] in ("event", "choice", "ask")
    }


def choose(visitor: Visitor, language: str) -> None:
    menu = visitor.find("language")
    if not menu.first.is_visible():
        visitor.click("table-menu")
    menu.first.select_option(language)
    visitor.page.wait_for_function(
        "(language) => document.documentElement.lang === language", arg=language
    )


def test_switching_in_mid_game_reloads_nothing(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.click("play-now")
    asked = wait(visitor)
    visitor.ask("() => { window.stays = true; }")
    prompts = set()
    for language in ("hu", "bg", "cs", "en"):
        choose(visitor, language)
        assert wait(visitor) == asked
        assert visitor.ask("() => window.stays") is True
        prompts.add(visitor.find("prompt").inner_text())
        name = Texts(language)("character-king")
        assert name in visitor.find("token-king").inner_text()
    assert len(prompts) == 4
    # The choice is remembered.
    choose(visitor, "cs")
    visitor.page.reload()
    wait(visitor)
    assert visitor.ask("() => document.documentElement.lang") == "cs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_on_any_screen(
    language: str, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, "desktop", language)
    for name, show in SCREENS.items():
        show(scene)
        assert scene.visitor.ask("() => document.documentElement.lang") == language
        assert raw_keys(scene.visitor) == set(), name
    scene.visitor.close()
    assert scene.visitor.troubles() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_in_every_language(
    language: str, visit: Open, shelf: Shelf
) -> None:
    me, other = shelf.guest("Me"), shelf.guest("Somebody")
    visitor = visit(language=language, cookie=me.cookie)
    visitor.open("/settings")
    met = set()
    for moment in moments():
        if moment.kind in met:
            continue
        players = moment.record.setup.players
        seats = [me if seat == moment.seat else other for seat in range(players)]
        visitor.go(shelf.put(moment.record, seats).path)
        wait(visitor)
        assert raw_keys(visitor) == set(), moment
        met.add(moment.kind)
    assert met == set(QUESTIONS)

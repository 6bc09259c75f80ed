"""Languages: switching during a game, and complete translations of questions."""

from __future__ import annotations

import pytest

from citadella.rules.registry import REGISTRY
from citadella.texts import LANGUAGES, Texts
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.moments import moments
from tests.browser.player import wait
from tests.browser.visitor import Visitor
from tests.browser.words import raw_keys

SWITCH = """(language) => {
  const menu = document.querySelector('[data-testid="language"]');
  menu.value = language;
  menu.dispatchEvent(new Event("change", { bubbles: true }));
}"""
IS_SHOWN = "(language) => document.documentElement.lang === language"


def choose(visitor: Visitor, language: str) -> None:
    """Choose a language in the menu as a person does."""
    menu = visitor.find("language").first
    if not menu.is_visible():
        visitor.click("table-menu")
    menu.select_option(language)
    visitor.page.wait_for_function(IS_SHOWN, arg=language)


def test_switching_the_language_during_a_game_does_not_reload_the_page(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.click("play-now")
    asked = wait(visitor)
    visitor.evaluate("() => { window.stays = true; }")
    prompts = set()
    for language in ("hu", "bg", "cs", "en"):
        choose(visitor, language)
        assert wait(visitor) == asked
        assert visitor.evaluate("() => window.stays") is True
        prompts.add(visitor.find("prompt").inner_text())
        name = Texts(language)("character-king")
        assert name in visitor.find("token-king").inner_text()
    assert len(prompts) == 4
    # The language stays the same after a reload.
    choose(visitor, "cs")
    visitor.page.reload()
    wait(visitor)
    assert visitor.evaluate("() => document.documentElement.lang") == "cs"


@pytest.mark.long
def test_every_question_is_translated_into_every_language(
    visit: Open, database: ServerDatabase
) -> None:
    me, other = database.guest("Me"), database.guest("Somebody")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    met: set[str] = set()
    for moment in moments():
        if moment.kind in met:
            continue
        met.add(moment.kind)
        players = moment.record.setup.players
        seats = [me if seat == moment.seat else other for seat in range(players)]
        visitor.go(database.put(moment.record, seats).path)
        wait(visitor)
        prompts = set()
        for language in LANGUAGES:
            visitor.evaluate(SWITCH, language)
            visitor.page.wait_for_function(IS_SHOWN, arg=language)
            assert raw_keys(visitor) == set(), moment
            prompts.add(visitor.find("prompt").inner_text())
        assert len(prompts) == len(LANGUAGES), f"{moment.kind} is put in the same words: {prompts}"
    assert met == set(REGISTRY.questions)

"""A game played with nothing but what a screen reader announces and the names of buttons."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator

from citadella.texts import Texts
from citadella.texts.sentence import Renderer
from citadella.texts.story import story
from citadella.texts.wording import Wording
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table
from tests.browser.harness import BrowserServer
from tests.browser.visitor import Visitor

MAX_STEPS = 700
TIMEOUT_S = 60
#: Collects the texts that live regions announce: added nodes and changed texts.
LISTEN = """
window.announced = [];
const isLive = '[aria-live="polite"], [aria-live="assertive"], [role="log"], [role="status"],'
  + ' [role="alert"]';
new MutationObserver((changes) => {
  for (const { target, addedNodes, type } of changes) {
    const parts = type === "childList" ? [...addedNodes] : [target];
    for (const part of parts) {
      const element = part.nodeType === Node.ELEMENT_NODE ? part : part.parentElement;
      const text = (part.textContent ?? "").replaceAll(/\\s+/g, " ").trim();
      if (text && element?.closest(isLive)) window.announced.push(text);
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
#: Names of the buttons that help to finish the game, in order of preference.
WANTED = (r"^Build ", r"^Income", r"^Take .* gold", r"^Take \d+ gold$", r"^Draw ", r"^Keep ")


def heard(visitor: Visitor) -> list[str]:
    """Return everything that has been announced."""
    found: list[str] = visitor.evaluate("window.announced")
    return found


def button_to_press(region: Locator, english: Texts) -> Locator | None:
    """Return the button of the best action by its name; None if no button can be pressed."""
    ignored = (english("table-undo"), english("table-ask-coach"), english("table-wait"))
    usable: dict[str, Locator] = {}
    for button in region.get_by_role("button", disabled=False).all():
        name = " ".join(button.inner_text().split())
        # Skip the button of an open list: the list was opened to press a button in it.
        if name and not name.startswith(ignored) and is_expanded(button) is not True:
            usable.setdefault(name, button)
    for pattern in WANTED:
        for name, button in usable.items():
            if re.search(pattern, name):
                return button
    # Ending the turn comes last.
    ordered = sorted(usable, key=lambda name: name.startswith(english("choice-end")))
    return usable[ordered[0]] if ordered else None


def is_expanded(button: Locator) -> bool | None:
    """Return whether the list that a button opens is open; None if it opens none."""
    state = button.get_attribute("aria-expanded")
    return None if state is None else state == "true"


def test_a_game_can_be_played_with_the_announcements_alone(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    visitor = Visitor(browser, server.url)
    visitor.page.add_init_script(LISTEN)
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "bot apprentice"])
    visitor.find("pace").select_option("at-once")
    make_table(visitor)
    english = Texts("en")
    region = visitor.page.get_by_role("region", name=english("table-what-can-i-do"))
    region.wait_for()
    for _ in range(MAX_STEPS):
        if english("table-over") in heard(visitor):
            break
        before = len(heard(visitor))
        button = button_to_press(region, english)
        if button is not None:
            opens = is_expanded(button) is False
            button.click()
            if opens:
                continue
        visitor.page.wait_for_function(
            "(before) => window.announced.length > before", arg=before, timeout=1000 * TIMEOUT_S
        )
    announced = heard(visitor)
    assert english("table-over") in announced
    # Each line of the log was announced, as a whole or event by event.
    game = database.game(visitor.code)
    bots = [name.strip() for name in english("names-of-bots").split(",")]
    render, wording = Renderer(english, bots, game.setup.edition), Wording(game.setup, 0)
    unheard = []
    # The first line, the beginning of round 1, may be older than the connection.
    for line in story([event.seen_by(0) for event in game.log or []], wording)[1:]:
        whole, *parts = (
            render(sentence).replace("\u00a0", " ")
            for sentence in (line.sentence(wording), *map(wording.event, line.events))
        )
        if whole not in announced and not set(parts) <= set(announced):
            unheard.append(whole)
    assert unheard == []
    visitor.close()
    assert visitor.unexpected_errors() == []

"""Optional sounds, motion and patterns, and emotes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from citadella.texts import Texts
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.form import tick
from tests.browser.harness import BrowserServer
from tests.browser.player import play_on, point, wait
from tests.browser.screens import Scenery, turn
from tests.browser.visitor import Visitor

# Counts the sounds and the animations that the page starts.
COUNT = """
window.tones = 0;
window.flights = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) {
  window.tones += 1;
  return start.apply(this, at);
};
addEventListener("DOMContentLoaded", () =>
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node instanceof Element && node.matches(".place.token, .place.back"))
          window.flights += 1;
  }).observe(document.body, { childList: true, subtree: true }));
"""
FILLS = """() => Object.fromEntries(
  ["noble", "religious", "trade", "military", "unique"].map((type) => {
    const part = document.querySelector(`.type-${type} .type-fill, .type-${type}.type-fill`);
    return [type, part ? getComputedStyle(part).backgroundImage : "missing"];
  }))"""


def counted(visitor: Visitor, what: str) -> int:
    found: int = visitor.evaluate(f"() => window.{what}")
    return found


def test_sounds_can_be_switched_on_and_off_at_the_table(visit: Open) -> None:
    visitor = visit()
    visitor.context.add_init_script(COUNT)
    visitor.open()
    visitor.click("play-now")
    play_on(visitor, point, steps=3)
    assert counted(visitor, "tones") == 0
    visitor.click("sound")
    play_on(visitor, point, steps=4)
    heard = counted(visitor, "tones")
    assert heard > 0
    wait(visitor)
    visitor.click("sound")
    heard = counted(visitor, "tones")
    play_on(visitor, point, steps=3)
    assert counted(visitor, "tones") == heard
    # The setting stays the same after a reload.
    visitor.page.reload()
    wait(visitor)
    expect(visitor.find("sound")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("calm", [False, True])
def test_coins_and_cards_fly_unless_reduced_motion_is_preferred(calm: bool, visit: Open) -> None:
    visitor = visit(reduced_motion=calm)
    visitor.context.add_init_script(COUNT)
    visitor.open()
    visitor.click("play-now")
    play_on(visitor, point, steps=6)
    wait(visitor)
    assert (counted(visitor, "flights") == 0) == calm


def test_district_types_have_distinct_patterns_if_the_setting_is_on(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    scene.at(turn())
    plain = scene.visitor.evaluate(FILLS)
    assert set(plain.values()) == {"none"}
    scene.go("/settings")
    tick(scene.visitor, "patterns")
    scene.at(turn())
    patterned = scene.visitor.evaluate(FILLS)
    assert "none" not in patterned.values()
    assert "missing" not in patterned.values()
    assert len(set(patterned.values())) == 5
    scene.visitor.close()
    assert scene.visitor.unexpected_errors() == []


def test_emotes_are_seen_by_everyone_at_the_table(visit: Open, database: ServerDatabase) -> None:
    player, watcher = visit(), visit(language="hu")
    player.open()
    player.click("play-now")
    wait(player)
    watcher.open(f"/w/{database.watch(player.code)}")
    watcher.find("player-0").wait_for()
    player.click("toggle-log")
    player.click("emote-clap")
    player.page.get_by_role("img", name="Thumbs up").wait_for()
    # The emote appears beside the player for a moment, and stays in the chat.
    sign = watcher.page.get_by_role("img", name=Texts("hu")("table-emote-clap"))
    sign.wait_for()
    expect(sign).to_have_count(0)
    watcher.click("toggle-log")
    sign.wait_for()

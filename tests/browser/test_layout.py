"""Nothing is cut off or out of reach: eight players with long Hungarian names, both sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import OpenHouse
from tests.browser.screens import LONG_NAMES, SCREENS, Scenery
from tests.browser.shelf import Shelf
from tests.browser.visitor import SIZES, Size, Visitor

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Marked parts that reach out of the window (below it only where nothing may be below the fold),
# and words that do not fit into their place.
OUTSIDE = """([marks, fold]) => {
  const found = [];
  const scrolled = (part) => {
    for (let at = part.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflow) && at.scrollHeight > at.clientHeight)
        return true;
    return false;
  };
  for (const mark of marks)
    for (const part of document.querySelectorAll(`[data-testid^="${mark}"]`)) {
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      const name = part.dataset.testid;
      if (box.left < -1 || box.right > innerWidth + 1) {
        const row = part.closest(".tokens, .hand, .stage, .others");
        if (!row || row.scrollWidth <= row.clientWidth) found.push(`${name} is beside the window`);
      }
      if (fold && box.bottom > innerHeight + 1 && !scrolled(part))
        found.push(`${name} is below the fold`);
    }
  return found;
}"""
CUT = """(selectors) => {
  const found = [];
  for (const part of document.querySelectorAll(selectors))
    if (part.getClientRects().length && part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflowX !== "visible" &&
        !/auto|scroll/.test(getComputedStyle(part).overflowX))
      found.push(`${part.className}: ${part.innerText}`);
  return [...new Set(found)];
}"""
MARKS = ["player-", "token-", "action-", "end-turn", "prompt", "hand-card-", "draft-", "city-"]
NAMES = ".name, .who .name, h2, h3, .prompt, .action span, .token .name"


def parts_outside(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.ask(OUTSIDE, [MARKS, visitor.size == "desktop"])
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["hu", "bg"])
def test_no_screen_scrolls_sideways(
    size: Size, language: str, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size, language, LONG_NAMES)
    wide: dict[str, Any] = {}
    for name, show in SCREENS.items():
        show(scene)
        wide[name] = scene.visitor.ask(OVERFLOW)
    scene.visitor.close()
    assert {name: more for name, more in wide.items() if more > 0} == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", ["eight-players", "eight-players-draft", "turn", "score-sheet"])
def test_nothing_is_cut_off(
    size: Size, screen: str, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size, "hu", LONG_NAMES)
    SCREENS[screen](scene)
    outside = parts_outside(scene.visitor)
    cut = scene.visitor.ask(CUT, NAMES)
    scene.visitor.close()
    assert outside == []
    assert cut == []

"""Nothing is cut off or out of reach: eight players with long Hungarian names, both sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.house import OpenHouse
from tests.browser.screens import LONG_NAMES, SCREENS, Scenery
from tests.browser.shelf import Shelf
from tests.browser.visitor import SIZES, Size

# Marked parts that reach out of the window; on a desktop also those below the fold. What lies in
# a row or list that scrolls by itself is in reach.
OUTSIDE = """([marks, fold]) => {
  const scrolls = (part, way) => {
    for (let at = part.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (way === "x" && /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth)
        return true;
      if (way === "y" && /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight)
        return at !== document.documentElement;
    }
    return false;
  };
  const found = [];
  for (const mark of marks)
    for (const part of document.querySelectorAll(`[data-testid^="${mark}"]`)) {
      const box = part.getBoundingClientRect();
      if (box.width === 0) continue;
      const beside = box.left < -1 || box.right > innerWidth + 1;
      if (beside && !scrolls(part, "x")) found.push(`${part.dataset.testid} is beside the window`);
      const below = fold && box.bottom > innerHeight + 1;
      if (below && !scrolls(part, "y")) found.push(`${part.dataset.testid} is below the fold`);
    }
  return found;
}"""
# Words that do not fit into their place and are cut there.
CUT = """() => {
  const found = new Set();
  for (const part of document.querySelectorAll("main *")) {
    const words = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const { overflowX, overflowY, clip, clipPath } = getComputedStyle(part);
    if (!words || !part.getClientRects().length || clip !== "auto" || clipPath !== "none") continue;
    const wide = overflowX === "hidden" && part.scrollWidth > part.clientWidth + 1;
    const high = overflowY === "hidden" && part.scrollHeight > part.clientHeight + 2;
    if (wide || high) found.add(`${part.className.split(" svelte")[0]}: ${part.innerText}`);
  }
  return [...found];
}"""
MARKS = ["player-", "token-", "action-", "end-turn", "prompt", "hand-card-", "draft-", "city-"]
CROWDED = ["eight-players", "eight-players-draft", "turn", "watched", "score-sheet", "replay"]


@pytest.mark.parametrize("language", ["hu", "bg"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(
    size: Size, language: str, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size, language, LONG_NAMES)
    found: dict[str, list[str]] = {}
    for name in CROWDED:
        SCREENS[name](scene)
        outside = scene.visitor.ask(OUTSIDE, [MARKS, size == "desktop"])
        cut = scene.visitor.ask(CUT)
        if outside or cut:
            found[name] = [*outside, *cut]
    scene.visitor.close()
    assert found == {}

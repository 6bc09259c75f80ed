"""Nothing is cut off or out of reach, with long Hungarian names; and nothing jumps about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Open
from tests.browser.house import OpenHouse
from tests.browser.player import play_on, point, wait
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
SCROLLS = """() => {
  const board = document.querySelector(".board");
  return board !== null && board.scrollHeight > board.clientHeight + 1;
}"""
MARKS = ["player-", "token-", "action-", "end-turn", "prompt", "hand-card-", "draft-", "city-"]
CROWDED = ["eight-players", "eight-players-draft", "eight-players-end", "turn", "watched", "replay"]


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
        if size == "desktop" and scene.visitor.ask(SCROLLS):
            outside.append("the board has to be scrolled")
        cut = scene.visitor.ask(CUT)
        if outside or cut:
            found[name] = [*outside, *cut]
    scene.visitor.close()
    assert found == {}


# Where everything stands that is always there, and what is laid out to choose from.
PLACES = """() => {
  const round = (box) => [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
  const found = { stage: document.querySelector(".stage")?.classList[1] ?? "", places: {} };
  for (const part of document.querySelectorAll(
    '[data-testid^="player-"], [data-testid^="token-"], .actions, [data-testid="log"]'))
    found.places[part.dataset.testid ?? "actions"] = round(part.getBoundingClientRect());
  return found;
}"""
STEPS = 40


def test_nothing_jumps_while_a_game_goes_on(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.click("play-now")
    places: dict[str, dict[str, set[str]]] = {}
    for _ in range(STEPS):
        if wait(visitor).over:
            break
        now = visitor.ask(PLACES)
        for name, place in now["places"].items():
            # What is laid out pushes the own place down, and nothing else ever moves.
            own = name in ("actions", "player-0")
            stage = places.setdefault(now["stage"] if own else "", {})
            stage.setdefault(name, set()).add(place)
        play_on(visitor, point, steps=1)
    assert set(places) >= {"", "draft"}
    assert len(places[""]) > 10
    found = [pair for stage in places.values() for pair in stage.items()]
    moved = {name: seen for name, seen in found if len(seen) > 1}
    assert moved == {}


SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 300);
})"""
# What counts as good among those who measure pages.
LITTLE = 0.1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_while_a_page_loads(
    size: Size, browser: Browser, house: OpenHouse, shelf: Shelf
) -> None:
    scene = Scenery(browser, house.url, shelf, size)
    shifts = {}
    for name in ("lobby", "new-table", "rules", "turn", "draft"):
        SCREENS[name](scene)
        scene.visitor.page.reload()
        scene.visitor.page.wait_for_load_state("networkidle")
        shifts[name] = scene.visitor.ask(SHIFT)
    scene.visitor.close()
    assert {name: shift for name, shift in shifts.items() if shift > LITTLE} == {}

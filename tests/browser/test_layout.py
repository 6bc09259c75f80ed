"""The layout: nothing is cut off, out of reach, covered or moving, even with long names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser

from citadella.rules import reasons
from citadella.texts import LANGUAGES, Texts
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.player import click_action, play_on, point, wait
from tests.browser.screens import LONG_NAMES, SCREENS, Scenery, at_table, decisions
from tests.browser.visitor import Size
from tests.long import long
from tools.measure.screen_coverage import shown

# Finds elements that extend beyond the sides of the window or, with `fold`, below its bottom.
# Elements that can be scrolled into view in a row or list are ignored.
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
# Finds words that are cut off because they do not fit.
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
# A script that returns the parts of the table that must be scrolled to see all of their content.
SCROLLS = """() => [...document.querySelectorAll(".table *")]
  .filter((part) => !part.closest("aside, [data-sheet], .score, .recap"))
  .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
  .filter((part) => part.scrollHeight > part.clientHeight + 1)
  .map((part) => `${part.className.split(" svelte")[0]} has to be scrolled`)"""
MARKS = ["player-", "token-", "action-", "end-turn", "prompt", "hand-card-", "draft-", "city-"]
CROWDED = ["eight-players", "eight-players-draft", "eight-players-end", "turn", "watched", "replay"]


@pytest.mark.parametrize(
    ("size", "language"),
    [long("desktop", "hu"), ("desktop", "bg"), ("phone", "hu"), long("phone", "bg")],
)
def test_nothing_is_cut_off_or_outside_the_window_on_crowded_screens(
    size: Size, language: str, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, size, language, LONG_NAMES)
    found: dict[str, list[str]] = {}
    for name in CROWDED:
        SCREENS[name](scene)
        outside = scene.visitor.evaluate(OUTSIDE, [MARKS, size == "desktop"])
        outside += scene.visitor.evaluate(SCROLLS)
        cut = scene.visitor.evaluate(CUT)
        if outside or cut:
            found[name] = [*outside, *cut]
    scene.visitor.close()
    assert found == {}


# Returns the number of cards, and the top left corner of every element.
PLACES = """() => {
  const corner = (part) => {
    const { x, y } = part.getBoundingClientRect();
    return [x, y];
  };
  const hand = document.querySelectorAll(".hand .slot").length;
  const roles = document.querySelectorAll(".self .role").length;
  const found = { cards: `${hand} in hand, ${roles} roles`, own: {}, others: {} };
  const note = (places, name, part) => {
    if (part) places[name] = corner(part);
  };
  for (const name of ["who", "worth"])
    note(found.own, name, document.querySelector(`.self .${name}`));
  for (const name of ["doing", "city", "held"])
    note(found.own, name, document.querySelector(`.mine .${name}, .table > .${name}`));
  note(found.own, "end", document.querySelector('[data-testid="end-turn"]'));
  document.querySelectorAll(".mine .lot").forEach((lot) =>
    note(found.own, `plot ${getComputedStyle(lot).order}`, lot));
  document.querySelectorAll(".hand .slot").forEach((slot, i) => note(found.own, `card ${i}`, slot));
  for (const part of document.querySelectorAll('.seats [data-testid^="player-"], .spine'))
    note(found.others, part.dataset.testid ?? "spine", part);
  return found;
}"""
STEPS = 60
MAX_PIXELS = 2


@pytest.mark.parametrize("size", [long("desktop"), long("1920x1080"), "phone", long("844x390")])
def test_elements_stay_in_their_places_during_a_game(size: Size, visit: Open) -> None:
    visitor = visit(size)
    visitor.open()
    visitor.click("play-now")
    corners: dict[tuple[str, str], list[tuple[float, float]]] = {}
    asked: set[str] = set()
    for _ in range(STEPS):
        now = wait(visitor)
        if now.over:
            break
        asked |= {action.split()[0] for action in now.actions}
        seen = visitor.evaluate(PLACES)
        for name, corner in seen["own"].items():
            corners.setdefault((seen["cards"], name), []).append(tuple(corner))
        # Do not check the other players on small screens: they shrink while cards are offered.
        for name, corner in seen["others"].items() if not visitor.touch else ():
            corners.setdefault(("", name), []).append(tuple(corner))
        # Draw cards so that the player is asked which one to keep.
        if "cards" in now.actions:
            click_action(visitor, "cards")
        else:
            play_on(visitor, point, steps=1)
    assert {"pick", "keep", "end"} <= asked
    moved = {
        place: seen
        for place, seen in corners.items()
        if any(max(axis) - min(axis) > MAX_PIXELS for axis in zip(*seen, strict=True))
    }
    assert moved == {}
    assert len({name for _, name in corners}) > 12


# --- use of space and sizes -------------------------------------------------------------------
MIN_SHOWN = 0.6


@pytest.mark.parametrize(
    ("size", "players"),
    [
        ("1440x900", 4),
        ("1920x1080", 2),
        long("1440x900", 2),
        long("1440x900", 8),
        long("1920x1080", 4),
        long("1920x1080", 8),
    ],
)
def test_enough_of_the_screen_is_filled(
    size: Size, players: int, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, size)
    scene.at(at_table(players, "turn"))
    share = shown(scene.visitor.page)
    scene.visitor.close()
    assert share >= MIN_SHOWN


# Finds characters, highlighted cards and buttons of the table that are too small to touch.
SMALL = """(least) => {
  const wanted = `.cast button, .card-lit, .who.lit, .choice, .chip, .undo, .opener,
    .bar button, .bar a`;
  return [...document.querySelectorAll(`.table :is(${wanted})`)]
    .filter((part) => part.checkVisibility() && !part.closest("aside"))
    // A place that is too small is opened first.
    .filter((part) => part.matches(".opener") || !part.closest(".seat:has(.opener)"))
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
    .map(([part, { width, height }]) => `${part.className.split(" svelte")[0]} ${width}x${height}`);
}"""
THUMB_PIXELS = 44
# Finds prices that overlap, and gold covered by the cards on offer.
UNREADABLE = """() => {
  const boxes = [...document.querySelectorAll(".table .price")]
    .filter((tag) => tag.checkVisibility() && !tag.closest("[data-sheet]"))
    .map((tag) => [tag.innerText, tag.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([one, a], i) => {
    for (const [other, b] of boxes.slice(i + 1))
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        found.push(`price ${one} and price ${other}`);
  });
  for (const gold of document.querySelectorAll('[data-anchor^="purse-"] b')) {
    const { x, y, width, height } = gold.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top?.closest(".laid-out:not(.many)")) found.push(`gold ${gold.innerText} under a card`);
  }
  return found;
}"""


@pytest.mark.parametrize("size", ["360x740", long("844x390"), long("820x1180")])
def test_touch_targets_are_large_enough_for_a_thumb_and_nothing_overlaps(
    size: Size, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, sit: Callable[[Scenery], object]) -> None:
        scene = Scenery(browser, server.url, database, size, "hu", LONG_NAMES)
        sit(scene)
        small = scene.visitor.evaluate(SMALL, THUMB_PIXELS) + scene.visitor.evaluate(UNREADABLE)
        outside = scene.visitor.evaluate(OUTSIDE, [MARKS, True]) + scene.visitor.evaluate(SCROLLS)
        scene.visitor.close()
        if small or outside:
            found[name] = [*small, *outside]

    for players in (2, 8):
        for moment in ("draft", "turn", "keep", "aim"):
            look(f"{players} {moment}", partial(Scenery.at, record=at_table(players, moment)))
    # The Lighthouse offers all cards of the deck.
    search = decisions()["asked-lighthouse-take"]
    look("the whole deck", partial(Scenery.asked, moment=search))
    assert found == {}


IN_THE_HAND = (
    *(reasons.ACTION_CARD, reasons.NEVER, reasons.TURN_CLOSES, reasons.ONLY_GATHERS),
    *(reasons.CHARACTER, reasons.GATHER_FIRST, reasons.LIMIT, reasons.DOUBLE, reasons.OF_ITSELF),
    reasons.GOLD,
)
# A script that returns the sentences that would overlap the cost or the type of a card in hand.
UNDER_SIGNS = """(sentences) => {
  const card = document.querySelector(".held .sheet:has(.reason)");
  const reason = card.querySelector(".reason");
  const signs = [...card.querySelectorAll(".cost, .kind")].map((s) => s.getBoundingClientRect());
  const words = document.createRange();
  return sentences.filter((sentence) => {
    reason.textContent = sentence;
    words.selectNodeContents(reason);
    return [...words.getClientRects()].some((line) =>
      signs.some(
        (sign) =>
          line.left < sign.right && sign.left < line.right && line.top + 2 < sign.bottom - 2,
      ),
    );
  });
}"""


@pytest.mark.parametrize("size", ["360x740", "390x844", long("844x390"), long("1440x900")])
def test_the_reason_on_a_card_does_not_cover_its_cost_or_type(
    size: Size, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, size)
    scene.at(at_table(8, "turn"))
    sentences = [
        Texts(language)("table-reason", why=why, count=2)
        for language in LANGUAGES
        for why in IN_THE_HAND
    ]
    assert scene.visitor.evaluate(UNDER_SIGNS, sentences) == []
    scene.visitor.close()


# Finds overlaps: events or actions over characters' names, a district's type over the cost of the
# next district, or a player's name, marker signs and gold over each other.
OVER = """() => {
  const pairs = [
    [".said, .recap, .panel", ".spine .cast .name, .spine .holder .word"],
    [".mine .kind", ".mine .cost"],
    [".seat .name, .seat .line :is(.word, .face, .back)", ".seat .sign, .seat .purse"],
    [".seat .sign", ".seat .purse"],
  ];
  const shown = (selector) => [...document.querySelectorAll(`.table :is(${selector})`)]
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([part, { width }]) => width > 1 && part.checkVisibility())
    .filter(([part]) => !part.closest(".paired .roles"));
  const said = (part) => part.className.split(" svelte")[0] + " " + part.innerText;
  const found = [];
  for (const [these, those] of pairs)
    for (const [one, a] of shown(these))
      for (const [other, b] of shown(those))
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
          found.push(`${said(one)} over ${said(other)}`);
  return found;
}"""


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("1440x900", "bg"),
        ("820x1180", "hu"),
        long("1440x900", "hu"),
        long("1920x1080", "hu"),
        long("1920x1080", "bg"),
        long("820x1180", "bg"),
    ],
)
def test_names_costs_gold_and_marker_signs_do_not_overlap(
    size: Size, language: str, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    found: dict[str, list[str]] = {}
    for moment in ("draft", "turn", "keep", "aim"):
        scene = Scenery(browser, server.url, database, size, language, LONG_NAMES)
        scene.at(at_table(8, moment))
        over = scene.visitor.evaluate(OVER)
        scene.visitor.close()
        if over:
            found[moment] = over
    assert found == {}


SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 300);
})"""
# The largest cumulative layout shift that web performance guidelines call good.
MAX_SHIFT = 0.1


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
def test_pages_load_without_large_layout_shifts(
    size: Size, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, size)
    shifts = {}
    for name in ("lobby", "new-table", "rules", "turn", "draft"):
        SCREENS[name](scene)
        scene.visitor.page.reload()
        scene.visitor.page.wait_for_load_state("networkidle")
        shifts[name] = scene.visitor.evaluate(SHIFT)
    scene.visitor.close()
    assert {name: shift for name, shift in shifts.items() if shift > MAX_SHIFT} == {}

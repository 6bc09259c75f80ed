"""Cards in the gallery: drawings, accessible names, keyboard focus, and texts that fit."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from tests.browser.conftest import Open
from tests.browser.visitor import Size, Visitor
from tests.long import long

# Finds drawings that are empty, not yet loaded, or not embedded SVG.
UNDRAWN = """() => [...document.querySelectorAll("img")]
  .filter(({ naturalWidth, src }) =>
    naturalWidth === 0 || src.length < 300 || !src.startsWith("data:image/svg+xml,"))
  .map((one) => one.closest("[data-drawing], [data-card]")?.outerHTML.slice(0, 120))"""
# A script that makes plaques as narrow as they are at a table of eight players with seven districts
# each, in a window that is 1440 pixels wide.
NARROW = """() => {
  const city = document.querySelector(".city");
  city.style.gridTemplateColumns = "repeat(auto-fill, 46px)";
  city.style.setProperty("--plaque-text", "1.05");
}"""
# A script that returns the words that are wider than the space for them.
CUT = """() => [...document.querySelectorAll("[data-card] b span, [data-card] .name span")]
  .filter((word) => word.getClientRects().length && word.scrollWidth > word.clientWidth + 1)
  .map((word) => word.innerText)"""
# Returns the smallest font sizes: on plaques, on badges, and elsewhere.
LETTERS = """() => {
  const smallest = { plaque: 99, badge: 99, rest: 99 };
  for (const part of document.querySelectorAll("[data-card] *")) {
    const words = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || part.closest(".visually-hidden")) continue;
    const kind = part.closest(".badge-of-type") ? "badge"
      : part.closest(".plaque b") ? "plaque" : "rest";
    smallest[kind] = Math.min(smallest[kind], parseFloat(getComputedStyle(part).fontSize));
  }
  return smallest;
}"""
RING = """() => {
  const { outlineColor, outlineWidth, outlineStyle } = getComputedStyle(document.activeElement);
  return [outlineColor, outlineWidth, outlineStyle];
}"""


def gallery(visitor: Visitor) -> None:
    visitor.open("/gallery")
    visitor.page.locator('[data-drawing="dragon_gate"]').wait_for()
    visitor.page.wait_for_load_state("networkidle")


def test_every_card_of_every_edition_is_drawn(visit: Open) -> None:
    visitor = visit()
    gallery(visitor)
    shown = visitor.evaluate(
        "() => [...document.querySelectorAll('[data-drawing]')].map((one) => one.dataset.drawing)"
    )
    cards: set[str] = set()
    for edition in EDITIONS.values():
        for kind in (edition.base, edition.unique, edition.bonus):
            cards |= {district.id for district in kind}
        cards |= {character.id for character in edition.characters}
        cards |= {card.id for card in edition.action_cards}
    assert len(shown) == len(cards) == 88
    assert set(shown) == cards
    assert visitor.evaluate(UNDRAWN) == []


def test_a_card_is_a_focusable_button_with_a_full_accessible_name(visit: Open) -> None:
    visitor = visit()
    gallery(visitor)
    button = visitor.page.get_by_role("button", name="Castle, noble, cost 4, destroy for 3 gold")
    button.wait_for()
    button.focus()
    visitor.page.keyboard.press("Shift+Tab")
    visitor.page.keyboard.press("Tab")
    assert visitor.evaluate(RING) == ["rgb(255, 255, 255)", "3px", "solid"]
    refused = visitor.page.get_by_role("button", name="Temple, religious, cost 1, 2 gold short")
    assert refused.get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("desktop", "hu"),
        ("phone", "bg"),
        long("desktop", "en"),
        long("desktop", "bg"),
        long("desktop", "cs"),
    ],
)
def test_names_fit_on_cards_and_letters_are_large_enough(
    visit: Open, size: Size, language: str
) -> None:
    visitor = visit(size, language=language)
    gallery(visitor)
    assert visitor.evaluate(CUT) == []
    visitor.evaluate(NARROW)
    assert visitor.evaluate(CUT) == []
    letters = visitor.evaluate(LETTERS)
    assert letters["plaque"] >= 10.5
    assert letters["badge"] >= 10
    assert letters["rest"] >= 12

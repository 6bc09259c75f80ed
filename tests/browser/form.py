"""Helpers that fill in the new-table form through the browser, as a person would."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.visitor import Visitor


def tick(visitor: Visitor, testid: str) -> None:
    """Tick a checkbox or a radio button by clicking its label."""
    box = visitor.find(testid)
    box.wait_for(state="attached")
    folded = visitor.page.locator("details:not([open])", has=box)
    while folded.count():
        folded.first.locator("summary").first.click()
    if not box.is_checked():
        visitor.page.locator("label", has=box).click()
    assert box.is_checked(), f"'{testid}' cannot be ticked"


def fill(
    visitor: Visitor,
    edition: str,
    preset: str,
    seats: Sequence[str],
    action_cards: bool = False,
    as_printed: str = "",
) -> None:
    """Fill in the form without submitting it.

    Seats are `me`, `open` or `bot <name>`; `as_printed` is the id of a choice, or `all`.
    """
    tick(visitor, f"edition-{edition}")
    tick(visitor, f"preset-{preset}")
    tick(visitor, f"players-{len(seats)}")
    if action_cards:
        tick(visitor, "action-cards")
    if as_printed:
        tick(visitor, f"as-printed-{as_printed}")
    for i, seat in enumerate(seats):
        visitor.find(f"seat-{i}").select_option(seat)


def make_table(visitor: Visitor) -> str:
    """Submit the form and return the code of the new table."""
    visitor.click("make-table")
    visitor.page.wait_for_url("**/t/*")
    return visitor.code

"""The review after a game: made with progress, it says what cost most and leads to its moment."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from citadella.notation import Record
from citadella.rules import Setup
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, is_over, judged, record_of, reviewed
from tests.browser.shelf import Shelf


def test_a_review_is_asked_for_at_the_end_and_made(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    record: Record = record_of(Setup.preset("first-game", "2016", 2), "reviewed", is_over)
    scene.at(record)
    scene.visitor.click("review")
    accuracy = scene.visitor.find("accuracy")
    accuracy.wait_for(timeout=120_000)
    expect(accuracy).to_have_text(re.compile(r"^\d+$"))
    expect(scene.visitor.find("review-seat")).to_have_value("0")
    # Of somebody else it is made when asked for.
    scene.visitor.find("review-seat").select_option("1")
    expect(scene.visitor.find("ask-review")).to_contain_text("Bálint")
    scene.visitor.close()
    assert scene.visitor.troubles() == []


def test_what_cost_most_leads_to_its_moment(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "phone")
    reviewed(scene)
    (seat,) = judged().seats
    rows = scene.visitor.find("all-decisions").locator("tbody tr")
    expect(rows).to_have_count(len(seat.decisions))
    expect(scene.visitor.find("accuracy")).to_have_text(str(seat.accuracy))
    cards = scene.visitor.find("costliest").locator("li")
    expect(cards).to_have_count(len(seat.costliest))
    worst = seat.costliest[0]
    expect(cards.first).to_contain_text(f"Round {worst.round}")
    expect(cards.first).to_contain_text("Better: ")
    cards.first.locator("a").click()
    slider = scene.visitor.find("replay-slider")
    slider.wait_for()
    expect(slider).to_have_value(str(worst.n))
    scene.visitor.close()
    assert scene.visitor.troubles() == []

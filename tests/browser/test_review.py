"""The review of a finished game: requesting it, and its links to the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from citadella.notation import Record
from citadella.rules import Setup
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, is_over, record_of, review_of_finished, reviewed


def test_a_review_can_be_requested_at_the_end_of_a_game(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "desktop")
    record: Record = record_of(Setup.preset("first-game", "2016", 2), "reviewed", is_over)
    scene.at(record)
    scene.visitor.click("review")
    accuracy = scene.visitor.find("accuracy")
    accuracy.wait_for(timeout=120_000)
    expect(accuracy).to_have_text(re.compile(r"^\d+$"))
    expect(scene.visitor.find("review-seat")).to_have_value("0")
    # The review of another player must be requested separately.
    scene.visitor.find("review-seat").select_option("1")
    expect(scene.visitor.find("ask-review")).to_contain_text("Bálint")
    scene.visitor.close()
    assert scene.visitor.unexpected_errors() == []


def test_the_costliest_decision_links_to_its_moment_in_the_replay(
    browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, "phone")
    reviewed(scene)
    (seat,) = review_of_finished().seats
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
    assert scene.visitor.unexpected_errors() == []

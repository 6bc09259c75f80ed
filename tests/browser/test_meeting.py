"""Tournaments, quick matches, vacations and the list of turns in the browser."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.visitor import Size, Visitor
from tests.long import long

POINTS_PER_WIN = 120
POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
  return JSON.stringify(await answer.json());
}"""


def post(visitor: Visitor, path: str, **body: object) -> dict[str, str]:
    found: dict[str, str] = json.loads(visitor.page.evaluate(POST, [path, body]))
    return found


def test_a_tournament_of_bots_can_be_created_started_and_followed(visit: Open) -> None:
    anna, bert = visit(), visit("phone", language="hu")
    anna.open("/tournaments")
    anna.find("new-tournament").click()
    # The tags in this name must be shown as plain text.
    anna.find("cup-name").fill("<b>Cup</b>")
    anna.find("cup-size-3").check()
    anna.find("cup-rounds").fill("2")
    anna.find("cup-enter").uncheck()
    anna.find("cup-bots").fill("5")
    anna.find("cup-bot").select_option("novice")
    anna.find("cup-make").click()
    anna.find("cup-add-bot").wait_for()
    anna.find("cup-bot-kind").select_option("novice")
    anna.find("cup-add-bot").click()
    expect(anna.find("standings").locator("tbody tr")).to_have_count(6)
    expect(anna.page.locator("h1")).to_have_text("<b>Cup</b>")
    bert.open(anna.page.url.removeprefix(anna.url))
    expect(bert.find("tournament-state")).to_contain_text("6 résztvevő")
    expect(bert.find("cup-start")).to_have_count(0)
    anna.find("cup-start").click()
    expect(bert.find("board-1-0")).to_be_visible()
    expect(bert.find("board-1-1")).to_be_visible()
    # Open a table (its game may be over by now), and go back.
    bert.find("board-1-0").get_by_role("link").click()
    bert.page.wait_for_url(re.compile("/(w|replay)/"))
    bert.page.go_back()
    expect(bert.find("tournament")).to_have_attribute("data-status", "over", timeout=120_000)
    expect(bert.find("board-2-1").locator("ol li")).to_have_count(3)
    lines = bert.find("standings").locator("tbody tr")
    league = [int(lines.nth(i).locator(".main").inner_text()) for i in range(6)]
    assert league == sorted(league, reverse=True)
    assert sum(league) == 6 * POINTS_PER_WIN
    anna.page.reload()
    expect(anna.find("tournament")).to_have_attribute("data-status", "over")
    named = anna.find("standings").locator(".name").all_inner_texts()
    assert named == bert.find("standings").locator(".name").all_inner_texts()
    anna.open("/tournaments")
    expect(anna.page.locator("main")).to_contain_text(f"Won by {named[0]}")


def test_two_strangers_are_matched_at_one_table(visit: Open) -> None:
    anna, bert = visit(), visit("phone", language="cs")
    for visitor in (anna, bert):
        visitor.open("/match")
        visitor.find("match-players-2").check()
        visitor.find("match-bots").select_option("0")
        visitor.find("match-find").click()
        if visitor is anna:
            expect(anna.find("match-waiting")).to_contain_text("1 of 2")
    for visitor in (anna, bert):
        visitor.page.wait_for_url("**/t/*")
    assert anna.page.url == bert.page.url


def test_a_player_can_stop_waiting_for_a_match(visit: Open) -> None:
    anna = visit(language="bg")
    anna.open("/match")
    anna.find("match-find").click()
    anna.find("match-leave").click()
    expect(anna.find("match-find")).to_be_visible()
    anna.page.reload()
    expect(anna.find("match-find")).to_be_visible()


def test_my_turns_are_listed_with_the_most_urgent_first(visit: Open) -> None:
    anna = visit("phone", language="hu")
    anna.open("/")
    anna.find("to-match").wait_for()
    bot = {"kind": "bot", "bot": "builder"}
    for clock in ("three-days", "day"):
        seats = [{"kind": "me"}, bot, bot]
        wish = {"edition": "2016", "preset": "first-game", "players": 3, "start": True}
        post(anna, "/api/tables", **wish, seats=seats, clock=clock, pace="at-once")
    turns = anna.find("turns").locator("li")
    expect(turns).to_have_count(2)
    # The most urgent turn comes first.
    expect(turns.first).to_contain_text("24 óra")
    expect(turns.last).to_contain_text("3 nap")


def test_a_vacation_can_be_started_and_ended(visit: Open) -> None:
    anna = visit()
    anna.open("/settings")
    expect(anna.find("vacation-left")).to_contain_text("30 days")
    anna.find("vacation-days").fill("3")
    anna.find("vacation-begin").click()
    expect(anna.find("vacation-until")).to_be_visible()
    anna.find("vacation-end").click()
    expect(anna.find("vacation-left")).to_be_visible()


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
@pytest.mark.parametrize("path", ["/match", "/tournaments", "/new-tournament"])
def test_the_pages_for_matches_and_tournaments_are_accessible_and_fit_the_window(
    visit: Open, size: Size, path: str
) -> None:
    anna = visit(size, language="hu")
    anna.open(path)
    anna.page.locator("h1").wait_for()
    assert problems(anna) == []
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert anna.page.evaluate(wide), "nothing hangs over the edge"

"""The pace of bots: skipping to the player's turn, and choosing the pace as a host or a viewer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.form import fill, make_table
from tests.browser.harness import BrowserServer
from tests.browser.player import LOOK, look, press, step, wait
from tests.browser.visitor import TIMEOUT_MS, Visitor


class SlowServer(BrowserServer):
    """A server whose bots pause for minutes before an action."""

    script = BrowserServer.script.replace("bot_delay=0.0", "bot_delay=300.0")


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    server = SlowServer(tmp_path)
    visitor = Visitor(browser, server.url)
    yield visitor
    visitor.close()
    server.stop()
    assert visitor.unexpected_errors() == []


def test_a_click_skips_to_the_players_own_turn(visitor: Visitor) -> None:
    visitor.open()
    visitor.click("play-now")
    skip = visitor.find("skip")
    for _ in range(4):
        visitor.page.wait_for_function(
            f"() => {{ const s = document.querySelector('[data-testid=\"skip\"]');"
            f" return s && (!s.disabled || ({LOOK})() !== null); }}",
            timeout=TIMEOUT_MS,
        )
        asked = look(visitor)
        if asked is None:
            expect(skip).to_be_enabled()
            skip.click()
            asked = wait(visitor)
        expect(skip).to_be_disabled()
        step(visitor, asked, press)


# Finds buttons and links of the bar that are not completely on the screen.
PUSHED_OFF = """() => [...document.querySelectorAll("header.bar :is(a, button)")]
  .filter((tool) => tool.getClientRects().length > 0)
  .filter((tool) => {
    const box = tool.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1;
  })
  .map((tool) => tool.dataset.testid ?? tool.className)"""


def test_the_skip_button_pushes_nothing_off_the_screen_of_a_phone(visitor: Visitor) -> None:
    visitor.open()
    visitor.click("play-now")
    visitor.find("skip").wait_for(state="attached")
    for width, height in ((360, 740), (390, 844), (844, 390)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(100)
        assert visitor.evaluate(PUSHED_OFF) == [], (width, height)


def test_the_pace_can_be_chosen_in_the_form_and_changed_at_the_table(visitor: Visitor) -> None:
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "bot easy", "bot easy", "bot easy"])
    expect(visitor.find("pace")).to_have_value("normal")
    visitor.find("pace").select_option("slow")
    make_table(visitor)
    visitor.click("table-menu")
    chosen = visitor.find("table-pace")
    expect(chosen).to_have_value("slow")
    chosen.select_option("at-once")
    visitor.page.keyboard.press("Escape")
    # These steps stay within the timeout only because the bots no longer pause.
    for _ in range(4):
        step(visitor, wait(visitor), press)


def test_a_viewer_of_a_table_of_bots_can_choose_the_pace(visitor: Visitor) -> None:
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["bot easy", "bot easy", "bot easy"])
    make_table(visitor)
    pace = visitor.find("watch-pace")
    expect(pace).to_have_value("normal")
    expect(visitor.page.get_by_role("heading", name="Round 1")).to_be_visible()
    pace.select_option("at-once")
    visitor.find("score-sheet").wait_for()

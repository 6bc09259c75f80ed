"""A newcomer's first game, from the start page to the score sheet."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.player import play_on, point, press, tab_to
from tests.browser.visitor import Visitor


def check_score_sheet(visitor: Visitor) -> None:
    assert visitor.find("winner").inner_text()
    for seat in range(4):
        assert visitor.find(f"sheet-{seat}").is_visible()


@pytest.mark.long
def test_a_newcomer_can_play_against_three_bots_by_mouse(visit: Open) -> None:
    newcomer = visit()
    newcomer.open()
    newcomer.click("play-now")
    assert play_on(newcomer, point) > 20
    check_score_sheet(newcomer)


def test_a_newcomer_can_play_against_three_bots_by_keyboard_alone(visit: Open) -> None:
    newcomer = visit()
    newcomer.open()
    newcomer.find("play-now").wait_for()
    tab_to(newcomer, "play-now")
    newcomer.page.keyboard.press("Enter")
    assert play_on(newcomer, press) > 20
    check_score_sheet(newcomer)
    # The score sheet takes the focus, so that Tab moves to the rematch button.
    newcomer.page.keyboard.press("Tab")
    newcomer.page.keyboard.press("Enter")
    newcomer.find("score-sheet").wait_for(state="hidden")
    assert play_on(newcomer, press, steps=3) == 3


def test_a_newcomer_can_play_against_three_bots_on_a_phone(visit: Open) -> None:
    newcomer = visit("phone")
    newcomer.open()
    newcomer.click("play-now")
    assert play_on(newcomer, point) > 20
    check_score_sheet(newcomer)

"""The coach at the table: on request it suggests moves with reasons, in every language."""

from __future__ import annotations

import pytest

from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.form import fill, make_table
from tests.browser.player import point, wait
from tests.browser.visitor import Size
from tests.browser.words import raw_keys
from tests.long import long

SEATS = ("me", "bot easy", "bot easy", "bot normal")


@pytest.mark.parametrize(
    ("size", "language"),
    [("desktop", "en"), ("phone", "hu"), long("desktop", "bg"), long("phone", "cs")],
)
def test_the_coachs_advice_can_be_followed(visit: Open, size: Size, language: str) -> None:
    visitor = visit(size, language=language)
    visitor.open("/new")
    fill(visitor, "2016", "first-game", SEATS)
    make_table(visitor)
    questions: list[str] = []
    visitor.page.on("request", lambda sent: questions.append(sent.url))
    followed = 0
    while followed < 4:
        asked = wait(visitor)
        if len(asked.actions) == 1:
            # There is no advice if only one action is legal.
            assert visitor.find("ask-coach").count() == 0
            point(visitor, asked.actions[0])
            visitor.find(f"action-{asked.actions[0]}").wait_for(state="detached")
            continue
        if visitor.touch:
            visitor.click("all-actions")
        visitor.click("ask-coach")
        advised = visitor.find_all("coach-")
        advised.first.wait_for()
        assert 1 <= advised.count() <= 3
        assert raw_keys(visitor) == set()
        assert problems(visitor, ".actions") == []
        # The advice can be hidden and shown again without a second request.
        visitor.click("hide-coach")
        advised.first.wait_for(state="detached")
        visitor.click("ask-coach")
        advised.first.wait_for()
        name = advised.first.get_attribute("data-testid") or ""
        visitor.click(name)
        # Advice for the next decision appears only when the player requests it.
        visitor.find(name).wait_for(state="detached")
        followed += 1
    assert sum(url.endswith("/coach") for url in questions) == followed


def test_a_table_without_a_coach_offers_no_advice(visit: Open) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "first-game", SEATS)
    visitor.page.locator("label", has=visitor.find("coach")).click()
    make_table(visitor)
    wait(visitor)
    assert visitor.find("ask-coach").count() == 0

"""Every verb of every kind of question can be answered with the controls of the client."""

from __future__ import annotations

import time

import pytest

from citadella.rules.registry import REGISTRY
from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.moments import Moment, moments
from tests.browser.player import click_action, look
from tests.browser.visitor import Visitor
from tests.long import long

PARTS = 8
TIMEOUT_S = 40.0
# Highlighted cards and players, which can be clicked in place of a button.
HIGHLIGHTED = "button.card-lit, button.who.lit"
OFFERED = """(legal) => {
  const found = [...document.querySelectorAll('[data-testid^="action-"]:not(:disabled)')];
  const texts = found.map((button) => button.dataset.testid.slice("action-".length));
  if (document.querySelector('[data-testid="end-turn"]:not(:disabled)')) texts.push("end");
  return texts.sort().join("|") === legal.sort().join("|");
}"""
# Finds buttons that have no text or whose text is an id.
WORDLESS = """() => [...document.querySelectorAll('[data-testid^="action-"]')]
  .map((button) => (button.getAttribute("aria-label") ?? button.innerText).trim())
  .filter((text) => text === "" || /[a-z]_[a-z]|^(action|choice|table)-/.test(text))"""


def test_the_test_positions_cover_every_kind_of_question() -> None:
    assert {moment.kind for moment in moments()} == set(REGISTRY.questions)


def first_of_each() -> list[Moment]:
    """Return one moment for each kind of question, and one for each verb of a turn."""
    found: dict[str, Moment] = {}
    for moment in moments():
        found.setdefault(moment.verb if moment.kind == "turn" else f"{moment.kind}?", moment)
    return list(found.values())


class Room:
    """A window that opens one table after another."""

    def __init__(self, visitor: Visitor, database: ServerDatabase, me: StoredGuest) -> None:
        self.visitor = visitor
        self.database = database
        self.me = me
        self.others = database.guest("Somebody")

    def enter(self, moment: Moment) -> StoredTable:
        """Open a new table at `moment`, as the player who must act."""
        players = moment.record.setup.players
        seats = [self.me if seat == moment.seat else self.others for seat in range(players)]
        table = self.database.put(moment.record, seats)
        self.visitor.go(table.path)
        try:
            self.visitor.page.wait_for_function(OFFERED, arg=list(moment.legal))
        except Exception as error:
            offered = look(self.visitor)
            raise AssertionError(f"{moment.legal} should be offered, not {offered}") from error
        return table

    def answer(self, table: StoredTable, before: int) -> str:
        """Wait until the answer is stored and return it."""
        deadline = time.monotonic() + TIMEOUT_S
        while True:
            moves = self.database.moves(table.code)
            if len(moves) > before:
                assert len(moves) == before + 1
                return moves[-1]
            assert time.monotonic() < deadline, "nothing was stored"
            self.visitor.page.wait_for_timeout(5)


@pytest.fixture
def room(visit: Open, database: ServerDatabase) -> Room:
    me = database.guest("Me")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    return Room(visitor, database, me)


@pytest.mark.parametrize("part", [0, *map(long, range(1, PARTS))])
def test_every_action_can_be_chosen_with_its_labelled_button_on_an_accessible_page(
    part: int, room: Room
) -> None:
    met: set[str] = set()
    for moment in moments()[part::PARTS]:
        table = room.enter(moment)
        if moment.kind not in met:
            met.add(moment.kind)
            assert problems(room.visitor, ".table") == [], moment
        assert room.visitor.find("prompt").inner_text(), moment
        assert room.visitor.evaluate(WORDLESS) == [], moment
        click_action(room.visitor, moment.action)
        assert room.answer(table, len(moment.record.actions)) == moment.action


@pytest.mark.parametrize("part", [0, *map(long, range(1, PARTS))])
def test_clicking_a_highlighted_element_plays_a_legal_action(part: int, room: Room) -> None:
    pointed = 0
    for moment in first_of_each()[part::PARTS]:
        table = room.enter(moment)
        highlighted = room.visitor.page.locator(HIGHLIGHTED)
        if highlighted.count() == 0:
            continue
        highlighted.first.click()
        menu = room.visitor.find_all("menu-")
        if menu.count():
            menu.first.click()
        if room.visitor.find("doubt").count():
            room.visitor.click("really")
        assert room.answer(table, len(moment.record.actions)) in moment.legal, moment
        pointed += 1
    assert pointed > 2

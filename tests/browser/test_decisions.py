"""Every kind of decision, and every verb of each, answered with the client's own controls."""

from __future__ import annotations

import time

import pytest

from citadella.rules.registry import REGISTRY
from tests.browser.access import problems
from tests.browser.conftest import Open
from tests.browser.moments import Moment, moments
from tests.browser.player import look, say
from tests.browser.shelf import Kept, Shelf, Someone
from tests.browser.visitor import Visitor
from tests.long import long

PARTS = 8
TIMEOUT_S = 40.0
# What glows: it can be clicked instead of a button.
GLOWING = "button.card-lit, button.who.lit"
OFFERED = """(legal) => {
  const found = [...document.querySelectorAll('[data-testid^="action-"]:not(:disabled)')];
  const texts = found.map((button) => button.dataset.testid.slice("action-".length));
  if (document.querySelector('[data-testid="end-turn"]:not(:disabled)')) texts.push("end");
  return texts.sort().join("|") === legal.sort().join("|");
}"""
# A button that says nothing, or says it with an id.
WORDLESS = """() => [...document.querySelectorAll('[data-testid^="action-"]')]
  .map((button) => (button.getAttribute("aria-label") ?? button.innerText).trim())
  .filter((text) => text === "" || /[a-z]_[a-z]|^(action|choice|table)-/.test(text))"""


def test_every_kind_of_question_is_among_the_moments() -> None:
    assert {moment.kind for moment in moments()} == set(REGISTRY.questions)


def first_of_each() -> list[Moment]:
    """Give one moment for each kind of question, and for each thing to do in a turn."""
    found: dict[str, Moment] = {}
    for moment in moments():
        found.setdefault(moment.verb if moment.kind == "turn" else f"{moment.kind}?", moment)
    return list(found.values())


class Room:
    """A window in front of one table after the other."""

    def __init__(self, visitor: Visitor, shelf: Shelf, me: Someone) -> None:
        self.visitor = visitor
        self.shelf = shelf
        self.me = me
        self.others = shelf.guest("Somebody")

    def enter(self, moment: Moment) -> Kept:
        """Sit down at a table in the moment of a question."""
        players = moment.record.setup.players
        seats = [self.me if seat == moment.seat else self.others for seat in range(players)]
        table = self.shelf.put(moment.record, seats)
        self.visitor.go(table.path)
        try:
            self.visitor.page.wait_for_function(OFFERED, arg=list(moment.legal))
        except Exception as error:
            offered = look(self.visitor)
            raise AssertionError(f"{moment.legal} should be offered, not {offered}") from error
        return table

    def answer(self, table: Kept, before: int) -> str:
        """Wait until the answer is stored; give it."""
        deadline = time.monotonic() + TIMEOUT_S
        while True:
            moves = self.shelf.moves(table.code)
            if len(moves) > before:
                assert len(moves) == before + 1
                return moves[-1]
            assert time.monotonic() < deadline, "nothing was stored"
            self.visitor.page.wait_for_timeout(5)


@pytest.fixture
def room(visit: Open, shelf: Shelf) -> Room:
    me = shelf.guest("Me")
    visitor = visit(cookie=me.cookie)
    visitor.open("/settings")
    return Room(visitor, shelf, me)


@pytest.mark.parametrize("part", [0, *map(long, range(1, PARTS))])
def test_every_verb_can_be_said_with_its_button(part: int, room: Room) -> None:
    met: set[str] = set()
    for moment in moments()[part::PARTS]:
        table = room.enter(moment)
        if moment.kind not in met:
            met.add(moment.kind)
            assert problems(room.visitor, ".table") == [], moment
        assert room.visitor.find("prompt").inner_text(), moment
        assert room.visitor.ask(WORDLESS) == [], moment
        say(room.visitor, moment.action)
        assert room.answer(table, len(moment.record.actions)) == moment.action


@pytest.mark.parametrize("part", [0, *map(long, range(1, PARTS))])
def test_whatever_glows_does_something_that_is_legal(part: int, room: Room) -> None:
    pointed = 0
    for moment in first_of_each()[part::PARTS]:
        table = room.enter(moment)
        glowing = room.visitor.page.locator(GLOWING)
        if glowing.count() == 0:
            continue
        glowing.first.click()
        menu = room.visitor.find_all("menu-")
        if menu.count():
            menu.first.click()
        if room.visitor.find("doubt").count():
            room.visitor.click("really")
        assert room.answer(table, len(moment.record.actions)) in moment.legal, moment
        pointed += 1
    assert pointed > 2

"""What happened to me: said at the own place, until it is seen, and never in other words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from citadella.bots import make
from citadella.notation import Record
from citadella.rules import Game, Setup, event
from citadella.rules.event import Event
from citadella.texts import Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, concerns, condense
from tests.browser.harness import BrowserServer
from tests.browser.player import say, wait
from tests.browser.screens import NAMES, Scenery
from tests.browser.shelf import Shelf
from tests.browser.visitor import Size, Visitor
from tests.long import long

ME = 0
# What lies on top in the middle of an element is the element itself, or a part of it.
IS_ON_TOP = """(element) => {
  const box = element.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found === element || element.contains(found);
}"""

# Parts of the own city and hand that the notice or what else happened lies over.
COVERED = """() => {
  const boxes = (query) =>
    [...document.querySelectorAll(query)].map((part) => [part, part.getBoundingClientRect()]);
  const notes = boxes('[data-testid="notice"], [data-testid="recap"][open]');
  return boxes(".mine .lot button, .hand .slot")
    .filter(([, a]) =>
      notes.some(([, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1))
    .map(([part]) => part.innerText);
}"""


def news(game: Game) -> list[Event]:
    """What has happened since I last did something, as I may see it."""
    assert game.log is not None
    seen = [told.seen_by(ME) for told in game.log]
    mine = max(i for i, told in enumerate(seen) if told.by == ME and told.kind != event.REVEALED)
    return [told for i, told in condense(seen) if i > mine]


def until(enough: Callable[[list[Event]], bool], players: int, seed: str) -> Record:
    """Let bots play until I am asked and something has happened."""
    game = Game.new(Setup.preset("first-game", "2016", players), seed, events=True)
    bots = [make("builder", f"{seed} {seat}") for seat in range(players)]
    while True:
        assert not game.over, "it did not happen"
        seat = game.to_act
        if seat == ME and len(game.history) > players and enough(news(game)):
            return Record.of(game)
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))


def was(kind: str) -> Callable[[list[Event]], bool]:
    return lambda told: any(one.kind == kind and befell(one, ME) for one in told)


@cache
def robbed() -> Record:
    """I have two characters, and so has who robbed me."""
    return until(was(event.GAVE_GOLD), 3, "story 0")


@cache
def murdered() -> Record:
    return until(was(event.KILLED), 5, "story 8")


@cache
def razed() -> Record:
    return until(was(event.DESTROYED), 4, "story 2")


def sentences(record: Record, language: str, chosen: Callable[[Event, int], bool]) -> list[str]:
    game = record.replay(events=True)
    names = list(NAMES[: record.setup.players])
    phrases = Phrases(Texts(language), record.setup, names, ME)
    return [phrases.event(told) for told in news(game) if told.by != ME and chosen(told, ME)]


@pytest.mark.parametrize(
    ("size", "language"),
    [("desktop", "en"), ("phone", "hu"), long("desktop", "hu"), long("844x390", "hu")],
)
@pytest.mark.parametrize("harm", [robbed, murdered, razed])
def test_the_notice_says_who_did_what_to_me(
    browser: Browser,
    server: BrowserServer,
    shelf: Shelf,
    size: Size,
    language: str,
    harm: Callable[[], Record],
) -> None:
    scene = Scenery(browser, server.url, shelf, size, language)
    scene.at(harm())
    visitor = scene.visitor
    notice = visitor.find("notice")
    expect(notice.locator("li b")).to_have_text(sentences(harm(), language, befell)[-4:])
    assert visitor.ask(COVERED) == []
    close = visitor.find("notice-close")
    assert close.evaluate(IS_ON_TOP), "something lies over the notice"
    # What has been said of it stays, also after the page is loaded anew.
    before = notice.inner_text()
    visitor.page.reload()
    wait(visitor)
    assert notice.inner_text() == before
    close.click()
    notice.wait_for(state="detached")
    visitor.page.reload()
    wait(visitor)
    assert notice.count() == 0
    visitor.close()
    assert visitor.troubles() == []


def test_a_notice_is_not_reworded_when_the_round_ends(
    browser: Browser, server: BrowserServer, shelf: Shelf
) -> None:
    scene = Scenery(browser, server.url, shelf, "desktop")
    # The murder was in a round that is over: nobody has that character now.
    record = murdered()
    assert record.replay().asked_kind() == "pick"
    scene.at(record)
    said = scene.visitor.find("notice").inner_text()
    assert "killed you: your" in said
    scene.visitor.close()


def test_what_else_happened_is_told_before_my_move_and_not_after(at_a_loss: Visitor) -> None:
    recap = at_a_loss.find("recap")
    expect(recap.locator("li")).to_have_text(
        sentences(robbed(), "en", lambda told, seat: not befell(told, seat))
    )
    asked = wait(at_a_loss)
    say(at_a_loss, asked.actions[0])
    recap.wait_for(state="detached")


@pytest.fixture
def at_a_loss(browser: Browser, server: BrowserServer, shelf: Shelf) -> Visitor:
    scene = Scenery(browser, server.url, shelf, "desktop")
    scene.at(robbed())
    return scene.visitor


def test_the_log_can_be_looked_through(at_a_loss: Visitor) -> None:
    game = robbed().replay(events=True)
    assert game.log is not None
    phrases = Phrases(Texts("en"), game.setup, list(NAMES[:3]), ME)
    story = [told for _, told in condense([told.seen_by(ME) for told in game.log])]

    def shown(chosen: Callable[[Event], bool]) -> list[str]:
        return [phrases.event(told) for told in story if told.kind != event.ROUND and chosen(told)]

    lines = at_a_loss.find("log").locator("li:not(.round)")
    expect(lines).to_have_text(shown(lambda _: True))
    at_a_loss.click("toggle-log")
    at_a_loss.click("log-me")
    expect(lines).to_have_text(shown(lambda told: concerns(told, ME)))
    at_a_loss.click("log-gold")
    expect(lines).to_have_text(shown(lambda told: event.kind_of(told).topic == event.MONEY))
    # Each with the sign of whose doing it was.
    signed = [told.by >= 0 for told in story if event.kind_of(told).topic == event.MONEY]
    assert lines.locator(".shield").count() == signed.count(True)
    at_a_loss.close()

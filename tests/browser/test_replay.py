"""The replay of a finished game: steps, links, rounds, speed, seats and layout."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from citadella.rules import event
from citadella.texts import Texts
from citadella.texts.sentence import Renderer
from citadella.texts.story import story
from citadella.texts.wording import Wording
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.screens import NAMES, Scenery, draft, finished
from tests.browser.visitor import Size, Visitor
from tests.long import long

CONTROLS = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-testid="replay-controls"] [data-testid]')]
    .filter((part) => part.getClientRects().length && part.dataset.testid !== "replay-log")
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.dataset.testid, [x, y, width, height].map(Math.round).join(" ")];
    }))"""


@pytest.fixture
def scene(browser: Browser, server: BrowserServer, database: ServerDatabase) -> Iterator[Scenery]:
    found = Scenery(browser, server.url, database, "desktop")
    yield found
    found.visitor.close()
    assert found.visitor.unexpected_errors() == []


def open_replay(scene: Scenery, at: int | None = None) -> Visitor:
    """Open the replay of the finished game, at the start or after an action."""
    code = scene.table(finished()).code
    scene.visitor.open(f"/replay/{code}" + ("" if at is None else f"?at={at}"))
    scene.visitor.find("replay-slider").wait_for()
    return scene.visitor


def test_a_replay_can_be_stepped_through_and_its_last_event_is_shown(scene: Scenery) -> None:
    visitor = open_replay(scene)
    slider = visitor.find("replay-slider")
    expect(visitor.find("replay-back")).to_be_disabled()
    visitor.click("replay-forward")
    expect(slider).to_have_value("1")
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.find("replay-back")).to_be_disabled()
    slider.fill(str(len(finished().actions)))
    expect(visitor.find("replay-forward")).to_be_disabled()
    # The event of the last action has the same description as at the table.
    record = finished()
    game = record.replay(events=True)
    log = game.log
    assert log is not None
    first = max(i for i, told in enumerate(log) if told.kind == event.ROUND)
    wording = Wording(record.setup)
    render = Renderer(Texts("en"), NAMES[:5], record.setup.edition)
    told = render(story(log[first:], wording)[-1].sentence(wording))
    expect(visitor.find("replay-log")).to_contain_text(told)


def test_a_link_opens_a_moment_of_the_replay_and_changes_with_each_step(scene: Scenery) -> None:
    visitor = open_replay(scene, at=77)
    expect(visitor.find("replay-slider")).to_have_value("77")
    visitor.click("replay-forward")
    expect(visitor.find("replay-slider")).to_have_value("78")
    assert visitor.path.endswith("?at=78")
    visitor.click("replay-more")
    kept = scene.table(finished())
    link = visitor.find("replay-copy").get_attribute("data-copy") or ""
    assert link.endswith(kept.watch_path.replace("/w/", "/replay/") + "?at=78")


def test_the_replay_can_jump_to_a_round(scene: Scenery) -> None:
    visitor = open_replay(scene)
    visitor.find("replay-rounds").select_option("4")
    here = visitor.find("replay-slider").input_value()
    game = finished().replay()
    again = type(game).new(game.setup, game.seed)
    for action in game.history[: int(here)]:
        again.play(action)
    assert again.round == 4
    assert type(game).new(game.setup, game.seed).round == 1
    visitor.click("replay-round-back")
    expect(visitor.find("replay-rounds")).to_have_value("3")


def test_the_replay_can_run_automatically_and_be_paused(scene: Scenery) -> None:
    visitor = open_replay(scene, at=10)
    visitor.find("replay-speed").select_option("4")
    visitor.click("replay-play")
    visitor.page.wait_for_function(
        "() => Number(document.querySelector('[data-testid=\"replay-slider\"]').value) >= 14"
    )
    visitor.click("replay-play")
    here = visitor.find("replay-slider").input_value()
    visitor.page.wait_for_timeout(700)
    assert visitor.find("replay-slider").input_value() == here


def test_the_replay_shows_the_hand_of_any_seat(scene: Scenery) -> None:
    visitor = open_replay(scene, at=60)
    game = finished().replay()
    again = type(game).new(game.setup, game.seed)
    for action in game.history[:60]:
        again.play(action)
    for seat in (0, 3):
        visitor.click("replay-more")
        visitor.find("replay-eyes").select_option(str(seat))
        visitor.click("replay-more")
        expect(visitor.find_all("hand-card-")).to_have_count(len(again.players[seat].hand))


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
def test_the_controls_of_the_replay_stay_in_their_places(
    size: Size, browser: Browser, server: BrowserServer, database: ServerDatabase
) -> None:
    scene = Scenery(browser, server.url, database, size)
    visitor = open_replay(scene)
    places = visitor.evaluate(CONTROLS)
    assert len(places) >= 8
    height = visitor.evaluate("() => innerHeight")
    for _ in range(25):
        visitor.click("replay-forward")
        visitor.page.wait_for_timeout(20)
        assert visitor.evaluate(CONTROLS) == places
    assert visitor.evaluate("() => document.documentElement.scrollHeight") <= height + 1
    visitor.close()
    assert visitor.unexpected_errors() == []


@pytest.mark.parametrize("wrong", ["nowhere", "x" * 40, "%20"])
def test_an_unknown_replay_shows_an_error_and_no_controls(visit: Open, wrong: str) -> None:
    visitor = visit()
    visitor.expect("404")
    visitor.open(f"/replay/{wrong}")
    expect(visitor.find("no-replay")).to_contain_text("There is no record at this address")
    assert visitor.find("record").count() == 0
    assert visitor.find("replay-slider").count() == 0


def test_an_unfinished_game_has_no_replay(scene: Scenery) -> None:
    scene.visitor.open(f"/replay/{scene.table(draft()).code}")
    expect(scene.visitor.find("no-replay")).to_contain_text("once it is over")

"""The end of a game: score sheet, turning points, chart, and a picture to download."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from citadella.bots.review import look_back
from citadella.notation import Record
from citadella.rules import Setup
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, crowded_end, finished, is_over, record_of
from tests.browser.visitor import Visitor

PNG = b"\x89PNG\r\n\x1a\n"


def with_points_in_hand() -> Record:
    """Return a finished game in which action cards in hand scored points."""
    setup = Setup.preset("first-game", "deluxe", 5, action_cards=True)
    for n in range(60):
        record = record_of(setup, f"in hand {n}", is_over)
        sheets = record.replay().result().sheets
        if any(line.reason == "hand" for sheet in sheets for line in sheet):
            return record
    raise AssertionError("in no game did an action card in hand score points")


@pytest.fixture
def scene(browser: Browser, server: BrowserServer, database: ServerDatabase) -> Scenery:
    return Scenery(browser, server.url, database, "desktop")


def close(visitor: Visitor) -> None:
    visitor.close()
    assert visitor.unexpected_errors() == []


def test_the_chart_ends_with_the_final_scores(scene: Scenery) -> None:
    record = with_points_in_hand()
    scene.at(record)
    totals = record.replay().result().totals
    ends = scene.visitor.find("chart").locator("g[data-points]")
    expect(ends).to_have_count(len(totals))
    for seat, total in enumerate(totals):
        expect(ends.nth(seat)).to_have_attribute("data-points", f"{total}")
        expect(scene.visitor.find(f"sheet-{seat}")).to_contain_text(f"{total}")
    close(scene.visitor)


def test_the_score_sheet_shows_the_players_place_and_how_a_tie_was_broken(scene: Scenery) -> None:
    scene.at(finished())
    result = finished().replay().result()
    assert result.totals.count(17) == 2, "two have equal points"
    text = scene.visitor.find("score-sheet").inner_text().replace("\u00a0", " ")
    assert "Eva rules the city" in text
    assert "You came fifth" in text
    assert f"won by {max(result.totals) - sorted(result.totals)[-2]} points" in text
    expect(scene.visitor.find("tie")).to_have_text(
        re.compile(
            r"^Bálint and Cvetan are tied on points; .*Navigator\s\(7\) over Patrician\s\(4\)"
        )
    )
    close(scene.visitor)


def test_each_turning_point_links_to_its_moment_in_the_replay(scene: Scenery) -> None:
    scene.at(crowded_end())
    found = look_back(crowded_end().replay()).turning_points
    ways = scene.visitor.find("turning-points").locator("a")
    expect(ways).to_have_count(len(found))
    for way, point in zip(ways.all(), found, strict=True):
        assert (way.get_attribute("href") or "").endswith(f"?at={point.n}")
        expect(way).to_contain_text(f"Round {point.round}")
        expect(way).to_contain_text(f"{round(100 * point.before)}% → {round(100 * point.after)}%")
    ways.first.click()
    slider = scene.visitor.find("replay-slider")
    slider.wait_for()
    expect(slider).to_have_value(str(found[0].n))
    close(scene.visitor)


def test_the_picture_of_the_result_can_be_downloaded(scene: Scenery, tmp_path: Path) -> None:
    scene.at(finished())
    with scene.visitor.page.expect_download() as download:
        scene.visitor.click("picture")
    path = tmp_path / "picture.png"
    download.value.save_as(path)
    assert path.read_bytes().startswith(PNG)
    assert path.stat().st_size > 30_000, "there are cities on it"
    close(scene.visitor)


def test_the_link_to_the_replay_does_not_contain_the_players_code(scene: Scenery) -> None:
    scene.at(finished())
    kept = scene.table(finished())
    link = scene.visitor.find("copy-replay").get_attribute("data-copy") or ""
    assert kept.code not in link
    assert link.endswith(kept.watch_path.replace("/w/", "/replay/"))
    close(scene.visitor)

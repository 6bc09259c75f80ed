"""Every preset of every edition can be started from the form and played with buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from citadella.cards import EDITIONS
from citadella.rules.editions import RULES
from citadella.texts import Texts
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table, tick
from tests.browser.player import click_randomly
from tests.long import long

PRESETS = [
    (edition, preset.id, action_cards)
    for edition, facts in EDITIONS.items()
    for preset in facts.presets
    for action_cards in ((False, True) if facts.action_cards else (False,))
]
PARTS = 8
CLICKS = 16


def test_all_official_presets_are_tested() -> None:
    count = dict.fromkeys(EDITIONS, 0)
    for edition, _, _ in PRESETS:
        count[edition] += 1
    assert count == {"2016": 7, "2021": 4, "deluxe": 14, "classic": 1, "classic-2016": 1}


@pytest.mark.parametrize("part", [0, *map(long, range(1, PARTS))])
def test_every_preset_can_be_started_and_played(
    part: int, visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.open("/")
    for number, (edition, preset, action_cards) in enumerate(PRESETS[part::PARTS]):
        # Two or three players share this window, so that every decision is made in it.
        players = 2 + number % 2
        visitor.go("/new")
        fill(visitor, edition, preset, ["me"] * players, action_cards)
        for seat in range(players):
            visitor.find(f"seat-name-{seat}").fill(f"Player {seat + 1}")
        code = make_table(visitor)
        done, over = click_randomly(visitor, seed=number, most=CLICKS)
        assert over or done == CLICKS, f"{edition} {preset} stops after {done} clicks"
        game = database.game(code)
        assert game.setup.edition == edition
        assert game.setup.preset_name == preset
        assert game.setup.action_cards == action_cards
        # Some clicks play no action but only confirm the end of a turn.
        assert over or len(game.history) >= CLICKS // 2


def test_as_printed_options_can_be_chosen_and_are_shown_and_played(
    visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "classic-2016", "first-game", ["me", "open"])
    assert visitor.find("printed-fold").count() == 0
    fill(visitor, "classic", "first-game", ["me", "open"], as_printed="last-card")
    make_table(visitor)
    expect(visitor.find("as-printed")).to_contain_text(Texts("en")("printed-last-card"))
    visitor.go("/new")
    fill(visitor, "deluxe", "cunning-agents", ["me", "me"], True, as_printed="all")
    code = make_table(visitor)
    done, over = click_randomly(visitor, seed=1, most=CLICKS)
    assert over or done == CLICKS
    every = tuple(choice.id for choice in RULES["deluxe"].choices)
    assert database.game(code).setup.as_printed == every


def test_a_copied_preset_has_the_stand_ins_and_the_districts_of_the_preset(
    visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy", "bot easy"])
    visitor.find("pick-from").select_option("devious-dignitaries")
    expect(visitor.find("wish-artist-always")).to_be_checked()
    expect(visitor.find("card-queen")).to_contain_text("only with 5 players or more")
    expect(visitor.page.get_by_text("14 are used: 14 always, 14 possible.")).to_be_visible()
    tick(visitor, "wish-magician-always")
    setup = database.game(make_table(visitor)).setup
    preset = next(p for p in EDITIONS["2016"].presets if p.id == "devious-dignitaries")
    expected = {*preset.characters, "magician", "artist"} - {"wizard", "queen"}
    assert set(setup.characters) == expected
    assert set(setup.unique) == set(preset.unique)


def test_without_an_answer_about_the_cards_the_form_shows_the_error_and_can_be_sent(
    visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.expect("ERR_FAILED")
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", "bot easy"])
    for name in ("assassin", "witch", "magistrate"):
        tick(visitor, f"wish-{name}-never")
    send = visitor.find("make-table")
    expect(send).to_be_disabled()
    visitor.page.route("**/api/setup/check", lambda route: route.abort())
    tick(visitor, "wish-witch-always")
    expect(visitor.page.locator(".send [role=alert]")).to_have_text(Texts("en")("error-offline"))
    expect(send).to_be_enabled()
    assert "witch" in database.game(make_table(visitor)).setup.characters

"""Homebrew cards in the browser: in the form, in play, in tooltips and in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from citadella import homebrew
from tests.browser.access import problems
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table, tick
from tests.browser.harness import BrowserServer
from tests.browser.player import hand_size, look, point, preferred_action, wait
from tests.browser.visitor import Size, Visitor
from tests.long import long

HARVEST = Path(__file__).parents[1] / "homebrew" / "harvest.py"
HOMEBREW = ("steward", "herald", "weighhouse", "granary")
# Prefixes of the actions that are chosen first, so that every homebrew card is used.
PREFERRED = ("sort-harvest", "laurel", "share-harvest", "build weighhouse", "build granary")


class HarvestServer(BrowserServer):
    """A server with the card file `harvest.py`."""

    script = (
        f"from citadella import homebrew; homebrew.load({str(HARVEST)!r})\n" + BrowserServer.script
    )


@pytest.fixture(scope="module")
def loaded() -> Iterator[None]:
    """Load the server's card file in the test process, which reads stored games with its cards."""
    before = homebrew.Registered()
    homebrew.load(HARVEST)
    yield
    before.restore()


@pytest.fixture(scope="module")
def harvest(loaded: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HarvestServer]:
    server = HarvestServer(tmp_path_factory.mktemp("harvest"))
    yield server
    server.stop()
    assert server.errors() == ""


@pytest.fixture
def visitor(browser: Browser, harvest: HarvestServer) -> Iterator[Visitor]:
    visitor = Visitor(browser, harvest.url)
    yield visitor
    visitor.close()
    assert visitor.unexpected_errors() == []


def homebrew_table(visitor: Visitor, *seats: str, players: str = "") -> str:
    """Create a table with all homebrew cards through the form."""
    visitor.open("/new")
    fill(visitor, "2016", "own", ["me", *seats])
    visitor.find("pick-from").select_option("first-game")
    for card in HOMEBREW:
        tick(visitor, f"wish-{card}-always")
    for card in ("statue", "wishing_well"):
        tick(visitor, f"wish-{card}-never")
    return make_table(visitor)


def choose(actions: list[str], hand: int) -> str:
    """Choose an action of a homebrew card if possible, otherwise one that ends the game soon."""
    for start in ("pick steward", "pick herald", *PREFERRED):
        for action in actions:
            if action.startswith(start):
                return action
    return preferred_action(actions, hand)


def answer(visitor: Visitor, action: str) -> None:
    """Play an action: a laurel by clicking its token, other homebrew actions by their buttons."""
    verb, *parts = action.split()
    if verb == "laurel":
        visitor.click(f"token-{parts[0]}")
        if visitor.find(f"menu-{action}").count():
            visitor.click(f"menu-{action}")
    elif verb in ("sort-harvest", "share-harvest", "store-harvest"):
        visitor.click(f"action-{action}")
    else:
        point(visitor, action)


def test_a_whole_game_with_homebrew_cards_can_be_played_and_replayed(
    visitor: Visitor, harvest: HarvestServer
) -> None:
    code = homebrew_table(visitor, "bot easy")
    database = ServerDatabase(harvest.data)
    assert set(HOMEBREW) <= {
        *database.game(code).setup.characters,
        *database.game(code).setup.unique,
    }
    said: set[str] = set()
    seen = ""
    for _ in range(600):
        asked = wait(visitor)
        if asked.over:
            break
        action = choose(asked.actions, hand_size(visitor))
        verb = action.split()[0]
        if verb == "share-harvest":
            # The player who must act sees the two remaining cards.
            assert visitor.find_all("laid-out-").count() == 2
        if verb not in said:
            seen += visitor.text()
            said.add(verb)
        answer(visitor, action)
    assert wait(visitor).over
    assert {"sort-harvest", "laurel", "share-harvest", "keep"} <= said
    # Replace the no-break spaces that follow numbers.
    seen = (seen + visitor.text()).replace("\xa0", " ")
    for words in (
        "Steward",
        "Herald",
        "Which part of the harvest do you keep?",
        "To whom go the other 2 cards?",
        "You sort the harvest.",
        "You lay a laurel on the",
    ):
        assert words in seen, words
    moves = database.moves(code)
    assert any(move.startswith("laurel ") for move in moves)
    # The finished game can be replayed.
    visitor.click("replay")
    visitor.find("replay-slider").wait_for()
    visitor.find("replay-slider").fill(str(len(moves)))
    expect(visitor.find("replay-forward")).to_be_disabled()


@pytest.mark.parametrize("size", [long("desktop"), "phone"])
def test_the_form_offers_homebrew_cards_with_pictures(
    browser: Browser, harvest: HarvestServer, size: Size
) -> None:
    visitor = Visitor(browser, harvest.url, size, language="hu")
    visitor.open("/new")
    fill(visitor, "classic", "own", ["me", "bot easy", "bot easy", "bot easy"])
    visitor.find("card-steward").wait_for()
    text = visitor.find("card-steward").inner_text()
    # The text is in Hungarian if the card has a Hungarian text, otherwise in English.
    assert "Sáfár" in text
    assert "Herald" in visitor.find("card-herald").inner_text()
    picture = visitor.find("card-granary").locator("img")
    assert picture.evaluate("(image) => image.complete && image.naturalWidth > 0")
    assert visitor.find("card-herald").locator("svg").count() > 0
    assert problems(visitor) == []
    visitor.close()
    assert visitor.unexpected_errors() == []


def test_homebrew_cards_have_tooltips_and_are_found_on_the_rules_page(visitor: Visitor) -> None:
    homebrew_table(visitor, "bot easy")
    wait(visitor)
    visitor.find("token-herald").hover()
    tip = visitor.page.get_by_role("tooltip")
    tip.wait_for()
    assert "Lay a laurel on a character" in tip.inner_text()
    visitor.open("/rules")
    visitor.find("rules-search").fill("each two cards")
    visitor.find("rule-granary").wait_for()
    shown = visitor.find("rule-granary").inner_text().replace("\u00a0", " ")
    assert "At the end, 1 point for each two cards" in shown
    expect(visitor.find("rule-keep")).to_have_count(0)
    visitor.find("rules-search").fill("steward")
    visitor.find("rule-steward").wait_for()


def test_a_table_whose_card_file_is_missing_waits_for_the_file(
    browser: Browser, tmp_path: Path, loaded: None
) -> None:
    server: BrowserServer = HarvestServer(tmp_path)
    visitor = Visitor(browser, server.url)
    code = homebrew_table(visitor, "bot easy")
    wait(visitor)
    visitor.expect("ERR_CONNECTION_REFUSED|WebSocket")
    visitor.open("/settings")
    server.stop()
    server = BrowserServer(tmp_path, server.port)
    visitor.open("/")
    page = visitor.page
    page.get_by_text("Waiting for the card file harvest.py").wait_for()
    visitor.open(f"/t/{code}")
    page.get_by_role("heading", name="This table is waiting").wait_for()
    told = visitor.find("no-table").inner_text()
    assert told == (
        "This table needs the card file harvest.py, which this server does not have at the moment."
        " Nothing is lost."
    )
    assert look(visitor) is None
    server.stop()
    server = HarvestServer(tmp_path, server.port)
    visitor.open(f"/t/{code}")
    answer(visitor, choose(wait(visitor).actions, 0))
    visitor.close()
    assert visitor.unexpected_errors() == []
    server.stop()

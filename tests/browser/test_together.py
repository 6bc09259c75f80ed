"""Friends at one table: by link, on another device, and at one screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.form import fill, make_table
from tests.browser.player import MOST_STEPS, look, play_on, point, step, wait
from tests.browser.visitor import Visitor

NAMES = ("Zsófia", "Božena")


def link_from(visitor: Visitor, testid: str) -> str:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.click(testid)
    copied: str = visitor.evaluate("() => navigator.clipboard.readText()")
    return copied


def set_name(visitor: Visitor, name: str) -> None:
    visitor.find("my-name").fill(name)
    visitor.click("save-name")


def sit_down_by_link(host: Visitor, friend: Visitor) -> str:
    """Let a host create a table and a friend join by its link; return the code of the table."""
    host.open()
    set_name(host, NAMES[0])
    host.click("new-table")
    fill(host, "2016", "first-game", ["me", "open", "bot easy"])
    code = make_table(host)
    friend.open(link_from(host, "copy-link").removeprefix(friend.url))
    set_name(friend, NAMES[1])
    friend.click("sit-1")
    # The host sees the friend sit down.
    host.page.get_by_text(NAMES[1]).first.wait_for()
    host.click("start-table")
    wait_for_table(host)
    wait_for_table(friend)
    return code


def test_two_browsers_and_a_bot_can_play_by_link(visit: Open, database: ServerDatabase) -> None:
    host, friend = visit(), visit("phone")
    code = sit_down_by_link(host, friend)
    answered = {host: 0, friend: 0}
    for _ in range(2 * MOST_STEPS):
        for visitor in answered:
            asked = look(visitor)
            if asked is not None:
                step(visitor, asked, point)
                answered[visitor] += 1
        if min(answered.values()) >= 5:
            break
        host.page.wait_for_timeout(5)
    assert min(answered.values()) >= 5
    assert len(database.moves(code)) >= 10


@pytest.mark.long
def test_two_browsers_can_play_to_the_end_and_start_a_rematch(
    visit: Open, database: ServerDatabase
) -> None:
    host, friend = visit(), visit("phone")
    code = sit_down_by_link(host, friend)
    for _ in range(2 * MOST_STEPS):
        for visitor in (host, friend):
            asked = look(visitor)
            if asked is not None and not asked.over:
                step(visitor, asked, point)
        if all((asked := look(v)) is not None and asked.over for v in (host, friend)):
            break
        host.page.wait_for_timeout(5)
    assert database.game(code).over
    winner = host.find("winner").inner_text()
    for seat, name in enumerate(NAMES):
        for visitor in (host, friend):
            assert name in visitor.find(f"sheet-{seat}").inner_text()
    assert winner
    # A rematch takes both players to the same new table.
    host.click("rematch")
    host.page.wait_for_url(lambda url: code not in url)
    friend.click("rematch")
    friend.page.wait_for_url(lambda url: code not in url)
    assert host.code == friend.code


def wait_for_table(visitor: Visitor) -> None:
    visitor.find("prompt").wait_for()


def test_a_player_can_move_to_another_device(visit: Open, database: ServerDatabase) -> None:
    laptop, phone = visit(), visit("phone")
    laptop.open()
    laptop.click("play-now")
    play_on(laptop, point, steps=2)
    laptop.click("table-menu")
    laptop.click("device-0")
    link = link_from(laptop, "copy-device")
    phone.open(link.removeprefix(phone.url))
    phone.click("move-device")
    phone.page.wait_for_url("**/t/*")
    assert phone.code == laptop.code
    play_on(phone, point, steps=2)
    # The old device can only watch now.
    laptop.page.reload()
    wait_for_table(laptop)
    assert look(laptop) is None


def test_a_chat_message_is_shown_as_plain_text(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    visitor.click("play-now")
    wait(visitor)
    said = "<b>Hello</b> & welcome"
    visitor.click("toggle-log")
    visitor.find("chat-input").fill(said)
    visitor.page.keyboard.press("Enter")
    visitor.page.get_by_text(said).wait_for()


HANDS = """() => [...document.querySelectorAll('[data-testid^="hand-card-"]')]
  .map((card) => card.dataset.card)"""


def test_pass_and_play_covers_the_hand_until_the_next_player_is_ready(
    visit: Open, database: ServerDatabase
) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "me", "bot easy"])
    for seat, name in enumerate(NAMES):
        visitor.find(f"seat-name-{seat}").fill(name)
    code = make_table(visitor)
    uncovered = set()
    last = -1
    for _ in range(40):
        asked = wait(visitor)
        game = database.game(code)
        seat = game.to_act
        if asked.covered:
            # The page contains no secret, not even in hidden elements, and names the next player.
            assert visitor.evaluate(HANDS) == []
            assert visitor.find_all("draft-").count() == 0
            assert NAMES[seat] in visitor.find("cover").inner_text()
            visitor.click("uncover")
            wait(visitor)
            uncovered.add(seat)
            last = seat
        assert seat == last, "a hand was shown without asking who is there"
        assert visitor.evaluate(HANDS) == [card.name for card in game.players[seat].hand]
        step(visitor, wait(visitor), point)
        shown = visitor.evaluate(HANDS)
        assert shown in ([], [card.name for card in game.players[seat].hand]) or (
            database.game(code).to_act == seat
        )
    assert uncovered == {0, 1}

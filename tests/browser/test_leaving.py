"""Players who leave or run out of time: a bot plays for them until they come back."""

from __future__ import annotations

from playwright.sync_api import expect

from citadella.notation import Record
from citadella.rules import Game, Setup
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase, StoredGuest, StoredTable
from tests.browser.form import fill, make_table
from tests.browser.player import look, play_on, point, step, wait

SECOND_MS = 1000


def beginning(seed: str) -> Record:
    """Return a game in which no action has been played."""
    return Record.of(Game.new(Setup.preset("first-game", "2016", 4), seed))


def my_turn(database: ServerDatabase, me: StoredGuest, time_left: int | None = None) -> StoredTable:
    """Add a game against bots in which `me` must act first, with `time_left` ms on the clock."""
    record = beginning("whose turn")
    seats: list[StoredGuest | str] = ["builder"] * 4
    seats[record.replay().to_act] = me
    return database.put(
        record, seats, clock="none" if time_left is None else "live", time_left=time_left
    )


def test_bots_finish_the_game_of_a_player_who_leaves(visit: Open, database: ServerDatabase) -> None:
    me = database.guest("Anna")
    kept = my_turn(database, me)
    visitor = visit(cookie=me.cookie)
    visitor.open(kept.path)
    wait(visitor)
    visitor.click("table-menu")
    visitor.click("leave")
    visitor.click("leave-really")
    # The bots finish the game.
    visitor.find("score-sheet").wait_for()
    assert database.game(kept.code).over


def test_a_player_who_left_can_come_back_and_continue(
    visit: Open, database: ServerDatabase
) -> None:
    me, friend = database.guest("Anna"), database.guest("Bálint")
    record = beginning("leaving")
    seats: list[StoredGuest | str] = ["builder"] * 4
    asked = record.replay().to_act
    seats[asked], seats[(asked + 1) % 4] = me, friend
    kept = database.put(record, seats)
    visitor = visit(cookie=me.cookie)
    visitor.open(kept.path)
    wait(visitor)
    visitor.click("table-menu")
    visitor.click("leave")
    visitor.click("leave-really")
    # A bot has chosen for the first player; now it is the friend's turn.
    visitor.find("come-back").wait_for()
    visitor.click("come-back")
    visitor.find("come-back").wait_for(state="hidden")
    other = visit(cookie=friend.cookie)
    other.open(kept.path)
    # The friend may have to answer several questions before the first player's turn.
    for _ in range(1000):
        if (mine := look(visitor)) is not None:
            break
        if (offered := look(other)) is not None:
            step(other, offered, point)
        visitor.page.wait_for_timeout(20)
    assert mine is not None
    step(visitor, mine, point)


def test_the_host_can_let_a_bot_play_for_a_disconnected_player(
    visit: Open, database: ServerDatabase
) -> None:
    me, friend = database.guest("Anna"), database.guest("Bálint")
    record = beginning("gone")
    asked = record.replay().to_act
    seats: list[StoredGuest | str] = ["builder"] * 4
    # `put` makes the first guest the host, so `me` needs the lower seat number.
    first, second = sorted((asked, (asked + 1) % 4))
    seats[first], seats[second] = me, friend
    kept = database.put(record, seats)
    host = visit(cookie=me.cookie)
    host.open(kept.path)
    host.find("prompt").wait_for()
    if first == asked:
        play_on(host, point, steps=1)
    expect(host.find(f"player-{second}")).to_contain_text("not connected")
    host.click("table-menu")
    host.click(f"take-over-{second}")
    host.page.keyboard.press("Escape")
    expect(host.find(f"player-{second}")).to_contain_text("away, a bot plays")
    play_on(host, point, steps=3)
    # The disconnected player comes back.
    back = visit(cookie=friend.cookie)
    back.open(kept.path)
    back.click("come-back")
    back.find("come-back").wait_for(state="hidden")
    expect(host.find(f"player-{second}")).not_to_contain_text("away, a bot plays")


def test_a_bot_plays_for_a_player_whose_time_runs_out(
    visit: Open, database: ServerDatabase
) -> None:
    me = database.guest("Anna")
    kept = my_turn(database, me, time_left=3 * SECOND_MS)
    visitor = visit(cookie=me.cookie)
    visitor.open(kept.path)
    # Nobody clicks; the time runs out, and bots finish the game.
    visitor.find("score-sheet").wait_for()
    assert database.game(kept.code).over


def test_a_clock_adds_time_for_each_move(visit: Open, database: ServerDatabase) -> None:
    visitor = visit()
    visitor.open("/new")
    fill(visitor, "2016", "first-game", ["me", "bot easy", "bot easy", "bot easy"])
    visitor.find("clock").select_option("slow")
    make_table(visitor)
    play_on(visitor, point, steps=2)
    wait(visitor)
    minutes = int(visitor.page.get_by_role("timer").inner_text().split(":")[0])
    # The clock started at 15 minutes and gained 45 seconds for each of the two moves.
    assert minutes >= 15

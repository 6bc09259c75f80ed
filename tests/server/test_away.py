"""Players who leave or run out of time: a bot plays for them until they come back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from citadella.server.bots.workers import BotWorkers
from citadella.server.lobby.host import moment
from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.storage.database import now
from citadella.server.storage.models import TableRow
from citadella.server.tables.clock import CLOCKS, Clock, stock_ms
from citadella.server.tables.state import Moment, SeatState
from tests.server.harness import (
    Connection,
    InProcessServer,
    Person,
    eventually,
    people,
    serving_here,
)


def seat_of(at: Connection, seat: int) -> dict[str, object]:
    """Return a seat as the client `at` sees it."""
    found: dict[str, object] = at.state["table"]["seats"][seat]
    return found


async def test_a_bot_plays_for_a_player_who_stands_up_until_the_player_sits_down_again(
    url: str,
) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        before = at.state["version"]
        await anna.change(code, "stand", seat=0)
        await at.until(lambda m: m["type"] == "state" and m["version"] > before + 4)
        assert seat_of(at, 0)["away"]
        assert at.state["actions"] == []
        refused = await at.act("gold", version=at.state["version"])
        assert refused["error"] in ("not-your-turn", "stale", "not-playing")
        await anna.change(code, "sit", seat=0)
        await at.until(lambda m: m["type"] == "state" and not m["table"]["seats"][0]["away"])
        await at.until_asked()
        if not at.state["result"]:
            assert (await at.act(at.state["actions"][0]))["type"] == "state"


async def test_bots_finish_the_game_of_a_table_that_everyone_has_left(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        await anna.change(code, "stand", seat=0)
        at = await anna.at(code)
        await bert.change(code, "stand", seat=1)
        await at.until(lambda m: m["type"] == "state" and m["result"] is not None)


async def test_the_host_can_let_a_bot_play_for_a_disconnected_player(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        at = await anna.at(code)
        his = await bert.at(code)
        assert (await anna.change(code, "take-over", 409, seat=1))["error"] == "not-away"
        assert (await bert.change(code, "take-over", 403, seat=0))["error"] == "not-host"
        await his.close()
        await at.until(lambda m: m["type"] == "state" and not seat_of(at, 1)["connected"])
        await anna.change(code, "take-over", seat=1)
        await at.until(lambda m: m["type"] == "state" and bool(seat_of(at, 1)["away"]))
        assert (await anna.change(code, "take-over", 409, seat=1))["error"] == "not-away"
        # Connecting to the table does not return the seat; the player must sit down.
        his = await bert.at(code)
        assert seat_of(his, 1)["away"]
        await bert.change(code, "sit", seat=1)
        await his.until(lambda m: m["type"] == "state" and not seat_of(his, 1)["away"])
        assert (await anna.change(code, "sit", 409, seat=1))["error"] == "seat-taken"


async def test_in_rated_and_days_per_move_games_the_host_cannot_replace_an_absent_player_at_once(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        for wish, error in (
            ({"clock": "day"}, "has-clock"),
            ({"clock": "live", "rated": True}, "has-clock"),
            ({"rated": True}, "too-early"),
            ({"clock": "live"}, ""),
        ):
            code = await anna.new_table("me", "open", **wish)
            await bert.change(code, "sit", seat=1)
            await anna.change(code, "start")
            told = await anna.change(code, "take-over", 409 if error else 200, seat=1)
            assert told.get("error", "") == error, wish
            if error == "too-early":
                # Once a player has been absent for long enough, the host may make a bot take over.
                host, _ = await server.registry.find(code)
                host.table.beginning -= server.parts.settings.gone_seconds
                await anna.change(code, "take-over", seat=1)


# --- clocks ---------------------------------------------------------------------------------
def a_clock(kind: str, base: int, increment: int) -> Clock:
    """Return a clock that started at time 0."""
    info = ClockInfo("test", kind, base, increment)  # type: ignore[arg-type]
    return Clock(info, since=0.0)


def after(seconds: float) -> Moment:
    """Return the time `seconds` after the clock was started."""
    return Moment(1e9 + seconds, seconds)


def a_seat(time_left_ms: int | None) -> SeatState:
    """Return a person's seat with this much time left, in milliseconds."""
    return SeatState(1, 0, "human", time_left_ms=time_left_ms)


def near(left: int | None, wanted: int, slack: int = 3000) -> bool:
    """Return whether a time is `wanted` milliseconds or at most `slack` milliseconds less."""
    return left is not None and wanted - slack <= left <= wanted


async def expire_clock(here: InProcessServer, code: str) -> None:
    """Make the time of the seat that must act run out."""
    host, _ = await here.registry.find(code)
    host.table.clock.since -= 10 * 86_400
    host.go_on()


def test_a_live_clock_deducts_the_time_used_and_adds_an_increment_per_action() -> None:
    clock, seat = a_clock("live", 60, 5), a_seat(60_000)
    assert clock.left_ms(seat, False, after(20)) == 60_000
    assert clock.left_ms(seat, True, after(20)) == 40_000
    seat = clock.charged(seat, after(20), actions=1)
    assert seat.time_left_ms == 45_000
    clock.since = 20.0
    assert clock.left_ms(seat, True, after(20)) == 45_000
    # Undoing and redoing an action adds no time.
    for _ in range(10):
        seat = clock.charged(seat, after(20), actions=-1)
        seat = clock.charged(seat, after(20), actions=1)
    assert seat.time_left_ms == 45_000


def test_a_clock_stops_at_zero_and_a_returning_player_gets_time_for_one_action() -> None:
    clock, seat = a_clock("live", 10, 5), a_seat(10_000)
    assert clock.left_ms(seat, True, after(20)) == 0
    seat = clock.charged(seat, after(20))
    assert seat.time_left_ms == 0
    assert clock.refilled(seat).time_left_ms == 5000


def test_a_days_per_move_clock_restarts_for_every_action_and_no_clock_means_no_limit() -> None:
    days, seat = a_clock("days", 86_400, 0), a_seat(None)
    assert stock_ms("day") is None
    assert days.left_ms(seat, True, after(3600)) == 82_800_000
    assert days.charged(seat, after(3600), actions=1).time_left_ms is None
    assert a_clock("none", 0, 0).left_ms(seat, True, after(0.005)) is None


@pytest.mark.parametrize("clock", ["blitz", "day"])
async def test_a_bot_plays_for_a_player_who_runs_out_of_time_until_the_player_returns(
    tmp_path: Path, clock: str
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "builder", clock=clock, start=True)
        at = await anna.at(code)
        await at.until_asked()
        assert int(str(seat_of(at, 0)["time_left_ms"])) > 0
        assert seat_of(at, 1)["time_left_ms"] is None
        before = at.state["version"]
        await expire_clock(here, code)
        await at.until(lambda m: m["type"] == "state" and bool(seat_of(at, 0)["away"]))
        await at.until(lambda m: m["type"] == "state" and m["version"] > before + 2)
        assert seat_of(at, 0)["away"]
        await anna.change(code, "sit", seat=0)
        await at.until(lambda m: m["type"] == "state" and not seat_of(at, 0)["away"])
        assert int(str(seat_of(at, 0)["time_left_ms"])) > 0


async def test_a_bot_takes_over_when_a_clock_runs_out_even_if_no_client_sends_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "blitz", ClockInfo("blitz", "live", 1, 0))
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        at = await anna.at(await anna.new_table("me", "me", clock="blitz", start=True))
        while not any(seat_of(at, seat)["away"] for seat in (0, 1)):
            await at.next()


async def test_other_changes_of_the_table_do_not_stop_the_clock(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", clock="blitz")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        ats = {0: await anna.at(code), 1: await bert.at(code)}
        table = await here.table(code)
        since, asked = table.clock.since, table.asked
        for person, seat in ((anna, 0), (bert, 1)):
            await person.change(code, "device", seat=seat)
            await ats[seat].say(type="chat", text="Hm …")
        assert table.clock.since == since
        await expire_clock(here, code)
        at = ats[asked]
        await at.until(lambda m: m["type"] == "state" and bool(seat_of(at, asked)["away"]))


async def test_a_player_who_leaves_and_comes_back_adds_no_time_to_any_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "slow", ClockInfo("slow", "live", 1000, 0))
    async with serving_here(tmp_path) as here, people(here.url, 2) as both:
        code = await both[0].new_table("me", "open", clock="slow")
        await both[1].change(code, "sit", seat=1)
        await both[0].change(code, "start")
        table = await here.table(code)
        asked, other = table.asked, 1 - table.asked
        table.clock.since -= 500
        for change in ("stand", "sit"):
            info = await both[other].change(code, change, seat=other)
            assert near(info["seats"][asked]["time_left_ms"], 500_000, slack=60_000)
        # The player whose clock is running gains no time either.
        table.policy = replace(table.policy, bot_delay_seconds=60.0)
        for change in ("stand", "sit"):
            info = await both[asked].change(code, change, seat=asked)
            assert near(info["seats"][asked]["time_left_ms"], 500_000, slack=60_000)


async def test_live_clocks_stop_but_days_per_move_clocks_run_while_a_table_is_not_loaded(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        live = await anna.new_table("me", "me", clock="blitz", start=True)
        days = await anna.new_table("me", "me", clock="day", start=True)
        for code in (live, days):
            here.registry.drop((await here.registry.find(code))[0])
            earlier = update(TableRow).where(TableRow.code == code).values(updated=now() - 3600)
            await here.database.transaction(partial(Session.execute, statement=earlier))
        for code, left in ((live, 120_000), (days, 82_800_000)):
            table = await here.table(code)
            assert near(table.time_left_ms(table.seats[table.asked], moment()), left, slack=60_000)


async def test_a_player_who_takes_over_a_bots_seat_before_the_start_has_the_full_time(
    url: str,
) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "builder", clock="blitz")
        await anna.change(code, "open", seat=1)
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        at = await anna.at(code)
        waiting = 1 - at.state["view"]["to_act"]
        assert seat_of(at, waiting)["time_left_ms"] == 120_000


async def test_an_absent_player_is_replaced_by_the_stand_in_chosen_for_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def choose(
        _: BotWorkers,
        bot: str,
        __: str,
        ___: object,
        actions: list[str],
        *_more: object,
        even: bool,
    ) -> str:
        del even
        asked.append(bot)
        return actions[0]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        wish = {"edition": "2016", "players": 2, "preset": "first-game", "seats": seats}
        refused = await anna.post("tables", wish | {"stand_in": "nobody"}, 400)
        assert refused["error"] == "no-bot"
        code = await anna.new_table("me", "easy", stand_in="cautious", start=True)
        at = await anna.at(code)
        assert at.state["table"]["stand_in"] == "cautious"
        await at.until_asked()
        assert set(asked) <= {"easy"}
        await anna.change(code, "stand", seat=0)
        await eventually(lambda: _has_asked(asked, {"easy", "cautious"}))


async def _has_asked(asked: list[str], wanted: set[str]) -> bool:
    return set(asked) == wanted

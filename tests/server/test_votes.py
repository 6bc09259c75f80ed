"""Votes: closing and abandoning games, and replacing absent hosts and players."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from citadella.server.storage.models import Device
from citadella.server.tables.clock import CLOCKS, Clock, stock_ms
from citadella.server.tables.state import Moment, SeatState
from tests.server.harness import Person, people, serving_here


async def test_only_the_host_can_close_a_waiting_table(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", public=True)
        await bert.change(code, "sit", seat=1)
        his = await bert.at(code)
        assert (await bert.change(code, "close", 403))["error"] == "not-host"
        closed = await anna.change(code, "close")
        assert closed["status"] == "closed"
        await his.until(lambda m: m["type"] == "state" and m["table"]["status"] == "closed")
        assert his.state["view"] is None
        assert (await anna.change(code, "start", 409))["error"] == "started"
        assert code not in [table["code"] for table in await bert.get("tables")]
        assert (await anna.change(code, "close", 400))["error"] == "not-playing"


async def test_a_player_alone_against_bots_can_abandon_the_game_without_a_vote(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        closed = await anna.change(code, "close")
        assert closed["status"] == "closed"
        await at.until(lambda m: m["type"] == "state" and m["table"]["status"] == "closed")
        assert at.state["actions"] == []
        assert (await at.act("gold"))["error"] in ("not-playing", "not-your-turn")
        # The seed is not revealed.
        assert at.state["deal"] is None or at.state["deal"]["seed"] is None


async def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        played = await anna.new_table("me", "builder", start=True)
        at = await anna.at(played)
        await at.until_asked()
        await at.act(at.state["actions"][0])
        await anna.change(played, "close")
        waiting = await anna.new_table("me", "open")
        await anna.change(waiting, "close")
        cookies = anna.http.cookies
    async with serving_here(tmp_path) as server, Person(server.url) as again:
        again.http.cookies = cookies
        assert (await again.at(played)).state["view"] is not None
        back = await again.at(waiting)
        assert back.state["table"]["status"] == "closed"
        assert back.state["view"] is None


async def test_a_game_is_abandoned_when_all_players_agree(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        code = await anna.new_table("me", "open", "builder")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        hers, his = await anna.at(code), await bert.at(code)
        assert (await eve.change(code, "close", 403))["error"] == "not-your-seat"
        info = await anna.change(code, "close")
        assert info["status"] == "playing"
        assert info["votes"] == [{"what": "close", "seat": -1, "agreed": [0], "asked": [0, 1]}]
        await his.until(lambda m: m["type"] == "state" and m["table"]["votes"])
        assert (await bert.change(code, "close"))["status"] == "closed"
        await hers.until(lambda m: m["type"] == "state" and m["table"]["status"] == "closed")


async def test_a_player_who_is_away_has_no_vote_on_abandoning_the_game(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "builder")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        await bert.change(code, "stand", seat=1)
        assert (await anna.change(code, "close"))["status"] == "closed"


async def test_disconnected_players_have_a_vote_only_at_tables_with_a_clock(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, gone_seconds=0.0) as server,
        people(server.url, 2) as (anna, bert),
    ):
        for clock, status in (("day", "playing"), ("none", "closed")):
            code = await anna.new_table("me", "open", clock=clock)
            await bert.change(code, "sit", seat=1)
            await anna.change(code, "start")
            await anna.at(code)
            assert (await anna.change(code, "close"))["status"] == status


async def test_a_player_can_become_host_after_the_host_has_been_away_for_a_minute(
    tmp_path: Path,
) -> None:
    async with (
        serving_here(tmp_path, gone_seconds=60.0) as server,
        people(server.url, 3) as (anna, bert, eve),
    ):
        code = await anna.new_table("me", "open", "open")
        await bert.change(code, "sit", seat=1)
        host = await anna.at(code)
        his = await bert.at(code)
        assert his.state["table"]["host_here"]
        assert (await bert.change(code, "claim-host", 409))["error"] == "host-here"
        await host.close()
        await his.until(lambda m: m["type"] == "state" and not m["table"]["host_here"])
        early = await bert.change(code, "claim-host", 409)
        assert early["error"] == "too-early"
        assert 0 < early["args"]["seconds"] <= 60
        assert (await eve.change(code, "claim-host", 403))["error"] == "not-your-seat"
        # A minute passes.
        table = await server.table(code)
        table.left[anna.me["id"]] -= 60
        await bert.change(code, "claim-host")
        await bert.change(code, "bot", seat=2, bot="builder")
        await bert.change(code, "start")
        assert (await anna.change(code, "pace", 403, pace="fast"))["error"] == "not-host"


async def test_at_a_table_with_days_per_move_the_host_is_replaceable_after_a_day(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", clock="day")
        await bert.change(code, "sit", seat=1)
        early = await bert.change(code, "claim-host", 409)
        assert early["error"] == "too-early"
        # Nobody visits the table for a day.
        server.registry.drop((await server.registry.find(code))[0])
        gone = update(Device).where(Device.guest == anna.me["id"]).values(seen=Device.seen - 90_000)
        await server.database.transaction(lambda session: session.execute(gone))
        await bert.change(code, "claim-host")
        assert (await bert.change(code, "bot", seat=0, bot="builder"))["seats"][0]["kind"] == "bot"


async def test_when_the_host_leaves_a_waiting_table_a_connected_player_becomes_host(
    url: str,
) -> None:
    async with people(url, 3) as (anna, bert, cili):
        code = await anna.new_table("me", "open", "open")
        for seat, person in ((1, bert), (2, cili)):
            await person.change(code, "sit", seat=seat)
        his = await cili.at(code)
        await anna.change(code, "stand", seat=0)
        await his.until(lambda m: m["type"] == "state" and m["you"]["host"])
        assert (await anna.change(code, "bot", 403, seat=0, bot="builder"))["error"] == "not-host"
        await cili.change(code, "bot", seat=0, bot="builder")


async def test_a_bot_replaces_a_connected_idle_player_only_if_all_others_agree(
    tmp_path: Path,
) -> None:
    async with (
        serving_here(tmp_path, sleep_seconds=60.0) as server,
        people(server.url, 3) as everyone,
    ):
        anna = everyone[0]
        code = await anna.new_table("me", "open", "open")
        for seat in (1, 2):
            await everyone[seat].change(code, "sit", seat=seat)
        at = [await person.at(code) for person in everyone]
        await anna.change(code, "start")
        for one in at:
            await one.until(lambda m: m["type"] == "state" and m["view"] is not None)
        table = await server.table(code)
        sleeper = table.asked
        first, other = [seat for seat in range(3) if seat != sleeper]
        mine = {"seat": sleeper}
        early = await everyone[first].change(code, "play-on", 409, **mine)
        assert early["error"] == "too-early"
        # A minute passes.
        table.asked_since -= 60
        await everyone[first].change(code, "play-on", **mine)
        # The idle player is connected, so one vote is not enough.
        assert not table.seats[sleeper].away
        assert (await everyone[sleeper].change(code, "play-on", 403, **mine))["error"]
        info = await everyone[other].change(code, "play-on", seat=sleeper)
        assert info["seats"][sleeper]["away"]
        assert info["votes"] == []


async def test_one_vote_is_enough_to_replace_a_disconnected_player_by_a_bot(
    tmp_path: Path,
) -> None:
    async with (
        serving_here(tmp_path, sleep_seconds=0.0) as server,
        people(server.url, 3) as (anna, bert, cili),
    ):
        code = await anna.new_table("me", "open", "open")
        await bert.change(code, "sit", seat=1)
        await cili.change(code, "sit", seat=2)
        await anna.change(code, "start")
        table = await server.table(code)
        everyone = [anna, bert, cili]
        sleeper = table.asked
        helper = everyone[(sleeper + 1) % 3]
        info = await helper.change(code, "play-on", seat=sleeper)
        assert info["seats"][sleeper]["away"]


async def test_players_at_a_table_with_a_clock_cannot_vote_to_replace_a_player_by_a_bot(
    tmp_path: Path,
) -> None:
    async with (
        serving_here(tmp_path, sleep_seconds=0.0) as server,
        people(server.url, 2) as (anna, bert),
    ):
        code = await anna.new_table("me", "open", clock="live")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        table = await server.table(code)
        other = [anna, bert][1 - table.asked]
        refused = await other.change(code, "play-on", 409, seat=table.asked)
        assert refused["error"] == "has-clock"


def test_setting_the_system_time_does_not_change_game_clocks() -> None:
    clock, stock = Clock(CLOCKS["live"], since=0.0), stock_ms("live")
    assert stock is not None
    seat = SeatState(1, 0, "human", time_left_ms=stock)
    for step in (3600, -3600):
        at = Moment(wall=1e9 + step, monotonic=0.5)
        assert clock.left_ms(seat, True, at) == stock - 500
        assert clock.charged(seat, at).time_left_ms == stock - 500

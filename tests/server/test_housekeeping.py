"""Deleting old tables and guests, and the operator's commands on a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session
from websockets.exceptions import ConnectionClosed

from citadella.rules import MalformedError
from citadella.server.lobby.housekeeping import DAY_S
from citadella.server.people import operator_commands
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import ChatRow, Guest, MoveRow, SeatRow, SharedValue, TableRow
from citadella.server.web.metrics import READINESS_NOTE
from tests.server.harness import InProcessServer, Person, people, serving_here

T = TypeVar("T")


async def do(database: Database, work: Callable[[Session], T]) -> T:
    return await database.transaction(work)


async def count(server: InProcessServer, kind: type[object]) -> int:
    query = select(func.count()).select_from(kind)
    return await do(server.database, lambda s: s.scalars(query).one())


async def make_older(server: InProcessServer, days: float) -> None:
    """Make all tables and guests `days` days older."""
    then = now() - int(days * DAY_S)
    await do(server.database, lambda s: s.execute(update(TableRow).values(updated=then)))
    await do(server.database, lambda s: s.execute(update(Guest).values(seen=then)))


async def test_tables_and_guests_are_deleted_when_their_retention_time_is_over(
    tmp_path: Path,
) -> None:
    days: dict[str, Any] = {"keep_waiting_days": 2, "keep_playing_days": 10, "keep_over_days": 20}
    async with (
        serving_here(tmp_path, keep_guests_days=30, **days) as server,
        people(server.url, 3) as (anna, bert, _looked_in),
    ):
        await bert.post("me", {"name": "Bert"})
        await anna.new_table("me", "open")
        playing = await anna.new_table("me", "builder", start=True)
        at = await anna.at(playing)
        await at.until_asked()
        await at.act(at.state["actions"][0])
        await at.say(type="chat", text="Hello")
        over = await anna.new_table("builder", "builder")
        query = update(TableRow).where(TableRow.code == over).values(status="over")
        await do(server.database, lambda s: s.execute(query))
        keeping = server.parts.housekeeping
        for age, tables, guests in ((1, 3, 3), (3, 2, 2), (11, 1, 2), (21, 0, 1), (31, 0, 0)):
            await make_older(server, age)
            await keeping.purge()
            assert await count(server, TableRow) == tables, age
            assert await count(server, Guest) == guests, age
        for kind in (SeatRow, MoveRow, ChatRow):
            assert await count(server, kind) == 0


async def test_the_readiness_records_of_ended_processes_are_deleted(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        notes = select(SharedValue.name)
        before = set(await do(server.database, lambda s: s.scalars(notes).all()))
        assert (await anna.http.get("/readyz")).status_code == 200
        gone = SharedValue(name=f"{READINESS_NOTE}gone", value=str(now() - 2 * DAY_S))
        await do(server.database, lambda s: s.add(gone))
        await server.parts.housekeeping.purge()
        left = set(await do(server.database, lambda s: s.scalars(notes).all()))
        assert len(left) == len(before) + 1
        assert gone.name not in left


async def test_a_guest_with_a_seat_is_not_deleted_however_long_absent(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        await anna.new_table("me", "builder", start=True)
        await make_older(server, 179)
        await server.parts.housekeeping.purge()
        assert await count(server, Guest) == 1


async def test_a_retention_of_0_days_keeps_everything(tmp_path: Path) -> None:
    never: dict[str, Any] = dict.fromkeys(
        ("keep_waiting_days", "keep_playing_days", "keep_guests_days"), 0.0
    )
    async with serving_here(tmp_path, **never) as server, Person(server.url) as anna:
        await anna.new_table("me", "open")
        await make_older(server, 10_000)
        await server.parts.housekeeping.purge()
        assert (await count(server, Guest), await count(server, TableRow)) == (1, 1)


async def test_the_operator_can_close_a_table_in_play(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        # The operator's command shares only the database with the server.
        operator = Database(str(server.database.engine.url))
        await do(operator, lambda s: operator_commands.close_table(s, code))
        with pytest.raises(MalformedError, match="is already over or closed"):
            await do(operator, lambda s: operator_commands.close_table(s, code))
        with pytest.raises(MalformedError, match="There is no table 'nothing'"):
            await do(operator, lambda s: operator_commands.close_table(s, "nothing"))
        # From now on no action is stored, even if the server has not received the command yet.
        answer = await at.act(at.state["actions"][0])
        assert answer["error"] == "elsewhere"
        await asyncio.sleep(0.1)
        again = await anna.at(code)
        assert again.state["table"]["status"] == "closed"
        await operator.close()


async def test_a_banned_guest_is_disconnected_and_refused_until_unbanned(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as eve:
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert (await eve.http.get("/api/hello", headers=elsewhere)).status_code == 200
        at = await eve.at(await eve.new_table("me", "open"))
        guest = eve.me["id"]
        database = server.database
        await do(database, lambda s: operator_commands.ban(s, guest, days=1, network=True))
        with pytest.raises(ConnectionClosed, match="1013"):
            await at.until(lambda _: False)
        assert (await eve.get("hello", 403))["error"] == "banned"
        eve.http.cookies.clear()
        assert (await eve.http.get("/api/hello", headers=elsewhere)).status_code == 403
        await do(database, lambda s: operator_commands.unban(s, guest))
        assert (await eve.http.get("/api/hello", headers=elsewhere)).status_code == 200


async def test_a_guest_erased_by_the_operator_leaves_no_name_no_chat_and_no_occupied_seat(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        await bert.post("me", {"name": "Bertalan"})
        waiting = await bert.new_table("me", "open")
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        his = await bert.at(code)
        await his.say(type="chat", text="Unforgettable")
        await anna.change(code, "start")
        database, guest = server.database, bert.me["id"]
        told = await do(database, lambda s: operator_commands.export(s, guest))
        assert told["guests"][0]["name"] == "Bertalan"
        assert [said["text"] for said in told["chat"]] == ["Unforgettable"]
        assert len(told["seats"]) == 2
        found = await do(database, lambda s: list(operator_commands.find_guests(s, "bertal")))
        assert [row[0] for row in found] == [guest]
        await do(database, lambda s: operator_commands.forget(s, guest))
        with pytest.raises(MalformedError, match="There is no guest"):
            await do(database, lambda s: operator_commands.export(s, guest))
        # Make the server carry out the command.
        await server.parts.housekeeping.take_orders(0)
        await asyncio.sleep(0.1)
        hers = await anna.at(code)
        assert hers.state["table"]["seats"][1]["away"]
        assert hers.state["table"]["seats"][1]["name"].startswith("Guest ")
        assert hers.state["chat"] == []
        assert (await anna.get(f"tables/{waiting}"))["seats"][0]["kind"] == "open"


async def test_a_report_is_listed_until_the_operator_settles_it(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        at = await bert.at(code)
        await at.say(type="chat", text="Rude")
        await anna.change(code, "report", line=0, reason="That was rude")
        database = server.database
        [report] = await do(database, lambda s: list(operator_commands.reports(s)))
        assert report[1] == bert.me["id"]
        assert report[3:5] == ("Rude", "That was rude")
        await do(database, lambda s: operator_commands.settle(s, report[0]))
        assert await do(database, lambda s: list(operator_commands.reports(s))) == []
        for wrong in ("99", "x"):
            with pytest.raises(MalformedError, match=f"There is no report '{wrong}'"):
                await do(database, partial(operator_commands.settle, number=wrong))

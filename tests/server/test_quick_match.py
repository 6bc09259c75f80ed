"""Quick match: guests with compatible requests get one table, even in different processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from citadella.server.meeting.quick_match import PRESENCE_TIMEOUT_S, fit, parties
from citadella.server.storage.database import now
from citadella.server.storage.models import MatchRequestRow, SeatRow, TableRow
from tests.server.harness import Message, Person, people, play_on, serving_here


def wish(**more: Any) -> Message:
    found: Message = {"edition": "2016", "players": 3, "clock": "live"}
    return found | more


WISHES = st.builds(
    MatchRequestRow,
    guest=st.integers(0, 10**6).map(str),
    edition=st.sampled_from(["2016", "2021"]),
    players=st.integers(2, 4),
    clock=st.sampled_from(["live", "day"]),
    rated=st.booleans(),
    rating=st.integers(1000, 2000),
    rating_range=st.sampled_from([0, 100, 500]),
    bots_after=st.sampled_from([0, 0, 30, 60]),
    since=st.integers(0, 100),
)


@given(st.lists(WISHES, max_size=30, unique_by=lambda w: w.guest), st.integers(0, 200))
def test_matched_groups_are_compatible_and_disjoint_and_no_guest_waits_needlessly(
    waiting: list[MatchRequestRow], at: int
) -> None:
    found = parties(waiting, at)
    seated = [one.guest for party in found for one in party]
    assert len(seated) == len(set(seated))
    for party in found:
        assert all(fit(one, other) for one in party for other in party)
        assert len(party) <= party[0].players
        if len(party) < party[0].players:
            assert all(one.bots_after for one in party)
            assert any(at >= one.since + one.bots_after for one in party)
    left = [one for one in waiting if one.guest not in seated]
    # No guest waits longer than the time after which they accept bots.
    assert all(not one.bots_after or at < one.since + one.bots_after for one in left)
    # Guests who accept any rating do not wait if enough of them are compatible.
    easy = [one for one in left if not one.rating_range]
    for one in easy:
        same = [other for other in easy if fit(one, other)]
        assert len(same) < one.players


async def test_three_matching_requests_get_a_table(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 4) as (anna, bert, cleo, dan):
        assert (await anna.get("match"))["wish"] is None
        first = await anna.post("match", wish())
        assert (first["alike"], first["table"], first["bots_in"]) == (1, None, None)
        await dan.post("match", wish(clock="day"))
        second = await bert.post("match", wish())
        assert second["alike"] == 2
        third = await cleo.post("match", wish())
        code = third["table"]
        assert code is not None
        for person in (anna, bert):
            assert (await person.get("match"))["table"] == code
        waiting = await dan.get("match")
        assert (waiting["table"], waiting["alike"]) == (None, 1)
        ats = [await person.at(code) for person in (anna, bert, cleo)]
        await play_on(*ats)
        await anna.post("match/leave")
        assert (await anna.get("match"))["wish"] is None
        # The other guests still get the code of the table.
        assert (await bert.get("match"))["table"] == code


async def test_absent_guests_are_not_matched(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 3) as (anna, bert, cleo):
        await anna.post("match", wish(players=2))
        await anna.post("match/leave")
        assert (await bert.post("match", wish(players=2)))["table"] is None
        gone = update(MatchRequestRow).values(seen=now() - PRESENCE_TIMEOUT_S - 1)
        await server.database.transaction(lambda session: session.execute(gone))
        assert (await cleo.post("match", wish(players=2)))["table"] is None
        # A guest who asks again counts as present again.
        assert (await bert.get("match"))["table"] is not None
        assert (await cleo.get("match"))["table"] is not None


async def test_bots_take_empty_seats_after_the_requested_time(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        state = await anna.post("match", wish(players=4, bots_after=600, rated=True))
        assert state["table"] is None
        assert 500 < state["bots_in"] <= 600
        await bert.post("match", wish(players=4, rated=True))
        long_ago = update(MatchRequestRow).values(since=MatchRequestRow.since - 600)
        await server.database.transaction(lambda session: session.execute(long_ago))
        state = await anna.get("match")
        assert state["table"] is not None
        assert (await bert.get("match"))["table"] is None, "Bert accepts no bots, so he must wait"
        table = await server.table(state["table"])
        assert sorted(row.kind for row in table.seats) == ["bot", "bot", "bot", "human"]
        assert not table.row.rated, "a game with only one person must not be rated"


async def test_a_matched_table_counts_towards_the_limits_of_its_first_guest_and_network(
    tmp_path: Path,
) -> None:
    async with (
        serving_here(tmp_path, tables_per_guest=2, tables_per_address=3) as server,
        people(server.url, 2) as (anna, bert),
    ):
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        for person in (anna, bert):
            await person.http.get("/api/hello", headers=elsewhere)

        async def matched(person: Person) -> str:
            answer = await person.http.post(
                "/api/match", json=wish(players=2, bots_after=1), headers=elsewhere
            )
            if answer.status_code == 429:
                return str(answer.json()["error"])
            long_ago = update(MatchRequestRow).values(since=MatchRequestRow.since - 600)
            await server.database.transaction(lambda session: session.execute(long_ago))
            return str((await person.get("match"))["table"])

        for person in (anna, anna, bert):
            table = await server.table(await matched(person))
            # The table has no host; its bots use the quota of the first guest.
            assert (table.row.host, table.patron) == ("", person.me["id"])
        assert await matched(anna) == "too-many"
        assert await matched(bert) == "too-many-here"


async def test_blocked_people_are_not_matched(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 3) as (anna, bert, cleo):
        await anna.post("people/blocks/add", {"id": bert.me["id"]})
        await anna.post("match", wish(players=2))
        state = await bert.post("match", wish(players=2))
        assert (state["table"], state["alike"]) == (None, 1)
        assert (await cleo.post("match", wish(players=2)))["table"] is not None
        tables = [(await person.get("match"))["table"] for person in (anna, bert)]
        assert sum(table is not None for table in tables) == 1


async def test_invalid_match_requests_are_refused(url: str) -> None:
    async with Person(url) as anna:
        for bad in (
            wish(clock="none"),
            wish(clock="x"),
            wish(players=1),
            wish(players=9),
            wish(edition="x"),
            wish(reach=-1),
            wish(bots_after=10**9),
        ):
            await anna.post("match", bad, 400)
        assert (await anna.get("match"))["wish"] is None


async def test_two_processes_that_match_at_the_same_time_seat_every_guest_at_exactly_one_table(
    postgres_database: str, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path / "a", postgres_database) as one,
        serving_here(tmp_path / "b", postgres_database) as other,
        people(one.url, 6) as left,
        people(other.url, 6) as right,
    ):
        crowd = [*left, *right]
        # All guests were last seen some seconds ago, so every request also updates their presence.
        rows = [
            MatchRequestRow(
                **wish(), guest=person.me["id"], rated=False, rating=1500, rating_range=0
            )
            for person in crowd
        ]
        for row in rows:
            row.bots_after, row.since, row.seen = 0, now() - 5, now() - 5
        await one.database.transaction(lambda session: session.add_all(rows))
        await asyncio.gather(*(person.get("match") for person in crowd))
        states = await asyncio.gather(*(person.get("match") for person in crowd))
        codes = [state["table"] for state in states]
        assert None not in codes
        assert sorted(codes.count(code) for code in set(codes)) == [3, 3, 3, 3]

        def seats(session: Session) -> tuple[int, list[str | None]]:
            guests = session.scalars(select(SeatRow.guest)).all()
            return len(session.scalars(select(TableRow)).all()), list(guests)

        tables, guests = await one.database.transaction(seats)
        assert tables == 4
        assert len(guests) == len(set(guests)) == 12

"""Games with days per move: the list of turns, vacations, and one notification per turn."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update

from citadella.rules import Setup
from citadella.server.lobby.new_tables import table_row
from citadella.server.people.notifications import Notifier, TurnEmails, mark_notified
from citadella.server.people.push import Notification
from citadella.server.people.vacations import (
    DAY_S,
    MAX_DAYS_PER_YEAR,
    left_in_year,
    take_vacation,
    year_of,
)
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.database import Database, now
from citadella.server.storage.location import migrate
from citadella.server.storage.models import VacationRow
from citadella.server.storage.tables import TableStore
from citadella.server.tables.clock import CLOCKS, Clock, stock_ms, vacation_seconds
from citadella.server.tables.state import Moment, SeatState
from tests.server.harness import eventually, people, serving_here

SPANS = st.lists(
    st.tuples(st.integers(0, 10**6), st.integers(0, 10**5)).map(lambda s: (s[0], s[0] + s[1])),
    max_size=4,
)


# --- vacations ----------------------------------------------------------------------------------
@given(SPANS, st.integers(0, 10**6), st.integers(0, 10**6))
def test_vacation_seconds_of_two_consecutive_periods_add_up(
    spans: list[tuple[int, int]], a: int, b: int
) -> None:
    a, b = min(a, b), max(a, b)
    middle = (a + b) // 2
    first, second = vacation_seconds(spans, a, middle), vacation_seconds(spans, middle, b)
    assert vacation_seconds(spans, a, b) == first + second
    assert 0 <= vacation_seconds(spans[:1], a, b) <= b - a


def test_a_days_per_move_clock_stops_during_a_vacation() -> None:
    clock, asked = Clock(CLOCKS["day"], since=0.0), 1_000_000_000
    at = Moment(asked + 2 * DAY_S, 2 * DAY_S)
    seat = SeatState(1, 0, "human", guest="anna")
    assert clock.left_ms(seat, True, at) == 0
    # The vacation began half a day after the turn began, and ended a quarter of a day ago.
    span = int(asked + DAY_S / 2), int(asked + 1.75 * DAY_S)
    assert clock.left_ms(seat, True, at, [span]) == 250 * DAY_S
    # Live clocks ignore vacations.
    live = Clock(CLOCKS["live"], since=DAY_S)
    seat = seat._replace(time_left_ms=stock_ms("live"))
    assert live.left_ms(seat, True, at, [span]) == 0


async def test_vacation_days_per_year_are_limited(database: str) -> None:
    await asyncio.to_thread(migrate, database)
    db = Database(database)
    told = await take_vacation(db, "anna", 10)
    assert told.days_left == MAX_DAYS_PER_YEAR - 10 or told.days_left == MAX_DAYS_PER_YEAR - 11
    assert abs(told.until - now() - 10 * DAY_S) < 60
    # Ending a vacation early returns the unused days.
    told = await take_vacation(db, "anna", 0)
    assert told.until == 0
    assert told.days_left >= MAX_DAYS_PER_YEAR - 1
    with pytest.raises(RequestError, match="1 to 30"):
        await take_vacation(db, "anna", MAX_DAYS_PER_YEAR + 1)
    # Use all vacation days of a year at once.
    told = await take_vacation(db, "bert", MAX_DAYS_PER_YEAR)
    year = year_of(now())
    if told.until < year[1]:
        assert told.days_left == 0
    await db.close()


def test_vacation_days_count_against_the_year_in_which_they_fall() -> None:
    first, after = year_of(1_700_000_000)
    spans = [(after - 10 * DAY_S, after + 5 * DAY_S)]
    assert left_in_year(spans, first) == (MAX_DAYS_PER_YEAR - 10) * DAY_S
    assert left_in_year(spans, after) == (MAX_DAYS_PER_YEAR - 5) * DAY_S


async def test_a_vacation_is_shown_and_stops_the_clock_until_it_ends(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", clock="day")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        host, _ = await server.registry.find(code)
        table = host.table
        asked, other = (anna, bert) if table.asked == 0 else (bert, anna)
        at = await other.at(code)
        await asked.post("vacation", {"days": 3})
        state = await at.until(
            lambda m: m["type"] == "state" and m["table"]["seats"][table.asked]["vacation"] > 0
        )
        until = state["table"]["seats"][table.asked]["vacation"]
        assert abs(until - now() - 3 * DAY_S) < 60
        # Two days pass during the vacation, while the clock is stopped.
        table.clock.since -= 2 * DAY_S
        earlier = update(VacationRow).values(began=now() - 2 * DAY_S)
        await server.database.transaction(lambda session: session.execute(earlier))
        host._ring()
        await asyncio.sleep(0.3)
        assert not table.seats[table.asked].away
        # After the vacation the clock runs again, and two days later the time is up.
        await asked.post("vacation", {"days": 0})
        table.clock.since -= 2 * DAY_S
        host._ring()

        async def away() -> bool:
            return any(row.away for row in table.seats)

        await eventually(away)
        for person in (anna, bert):
            await person.post("vacation", {"days": -1}, 400)


# --- turns --------------------------------------------------------------------------------------
async def test_turns_are_listed_with_the_most_urgent_first(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        codes = []
        for clock in ("three-days", "day", "three-days"):
            code = await anna.new_table("me", "open", clock=clock)
            await bert.change(code, "sit", seat=1)
            await anna.change(code, "start")
            codes.append(code)
        turns = [await person.get("turns") for person in (anna, bert)]
        assert sorted(t["code"] for mine in turns for t in mine) == sorted(codes)
        for mine in turns:
            left = [turn["time_left_ms"] for turn in mine]
            assert left == sorted(left)
            assert all(0 < ms <= 3 * DAY_S * 1000 for ms in left)
        for code in codes:
            table = await server.table(code)
            asked = (anna, bert)[table.asked]
            assert code in {turn["code"] for turn in await asked.get("turns")}
            at = await asked.at(code)
            seat = table.asked
            while table.asked == seat:
                await at.act(at.state["actions"][0])
            assert code not in {turn["code"] for turn in await asked.get("turns")}


# --- notifications ------------------------------------------------------------------------------
class RecordedEmails(TurnEmails):
    """Records notifications instead of sending e-mails."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notification]] = []

    async def send(self, guest: str, notice: Notification) -> None:
        self.sent.append((guest, notice))


async def stored_table(db: Database) -> int:
    row = table_row(Setup.preset("first-game", players=2), "anna", "day", False, False)
    await TableStore(db).add_table(row, [])
    return row.id


async def test_concurrent_transactions_send_one_notification_per_turn(database: str) -> None:
    await asyncio.to_thread(migrate, database)
    stores = [Database(database) for _ in range(2)]
    table = await stored_table(stores[0])
    chance = Random(3)
    told = 0
    for turn in range(6):
        say = partial(mark_notified, table_id=table, seat=0, turn=turn)
        answers = await asyncio.gather(
            *(chance.choice(stores).transaction(say) for _ in range(5)), return_exceptions=True
        )
        told += sum(answer is True for answer in answers)
        assert sum(answer is True for answer in answers) == 1
    assert told == 6
    # No notification is sent for an older turn.
    assert not await stores[0].transaction(lambda s: mark_notified(s, table, 0, 2))
    for db in stores:
        await db.close()


async def test_a_restarted_server_does_not_send_a_turn_notification_again(tmp_path: Path) -> None:
    emails = RecordedEmails()
    code = ""
    for start in range(3):
        async with serving_here(tmp_path) as server:
            server.parts.host_services.notifier = Notifier(server.database, None, emails)
            if not code:
                async with people(server.url, 2) as (anna, bert):
                    code = await anna.new_table("me", "open", clock="day")
                    await bert.change(code, "sit", seat=1)
                    await anna.change(code, "start")
                    table = await server.table(code)
                    asked = (anna, bert)[table.asked].me["id"]
            host, _ = await server.registry.find(code)
            host.go_on()

            async def notified() -> bool:
                return bool(emails.sent)

            await eventually(notified)
            # A repeated notification would arrive within this time.
            await asyncio.sleep(0.3)
            assert [guest for guest, _ in emails.sent] == [asked], f"start {start}"
    ((_, notice),) = emails.sent
    assert notice == Notification("first-game", code, notice.tag)

"""Tournaments on real servers and databases."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from citadella.server.meeting import tournament_entries as entries
from citadella.server.meeting import tournament_rounds as rounds
from citadella.server.meeting.tournament_pairing import (
    LEAGUE_POINTS_PER_WIN,
    Board,
    Standing,
    standings,
)
from citadella.server.protocol.meeting import NewTournament
from citadella.server.storage.database import Database, now
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import MoveRow, PairingRow, TableRow, TournamentRow
from tests.server.harness import (
    Message,
    Person,
    ServerProcess,
    UnlimitedServer,
    eventually,
    people,
    serving_here,
    set_limit,
)


def cup(**more: Any) -> Message:
    """Return the options of a new tournament of fast bots, updated with `more`."""
    wish: Message = {
        "name": "Cup",
        "edition": "2016",
        "size": 3,
        "rounds": 2,
        "pace": "at-once",
        "bots": ["builder"] * 6,
        "enter": False,
    }
    return wish | more


async def new_tournament(person: Person, **more: Any) -> str:
    return str((await person.post("tournaments", cup(**more), 201))["code"])


async def until_over(person: Person, code: str) -> Message:
    """Wait until a tournament is over and return its final state."""
    info: Message = {}

    async def over() -> bool:
        nonlocal info
        info = await person.get(f"tournaments/{code}")
        return bool(info["status"] == "over")

    await eventually(over)
    return info


def replayed(session: Session) -> list[tuple[int, ...]]:
    """Recompute the standings of the only tournament in the database from its game records."""
    (row,) = session.scalars(select(TournamentRow))
    return _columns(standings_by_records(session, row))


def standings_by_records(session: Session, row: TournamentRow) -> list[Standing]:
    """Recompute the standings of a tournament from the records of its finished games."""
    past = []
    for tables in entries.pairings_of(session, row):
        boards = []
        for seats in tables:
            sitting = tuple(pairing.entrant for pairing in seats)
            if seats[0].place is None:
                boards.append(Board(sitting))
                continue
            table = session.get_one(TableRow, seats[0].table_id)
            moves = select(MoveRow).where(MoveRow.table_id == table.id).order_by(MoveRow.n)
            ended = rounds.result_of(table, session.scalars(moves).all())
            boards.append(Board(sitting, tuple(ended.places), tuple(ended.totals)))
        past.append(boards)
    return standings(entries.by_lot(entries.entrants_of(session, row)), past)


def _columns(found: list[Standing]) -> list[tuple[int, ...]]:
    return [(s.place, s.entrant, s.league, s.wins, s.points) for s in found]


def shown(info: Message) -> list[tuple[int, ...]]:
    return [
        (s["place"], s["entrant"], s["league"], s["wins"], s["points"]) for s in info["standings"]
    ]


async def test_a_tournament_of_bots_is_played_to_the_end_and_hides_codes_and_seeds(
    database: str, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path, database) as server,
        people(server.url, 2) as (anna, bert),
    ):
        code = await new_tournament(anna, bots=["builder"] * 7)
        open_one = await bert.get(f"tournaments/{code}")
        assert (open_one["status"], open_one["hosting"], open_one["mine"]) == ("open", False, -1)
        assert len({entrant["name"] for entrant in open_one["entrants"]}) == 7
        await anna.post(f"tournaments/{code}/start")
        # Spectators receive neither seeds nor codes that would let them join.
        tables = await server.database.transaction(lambda s: s.scalars(select(TableRow)).all())
        told = str(await bert.get(f"tournaments/{code}"))
        assert all(table.watch in told for table in tables)
        assert not any(table.seed in told or table.code in told for table in tables)
        info = await until_over(bert, code)
        assert info["round"] == 2
        for one in info["played"]:
            assert sorted(len(board["seats"]) for board in one) == [3, 4]
            seated = [seat["entrant"] for board in one for seat in board["seats"]]
            assert sorted(seated) == list(range(7))
            # Spectators receive only the watch codes.
            assert all(board["code"] is None and board["watch"] for board in one)
        assert sum(s["league"] for s in info["standings"]) == 7 * LEAGUE_POINTS_PER_WIN
        assert shown(info) == await server.database.transaction(replayed)
        (listed,) = await bert.get("tournaments")
        first = info["standings"][0]["entrant"]
        assert listed["first"] == info["entrants"][first]["name"]
        # The table info names the tournament.
        board = info["played"][0][0]
        table = await bert.get(f"tables/{board['watch']}")
        assert table["tournament"] == {"code": code, "name": "Cup", "round": 1}
        # The tables of the tournament are not listed among the tables of the organiser.
        assert await anna.get("tables/mine") == []


@pytest.mark.long
async def test_a_tournament_is_completed_even_if_the_server_is_killed_repeatedly(
    tmp_path: Path,
) -> None:
    chance = Random(7)
    server: ServerProcess = UnlimitedServer(tmp_path / "data")
    async with Person(server.url) as anna:
        code = await new_tournament(anna, bots=["builder"] * 9, rounds=3)
        await anna.post(f"tournaments/{code}/start")
        for _ in range(6):
            before = await anna.get(f"tournaments/{code}")
            await asyncio.sleep(chance.uniform(0.1, 1.5))
            server.kill()
            server = server.restarted()
            after = await anna.get(f"tournaments/{code}")
            # Rounds and tables that have been published do not change.
            assert after["round"] >= before["round"]
            assert after["played"][: len(before["played"]) - 1] == before["played"][:-1]
            for old, new in zip(before["played"], after["played"], strict=False):
                assert [b["watch"] for b in old] == [b["watch"] for b in new]
        info = await until_over(anna, code)
    server.stop()
    assert [len(one) for one in info["played"]] == [3, 3, 3]
    database = Database(database_url(tmp_path / "data", None))
    assert await database.transaction(replayed) == shown(info)
    tables = await database.transaction(lambda s: len(s.scalars(select(TableRow)).all()))
    assert tables == 9, "no table was opened twice"
    await database.close()


async def test_concurrent_transactions_open_each_round_only_once(postgres_database: str) -> None:
    await asyncio.to_thread(migrate, postgres_database)
    databases = [Database(postgres_database) for _ in range(2)]
    wish = entries.check_options(NewTournament(**cup()))

    def make(session: Session) -> str:
        row = TournamentRow(
            code="cup", name="Cup", host="anna", status="open", options="", rounds=2, round=0,
            round_began=0, starts=now() - 1, created=now(), updated=now(),
        )  # fmt: skip
        import msgspec

        row.options = msgspec.json.encode(wish).decode()
        session.add(row)
        session.flush()
        for bot in wish.bots:
            entries.add_bot(session, row, bot)
        return row.code

    code = await databases[0].transaction(make)

    async def start(database: Database) -> list[str]:
        return await database.transaction(
            lambda session: rounds.start_if_due(session, entries.find(session, code))
        )

    opened = await asyncio.gather(*(start(databases[i % 2]) for i in range(8)))
    assert sorted(len(codes) for codes in opened) == [0] * 7 + [2]

    def finish(session: Session) -> None:
        for pairing in session.scalars(select(PairingRow)):
            pairing.place, pairing.points = pairing.seat + 1, 20 - pairing.seat

    await databases[0].transaction(finish)

    async def go_on(database: Database) -> list[str]:
        return await database.transaction(
            lambda session: rounds.open_next_round(session, entries.find(session, code))
        )

    opened = await asyncio.gather(*(go_on(databases[i % 2]) for i in range(8)))
    assert sorted(len(codes) for codes in opened) == [0] * 7 + [2]
    pairings = await databases[1].transaction(lambda s: len(s.scalars(select(PairingRow)).all()))
    assert pairings == 12
    for database in databases:
        await database.close()


async def test_stand_in_bots_play_for_absent_entrants_until_they_return(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await new_tournament(
            anna,
            bots=["builder"] * 2,
            clock="none",
            round_minutes=1,
            rounds=2,
            enter=True,
            rated=True,
        )
        await bert.post(f"tournaments/{code}/enter")
        # Entering a second time changes nothing.
        entered = await bert.post(f"tournaments/{code}/enter")
        assert len(entered["entrants"]) == 4
        # Four entrants are too few for two tables, so they all play at one.
        info = await anna.post(f"tournaments/{code}/start")
        assert [len(board["seats"]) for board in info["played"][0]] == [4]
        assert info["my_table"] == info["played"][0][0]["code"]
        assert abs(info["round_ends"] - time.time() - 60) < 20
        table = await server.table(info["my_table"])
        assert table.row.rated, "two people play"
        # Let the time for this round run out.
        table.clock.until = now() - 1
        (await server.registry.find(info["my_table"]))[0].go_on()

        async def second_round() -> bool:
            return bool((await anna.get(f"tournaments/{code}"))["round"] == 2)

        await eventually(second_round)
        info = await bert.get(f"tournaments/{code}")
        assert {entrant["absent"] for entrant in info["entrants"] if not entrant["bot"]} == {True}
        # Players absent at the end of a round keep their stand-ins until they sit down again.
        table = await server.table(info["my_table"])
        mine = next(row.seat for row in table.seats if row.guest == bert.me["id"])
        await bert.change(info["my_table"], "sit", seat=mine)
        at = await bert.at(info["my_table"])
        await at.until_asked()
        assert not at.state["table"]["seats"][mine]["away"]
        await bert.change(info["my_table"], "stand", seat=mine)
        await until_over(anna, code)


async def test_withdrawn_entrants_get_no_seat_in_the_next_round(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        code = await new_tournament(anna, bots=["builder"] * 5, size=6)
        await bert.post(f"tournaments/{code}/enter")
        info = await anna.post(f"tournaments/{code}/start")
        assert [len(board["seats"]) for board in info["played"][0]] == [6]
        bert_info = await bert.post(f"tournaments/{code}/leave")
        my_table, mine = bert_info["my_table"], bert_info["mine"]
        table = await server.table(my_table)
        seat = next(row.seat for row in table.seats if row.guest == bert.me["id"])
        await bert.change(my_table, "stand", seat=seat)
        info = await until_over(anna, code)
        assert [len(board["seats"]) for board in info["played"][1]] == [5]
        assert all(s["entrant"] != mine for b in info["played"][1] for s in b["seats"])


async def test_an_abandoned_game_counts_as_a_tie(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 3) as everyone:
        code = await new_tournament(everyone[0], bots=[], rounds=1)
        for person in everyone:
            await person.post(f"tournaments/{code}/enter")
        info = await everyone[0].post(f"tournaments/{code}/start")
        for person in everyone:
            await person.change(info["my_table"], "close")
        info = await until_over(everyone[0], code)
        assert [s["league"] for s in info["standings"]] == [LEAGUE_POINTS_PER_WIN // 2] * 3
        assert {s["place"] for s in info["standings"]} == {1}


async def test_invalid_options_and_unauthorised_changes_of_tournaments_are_refused(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        set_limit(server.parts.limits.new_tables, 1000, 1000)
        for wish, error in (
            ({"clock": "none"}, "tournament-clock"),
            ({"clock": "sundial"}, "bad-clock"),
            ({"size": 2}, "bad-tournament"),
            ({"size": 7}, "bad-tournament"),
            ({"rounds": 99}, "bad-tournament"),
            ({"round_minutes": -1}, "bad-tournament"),
            ({"starts": 5}, "bad-tournament"),
            ({"bots": ["nobody"]}, "no-bot"),
            ({"bots": ["builder"] * 65}, "tournament-full"),
            ({"name": " \u200b "}, "bad-name"),
            ({"name": "x" * 30}, "bad-name"),
            ({"edition": "1066"}, "bad-request"),
            ({"preset": "nothing"}, "bad-request"),
        ):
            answer = await anna.post("tournaments", cup(**wish), 409 if "full" in error else 400)
            assert answer["error"] == error, wish
        assert await anna.get("tournaments") == []
        code = await new_tournament(anna, bots=["builder"] * 2)
        path = f"tournaments/{code}"
        assert (await anna.post(f"{path}/start", status=409))["error"] == "tournament-few"
        for change, body in (
            ("start", {}),
            ("call-off", {}),
            ("bot", {"bot": "builder"}),
            ("remove", {"entrant": 0}),
        ):
            answer = await bert.post(f"{path}/{change}", body, 403)
            assert answer["error"] == "not-organiser"
        assert (await bert.post(f"{path}/leave", status=409))["error"] == "not-entered"
        await anna.post(f"{path}/bot", {"bot": "builder"})
        await anna.post(f"{path}/start")
        assert (await bert.post(f"{path}/enter", status=409))["error"] == "tournament-started"
        assert (await anna.post(f"{path}/start", status=409))["error"] == "tournament-started"
        assert (await bert.get("tournaments/nothing", 404))["error"] == "no-tournament"
        assert (await bert.get("tournaments/%C5%91%00", 404))["error"] == "no-tournament"
        called_off = await anna.post(f"{path}/call-off")
        assert called_off["status"] == "called-off"
        assert await bert.get("tournaments") == []
        for _ in range(3):
            await new_tournament(anna)
        assert (await anna.post("tournaments", cup(), 429))["error"] == "too-many-tournaments"


async def test_at_its_starting_time_a_tournament_starts_or_is_called_off_for_lack_of_entrants(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        later = now() + 3600
        full = await new_tournament(anna, bots=["builder"] * 3, rounds=1, starts=later)
        empty = await new_tournament(anna, bots=["builder"], starts=later)
        await server.parts.tournaments.take_steps()
        for code in (full, empty):
            assert (await anna.get(f"tournaments/{code}"))["status"] == "open"
        # Set the starting time to now.
        come = update(TournamentRow).values(starts=now())
        await server.database.transaction(lambda session: session.execute(come))
        await until_over(anna, full)
        assert (await anna.get(f"tournaments/{empty}"))["status"] == "called-off"


async def test_one_network_cannot_fill_the_list_of_tournaments(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path) as server,
        people(server.url, 13) as (anna, bert, *flood),
    ):
        honest, own = await new_tournament(anna), await new_tournament(bert)
        for guest in flood:
            await guest.http.get("/api/hello", headers={"x-forwarded-for": "192.0.2.7"})
            for _ in range(3):
                await new_tournament(guest)
        listed = [one["code"] for one in await bert.get("tournaments")]
        assert len(listed) == 30
        assert listed[0] == own
        assert listed.index(honest) <= 2


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "'; DROP TABLE--", "\u202egnikam"]
)
async def test_hostile_tournament_names_are_treated_as_plain_text(url: str, name: str) -> None:
    async with Person(url) as anna:
        name = name[:24]
        code = await new_tournament(anna, name=name)
        info = await anna.get(f"tournaments/{code}")
        assert info["name"] == name.replace("\u202e", "")
        await anna.post(f"tournaments/{code}/call-off")


async def test_the_organiser_can_replace_a_damaged_table_or_declare_a_tie(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def damage(session: Session, watch: str) -> None:
        table = session.scalars(select(TableRow).where(TableRow.watch == watch)).one()
        table.updated = 0
        row = {"table_id": table.id, "seat": 0, "client_id": "", "at": 0}
        session.add(MoveRow(n=0, action="nonsense", **row))

    async with (
        serving_here(tmp_path) as server,
        people(server.url, 2) as (anna, bert),
    ):
        database = server.database
        code = await new_tournament(anna, pace="slow")
        # No table has been loaded yet: record which tables the server would load.
        wakes: list[str] = []
        server.parts.waking.wake = wakes.extend  # type: ignore[method-assign, assignment]
        first, other = (await anna.post(f"tournaments/{code}/start"))["played"][0]
        await database.transaction(lambda session: damage(session, first["watch"]))
        with caplog.at_level(logging.CRITICAL):
            boards = (await bert.get(f"tournaments/{code}"))["played"][0]
            assert [board["frozen"] for board in boards] == ["table-damaged", ""]
            wish = {"watch": first["watch"], "again": True}
            for person, watch, error in (
                (bert, first["watch"], "not-organiser"),
                (anna, other["watch"], "not-frozen"),
                (anna, "nowhere", "no-table"),
            ):
                answer = await person.http.post(
                    f"/api/tournaments/{code}/settle", json=wish | {"watch": watch}
                )
                assert answer.json()["error"] == error
            # The server may wake each of the two tables several times, so compare sets.
            before = set(wakes)
            assert len(before) == 2
            boards = (await anna.post(f"tournaments/{code}/settle", wish))["played"][0]
            again = boards[0]
            assert again["watch"] != first["watch"]
            assert (again["status"], again["frozen"]) == ("playing", "")
            assert len(set(wakes) - before) == 1
            assert again["seats"] == first["seats"]
            await database.transaction(lambda session: damage(session, again["watch"]))
            wish = {"watch": again["watch"], "again": False}
            (level, _) = (await anna.post(f"tournaments/{code}/settle", wish))["played"][0]
        assert {(seat["place"], seat["points"]) for seat in level["seats"]} == {(1, 0)}
        assert level["status"] == "closed"

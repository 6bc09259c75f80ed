"""Several processes on one PostgreSQL: each serves every table, and tables outlive processes."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from citadella.rules import MalformedError
from citadella.server.cluster.leases import ElsewhereError, Leases
from citadella.server.people.guests import rename
from citadella.server.run import serve
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url, exclusive_access
from citadella.server.storage.tables import StaleError, TableStore
from citadella.server.tables.change import Change
from tests.long import long
from tests.server.harness import (
    Connection,
    Message,
    Person,
    ServerProcess,
    UnlimitedServer,
    eventually,
    people,
    play_on,
    saved,
    serving_here,
)
from tests.server.postgres import postgres
from tests.server.test_storage import a_line, a_move, a_table, open_database
from tools.checks.torture import children

# A timeout in seconds, longer than the 10 that the server promises: test machines can be busy.
SOON = 30.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as url:
        yield url


NUMBERS = itertools.count()


@pytest.fixture
def database(cluster: str, tmp_path: Path) -> str:
    """Create an empty PostgreSQL database and return its URL."""
    name = f"cluster{next(NUMBERS)}"
    engine = create_engine(database_url(tmp_path, cluster), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return database_url(tmp_path, cluster.replace("/postgres?", f"/{name}?"))


@contextlib.contextmanager
def two_servers(database: str, folder: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Run two servers on one database, each on its own port."""
    servers = [UnlimitedServer(folder / name, database=database) for name in ("one", "two")]
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()


@contextlib.asynccontextmanager
async def as_same_guest(person: Person, door: ServerProcess) -> AsyncIterator[Person]:
    """Connect the same guest (with the same cookies) to another server."""
    same = Person(door.url)
    same.http.cookies = person.http.cookies
    async with same:
        assert same.me == person.me
        yield same


async def after_version(at: Connection, version: int) -> Message:
    """Return the first state newer than `version`, playing whenever this client must act."""
    async with asyncio.timeout(SOON):
        while at.state["version"] <= version:
            if at.state["actions"]:
                await at.act(at.state["actions"][0])
            else:
                await at.next()
    return at.state


async def until_closed(at: Connection) -> int:
    """Read until the server closes the connection; return the close code."""
    async with asyncio.timeout(SOON):
        while True:
            try:
                await at.next()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd is not None else 0


async def test_a_table_moves_to_the_process_of_its_first_client(
    database: str, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path / "a", database) as one,
        serving_here(tmp_path / "b", database) as two,
        Person(one.url) as anna,
        Person(two.url) as bert,
    ):
        code = await anna.new_table("me", "open", "builder", "builder", start=False)
        assert one.registry.has(code)
        at = await bert.at(code)
        assert (one.registry.has(code), two.registry.has(code)) == (False, True), (
            "the table did not move to the process of its first client"
        )
        await bert.change(code, "sit", seat=1)
        # Clients of either process reach the table through the one process that has loaded it.
        other = await anna.at(code)
        assert (one.registry.has(code), two.registry.has(code)) == (False, True)
        await anna.change(code, "start")
        await play_on(at, other)


async def test_an_unfinished_request_body_times_out_in_a_process_that_must_forward_it(
    database: str, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path / "a", database) as one,
        serving_here(tmp_path / "b", database, first_byte_seconds=0.3) as two,
        Person(one.url) as anna,
    ):
        code = await anna.new_table("me", "open")
        await anna.at(code)
        host, port = two.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/tables/{code}/sit HTTP/1.1\r\nhost: {host}\r\ncookie: {anna.cookie()}"
        head += "\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        writer.write(head.encode())
        async with asyncio.timeout(SOON):
            assert b"408" in await reader.readline()
        writer.close()


async def test_clients_of_different_processes_play_at_one_table(
    database: str, tmp_path: Path
) -> None:
    with two_servers(database, tmp_path) as (one, two):
        async with Person(one.url) as anna, Person(two.url) as bert:
            code = await anna.new_table("me", "open", "open", "builder", public=True)
            assert [t["code"] for t in await bert.get("tables")] == [code]
            # The code is in the body, so the path does not say where to forward the request.
            joined = await bert.post("bots/join", {"code": code, "name": "Robot"}, 201)
            await bert.change(code, "sit", seat=2)
            link = (await bert.change(code, "device", seat=2))["link"].rpartition("/")[2]
            async with Person(two.url) as cili:
                assert (await cili.post(f"device/{link}"))["code"] == code
                assert (await bert.change(code, "stand", 403, seat=2))["error"] == "not-your-seat"
                await anna.change(code, "start")
                ats = [await anna.at(code), await cili.at(code)]
                robot = await cili.open_connection(code, authorization=f"Bearer {joined['token']}")
                await robot.until(lambda m: m["type"] == "state")
                assert (await ats[1].say(type="chat", text="Szia!"))["type"] == "state"
                await play_on(*ats, robot)
                assert ats[0].state["result"] == ats[1].state["result"]
                heard = (await anna.at(code)).state["chat"]
                assert [line["text"] for line in heard] == ["Szia!"]
                again = (await cili.change(code, "rematch"))["code"]
                assert (await anna.change(code, "rematch"))["code"] == again
                for person in (anna, cili):
                    mine = await person.get("tables/mine")
                    places = {t["status"]: t["place"] for t in mine}
                    assert places == {"playing": 0, "over": places["over"]}
                    assert places["over"] > 0
                    assert (await person.http.get(f"/api/tables/{code}/record")).status_code == 200
                    assert (await person.get(f"tables/{again}"))["status"] == "playing"
        assert (one.errors(), two.errors()) == ("", "")


async def test_processes_share_rate_limits_and_can_wake_tables_loaded_by_another_process(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(tmp_path, database) as one, serving_here(tmp_path, database) as two:
        for here in (one, two):
            monkeypatch.setattr(here.parts.limits.new_tables, "burst", 3.0)
            monkeypatch.setattr(here.parts.limits.new_tables, "per_second", 0.0)
        async with Person(one.url) as anna, Person(two.url) as same:
            same.http.cookies = anna.http.cookies
            codes = [await anna.new_table("me", "builder", start=True) for _ in range(2)]
            limit = two.parts.limits.new_tables

            async def limit_is_shared() -> bool:
                return limit._tokens(limit.hide(anna.me["id"]), None) == 1.0

            await eventually(limit_is_shared)
            await same.new_table("me", "builder")
            with pytest.raises(AssertionError, match="slow-down"):
                await same.new_table("me", "builder")
            # The second process can wake a table that the first has loaded.
            table, _ = await one.registry.find(codes[0])
            went_on = asyncio.Event()
            monkeypatch.setattr(table, "go_on", went_on.set)
            two.parts.waking.wake([codes[0]])
            async with asyncio.timeout(SOON):
                await went_on.wait()


async def test_forwarded_requests_get_the_same_answers_and_cannot_be_forged(
    database: str, tmp_path: Path
) -> None:
    with two_servers(database, tmp_path) as (one, two):
        async with Person(one.url) as anna, as_same_guest(anna, two) as same:
            code = await anna.new_table("me", "builder")
            answers = [await each.http.get(f"/api/tables/{code}") for each in (anna, same)]
            assert answers[0].json() == answers[1].json()
            kept = [set(answer.headers) - {"date", "server"} for answer in answers]
            assert kept[0] == kept[1]
            for bad in ({"origin": "https://evil.example"}, {"content-type": "text/plain"}):
                told = [
                    await each.http.post(f"/api/tables/{code}/start", headers=bad)
                    for each in (anna, same)
                ]
                assert told[0].status_code == told[1].status_code in (403, 415)
            at = await same.open_connection(code, origin="https://evil.example")
            assert await until_closed(at) == 4403
            # The public port ignores forged internal headers; the internal port refuses them.
            who = '["1.2.3.4", 5, "https", "evil.example"]'
            forged = {"x-citadella-secret": "x", "x-citadella-who": who}
            assert (await same.http.get(f"/api/tables/{code}", headers=forged)).json()
            engine = create_engine(database)
            with engine.connect() as connection:
                rows = connection.exec_driver_sql("SELECT address FROM processes").all()
            engine.dispose()
            assert len(rows) == 2
            for (address,) in rows:
                inner = await same.http.get(f"http://{address}/api/hello", headers=forged)
                assert inner.status_code == 421
                assert "set-cookie" not in inner.headers


async def test_the_tables_of_a_killed_process_continue_in_another_process(
    database: str, tmp_path: Path
) -> None:
    with two_servers(database, tmp_path) as (one, two):
        async with Person(one.url) as anna, as_same_guest(anna, two) as same:
            code = await anna.new_table("me", "builder", "builder", start=True)
            # At this table a bot plays for a player who left, and no client is connected.
            left = await anna.new_table("me", "builder", start=True)
            await anna.change(left, "stand", seat=0)
            at = await anna.at(code)
            far = await same.at(code)
            state = await after_version(at, 5)
            one.kill()
            started = time.monotonic()
            await until_closed(far)
            again = await same.at(code)
            assert again.state["version"] >= state["version"]
            await after_version(again, again.state["version"])
            assert time.monotonic() - started < SOON

            db = Database(database)
            before = await TableStore(db).table(left)

            async def continues() -> bool:
                row = await TableStore(db).table(left)
                return bool(row and before and row.version > before.version + 3)

            await eventually(continues)
            await db.close()


async def test_a_process_that_stops_releases_its_tables(database: str, tmp_path: Path) -> None:
    with two_servers(database, tmp_path) as (one, two):
        async with Person(one.url) as anna, as_same_guest(anna, two) as same:
            code = await anna.new_table("me", "builder", "builder", start=True)
            at = await anna.at(code)
            state = await after_version(at, 5)
            one.stop()
            again = await same.at(code)
            await after_version(again, state["version"])
        assert one.errors() == ""


async def test_a_suspended_process_stores_nothing_after_another_has_taken_over_its_table(
    database: str, tmp_path: Path
) -> None:
    with two_servers(database, tmp_path) as (one, two):
        async with Person(one.url) as anna, as_same_guest(anna, two) as same:
            code = await anna.new_table("me", "me", start=True)
            at = await anna.at(code)
            one.process.send_signal(signal.SIGSTOP)
            # Send messages that the suspended process receives only when it resumes.
            late = at.state
            await at.send(type="act", id="late", version=late["version"], action=late["actions"][0])
            await at.send(type="chat", id="late-word", text="Too late.")
            async with asyncio.timeout(SOON):
                while True:
                    with contextlib.suppress(ConnectionClosed):
                        again = await same.at(code)
                        break
            for _ in range(3):
                await again.act(again.state["actions"][-1])
            one.process.send_signal(signal.SIGCONT)
            at.received.clear()
            await until_closed(at)
            assert not [message for message in at.received if message.get("ack")]
            back = await anna.at(code)
            assert back.state["version"] == again.state["version"]
            assert back.state["chat"] == []
        db = Database(database)
        row = await TableStore(db).table(code)
        assert row is not None
        stored = await TableStore(db).whole(row.id)
        assert stored is not None
        assert "late" not in {move.client_id for move in stored.moves}
        await db.close()


async def test_several_processes_share_a_port_and_killed_ones_are_replaced(
    database: str, tmp_path: Path
) -> None:
    class ThreeServers(ServerProcess):
        script = ServerProcess.script.replace("bot_workers=1", "bot_workers=1, workers=3")

    server = ThreeServers(tmp_path / "one", database=database)

    def processes() -> list[int]:
        """Return the server's child processes except the resource tracker of multiprocessing."""
        found = children(server.process.pid)
        return [pid for pid in found if b"resource_tracker" not in command(pid)]

    async with people(server.url, 3) as three:
        code = await three[0].new_table("me", "open", "open")
        for seat in (1, 2):
            await three[seat].change(code, "sit", seat=seat)
        await three[0].change(code, "start")
        ats = [await person.at(code) for person in three]
        await play_on(*ats, most=15)
        before = processes()
        assert len(before) == 3
        for pid in before[:2]:
            os.kill(pid, signal.SIGKILL)

        async def three_again() -> bool:
            return len(processes()) == 3

        await eventually(three_again)
        again = []
        async with asyncio.timeout(SOON):
            for person in three:
                while True:
                    with contextlib.suppress(ConnectionClosed, OSError):
                        again.append(await person.at(code))
                        break
        await play_on(*again, most=15)
    server.stop()
    for pid in before:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_processes_that_are_stopped_get_time_to_drain(database: str, tmp_path: Path) -> None:
    class TwoDraining(ServerProcess):
        script = (
            "import citadella.server.run\ncitadella.server.run.STOP_TIMEOUT_S = 1.0\n"
            + ServerProcess.script.replace(
                "bot_workers=1", "bot_workers=1, workers=2, drain_seconds=4.0"
            )
        )

    server = TwoDraining(tmp_path / "one", database=database)
    async with Person(server.url) as anna:
        at = await anna.at(await anna.new_table("me", "builder", start=True))
        await at.until_asked()
        server.process.send_signal(signal.SIGTERM)
        # The connection stays open while the server drains; then a close frame ends it.
        with pytest.raises(ConnectionClosed, match="1012"):
            await at.until(lambda _: False)
    await asyncio.to_thread(server.wait)
    assert server.errors() == ""


def command(pid: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


# --- leases -----------------------------------------------------------------------------------
@contextlib.asynccontextmanager
async def registered_process(db: Database) -> AsyncIterator[Leases]:
    """Yield the leases of a process that is registered in the database but does not run."""
    leases = Leases(db, "127.0.0.1:9")
    await leases._register()
    yield leases
    await leases.close()


async def test_a_process_that_has_lost_the_lease_of_a_table_cannot_change_the_table(
    database: str,
) -> None:
    async with open_database(database) as db, open_database(database) as other:
        one, two = Leases(db, "127.0.0.1:8"), Leases(other, "127.0.0.1:9")
        for process in (one, two):
            await process._register()
        table = await a_table(db)
        await one.take(table.id)
        await one.take(table.id)
        with pytest.raises(ElsewhereError) as error:
            await two.take(table.id)
        assert error.value.process.id == one.me
        mine = await TableStore(db).table(table.code)
        assert mine is not None
        assert await two.owner(table.watch) == error.value.process
        assert await one.owner(table.code) is None
        mine = await saved(TableStore(db), mine, move=a_move(mine, 0))
        # Once another process holds the lease, no write under the earlier lease is stored.
        await two.expire(error.value.process)
        await two.take(table.id)
        with pytest.raises(StaleError):
            await saved(TableStore(db), mine, move=a_move(mine, 1))
        with pytest.raises(StaleError):
            await TableStore(db).save(mine, Change(line=a_line(mine)))
        again = await TableStore(db).table(table.code)
        assert again is not None
        with pytest.raises(StaleError):
            await saved(TableStore(db), again._replace(term=mine.term), move=a_move(again, 1))
        # Releasing the earlier lease has no effect: another process now holds the table.
        await one.release({table.id: mine.term})
        assert (await one.owner(table.code)) is not None
        found = await TableStore(db).table(table.code)
        assert found is not None
        await two.release({table.id: found.term})
        await one.take(table.id)
        for process in (one, two):
            await process.close()


async def test_processes_without_a_heartbeat_expire_and_the_oldest_process_leads(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_database(database) as db:
        one, two = Leases(db, "127.0.0.1:8"), Leases(db, "127.0.0.1:9")
        lapses: list[str] = []
        one.on_expired = lambda: lapses.append("one")
        for process in (one, two):
            await process._register()
            await process._heartbeat()
        await one._heartbeat()
        assert (one.leads(), two.leads()) == (True, False)
        assert sorted((one.share(), two.share())) == [(0, 2), (1, 2)]
        engine = create_engine(database, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            # After a database outage all heartbeats are late, but no process has ended.
            connection.exec_driver_sql("UPDATE processes SET seen = seen - 100")
            await two._heartbeat()
            await one._heartbeat()
            assert (one.leads(), two.leads(), lapses) == (True, False, [])
            # If the database's clock is set back, all heartbeats are in the future.
            connection.exec_driver_sql("UPDATE processes SET seen = seen + 3600")
            await two._heartbeat()
            await one._heartbeat()
            assert lapses == []
            # Only one process misses its heartbeats.
            await two._heartbeat()
            connection.exec_driver_sql(
                f"UPDATE processes SET seen = seen - 100 WHERE id = '{one.me}'"
            )
        engine.dispose()
        await two._heartbeat()
        assert two.leads()
        old = one.me
        await one._heartbeat()
        assert lapses == ["one"]
        assert one.me != old
        assert "lease of this process ran out" in caplog.text
        await two._heartbeat()
        assert (one.leads(), two.leads()) == (False, True)
        for process in (one, two):
            await process.close()


# --- one process on SQLite --------------------------------------------------------------------
def test_a_second_process_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    refused = pytest.raises(
        MalformedError, match=r"'.*sqlite' is in use by another server; only one"
    )
    with exclusive_access(url), refused:
        serve(Settings(port=0, data=tmp_path, browser=False))
    server = ServerProcess(tmp_path)
    with pytest.raises(MalformedError, match="in use by another server"), exclusive_access(url):
        pass
    server.kill()
    with exclusive_access(url):
        pass


def test_several_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    with pytest.raises(MalformedError, match="needs a PostgreSQL database"):
        serve(Settings(port=0, data=tmp_path, browser=False, workers=2))


# --- group commit -----------------------------------------------------------------------------
async def test_a_failed_change_does_not_fail_the_other_changes_of_its_batch(
    database: str, tmp_path: Path
) -> None:
    for url in (database, database_url(tmp_path, None)):
        async with open_database(url) as db:
            tables = [await a_table(db) for _ in range(30)]
            await saved(TableStore(db), tables[7], move=a_move(tables[7], 0))
            tables[11] = await saved(TableStore(db), tables[11], move=a_move(tables[11], 0))
            # Change 7 is stale and change 11 repeats a stored move; all others are stored.
            outcome = await asyncio.gather(
                *(saved(TableStore(db), table, move=a_move(table, 0)) for table in tables),
                return_exceptions=True,
            )
            assert isinstance(outcome[7], StaleError)
            assert not isinstance(outcome[11], StaleError)
            assert [i for i, one in enumerate(outcome) if isinstance(one, Exception)] == [7, 11]
            for table in tables:
                stored = await TableStore(db).whole(table.id)
                assert stored is not None
                assert len(stored.moves) == 1
                assert stored.row.version == 1


async def test_a_change_that_timed_out_is_not_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_database(database_url(tmp_path, None)) as db:
        table = await a_table(db)
        release = asyncio.Event()
        loop = asyncio.get_running_loop()
        # Block the only thread that accesses SQLite.
        held = loop.run_in_executor(
            db._threads,
            lambda: asyncio.run_coroutine_threadsafe(release.wait(), loop).result(),
        )
        monkeypatch.setattr(db, "timeout_s", 0.1)
        monkeypatch.setattr(db.group_commit, "timeout_s", 0.1)
        with pytest.raises(TimeoutError):
            await saved(TableStore(db), table, move=a_move(table, 0))
        with pytest.raises(TimeoutError):
            await db.transaction(rename, "anna", "Anna")
        release.set()
        await held
        monkeypatch.undo()
        stored = await TableStore(db).whole(table.id)
        assert stored is not None
        assert (stored.row.version, stored.moves) == (0, [])


# --- which tables are loaded ------------------------------------------------------------------
async def test_after_a_restart_only_tables_with_a_live_clock_are_loaded(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        codes = {
            "person": await anna.new_table("me", "builder", start=True),
            "days": await anna.new_table("me", "builder", start=True, clock="day"),
            "live": await anna.new_table("me", "builder", start=True, clock="slow"),
            "lobby": await anna.new_table("me", "open"),
        }
        for code in codes.values():
            table = await here.table(code)
            while table.row.status == "playing" and table.seats[table.asked].is_automatic:
                await asyncio.sleep(0.01)

        async def settled() -> bool:
            rows = {name: await here.store.table(code) for name, code in codes.items()}
            wakes = {name: row.wake for name, row in rows.items() if row}
            # The due time of a move at a table with days per move is stored after a short delay.
            return (wakes["person"], wakes["live"]) == (None, 0) and bool(wakes["days"])

        await eventually(settled)
    async with serving_here(tmp_path) as here:
        await eventually(lambda: _has(here.registry.has(codes["live"])))
        assert {name: here.registry.has(code) for name, code in codes.items()} == {
            "person": False,
            "days": False,
            "live": True,
            "lobby": False,
        }


async def _has(it: bool) -> bool:
    return it


# --- damaged tables and concurrent migrations ---------------------------------------------------
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE tables SET setup = 'x' WHERE code = ?", "table-damaged"),
        long("UPDATE tables SET setup = '[]' WHERE code = ?", "table-damaged"),
        long("UPDATE tables SET clock = 'sand' WHERE code = ?", "table-damaged"),
        ("UPDATE tables SET rules = 'old', seed = 'other' WHERE code = ?", "table-other-rules"),
        long("DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE code = ?)", ""),
    ],
)
async def test_a_table_that_cannot_be_loaded_does_not_affect_other_tables(
    damage: str, told: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = ServerProcess(tmp_path)
    async with Person(server.url) as anna:
        broken = await anna.new_table("me", "builder", "builder", start=True, public=True)
        whole = await anna.new_table("me", "builder", start=True, public=True)
        await after_version(await anna.at(broken), 12)
        server.kill()
        with contextlib.closing(sqlite3.connect(tmp_path / "citadella.sqlite")) as file, file:
            file.execute(damage, (broken,))
            rows = file.execute("SELECT count(*) FROM moves").fetchone()
        server = server.restarted()
        at = await anna.at(whole)
        await after_version(at, at.state["version"])
        for listed in await anna.get("tables/mine"), await anna.get("tables"):
            frozen = {table["watch"]: table["frozen"] for table in listed}
            assert set(frozen.values()) <= {"", told or "table-damaged"}
            assert len(frozen) == 2
        problem = (await anna.http.get(f"/api/tables/{broken}")).json()
        assert problem["error"] == (told or "table-damaged")
        at = await anna.open_connection(broken)
        assert await until_closed(at) == 4409
        assert at.received[0]["error"] == problem["error"]
        assert await anna.new_table("me", "builder", start=True)
        with contextlib.closing(sqlite3.connect(tmp_path / "citadella.sqlite")) as file:
            assert file.execute("SELECT count(*) FROM moves").fetchone() >= rows
    server.stop()


def test_two_processes_can_migrate_a_new_database_at_the_same_time(database: str) -> None:
    script = (
        "import sys; from citadella.server.storage.location import migrate; migrate(sys.argv[1])"
    )
    both = [subprocess.Popen([sys.executable, "-c", script, database]) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]

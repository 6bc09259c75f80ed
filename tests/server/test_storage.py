"""Storage, tested on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from citadella.cards import EDITIONS
from citadella.rules import MalformedError, Setup
from citadella.rules.registry import REGISTRY
from citadella.server.lobby.new_tables import table_row
from citadella.server.people.guests import rename
from citadella.server.storage import checkpoints
from citadella.server.storage.database import TRANSACTION_TIMEOUT_S, Database, now
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import Base, Guest, SeatRow
from citadella.server.storage.tables import StaleError, TableStore
from citadella.server.tables.change import Change
from citadella.server.tables.state import ChatLine, Move, TableState
from tests.server.harness import Person, ServerProcess, guest_row, people, play_on, saved


@asynccontextmanager
async def open_database(database: str) -> AsyncIterator[Database]:
    """Open a database after creating its schema."""
    await asyncio.to_thread(migrate, database)
    db = Database(database)
    try:
        yield db
    finally:
        await db.close()


def a_guest(name: str) -> Guest:
    return Guest(id=name, name=name, named=False, created=now())


async def a_table(db: Database, host: str = "anna", public: bool = False) -> TableState:
    setup = Setup.preset("first-game", players=2)
    row = table_row(setup, host, "none", public=public, coach=False, stand_in="easy")
    seats = [
        SeatRow(seat=i, kind="human", guest=guest, bot="", name=guest, away=False)
        for i, guest in enumerate(("anna", "bert"))
    ]
    store = TableStore(db)
    await store.add_table(row, seats)
    found = await store.table(row.code)
    assert found is not None
    return found


async def moves_of(store: TableStore, table: TableState) -> list[str]:
    stored = await store.whole(table.id)
    assert stored is not None
    return [move.client_id for move in stored.moves]


def a_move(table: TableState, n: int) -> Move:
    return Move(table_id=table.id, n=n, seat=0, action="gold", client_id=f"id{n}", at=now())


def a_line(table: TableState, text: str = "x", at: int = 0) -> ChatLine:
    return ChatLine(table.id, 0, 0, "Anna", text, "", "c", at, None)


async def test_stored_guests_tables_and_chat_lines_are_found(database: str) -> None:
    async with open_database(database) as db:
        store = TableStore(db)
        await db.transaction(lambda session: session.add(a_guest("anna")))
        await db.transaction(rename, "anna", "Ánna 🏰")
        guest = await guest_row(db, "anna")
        assert guest is not None
        assert (guest.name, guest.named) == ("Ánna 🏰", True)
        assert await guest_row(db, "nobody") is None
        table = await a_table(db)
        for code in (table.code, table.watch):
            found = await store.table(code)
            assert found is not None
            assert found.id == table.id
        assert await store.table("none") is None
        assert [seat.guest for seat in await store.seats(table.id)] == ["anna", "bert"]
        line = a_line(table, "ő" * 300, 2**40)
        await store.save(table, Change(line=line))
        stored = await store.whole(table.id)
        assert stored is not None
        assert stored.chat == [line]


async def test_a_change_and_its_move_are_stored_together_or_not_at_all(database: str) -> None:
    async with open_database(database) as db:
        store = TableStore(db)
        table = await a_table(db)
        (seat, _) = await store.seats(table.id)
        seat = seat._replace(time_left_ms=1234, away=True)
        table = await saved(store, table, seat, move=a_move(table, 0))
        table = await saved(store, table, move=a_move(table, 1))
        assert table.version == 2
        assert await moves_of(store, table) == ["id0", "id1"]
        (kept, _) = await store.seats(table.id)
        assert (kept.time_left_ms, kept.away) == (1234, True)
        # Storing the same move again fails, and no part of that change is stored.
        with pytest.raises(SQLAlchemyError):
            await saved(store, table, move=a_move(table, 1), status="over")
        found = await store.table(table.code)
        assert found is not None
        assert (found.version, found.status) == (2, "lobby")


async def test_one_of_two_concurrent_changes_is_refused(database: str) -> None:
    async with open_database(database) as db, open_database(database) as another:
        store, other = TableStore(db), TableStore(another)
        table = await a_table(db)
        same = await other.table(table.code)
        assert same is not None
        await saved(store, table, move=a_move(table, 0))
        with pytest.raises(StaleError):
            await saved(other, same, move=a_move(same, 0))
        rows = [await each.table(table.code) for each in (store, other)]
        tries = await asyncio.gather(
            *(
                saved(each, row, move=a_move(row, 1))
                for each, row in zip((store, other), rows, strict=True)
                if row
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(one, TableState) for one in tries) == 1
        assert sum(isinstance(one, StaleError) for one in tries) == 1
        assert len(await moves_of(store, table)) == 2


async def test_a_group_commit_uses_two_statements_and_isolates_failed_changes(
    database: str,
) -> None:
    async with open_database(database) as db:
        store = TableStore(db)
        tables = [await a_table(db) for _ in range(6)]
        statements: list[str] = []
        event.listen(db.engine, "before_cursor_execute", lambda *about: statements.append(about[2]))
        tables = await asyncio.gather(*(saved(store, t, move=a_move(t, 0)) for t in tables))
        assert len(statements) == 2, statements
        assert [table.version for table in tables] == [1] * 6
        # Two of the changes must fail: one has an outdated lease, and one repeats a stored move.
        tables[2] = tables[2]._replace(term=tables[2].term + 1)
        moves = [a_move(table, int(table is not tables[4])) for table in tables]
        *outcome, said = await asyncio.gather(
            *(saved(store, t, move=m, talk=False) for t, m in zip(tables, moves, strict=True)),
            store.save(tables[2], Change(line=a_line(tables[2]))),
            return_exceptions=True,
        )
        assert [type(one) for one in outcome[:2]] == [TableState] * 2
        assert isinstance(outcome[2], StaleError)
        assert isinstance(outcome[4], SQLAlchemyError)
        assert isinstance(said, StaleError)
        assert [len(await moves_of(store, table)) for table in tables] == [2, 2, 1, 2, 1, 2]
        found = [await store.table(table.code) for table in tables]
        assert [row and row.version for row in found] == [2, 2, 1, 2, 1, 2]
        stored = await store.whole(tables[2].id)
        assert stored is not None
        assert stored.chat == []


async def test_sqlite_checkpoints_run_in_a_separate_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHANGES_PER_CHECKPOINT", 3)
    async with open_database(database_url(tmp_path, None)) as db:
        store = TableStore(db)
        taken: list[str] = []

        def note(*about: Any) -> None:
            if "checkpoint" in about[2]:
                taken.append(threading.current_thread().name)

        event.listen(db.engine, "after_cursor_execute", note)
        table = await a_table(db)
        for n in range(7):
            table = await saved(store, table, move=a_move(table, n))
        async with asyncio.timeout(TRANSACTION_TIMEOUT_S):
            while len(taken) < 2 * checkpoints.PASSES_PER_CHECKPOINT:
                await asyncio.sleep(0.01)
        assert {name.partition("_")[0] for name in taken} == {"checkpoint"}
        assert len(await moves_of(store, table)) == 7


async def test_a_rematch_and_its_link_are_stored_together_or_not_at_all(database: str) -> None:
    async with open_database(database) as db:
        store = TableStore(db)
        table = await a_table(db)
        new = table_row(Setup.preset("first-game", players=2), "anna", "none", False, False)
        named = table._replace(rematch=new.code, version=table.version + 1)
        await store.add_table(new, [], rematch_of=named)
        found = await store.table(table.code)
        assert found is not None
        assert (found.rematch, found.version) == (new.code, table.version + 1)
        late = table_row(Setup.preset("first-game", players=2), "anna", "none", False, False)
        with pytest.raises(StaleError):
            await store.add_table(late, [], rematch_of=named._replace(rematch=late.code))
        assert await store.table(late.code) is None


async def test_tables_are_found_by_visibility_player_and_device(database: str) -> None:
    async with open_database(database) as db:
        store = TableStore(db)
        hidden = await a_table(db, host="cili")
        shown = await a_table(db, host="dora", public=True)
        assert [row.code for row in await store.open_tables(0)] == [shown.code]
        assert await store.open_tables(now() + 60) == []
        assert {row.code for row in await store.tables_of("anna")} == {hidden.code, shown.code}
        assert [row.code for row in await store.tables_of("dora")] == [shown.code]
        assert await store.tables_of("nobody") == []
        shown = await saved(store, shown, status="playing")
        await saved(store, shown, status="over")
        assert await store.open_tables(0) == []
        (seat, _) = await store.seats(hidden.id)
        seat = seat._replace(device_hash="d" * 64, device_until=now() + 60)
        await saved(store, hidden, seat)
        assert await store.table_by_device("d" * 64) == hidden.code
        assert await store.table_by_device("e" * 64) is None


async def test_models_and_migrations_agree(database: str) -> None:
    await asyncio.to_thread(migrate, database)
    # A second migration changes nothing.
    await asyncio.to_thread(migrate, database)
    engine = create_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert set(inspect(connection).get_table_names()) == {
            *Base.metadata.tables,
            "alembic_version",
        }
    engine.dispose()


def test_the_longest_action_fits_its_column() -> None:
    """Check the column length here, because SQLite, unlike PostgreSQL, does not enforce it."""
    cards = [
        d.id for facts in EDITIONS.values() for d in (*facts.base, *facts.unique, *facts.bonus)
    ]
    longest = max(len(card) for card in cards) + 1
    words = max(
        len(verb.word) + len(verb.parts) * (longest + 1) for verb in REGISTRY.verbs.values()
    )
    columns = Base.metadata.tables["moves"].columns
    assert words <= columns["action"].type.length  # type: ignore[attr-defined]


# Most other tests of whole servers use SQLite, so these tests cover servers on PostgreSQL.
on_postgresql = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.mark.long
@on_postgresql
async def test_on_postgresql_a_game_continues_after_the_server_is_killed(
    database: str, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, database=database)
    async with people(server.url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "builder")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        ats = [await anna.at(code), await bert.at(code)]
        await play_on(*ats, most=20)
        server.kill()
        server = server.restarted()
        again = [await anna.at(code), await bert.at(code)]
        assert again[0].state["version"] >= max(at.state["version"] for at in ats)
        for at in again:
            await at.say(type="chat", text="Szia!")
        await play_on(*again, most=20)
        for person, seat in ((anna, 0), (bert, 1)):
            await person.change(code, "stand", seat=seat)
        await again[0].until(lambda m: m["type"] == "state" and m["result"] is not None)
        assert (await anna.http.get(f"/api/tables/{code}/record")).status_code == 200
    server.stop()
    assert server.errors() == ""


@on_postgresql
async def test_a_timed_out_transaction_leaves_no_open_connection(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds in (0.3, 60.0):
        db = Database(database)
        lines = []
        event.listen(db.engine, "connect", lambda line, _: lines.append(line))  # noqa: B023
        # Connect before the timeout applies, because connecting may take longer.
        await db.transaction(lambda session: session.execute(select(1)))
        monkeypatch.setattr(db, "timeout_s", 0.2)
        with pytest.raises(TimeoutError):
            await db.transaction(lambda session: session.execute(select(func.pg_sleep(seconds))))  # noqa: B023
        await db.close()
        assert [line.closed for line in lines] == [True]


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "://", "http://x"])
def test_unknown_database_urls_are_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(MalformedError):
        database_url(tmp_path, url)


def test_an_unusable_database_is_reported_as_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(
        MalformedError, match=r"The data folder '.*file' is unusable: File exists\."
    ):
        database_url(tmp_path / "file", None)
    for url in (f"sqlite:///{tmp_path}/none/x.sqlite", "postgresql://127.0.0.1:1/x"):
        with pytest.raises(MalformedError, match=r"The database cannot be used: .*\.$"):
            migrate(database_url(tmp_path, url))


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    url = database_url(tmp_path, None)
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(MalformedError, match="newer"):
        migrate(url)


@on_postgresql
async def test_hostile_text_is_stored_unchanged(database: str, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, database=database)
    async with Person(server.url) as anna:
        for name in ("'; DROP TABLE guests; --", "\\x00\\u0000", "%s%n", "🏰" * 24):
            assert (await anna.post("me", {"name": name}))["name"] == name
        for code in ("\x00", "a\x00b", "\ud7ff", "'", "%", "x" * 5000):
            answer = await anna.http.post("/api/bots/join", json={"code": code, "name": "x"})
            assert answer.status_code == 404
        for cookie in (r'citadella="\000.x"', "citadella=é.x"):
            answer = await anna.http.get("/api/tables", headers={b"cookie": cookie.encode()})
            assert answer.status_code == 401
        at = await anna.at(await anna.new_table("me", "builder"))
        for text in ("\x00x", "'\"`;--", "\ufffe", "\U0010ffff?", "ß" * 300):
            assert (await at.say(type="chat", text=text))["type"] == "state", text
        for bad in ("\x00", "é"):
            await at.send(type="chat", id=bad, text="x")
            assert (await at.next())["error"] == "bad-message"
    server.stop()
    assert server.errors() == ""

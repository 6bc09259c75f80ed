"""Backup and restore on SQLite, on PostgreSQL and from one to the other."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from citadella.rules import MalformedError
from citadella.server.storage.backup import back_up, restore
from citadella.server.storage.location import database_url, migrate
from tests.long import long
from tests.server.harness import Person, serving_here
from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as url:
        yield url


def new_database(kind: str, cluster: str, folder: Path) -> str:
    """Return the URL of a new, empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'empty.sqlite'}"
    name = f"server{abs(hash(folder))}"
    engine = create_engine(database_url(folder, cluster), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return cluster.replace("/postgres?", f"/{name}?")


@pytest.mark.parametrize(
    ("kind", "other"),
    [
        ("sqlite", "postgresql"),
        ("postgresql", "sqlite"),
        long("sqlite", "sqlite"),
        long("postgresql", "postgresql"),
    ],
)
async def test_a_backup_of_a_running_server_is_restored_and_its_game_continues(
    kind: str, other: str, cluster: str, tmp_path: Path
) -> None:
    first = new_database(kind, cluster, tmp_path)
    file = tmp_path / "server.backup"
    async with serving_here(tmp_path, first) as server, Person(server.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        await at.act(at.state["actions"][0])
        await at.say(type="chat", text="Őszi szél — здравей")
        await at.until_asked()
        before = at.state
        rows = await asyncio.to_thread(back_up, database_url(tmp_path, first), file)
        assert rows > 5
        cookies = anna.http.cookies
    assert file.stat().st_mode & 0o077 == 0
    folder = tmp_path / "second"
    folder.mkdir()
    second = new_database(other, cluster, folder)
    url = database_url(folder, second)
    assert await asyncio.to_thread(restore, url, file) == rows
    async with serving_here(folder, second) as server, Person(server.url) as again:
        again.http.cookies = cookies
        at = await again.at(code)
        await at.until_asked()
        assert at.state["view"] == before["view"]
        assert at.state["chat"][0]["text"] == "Őszi szél — здравей"
        assert (await at.act(at.state["actions"][0]))["type"] == "state"
        # After a restore, new rows get ids above those of the restored rows.
        await again.new_table("me", "builder")
    with pytest.raises(MalformedError, match="The database is not empty"):
        restore(url, file)


def test_restoring_an_invalid_backup_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    migrate(url)
    whole = tmp_path / "whole"
    back_up(url, whole)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    for n, content in enumerate(
        (
            b"nonsense",
            gzip.compress(b"nonsense\n"),
            gzip.compress(b"{}\n"),
            gzip.compress(lines[0]),
            whole.read_bytes()[:-12],
            gzip.compress(lines[0] + b'["guests",[1]]\n'),
            gzip.compress(lines[0] + b'["nobody",[1]]\n'),
        )
    ):
        bad, empty = tmp_path / f"bad{n}", tmp_path / f"empty{n}.sqlite"
        bad.write_bytes(content)
        with pytest.raises(MalformedError, match=r"not a backup|cannot be read"):
            restore(f"sqlite:///{empty}", bad)
    with pytest.raises(MalformedError, match="cannot be read: No such file"):
        restore(url, tmp_path / "nothing")
    with pytest.raises(MalformedError, match="cannot be written"):
        back_up(url, tmp_path / "nowhere" / "file")

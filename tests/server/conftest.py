"""Support for coroutine tests, and fixtures for servers and databases."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from citadella.server.storage.location import database_url
from tests.server.harness import ServerProcess, UnlimitedServer
from tests.server.mail_server import MailServer
from tests.server.postgres import postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test and return True; return None for any other test."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by all tests of this process; it must not log any error."""
    server = UnlimitedServer(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()
    assert server.errors() == ""


@pytest.fixture
def url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """Yield the URL of a temporary PostgreSQL server."""
    with postgres() as url:
        yield url


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    """A running SMTP server that keeps the e-mails it receives."""
    server = MailServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def postgres_database(cluster: str, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    url = database_url(tmp_path, cluster)
    yield url
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; each test runs on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return database_url(tmp_path, None)
    return str(request.getfixturevalue("postgres_database"))

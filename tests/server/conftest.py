"""Tests may be coroutines; one server process serves all tests of a test process."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator

import pytest

from tests.server.house import ServerProcess, UnhurriedServer


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that must not have made a mistake by the end."""
    server = UnhurriedServer(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()
    assert server.mistakes() == ""


@pytest.fixture
def url(house: ServerProcess) -> str:
    return house.url

"""One server process for all tests of a test process; it must not have made a mistake."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import ServerProcess


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()
    assert server.mistakes() == ""


@pytest.fixture
def url(house: ServerProcess) -> str:
    return house.url

"""Starting the server: which port it takes, and what it says when it cannot."""

from __future__ import annotations

import pytest

from citadella.rules import MalformedError
from citadella.server.run import free_port, serve
from tests.server.house import HOST


def test_a_taken_port_is_refused_or_passed_over() -> None:
    with free_port(HOST, 0, exact=True) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(MalformedError, match=f"Port {port} is taken"):
            free_port(HOST, port, exact=True)
        with free_port(HOST, port, exact=False) as other:
            assert other.getsockname()[1] > port


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_an_address_that_is_not_ours_is_named(host: str) -> None:
    with pytest.raises(MalformedError, match=f"{host}:8000 cannot be used: .+"):
        free_port(host, 8000, exact=False)


def test_there_are_only_so_many_ports() -> None:
    with pytest.raises(MalformedError, match="70000 is not a port"):
        serve(port=70_000)

"""Starting the server: which port it takes, and what it says when it cannot."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

import pytest

from citadella.rules import MalformedError
from citadella.server.run import free_port, network_host, serve
from tests.server.house import HOST, Person, serving_here


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


def test_who_listens_everywhere_is_found_in_the_network() -> None:
    found = network_host("0.0.0.0")
    assert found == "" or not ip_address(found).is_loopback
    assert network_host("127.0.0.1") == ""
    assert network_host("192.0.2.7") == "192.0.2.7"


async def test_only_who_sits_at_the_server_is_told_its_address_in_the_network(
    tmp_path: Path,
) -> None:
    near = "http://192.0.2.7:8000"
    async with serving_here(tmp_path, network=near) as server, Person(server.url) as anna:
        assert (await anna.get("hello"))["network"] == near
        port = server.url.rpartition(":")[2]
        for host, told in ((f"localhost:{port}", near), ("citadella.example", "")):
            answer = await anna.http.get("/api/hello", headers={"host": host})
            assert answer.json()["network"] == told

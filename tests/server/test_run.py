"""Starting the server: its port, its data folder and its errors."""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time
from ipaddress import ip_address
from pathlib import Path

import pytest

from citadella.rules import MalformedError
from citadella.server.run import free_port, network_host
from citadella.server.storage.location import database_url
from tests.server.harness import HOST, SCRIPT, Person, ServerProcess, serving_here


def test_a_port_in_use_is_an_error_if_that_exact_port_is_required_and_skipped_otherwise() -> None:
    with free_port(HOST, 0, exact=True) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(MalformedError, match=f"Port {port} is already in use"):
            free_port(HOST, port, exact=True)
        with free_port(HOST, port, exact=False) as other:
            assert other.getsockname()[1] > port


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_an_unusable_address_is_named_in_the_error(host: str) -> None:
    with pytest.raises(MalformedError, match=f"Cannot listen on {host}:8000: .+"):
        free_port(host, 8000, exact=False)


@pytest.mark.skipif(os.name != "posix", reason="folders have no such permissions there")
def test_a_data_folder_owned_by_another_user_causes_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def not_ours(*_: object) -> None:
        raise PermissionError

    tmp_path.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", not_ours)
    database_url(tmp_path, None)
    (told,) = caplog.messages
    assert told == f"'{tmp_path}' belongs to another user and stays accessible to others."


@pytest.mark.skipif(os.name != "posix", reason="folders have no such permissions there")
def test_the_data_folder_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "old" / "data"
    data.mkdir(0o755, parents=True)
    database_url(data, None)
    ServerProcess(data).stop()
    for kept in (data, data / "citadella.sqlite"):
        assert kept.stat().st_mode & 0o077 == 0


INTERRUPT_IN_FINALIZER = """
import signal, weakref
from citadella.server import run

class Thing: pass

def tune():
    thing = Thing()
    tune.ref = weakref.ref(thing, lambda _: signal.raise_signal(signal.SIGINT))

run.tune = tune
"""


def test_an_interrupt_during_a_garbage_collection_is_not_lost(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPT_IN_FINALIZER + SCRIPT, "0", str(tmp_path), ""],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        _, told = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode != 0
    assert told.decode().rstrip().endswith("KeyboardInterrupt")


def test_a_server_that_listens_only_on_localhost_has_no_network_address() -> None:
    found = network_host("0.0.0.0")
    assert found == "" or not ip_address(found).is_loopback
    assert network_host("127.0.0.1") == ""
    assert network_host("192.0.2.7") == "192.0.2.7"


async def test_only_local_clients_see_the_network_address(
    tmp_path: Path,
) -> None:
    near = "http://192.0.2.7:8000"
    async with serving_here(tmp_path, network=near) as server, Person(server.url) as anna:
        assert (await anna.get("hello"))["network"] == near
        port = server.url.rpartition(":")[2]
        for host, told in ((f"localhost:{port}", near), ("citadella.example", "")):
            answer = await anna.http.get("/api/hello", headers={"host": host})
            assert answer.json()["network"] == told


async def test_small_responses_are_sent_without_delay(tmp_path: Path) -> None:
    """With Nagle's algorithm, the body (a second packet) would arrive 40 ms later."""
    async with serving_here(tmp_path) as server:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        took: list[float] = []
        for _ in range(30):
            started = time.perf_counter()
            writer.write(f"GET /healthz HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\nok")
            took.append(time.perf_counter() - started)
        writer.close()
        await writer.wait_closed()
    # Check only the fastest quarter of the responses, because the machine may be busy.
    assert statistics.quantiles(took, n=4)[0] < 0.02

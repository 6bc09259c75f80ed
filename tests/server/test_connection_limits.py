"""Limits on the connections from one network, on idle connections and on slow requests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from citadella.server.settings import SettingError
from citadella.server.web.addresses import TrustedProxies, network_of
from tests.server.harness import HOST, InProcessServer, Person, eventually, serving_here

STRANGER = "127.0.0.2"
Socket = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def idle(
    server: InProcessServer, count: int, host: str = STRANGER
) -> AsyncIterator[list[Socket]]:
    """Yield `count` open connections from the address `host` that send nothing."""
    port = int(server.url.rpartition(":")[2])
    found = [await asyncio.open_connection(HOST, port, local_addr=(host, 0)) for _ in range(count)]
    try:
        yield found
    finally:
        for _, writer in found:
            writer.close()


async def hung_up(reader: asyncio.StreamReader) -> bool:
    """Return whether the server has closed the connection, or closes it within 0.2 seconds."""
    try:
        async with asyncio.timeout(0.2):
            return await reader.read(1000) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


async def test_many_idle_connections_of_one_network_do_not_block_another_client(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as server, idle(server, 1200), Person(server.url) as anna:
        code = await anna.new_table("me", "builder")
        await anna.at(code)
        assert server.parts.connections.open <= server.parts.connections.max_per_network + 10
        assert server.parts.connections.refused >= 1000


async def test_a_full_server_closes_idle_connections_first(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, connections=40, connections_per_address=40) as server,
        idle(server, 40),
        Person(server.url) as anna,
    ):
        code = await anna.new_table("me", "builder")
        at = await anna.at(code)
        async with idle(server, 60, "127.0.0.3"):
            # A client that has sent a request stays connected.
            assert (await at.say(type="chat", text="Still here."))["type"] == "state"


async def test_silent_connections_are_closed(tmp_path: Path) -> None:
    async with serving_here(tmp_path, first_byte_seconds=0.3) as server:
        async with idle(server, 3) as sockets:
            # Headers that arrive byte by byte count as silence.
            for _ in range(8):
                with contextlib.suppress(ConnectionError):
                    sockets[0][1].write(b"G")
                    await sockets[0][1].drain()
                await asyncio.sleep(0.1)
            for reader, _ in sockets:
                assert await hung_up(reader)

        async def empty() -> bool:
            return server.parts.connections.open == 0

        await eventually(empty)


async def test_a_slow_second_request_times_out(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, first_byte_seconds=0.5) as server,
        idle(server, 1) as [(reader, writer)],
    ):
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n")
        assert b"200" in await reader.readuntil(b"ok")
        writer.write(b"GET /heal")
        await asyncio.sleep(1.0)
        assert await hung_up(reader)


async def test_an_unfinished_body_times_out(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path, first_byte_seconds=0.3) as server,
        Person(server.url) as anna,
        idle(server, 1) as [(reader, writer)],
    ):
        head = f"POST /api/me HTTP/1.1\r\nhost: {HOST}\r\ncookie: {anna.cookie()}\r\n"
        head += "content-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        writer.write(head.encode())
        async with asyncio.timeout(20):
            answer = await reader.read(2000)
        assert b"408" in answer.partition(b"\r\n")[0]


async def test_a_websocket_counts_as_a_connection_until_it_closes(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        code = await anna.new_table("me", "builder")
        at = await anna.at(code)
        assert server.parts.connections.open == 2
        await at.close()

        async def one_less() -> bool:
            return server.parts.connections.open <= 1

        await eventually(one_less)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_a_64_bit_prefix_of_ipv6_is_one_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_trusted_proxies_can_be_addresses_and_networks() -> None:
    proxies = TrustedProxies("127.0.0.1, 10.0.0.0/8,::1")
    assert "10.1.2.3" in proxies
    assert "::1" in proxies
    assert "192.0.2.7" not in proxies
    assert "nobody" not in proxies
    with pytest.raises(SettingError, match="'proxies': 'nonsense' is neither an address nor"):
        TrustedProxies("nonsense")

"""Undocumented behaviour of uvicorn and websockets that the server relies on.

`web/frames.py`, `web/connection_limits.py`, `cluster/proxy.py` and `run.py` subclass uvicorn's
classes. pyproject.toml limits the versions of both libraries. If a new release changes an attribute
or method that these subclasses use, these tests fail, so the problem is found before the limit is
raised.
"""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import inspect
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from citadella.server.cluster.proxy import InternalServer
from citadella.server.run import DrainingServer
from citadella.server.settings import Settings
from citadella.server.web import frames
from citadella.server.web.connection_limits import ConnectionLimiter, limited_protocols
from citadella.server.web.frames import RawFrameProtocol, text_frame
from tests.server.harness import Person, serving_here

ROOT = Path(__file__).parents[2]
HTTP_PROTOCOLS: list[type] = [H11Protocol]
if importlib.util.find_spec("httptools") is not None:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    HTTP_PROTOCOLS.append(HttpToolsProtocol)


async def app(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that is never called."""


def new_protocol(protocol: Any) -> Any:
    """Return a protocol as uvicorn creates it for a new connection."""
    config = uvicorn.Config(app, log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    return protocol(config=config, server_state=state, app_state={}, _loop=loop)


def attributes_used(source: type) -> set[str]:
    """Return the attributes of `self` that a class's methods read but never set."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(source)))
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id == "self":
                found[isinstance(node.ctx, ast.Store)].add(node.attr)
    return found[False] - found[True] - set(vars(source))


def overridden(source: type, base: type) -> list[str]:
    """Return the names of the methods of `base` that `source` overrides."""
    names = [name for name, value in vars(source).items() if inspect.isfunction(value)]
    return [name for name in names if hasattr(base, name)]


def test_uvicorn_uses_the_protocol_class_that_raw_frame_protocol_extends() -> None:
    assert AutoWebSocketsProtocol is WebSocketsSansIOProtocol


async def test_the_attributes_that_raw_frames_rely_on_exist() -> None:
    used = attributes_used(RawFrameProtocol)
    assert {"conn", "loop", "queue", "transport", "writable", "disconnected"} <= used
    protocol = new_protocol(RawFrameProtocol)
    # `scope` is not set until a client connects.
    used.remove("scope")
    assert not [name for name in used if not hasattr(protocol, name)]
    assert protocol.writable.is_set()
    assert (protocol.close_sent, protocol.disconnected) == (False, False)
    assert isinstance(protocol.conn, ServerProtocol)
    assert protocol.conn.events == []


@pytest.mark.parametrize("http", HTTP_PROTOCOLS)
async def test_the_attributes_that_connection_limits_rely_on_exist(http: Any) -> None:
    limiter = ConnectionLimiter(Settings())
    limited, websocket = limited_protocols(http, limiter)
    assert issubclass(websocket, RawFrameProtocol)
    protocol = new_protocol(limited)
    assert protocol.cycle is None
    assert protocol.loop is asyncio.get_running_loop()
    assert AutoHTTPProtocol in HTTP_PROTOCOLS


@pytest.mark.parametrize("http", HTTP_PROTOCOLS)
def test_overridden_methods_exist_and_take_the_same_arguments(http: type) -> None:
    limited, websocket = limited_protocols(http, ConnectionLimiter(Settings()))
    expected: list[tuple[type, type, set[str]]] = [
        (
            RawFrameProtocol,
            WebSocketsSansIOProtocol,
            {"handle_connect", "data_received", "send_keepalive_ping", "handle_events"}
            | {"handle_text"},
        ),
        (websocket, WebSocketsSansIOProtocol, {"connection_made", "connection_lost"}),
        (
            limited,
            http,
            {"connection_made", "data_received", "handle_websocket_upgrade"}
            | {"on_response_complete", "connection_lost"},
        ),
        (DrainingServer, uvicorn.Server, {"capture_signals", "handle_exit", "__init__"}),
        (InternalServer, uvicorn.Server, {"capture_signals"}),
    ]
    for ours, base, names in expected:
        assert names <= set(overridden(ours, base)), ours
        for name in names - {"__init__", "handle_websocket_upgrade"}:
            arguments = [list(inspect.signature(getattr(c, name)).parameters) for c in (ours, base)]
            assert len(arguments[0]) == len(arguments[1]), (ours, name)


async def test_raw_frames_can_be_written_to_a_table_connection(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "builder")
        at = await anna.at(code)
        table, _ = await here.registry.find(code)
        (client,) = table.clients
        assert client.write is not None
        # Write directly to the transport, bypassing the application.
        assert client.write(text_frame(b'{"type":"pong","raw":true}'))
        assert (await at.next())["raw"]
        await at.send(type="ping")
        assert (await at.next())["type"] == "pong"
        await at.close()


async def test_messages_are_queued_without_pausing_the_transport() -> None:
    protocol = new_protocol(RawFrameProtocol)
    protocol.transport = None  # an attempt to pause the transport would fail
    for number in range(frames.MAX_QUEUED_MESSAGES):
        protocol.handle_text(Frame(Opcode.TEXT, str(number).encode()))
    queued = [protocol.queue.get_nowait() for _ in range(frames.MAX_QUEUED_MESSAGES)]
    assert queued == [{"type": "websocket.receive", "text": str(n)} for n in range(4)]


def test_untested_releases_of_uvicorn_and_websockets_are_not_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {found.name: found.specifier for found in map(Requirement, project["dependencies"])}
    uvicorn_version, websockets_version = map(Version, map(version, ("uvicorn", "websockets")))
    assert uvicorn_version in needed["uvicorn"]
    # Any new 0.x release of uvicorn may be incompatible, so pyproject.toml must set an upper bound.
    assert "0.99" not in needed["uvicorn"]
    assert websockets_version in needed["websockets"]
    assert "99" not in needed["websockets"]

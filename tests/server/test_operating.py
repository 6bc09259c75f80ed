"""Operation: logs without secrets, metrics, health checks, draining, IPv6."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from citadella.server.run import free_port
from citadella.server.settings import Settings
from citadella.server.web.logs import MAX_REPETITIONS, LineFormatter, RepetitionFilter, set_up
from tests.server.harness import Person, ServerProcess, eventually, people, play_on, serving_here


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log in JSON, at debug level and including the access log."""
    root, ours = logging.getLogger(), logging.getLogger("citadella")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    out = io.StringIO()
    set_up(Settings(log_format="json", log_level="debug", access_log=True), out)
    yield out
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


# --- logs ----------------------------------------------------------------------------------
async def test_the_log_of_a_game_contains_no_secret(tmp_path: Path, logged: io.StringIO) -> None:
    async with serving_here(tmp_path) as server, people(server.url, 2) as (anna, bert):
        await anna.post("me", {"name": "Rozalinda"})
        code = await anna.new_table("me", "open", "builder")
        await bert.change(code, "sit", seat=1)
        link = (await bert.change(code, "device", seat=1))["link"]
        key = (await anna.post("bots/join", {"code": code, "name": "Robot"}, 409))["error"]
        assert key == "seat-taken"
        await anna.change(code, "start")
        hers, his = await anna.at(code), await bert.at(code)
        await hers.say(type="chat", text="Wherefore art thou")
        table = await server.table(code)
        seed, watch = table.row.seed, table.row.watch
        # Cause a database error in the middle of the game, when all secrets are in memory.
        for old, new in (("chat", "gone"), ("gone", "chat")):
            with server.database.engine.begin() as connection:
                connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
            if new == "gone":
                refused = await his.say(type="chat", id="x", text="Wherefore art thou")
                assert refused["error"] == "storage"
        hers, his = await anna.at(code), await bert.at(code)
        await play_on(hers, his)
        await anna.get(f"tables/{code}")
    told = logged.getvalue()
    assert '"route": "/api/tables/{code}/{change}"' in told
    assert "no such table: chat" in told
    secrets = [code, watch, seed, link.rpartition("/")[2], "Wherefore", "Rozalinda"]
    secrets += [cookie.partition(".")[2] for cookie in (anna.cookie(), bert.cookie())]
    for secret in secrets:
        assert secret not in told, secret


async def test_a_line_of_the_access_log_has_a_time_a_level_and_its_request(
    tmp_path: Path, logged: io.StringIO
) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        answer = await anna.http.get("/api/tables")
        request = answer.headers["x-request-id"]
        [line] = [line for line in lines(logged) if line.get("request") == request]
        assert line["level"] == "info"
        assert line["route"] == "/api/tables"
        assert line["status"] == 200
        assert line["ms"] >= 0
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])


def test_repeated_log_lines_are_suppressed_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(LineFormatter())
    handler.addFilter(RepetitionFilter())
    log = logging.getLogger("test.repetitions")
    log.addHandler(handler)
    log.propagate = False
    for n in range(100):
        log.error("The bot '%s' failed.", n)
    log.error("Something else.")
    told = out.getvalue().splitlines()
    assert len(told) == MAX_REPETITIONS + 1
    assert "ERROR The bot '0' failed." in told[0]
    later = time.monotonic() + 61
    monkeypatch.setattr(time, "monotonic", lambda: later)
    log.error("The bot '%s' failed.", "last")
    assert out.getvalue().splitlines()[-1].endswith("failed. (and 95 times before)")


# --- metrics and health ------------------------------------------------------------------
async def test_metrics_count_games_errors_and_requests_without_identifying_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(tmp_path) as server, Person(server.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        await at.act(at.state["actions"][0])
        await at.until_asked()
        answer = await anna.http.get("/metrics")
        assert answer.status_code == 200
        figures = {
            name: float(value)
            for name, value in re.findall(
                r"^(citadella_\S+|python_gc\S+) (\S+)$", answer.text, re.M
            )
        }
        assert figures['citadella_moves_total{by="person"}'] == 1
        assert figures["citadella_action_to_last_view_seconds_count"] == 1
        assert figures["citadella_tables"] == figures["citadella_tables_playing"] == 1
        assert figures["citadella_people"] == 1
        assert figures["citadella_connections"] == 2
        assert figures["citadella_database_seconds_count"] > 5
        assert figures["citadella_bot_queue"] >= 0
        assert figures['python_gc_collections_total{generation="0"}'] > 0
        assert anna.me["id"] not in answer.text
        assert code not in answer.text
        # A rejected request is not counted as an error; a failure of the server is.
        assert figures["citadella_errors_total"] == 0

        async def fail(_guest: str) -> None:
            raise RuntimeError

        monkeypatch.setattr(server.parts.listing, "open_tables", fail)
        await anna.get("tables", 500)
        assert "citadella_errors_total 1.0" in (await anna.http.get("/metrics")).text
        # Unknown methods are counted together; otherwise anyone could create any number of metrics.
        for method in ("BREW", "X-1", "X-2"):
            await anna.http.request(method, "/api/tables")
        told = (await anna.http.get("/metrics")).text
        assert set(re.findall(r'method="([^"]+)"', told)) == {"GET", "POST", "other"}


@pytest.mark.parametrize(
    ("who", "token", "status"),
    [
        ("local", "none", 403),
        ("local", "wrong", 403),
        ("local", "ő", 403),
        ("local", "key", 200),
        ("open", "none", 200),
        ("off", "key", 403),
    ],
)
async def test_metrics_are_served_only_to_clients_allowed_by_the_setting_and_the_token(
    tmp_path: Path, who: str, token: str, status: int
) -> None:
    async with serving_here(tmp_path, metrics=who, metrics_token="key") as server:
        authorization = f"Bearer {token}".encode()
        headers = {b"x-forwarded-for": b"192.0.2.7", b"authorization": authorization}
        async with httpx.AsyncClient() as stranger:
            answer = await stranger.get(f"{server.url}/metrics", headers=headers)
            assert answer.status_code == status


async def test_a_server_is_ready_only_while_its_database_accepts_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.get("/readyz")).text == "ready"

        async def fail(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(server.database, "transaction", fail)

        async def is_unready() -> bool:
            answer = await http.get("/readyz")
            return (answer.status_code, answer.text) == (503, "no database")

        await eventually(is_unready)
        assert (await http.get("/healthz")).text == "ok"


async def test_hsts_is_sent_over_tls_only(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
        for scheme, told in (("https", True), ("http", False)):
            answer = await http.get("/healthz", headers={"x-forwarded-proto": scheme})
            assert ("strict-transport-security" in answer.headers) == told


# --- stopping and starting -----------------------------------------------------------------
class Draining(ServerProcess):
    """A server that drains for 4 seconds before it stops."""

    script = ServerProcess.script.replace("bot_delay=0.0", "bot_delay=0.0, drain_seconds=4.0")


@pytest.mark.skipif(os.name != "posix", reason="SIGHUP exists only on POSIX systems")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
async def test_a_draining_server_is_not_ready_but_continues_games(tmp_path: Path, how: int) -> None:
    server = Draining(tmp_path)
    async with Person(server.url) as anna:
        at = await anna.at(await anna.new_table("me", "builder", start=True))
        await at.until_asked()
        server.process.send_signal(how)

        async def is_unready() -> bool:
            answer = await anna.http.get("/readyz")
            return (answer.status_code, answer.text) == (503, "stopping")

        await eventually(is_unready)
        # Play continues while the server drains.
        assert (await at.act(at.state["actions"][0]))["type"] == "state"
        with pytest.raises(Exception, match="1012"):
            await at.until(lambda _: False)
    await asyncio.to_thread(server.wait)
    assert server.errors() == ""


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_a_server_can_listen_on_ipv6_alongside_ipv4() -> None:
    with free_port("::1", 0, exact=True) as listener:
        port = listener.getsockname()[1]
        with socket.create_connection(("::1", port)):
            pass
        # IPv4 can have its own listener on the same port.
        with free_port("127.0.0.1", port, exact=True):
            pass

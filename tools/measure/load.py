"""How fast the server is: real WebSocket clients on the same two cores, and what must hold.

`python -m tools.measure.load` runs in turn: 200 and 1,000 tables of four with a move a second at
each, tables where moves are made as fast as one process can take them, and two on the same
PostgreSQL, a table with 1,000 spectators, and 10,000 tables at rest. Fails where a limit is passed.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import citadella
from tests.server.harness import UnlimitedServer
from tests.server.postgres import postgres
from tools.measure.load_clients import WARM_UP, Wire, be_clients
from tools.measure.load_tables import SEATS, lay_tables

CORES: Final = {0, 1}
#: From an action being sent to the last client having the new view, in milliseconds, for 99 of 100.
PLAY_MS: Final = 100.0
WATCH_MS: Final = 250.0
#: The moves that two processes take, for each that one does.
TWO_TIMES: Final = 1.5
#: Clients and database need cores, too: with fewer than this none is left for a second process.
CORES_FOR_TWO: Final = 4
#: So many tables keep two processes busy, with a move as soon as the last one was seen, for so many
#: seconds: later some games would be over.
BUSY_TABLES: Final = 400
BUSY_PACE: Final = 0.02
BUSY_SECONDS: Final = 20.0
REST_KB: Final = 100.0
RESTART_S: Final = 5.0


# --- a process, from outside ------------------------------------------------------------------
def memory_kb(pid: int) -> float:
    """Return the memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(pid: int) -> float:
    """Return the computing time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(data: Path, database: str = "", processes: int = 1) -> Iterator[list[UnlimitedServer]]:
    """Run a server, or several on one database; they must not complain."""
    folders = [data, *(data / f"process {n}" for n in range(1, processes))]
    servers = [UnlimitedServer(folder, database=database) for folder in folders]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()
    for server in servers:
        if server.errors():
            sys.exit(server.errors())


# --- people who play ---------------------------------------------------------------------------
def play(
    servers: list[UnlimitedServer], plan: list[Any], seconds: float, pace: float
) -> dict[str, float]:
    """Let clients play at the tables of a plan, and return how long their moves took."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(plan, file)
        file.flush()
        options = ["--seconds", str(seconds), "--pace", str(pace), "--plan", file.name]
        for server in servers:
            options += ["--port", str(server.port)]
        clients = subprocess.Popen(
            [sys.executable, "-m", "tools.measure.load", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert clients.stdin is not None
        assert clients.stdout is not None
        if clients.stdout.readline().strip() != b"connected":
            sys.exit(f"The clients did not connect. {[s.errors() for s in servers]}")
        clients.stdin.write(b"go\n")
        clients.stdin.flush()
        time.sleep(WARM_UP)
        pids = [server.process.pid for server in servers]
        used, began = [cpu_seconds(pid) for pid in pids], time.monotonic()
        told = json.loads(clients.stdout.readline())
        took = time.monotonic() - began
        shares = [(cpu_seconds(p) - u) / took for p, u in zip(pids, used, strict=True)]
        memory = sum(memory_kb(pid) for pid in pids)
        clients.wait()
    times = sorted(each * 1000 for each in told["times"])
    return {
        "moves": len(times),
        "moves_per_second": len(times) / seconds,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "max_ms": times[-1],
        "message_bytes": told["size"],
        "server_cores": sum(shares),
        "busiest_process_cores": max(shares),
        "client_cores": told["cores"],
        "server_mb": memory / 1024,
    }


def measure_play(tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Measure many tables with a move now and then at each."""
    with tempfile.TemporaryDirectory() as folder:
        laid, _ = lay_tables(Path(folder), tables)
        plan: list[Any] = [(n, *table, []) for n, table in enumerate(laid)]
        with serving(Path(folder)) as servers:
            before = memory_kb(servers[0].process.pid)
            found = play(servers, plan, seconds, pace)
            found["kb_per_table"] = (found["server_mb"] * 1024 - before) / tables
    return {"tables": tables, "clients": tables * SEATS} | found


def measure_two(tables: int, seconds: float) -> dict[str, float]:
    """Measure how many more moves two processes take on one PostgreSQL than one does there.

    Where there are not enough cores, moves are counted by the computing time of the busiest
    process: as many as would be made if each process had a core of its own.
    """
    by_time: list[float] = []
    moves: list[float] = []
    for processes in (1, 2):
        with tempfile.TemporaryDirectory() as folder, postgres() as database:
            laid, _ = lay_tables(Path(folder), tables, database=database)
            plan: list[Any] = [(n, *table, []) for n, table in enumerate(laid)]
            with serving(Path(folder), database, processes) as servers:
                found = play(servers, plan, seconds, BUSY_PACE)
        moves.append(found["moves_per_second"])
        by_time.append(found["moves_per_second"] / found["busiest_process_cores"])
    enough = (os.cpu_count() or 1) >= CORES_FOR_TWO
    return {
        "moves_per_second_of_one": moves[0],
        "moves_per_second_of_two": moves[1],
        "with_a_core_each_one": by_time[0],
        "with_a_core_each_two": by_time[1],
        "ratio": moves[1] / moves[0] if enough else by_time[1] / by_time[0],
    }


def measure_watchers(watchers: int, seconds: float, pace: float) -> dict[str, float]:
    """Measure one table with many spectators."""
    with tempfile.TemporaryDirectory() as folder:
        laid, cookies = lay_tables(Path(folder), 1, watchers)
        with serving(Path(folder)) as servers:
            plan = [(0, laid[0].code, laid[0].cookies, cookies)]
            return {"watchers": watchers} | play(servers, plan, seconds, pace)


# --- tables at rest ----------------------------------------------------------------------------
def measure_rest(tables: int) -> dict[str, float]:
    """Measure what tables take at which nothing happens, and the time from a start to a move."""
    with tempfile.TemporaryDirectory() as folder:
        laid, _ = lay_tables(Path(folder), tables)
        began = time.monotonic()
        with serving(Path(folder)) as (server,):
            asyncio.run(first_move(server.port, laid[-1].code.split()[0], laid[-1].cookies))
            first = time.monotonic() - began
            started = memory_kb(server.process.pid)
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            for table in laid:
                cookie = f"citadella={table.cookies[0]}"
                connection.request(
                    "GET", f"/api/tables/{table.code.split()[0]}", headers={"cookie": cookie}
                )
                answer = connection.getresponse()
                answer.read()
                if answer.status != 200:
                    sys.exit(f"A table cannot be looked at: {answer.status}.")
            looked_at = memory_kb(server.process.pid)
    return {
        "tables": tables,
        "restart_to_first_move_s": first,
        "server_mb": started / 1024,
        "kb_per_table_looked_at": (looked_at - started) / tables,
    }


async def first_move(port: int, code: str, cookies: list[str]) -> None:
    """Sit down at a table and make a move."""
    from tools.measure.load_clients import LoadTable

    table = LoadTable(0, f"{code} -", cookies, [])
    loop = asyncio.get_running_loop()
    for client, (path, cookie) in enumerate(table.wants()):
        wire = Wire(path, cookie, lambda m, c=client: table.heard(c, m))  # type: ignore[misc]
        await loop.create_connection(lambda w=wire: w, "127.0.0.1", port)  # type: ignore[misc]
        table.wires.append(wire)
    while table.missing or table.asked is None:
        await asyncio.sleep(0.005)
    table.play(3600.0)
    while not table.times:
        await asyncio.sleep(0.005)


# --- the whole ---------------------------------------------------------------------------------
def tell(title: str, found: dict[str, float]) -> None:
    """Print what was measured."""
    print(f"== {title} (load average {os.getloadavg()[0]:.1f})")
    for name, value in found.items():
        print(f"{name:>24} {value:10.2f}", flush=True)


def main() -> int:
    """Read the command line, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", choices=["play", "two", "watch", "rest"], help="one of the measurements"
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--resting", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument("--busy", type=int, default=BUSY_TABLES)
    parser.add_argument("--port", type=int, action="append", help=argparse.SUPPRESS)
    parser.add_argument("--plan", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.plan is not None:
        asyncio.run(
            be_clients(wish.port, json.loads(wish.plan.read_text()), wish.seconds, wish.pace)
        )
        return 0
    too_much: list[str] = []
    print(f"The build is {citadella.build_kind()}.")
    if wish.only in (None, "two"):
        # With all the cores that there are: a process on top of two would only be in the way.
        found = measure_two(wish.busy, min(wish.seconds, BUSY_SECONDS))
        tell("one process and two on PostgreSQL", found)
        if found["ratio"] < TWO_TIMES:
            too_much.append(f"two processes: {found['ratio']:.2f} is less than {TWO_TIMES} times.")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, CORES & os.sched_getaffinity(0) or os.sched_getaffinity(0))

    def limit(what: str, value: float, most: float) -> None:
        if value > most:
            too_much.append(f"{what}: {value:.1f} is more than {most:.0f}.")

    if wish.only in (None, "play"):
        for tables in sorted({min(200, wish.tables), wish.tables}):
            found = measure_play(tables, wish.seconds, wish.pace)
            tell(f"{tables} tables", found)
            limit(f"p99 at {tables} tables in ms", found["p99_ms"], PLAY_MS)
    if wish.only in (None, "watch"):
        found = measure_watchers(wish.watchers, wish.seconds, wish.pace)
        tell(f"{wish.watchers} spectators", found)
        limit("p99 with spectators in ms", found["p99_ms"], WATCH_MS)
    if wish.only in (None, "rest"):
        found = measure_rest(wish.resting)
        tell(f"{wish.resting} tables at rest", found)
        limit("KB for a table at rest", found["kb_per_table_looked_at"], REST_KB)
        limit(
            "seconds from the start to the first move", found["restart_to_first_move_s"], RESTART_S
        )
    print("\n".join(too_much) or "All limits hold.")
    return 1 if too_much else 0


if __name__ == "__main__":
    sys.exit(main())

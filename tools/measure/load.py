"""Load test of the server, with WebSocket clients on the same two cores (`make load`).

    python -m tools.measure.load [--only play]

There are measurements of four situations: maximum throughput (of one process, and of two that share
a PostgreSQL database); 200 and 1,000 tables of four players with one move per second each; a table
with 1,000 spectators; and 10,000 idle tables. The exit code is 1 if a limit is exceeded.
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
from tools.measure.load_clients import WARM_UP, Wire, run_clients
from tools.measure.load_tables import SEATS, store_tables

CORES: Final = {0, 1}
#: The limits in milliseconds, without and with spectators, for the 99th percentile of the delay
#: from sending an action until the last client has received the new view.
PLAY_MS: Final = 100.0
WATCH_MS: Final = 250.0
#: The minimum throughput of two processes, relative to one process.
TWO_TIMES: Final = 1.5
#: The number of cores needed to measure two processes directly: one for each process, and two for
#: the clients and the database.
CORES_FOR_TWO: Final = 4
#: For the test of throughput: the number of tables, the seconds between moves at a table, and the
#: maximum duration in seconds, after which some games would be over.
BUSY_TABLES: Final = 400
BUSY_PACE: Final = 0.02
BUSY_SECONDS: Final = 20.0
#: The maximum memory that a loaded, idle table may use, in KB.
REST_KB: Final = 100.0
#: The maximum time from starting the server to the first move, in seconds.
RESTART_S: Final = 5.0


# --- processes --------------------------------------------------------------------------------
def memory_kb(pid: int) -> float:
    """Return the resident memory of a process, in KB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(data: Path, database: str = "", processes: int = 1) -> Iterator[list[UnlimitedServer]]:
    """Run one or more servers on one database; afterwards, exit if their logs contain errors."""
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


# --- tables in play ----------------------------------------------------------------------------
def play(
    servers: list[UnlimitedServer], plan: list[Any], seconds: float, pace: float
) -> dict[str, float]:
    """Run clients that play at the tables of `plan`; return the measured values by name."""
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
        report = json.loads(clients.stdout.readline())
        took = time.monotonic() - began
        shares = [(cpu_seconds(p) - u) / took for p, u in zip(pids, used, strict=True)]
        memory = sum(memory_kb(pid) for pid in pids)
        clients.wait()
    times = sorted(each * 1000 for each in report["times"])
    return {
        "moves": len(times),
        "moves_per_second": len(times) / seconds,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "max_ms": times[-1],
        "message_bytes": report["size"],
        "server_cores": sum(shares),
        "busiest_process_cores": max(shares),
        "client_cores": report["cores"],
        "server_mb": memory / 1024,
    }


def measure_play(tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Measure delays and load with a move every `pace` seconds at each table."""
    with tempfile.TemporaryDirectory() as folder:
        stored, _ = store_tables(Path(folder), tables)
        plan: list[Any] = [(n, *table, []) for n, table in enumerate(stored)]
        with serving(Path(folder)) as servers:
            before = memory_kb(servers[0].process.pid)
            found = play(servers, plan, seconds, pace)
            found["kb_per_table"] = (found["server_mb"] * 1024 - before) / tables
    return {"tables": tables, "clients": tables * SEATS} | found


def measure_two(tables: int, seconds: float) -> dict[str, float]:
    """Measure the throughput of two processes that share a database, relative to one process.

    On a machine with too few cores, the throughput per core of the busiest process is used as an
    estimate of the throughput if every process had a core of its own.
    """
    by_time: list[float] = []
    moves: list[float] = []
    for processes in (1, 2):
        with tempfile.TemporaryDirectory() as folder, postgres() as database:
            stored, _ = store_tables(Path(folder), tables, database=database)
            plan: list[Any] = [(n, *table, []) for n, table in enumerate(stored)]
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
    """Measure delays and load with one table that has many spectators."""
    with tempfile.TemporaryDirectory() as folder:
        stored, cookies = store_tables(Path(folder), 1, watchers)
        with serving(Path(folder)) as servers:
            plan = [(0, stored[0].code, stored[0].cookies, cookies)]
            return {"watchers": watchers} | play(servers, plan, seconds, pace)


# --- idle tables -------------------------------------------------------------------------------
def measure_rest(tables: int) -> dict[str, float]:
    """Measure the memory of idle tables, and the time from the server's start to the first move."""
    with tempfile.TemporaryDirectory() as folder:
        stored, _ = store_tables(Path(folder), tables)
        began = time.monotonic()
        with serving(Path(folder)) as (server,):
            asyncio.run(first_move(server.port, stored[-1].code.split()[0], stored[-1].cookies))
            first = time.monotonic() - began
            started = memory_kb(server.process.pid)
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            for table in stored:
                cookie = f"citadella={table.cookies[0]}"
                connection.request(
                    "GET", f"/api/tables/{table.code.split()[0]}", headers={"cookie": cookie}
                )
                answer = connection.getresponse()
                answer.read()
                if answer.status != 200:
                    sys.exit(f"Loading a table failed with status {answer.status}.")
            loaded = memory_kb(server.process.pid)
    return {
        "tables": tables,
        "restart_to_first_move_s": first,
        "server_mb": started / 1024,
        "kb_per_table_loaded": (loaded - started) / tables,
    }


async def first_move(port: int, code: str, cookies: list[str]) -> None:
    """Connect to the table `code` with these cookies and make a move."""
    from tools.measure.load_clients import LoadTable

    table = LoadTable(0, f"{code} -", cookies, [])
    loop = asyncio.get_running_loop()
    for client, (path, cookie) in enumerate(table.client_requests()):
        wire = Wire(path, cookie, lambda m, c=client: table.heard(c, m))  # type: ignore[misc]
        await loop.create_connection(lambda w=wire: w, "127.0.0.1", port)  # type: ignore[misc]
        table.wires.append(wire)
    while table.missing or table.asked is None:
        await asyncio.sleep(0.005)
    table.play(3600.0)
    while not table.times:
        await asyncio.sleep(0.005)


# --- command line ------------------------------------------------------------------------------
def show(title: str, found: dict[str, float]) -> None:
    """Print the measured values under a title."""
    print(f"== {title} (load average {os.getloadavg()[0]:.1f})")
    for name, value in found.items():
        print(f"{name:>24} {value:10.2f}", flush=True)


def main() -> int:
    """Run the measurements chosen on the command line; return 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", choices=["play", "two", "watch", "rest"], help="run only this measurement"
    )
    parser.add_argument("--tables", type=int, default=1000, help="tables in play")
    parser.add_argument("--watchers", type=int, default=1000, help="spectators of the one table")
    parser.add_argument("--resting", type=int, default=10_000, help="idle tables")
    parser.add_argument("--seconds", type=float, default=60.0, help="duration of a measurement")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument(
        "--busy", type=int, default=BUSY_TABLES, help="tables to measure throughput"
    )
    parser.add_argument("--port", type=int, action="append", help=argparse.SUPPRESS)
    parser.add_argument("--plan", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.plan is not None:
        asyncio.run(
            run_clients(
                arguments.port,
                json.loads(arguments.plan.read_text()),
                arguments.seconds,
                arguments.pace,
            )
        )
        return 0
    exceeded: list[str] = []
    print(f"The build is {citadella.build_kind()}.")
    if arguments.only in (None, "two"):
        # Measure this before limiting the cores: the clients and the database also need cores.
        found = measure_two(arguments.busy, min(arguments.seconds, BUSY_SECONDS))
        show("one and two processes on PostgreSQL", found)
        if found["ratio"] < TWO_TIMES:
            exceeded.append(
                f"throughput of two processes: {found['ratio']:.2f} times that of one, but"
                f" {TWO_TIMES} is required"
            )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, CORES & os.sched_getaffinity(0) or os.sched_getaffinity(0))

    def limit(what: str, value: float, most: float) -> None:
        if value > most:
            exceeded.append(f"{what}: {value:.1f} exceeds the limit of {most:.0f}")

    if arguments.only in (None, "play"):
        for tables in sorted({min(200, arguments.tables), arguments.tables}):
            found = measure_play(tables, arguments.seconds, arguments.pace)
            show(f"{tables} tables", found)
            limit(f"p99 with {tables} tables, in ms", found["p99_ms"], PLAY_MS)
    if arguments.only in (None, "watch"):
        found = measure_watchers(arguments.watchers, arguments.seconds, arguments.pace)
        show(f"{arguments.watchers} spectators", found)
        limit("p99 with spectators, in ms", found["p99_ms"], WATCH_MS)
    if arguments.only in (None, "rest"):
        found = measure_rest(arguments.resting)
        show(f"{arguments.resting} idle tables", found)
        limit("memory per idle table, in KB", found["kb_per_table_loaded"], REST_KB)
        limit("start to first move, in seconds", found["restart_to_first_move_s"], RESTART_S)
    print("\n".join(exceeded) or "No limit was exceeded.")
    return 1 if exceeded else 0


if __name__ == "__main__":
    sys.exit(main())

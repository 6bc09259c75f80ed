"""How fast the server is: many tables, real WebSocket clients, a move a second at each table.

`python -m tools.load` starts a server and a second process with the clients, and measures the
time from an action being sent to all four clients having the new view. Fails above the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import citadella
from citadella.rules import Game, Setup
from citadella.server.guests import new_guest
from citadella.server.models import Guest, MoveRow, SeatRow
from citadella.server.new_tables import table_row
from citadella.server.store import Store, database_url, migrate
from tests.server.house import ServerProcess

SEATS = 4
LIMIT_MS = 150.0
CORES = {0, 1}
CONNECTS_PER_SECOND = 80
WARM_UP = 5.0


# --- before ---------------------------------------------------------------------------------
async def lay_tables(data: Path, tables: int) -> list[tuple[str, list[str]]]:
    """Store tables in mid-game; gives the code of each and the cookies of its players."""
    url = database_url(data, None)
    await asyncio.to_thread(migrate, url)
    store = Store(url)
    laid = [await _lay_table(store, number) for number in range(tables)]
    await store.close()
    return laid


async def _lay_table(store: Store, number: int) -> tuple[str, list[str]]:
    chance = Random(number)
    guests: list[Guest] = []
    cookies: list[str] = []
    for _ in range(SEATS):
        guest, cookie = await new_guest(store)
        guests.append(guest)
        cookies.append(cookie)
    row = table_row(Setup.preset("first-game", players=SEATS), guests[0].id, "none", False, False)
    row.status = "playing"
    seats = [
        SeatRow(seat=i, kind="human", guest=guest.id, bot="", name=guest.name, away=False)
        for i, guest in enumerate(guests)
    ]
    await store.add_table(row, seats)
    game = Game.new(Setup.preset("first-game", players=SEATS), row.seed)
    for n in range(chance.randrange(10, 150)):
        seat, action = game.to_act, chance.choice(game.legal_actions())
        game.play(action)
        if game.over:
            break
        move = MoveRow(table_id=row.id, n=n, seat=seat, action=action.text, client_id="", at=0)
        await store.save(row, [], move)
    return row.code, cookies


# --- the clients, in a process of their own -------------------------------------------------
class Seen(msgspec.Struct):
    """What a client of this test reads of a state; the rest costs it no time."""

    type: str
    version: int
    actions: list[str]


class LoadTable:
    """Four clients at a table, and how long its moves took."""

    def __init__(self, number: int) -> None:
        """Wait for the first states."""
        self.number = number
        self.chance = Random(number)
        self.states: list[Seen | None] = [None] * SEATS
        self.sizes: list[int] = []
        self.sockets: list[ClientConnection] = []
        self.changed = asyncio.Event()
        self.times: list[float] = []
        self.over = False

    async def listen(self, seat: int) -> None:
        """Keep the newest state of a seat."""
        decode = msgspec.json.Decoder(Seen).decode
        while True:
            message = await self.sockets[seat].recv(decode=False)
            self.sizes.append(len(message))
            self.states[seat] = decode(message)
            self.changed.set()

    async def play(self, ends: float, pace: float) -> None:
        """Make a move now and then; each waits until all four have seen it."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self.chance.random() * pace)
        while loop.time() < ends and not self.over:
            next_move = loop.time() + pace
            took = await self._move()
            if took is not None:
                self.times.append(took)
            await asyncio.sleep(max(0.0, next_move - loop.time()))

    def version(self) -> int:
        """Return the version that all have seen (-1: not all have seen one)."""
        return min(-1 if state is None else state.version for state in self.states)

    async def _move(self) -> float | None:
        version = self.version()
        seat = next((i for i, state in enumerate(self.states) if state and state.actions), None)
        state = None if seat is None else self.states[seat]
        if seat is None or state is None:
            self.over = True
            return None
        message = {
            "type": "act",
            "id": f"{self.number}-{version}",
            "version": version,
            "action": self.chance.choice(state.actions),
        }
        started = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))
        while self.version() <= version:
            self.changed.clear()
            async with asyncio.timeout(30):
                await self.changed.wait()
        return time.perf_counter() - started


async def be_clients(url: str, plan: Path, seconds: float, pace: float) -> None:
    """Connect everybody, say so, play, and print the times."""
    laid: list[tuple[str, list[str]]] = json.loads(plan.read_text())
    tables = [LoadTable(number) for number in range(len(laid))]
    listeners: list[asyncio.Task[None]] = []
    for table, (code, cookies) in zip(tables, laid, strict=True):
        for seat, cookie in enumerate(cookies):
            headers = {"cookie": f"citadella={cookie}"}
            address = f"{url.replace('http', 'ws', 1)}/ws/{code}"
            table.sockets.append(
                await connect(address, additional_headers=headers, compression=None)
            )
            listeners.append(asyncio.create_task(table.listen(seat)))
            await asyncio.sleep(1 / CONNECTS_PER_SECOND)
    while min(table.version() for table in tables) < 0:
        await asyncio.sleep(0.05)
    print("connected", flush=True)
    used = time.process_time()
    ends = asyncio.get_running_loop().time() + WARM_UP + seconds
    playing = [asyncio.create_task(table.play(ends, pace)) for table in tables]
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.times.clear()
    await asyncio.gather(*playing)
    for listener in listeners:
        listener.cancel()
    sizes = [size for table in tables for size in table.sizes]
    times = [took * 1000 for table in tables for took in table.times]
    cores = (time.process_time() - used) / (seconds + WARM_UP)
    told = {"times": times, "size": sum(sizes) / len(sizes), "cores": cores}
    print(json.dumps(told), flush=True)
    for table in tables:
        for socket in table.sockets:
            await socket.close()


# --- the whole ------------------------------------------------------------------------------
def memory_mb(pid: int) -> float:
    """Return the memory of a process."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True)
    return int(told.stdout) / 1024


def cpu_seconds(pid: int) -> float:
    """Return the computing time of a process (in whole seconds, so measure many)."""
    told = subprocess.run(
        ["ps", "-o", "cputimes=", "-p", str(pid)], capture_output=True, check=True
    )
    return float(told.stdout)


def measure(tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Run the whole thing."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, CORES & os.sched_getaffinity(0) or os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        empty = ServerProcess(Path(folder) / "empty")
        before = memory_mb(empty.process.pid)
        empty.stop()
        data = Path(folder) / "data"
        plan = Path(folder) / "plan.json"
        print(f"Laying {tables} tables …", flush=True)
        plan.write_text(json.dumps(asyncio.run(lay_tables(data, tables))))
        server = ServerProcess(data)
        print(f"Connecting {tables * SEATS} clients …", flush=True)
        options = ["--seconds", str(seconds), "--pace", str(pace), "--plan", str(plan)]
        clients = subprocess.Popen(
            [sys.executable, "-m", "tools.load", "--url", server.url, *options],
            stdout=subprocess.PIPE,
        )
        assert clients.stdout is not None
        if clients.stdout.readline().strip() != b"connected":
            sys.exit(f"The clients did not connect. {server.mistakes()}")
        print(f"Playing for {seconds:.0f} s …", flush=True)
        used, began = cpu_seconds(server.process.pid), time.monotonic()
        told = json.loads(clients.stdout.readline())
        used = cpu_seconds(server.process.pid) - used
        share = used / (time.monotonic() - began)
        after = memory_mb(server.process.pid)
        clients.wait()
        server.stop()
        if server.mistakes():
            sys.exit(server.mistakes())
    times = sorted(told["times"])
    return {
        "tables": tables,
        "clients": tables * SEATS,
        "moves": len(times),
        "moves_per_second": len(times) / seconds,
        "p50_ms": times[len(times) // 2],
        "p99_ms": times[len(times) * 99 // 100],
        "max_ms": times[-1],
        "message_bytes": told["size"],
        "server_mb": after,
        "kb_per_table": (after - before) * 1024 / tables,
        "server_cores": share,
        "client_cores": told["cores"],
        "load_average": os.getloadavg()[0],
    }


def main() -> int:
    """Read the command line, measure, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--plan", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.plan is not None:
        asyncio.run(be_clients(wish.url, wish.plan, wish.seconds, wish.pace))
        return 0
    print(f"The build is {citadella.build_kind()}.")
    found = measure(wish.tables, wish.seconds, wish.pace)
    for name, value in found.items():
        print(f"{name:>18} {value:10.2f}")
    share = found["client_cores"] / max(0.01, found["client_cores"] + found["server_cores"])
    print(f"The clients took {share:.0%} of the computing time; others had what is left.")
    if found["p99_ms"] > LIMIT_MS:
        print(f"p99 is above {LIMIT_MS:.0f} ms.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

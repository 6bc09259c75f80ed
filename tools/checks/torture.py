"""Fault injection: kill, freeze or starve a part of a running cluster and check for lost data.

    python -m tools.checks.torture [--rounds 100] [--seed 0] [--alone]

Two servers share a PostgreSQL database, whose data is on a small separate disk. Scripted people,
who connect to either server, play with bots at several tables, chat, undo actions and ask for
rematches. A spectator watches a tournament of bots. Each round injects one fault, in random order:
a server, the database or the bots' worker processes are killed (SIGKILL), the database is frozen
for half a minute, the disk fills up, or a server's clock jumps by an hour.

After every fault, each table must make progress within ten seconds. The database must contain every
acknowledged message exactly once, no rejected message, and every table version that a client has
seen. Every stored game must replay without errors, and nobody may have lost a seat by running out
of time. At the end, ratings and tournament standings must equal those recomputed from the results
and the game records.

`--alone` tests one server on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from rich.progress import track
from sqlalchemy import create_engine, select, text
from sqlalchemy.orm import Session
from websockets.exceptions import WebSocketException

from citadella.notation.setups import setup_from_json
from citadella.rules import Game
from citadella.server.meeting import tournament_entries as entries
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url
from citadella.server.storage.models import TournamentRow
from citadella.server.storage.results import wrong_ratings
from citadella.server.tables.table import played
from tests.server.harness import Connection, Message, Person, ServerProcess
from tests.server.postgres import Postgres
from tests.server.test_tournaments import standings_by_records

TIMEOUT_S: Final = 120.0
#: The maximum time in seconds until every table makes progress after a fault.
STILL: Final = 10.0
FROZEN: Final = 30.0
DISK_MEGABYTES: Final = 160
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
#: The seats of each table, its clock, and whether it is rated.
TABLES = (
    (("me", "builder", "builder", "random"), "none", False),
    (("me", "open", "builder"), "slow", False),
    (("me", "open", "open", "open"), "none", True),
    (("me", "builder", "builder", "builder", "builder", "builder", "builder"), "none", False),
)
#: The tournament that the spectator watches.
CUP = {
    "name": "Cup",
    "edition": "2016",
    "size": 3,
    "rounds": 12,
    "clock": "none",
    "round_minutes": 60 * 24,
    "bots": ["builder"] * 6,
    "enter": False,
}
#: Errors that leave open whether the message was stored; the client sends it again.
UNKNOWN = ("storage", "elsewhere", "slow-down")
#: Errors that mean that the message was not stored.
REFUSED = ("stale", "no-undo", "not-your-turn", "illegal")


async def check_ratings(database: Database) -> list[str]:
    """Return the people and games whose stored ratings differ from recomputed ones."""
    return await database.transaction(wrong_ratings)


async def check_tournaments(database: Database) -> list[str]:
    """Return the names of tournaments whose standings differ from recomputed ones."""

    def differ(session: Session) -> list[str]:
        return [
            row.name
            for row in session.scalars(select(TournamentRow))
            if standings_by_records(session, row)
            != entries.standings_of(
                entries.entrants_of(session, row), entries.pairings_of(session, row)
            )
        ]

    return await database.transaction(differ)


#: Checks of stored values that can be recomputed; each returns a list of differences.
REPLAYED: list[Callable[[Database], Awaitable[list[str]]]] = [check_ratings, check_tournaments]


class SteppedServer(ServerProcess):
    """A server whose wall clock jumps by an hour: forward on SIGUSR1, back on SIGUSR2."""

    script = (
        """
import signal, time
really, ahead = time.time, [0.0]
time.time = lambda: really() + ahead[0]
def step(number, frame):
    ahead[0] += 3600 if number == signal.SIGUSR1 else -3600
for number in (signal.SIGUSR1, signal.SIGUSR2):
    signal.signal(number, step)
"""
        + ServerProcess.script
    )


class Witness:
    """Everything that the servers have acknowledged, rejected or shown to the clients."""

    def __init__(self) -> None:
        self.moves: set[tuple[str, str]] = set()
        self.words: set[tuple[str, str]] = set()
        self.refused: set[tuple[str, str]] = set()
        self.versions: dict[str, int] = {}
        self.over: set[str] = set()

    def saw(self, code: str, at: Connection) -> None:
        """Record the table versions and results that the connection `at` has received."""
        for message in at.received:
            if message["type"] == "state":
                self.versions[code] = max(self.versions.get(code, 0), message["version"])
                if message["result"] is not None:
                    self.over.add(code)
        at.received.clear()

    def copy(self) -> Witness:
        """Return a copy with all observations so far."""
        same = Witness()
        same.moves, same.words = set(self.moves), set(self.words)
        same.refused, same.over = set(self.refused), set(self.over)
        same.versions = dict(self.versions)
        return same


class Player:
    """A scripted player who reconnects whenever the connection breaks."""

    def __init__(self, clients: list[Person], code: str, name: str, witness: Witness) -> None:
        """Prepare to play at a table; `clients` are one person's clients, one for each server."""
        self.clients = clients
        self.code = code
        self.name = name
        self.witness = witness
        self.chance = Random(name)
        self.unanswered: Message | None = None
        self.sent = 0

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            person = self.chance.choice(self.clients)
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(STILL / 2):
                    at = await person.open_connection(self.code)
                try:
                    await self._play_at(person, at)
                finally:
                    self.witness.saw(self.code, at)
                    with contextlib.suppress(*LOST):
                        await at.close()
            await asyncio.sleep(0.05)

    async def _play_at(self, person: Person, at: Connection) -> None:
        async with asyncio.timeout(STILL / 2):
            await at.until(lambda m: m["type"] == "state")
        if self.unanswered is not None:
            await self._send(at, self.unanswered)
        while True:
            self.witness.saw(self.code, at)
            if at.state["result"] is not None:
                answer = await person.http.post(f"/api/tables/{self.code}/rematch", json={})
                if answer.status_code == 200:
                    self.code = answer.json()["code"]
                return
            if self.chance.random() < 0.05:
                await self._send(at, {"type": "chat", "text": f"{self.name} {self.sent}"})
            elif at.state["can_undo"] and self.chance.random() < 0.1:
                await self._send(at, {"type": "undo", "version": at.state["version"]})
            elif at.state["actions"]:
                action = self.chance.choice(at.state["actions"])
                version = at.state["version"]
                await self._send(at, {"type": "act", "version": version, "action": action})
            else:
                await at.next()

    async def _send(self, at: Connection, message: Message) -> None:
        """Send a message and record the reply; until then, `unanswered` contains the message."""
        if "id" not in message:
            self.sent += 1
            message["id"] = f"{self.name}-{self.sent}"
        self.unanswered = message
        answer = await at.say(**message)
        if answer["type"] == "error" and answer["error"] in UNKNOWN:
            if answer["error"] == "slow-down":
                await asyncio.sleep(1.0)
            raise ConnectionError(answer["message"])
        assert answer["type"] == "state" or answer["error"] in REFUSED, answer
        self.unanswered = None
        key = (self.code, message["id"])
        if answer["type"] == "error":
            self.witness.refused.add(key)
        elif message["type"] == "chat":
            self.witness.words.add(key)
        else:
            self.witness.moves.add(key)


class Spectator:
    """A person who creates a tournament of bots and watches one of its tables."""

    def __init__(self, clients: list[Person], witness: Witness) -> None:
        """Prepare to watch; `clients` are one person's clients, one for each server."""
        self.clients = clients
        self.witness = witness
        self.chance = Random("spectator")
        self.tournament = ""
        # The watch code of the table being watched.
        self.code = ""
        self.over = 0

    async def make(self, person: Person) -> None:
        """Create and start a tournament of bots."""
        tournament = (await person.post("tournaments", CUP, 201))["code"]
        await person.post(f"tournaments/{tournament}/start")
        self.tournament = tournament

    async def play(self) -> None:
        """Watch until cancelled."""
        while True:
            person = self.chance.choice(self.clients)
            with contextlib.suppress(*LOST):
                answer = await person.http.get(f"/api/tournaments/{self.tournament}")
                if answer.status_code == 200:
                    await self._watch(person, answer.json())
            await asyncio.sleep(0.2)

    async def _watch(self, person: Person, info: Message) -> None:
        """Watch a table until its game is over, or start a new tournament if `info` is over."""
        if info["status"] == "over":
            self.over += 1
            with contextlib.suppress(AssertionError):
                await self.make(person)
            return
        boards = [board["watch"] for board in info["played"][-1] if board["status"] == "playing"]
        if not boards:
            return
        if self.code not in boards:
            self.code = boards[0]
        async with asyncio.timeout(STILL / 2):
            at = await person.open_connection(self.code)
        try:
            async with asyncio.timeout(STILL / 2):
                await at.until(lambda m: m["type"] == "state")
            while at.state["result"] is None:
                self.witness.saw(self.code, at)
                await at.next()
        finally:
            self.witness.saw(self.code, at)
            with contextlib.suppress(*LOST):
                await at.close()


# --- the system under test ------------------------------------------------------------------
class Cluster:
    """One or two servers with their database, and the faults that can be injected."""

    def __init__(self, folder: Path, alone: bool, frozen: float) -> None:
        """Start the database and the servers; a database freeze lasts `frozen` seconds."""
        self.frozen = frozen
        self.alone = alone
        self.stack = contextlib.ExitStack()
        self.disk = self.stack.enter_context(small_disk())
        self.postgres: Postgres | None = None
        url = ""
        if not alone:
            self.postgres = Postgres(self.disk)
            self.stack.callback(self.postgres.close)
            url = self.postgres.url
        names = ("one",) if alone else ("one", "two")
        places = [self.disk if alone else folder / name for name in names]
        self.servers = [SteppedServer(place / "server", database=url) for place in places]
        self.url = database_url(places[0] / "server", url or None)

    def faults(self) -> dict[str, Callable[[Random], Awaitable[None]]]:
        """Return the faults that can be injected into this cluster, by name."""
        found: dict[str, Callable[[Random], Awaitable[None]]] = {
            "server killed": self.kill_server,
            "bots killed": self.kill_bots,
            "clock stepped": self.step_clock,
        }
        if os.path.ismount(self.disk):
            found["disk full"] = self.fill_disk
        if self.postgres is not None:
            found["database killed"] = self.kill_database
            found["database frozen"] = self.freeze_database
        return found

    async def kill_server(self, chance: Random) -> None:
        """Kill a server; restart it at once if it is the only one."""
        server = chance.choice(self.servers)
        workers = children(server.process.pid)
        server.kill()
        await asyncio.to_thread(wait_until_gone, workers)
        if self.alone:
            await self.mend()

    async def kill_bots(self, chance: Random) -> None:
        """Kill all worker processes of bots."""
        for server in self.servers:
            for pid in children(server.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    async def step_clock(self, chance: Random) -> None:
        """Step the wall clock of a server by an hour, forwards or backwards."""
        number = chance.choice((signal.SIGUSR1, signal.SIGUSR2))
        chance.choice(self.servers).process.send_signal(number)

    async def fill_disk(self, chance: Random) -> None:
        """Fill the disk for up to two seconds."""
        filler = self.disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1 << 16))
        await asyncio.sleep(chance.uniform(0.5, 2.0))
        filler.unlink()
        if self.postgres is not None:
            # PostgreSQL may have shut down because of the full disk: if so, restart it.
            with contextlib.suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(self.postgres.process.wait, 1.0)
                await asyncio.to_thread(self.postgres.start)

    async def kill_database(self, chance: Random) -> None:
        """Kill the database and restart it."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(chance.uniform(0.0, 1.0))
        await asyncio.to_thread(self.postgres.start)

    async def freeze_database(self, _chance: Random) -> None:
        """Suspend the database's processes for `frozen` seconds."""
        assert self.postgres is not None
        self.postgres.signal(signal.SIGSTOP)
        await asyncio.sleep(self.frozen)
        self.postgres.signal(signal.SIGCONT)

    async def mend(self) -> None:
        """Restart the servers that have exited."""
        for i, server in enumerate(self.servers):
            if server.process.poll() is not None:
                self.servers[i] = await asyncio.to_thread(server.restarted)

    def close(self) -> None:
        """Stop everything."""
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()
        self.stack.close()

    def mistakes(self) -> list[str]:
        """Return the lines in the servers' logs that report internal errors."""
        logs = "\n".join(server.errors() for server in self.servers)
        return [line for line in logs.splitlines() if "failed unexpectedly" in line]


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """Yield the folder of a small tmpfs, or an ordinary folder if tmpfs cannot be mounted."""
    disk = Path(tempfile.mkdtemp(prefix="disk"))
    # PostgreSQL may run as another user, who must be able to enter the folder.
    disk.chmod(0o755)
    size = f"size={DISK_MEGABYTES}m,mode=0777"
    mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(disk)]
    mounted = os.name == "posix" and os.geteuid() == 0
    mounted = mounted and subprocess.run(mount, check=False, capture_output=True).returncode == 0
    try:
        yield disk
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(disk)], check=False)
        shutil.rmtree(disk, ignore_errors=True)


class Torture:
    """The tables, the players, and the cluster under test."""

    def __init__(self, cluster: Cluster, seed: int, still: float) -> None:
        """Prepare a run; all tables must make progress within `still` seconds after a fault."""
        self.cluster = cluster
        self.witness = Witness()
        self.chance = Random(seed)
        self.still = still
        self.players: list[Player | Spectator] = []
        # By kind of fault: the longest time in seconds until all tables made progress again.
        self.longest: dict[str, float] = {}

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        """Create the tables, seat the players, and start the spectator's tournament."""
        for number, (seats, clock, rated) in enumerate(TABLES):
            host = await stack.enter_async_context(self._person())
            code = await host[0].new_table(*seats, clock=clock, rated=rated)
            self.players.append(Player(host, code, f"t{number}s0", self.witness))
            for seat, kind in enumerate(seats):
                if kind == "open":
                    guest = await stack.enter_async_context(self._person())
                    await guest[-1].change(code, "sit", seat=seat)
                    self.players.append(Player(guest, code, f"t{number}s{seat}", self.witness))
            await host[-1].change(code, "start")
        spectator = Spectator(await stack.enter_async_context(self._person()), self.witness)
        await spectator.make(spectator.clients[0])
        self.players.append(spectator)

    @contextlib.asynccontextmanager
    async def _person(self) -> AsyncIterator[list[Person]]:
        """Yield the clients of a new person: one for each server, all with the same cookies."""
        first, *others = [Person(server.url) for server in self.cluster.servers]
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(first)
            for other in others:
                other.http.cookies = first.http.cookies
                await stack.enter_async_context(other)
            yield [first, *others]

    async def round(self, fault: str) -> None:
        """Inject a fault during play, wait for progress at every table, and check the database."""
        await asyncio.sleep(self.chance.uniform(0.2, 1.2))
        await self.cluster.faults()[fault](self.chance)
        gone = time.monotonic()
        await self.go_on(dict(self.witness.versions), gone, fault)
        self.longest[fault] = max(self.longest.get(fault, 0.0), time.monotonic() - gone)
        await asyncio.to_thread(self.check, self.witness.copy())
        await self.cluster.mend()

    async def go_on(self, before: dict[str, int], since: float, fault: str = "start") -> None:
        """Wait until every table has a newer version than in `before`; fail after a time limit."""
        for player in self.players:
            while True:
                code = player.code
                if self.witness.versions.get(code, -1) > before.get(code, -1):
                    break
                still = time.monotonic() - since
                assert still < self.still, f"{fault}: no progress at the table {code} for {still} s"
                await asyncio.sleep(0.02)

    def check(self, seen: Witness) -> None:
        """Check that the database agrees with the observations in `seen`."""
        engine = create_engine(self.cluster.url)
        with engine.connect() as connection:
            if not self.cluster.alone:
                # Play continues, so make all queries read the same snapshot of the database.
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")

            def ask(query: str, **values: Any) -> list[Any]:
                return list(connection.execute(text(query), values).all())

            away = "SELECT t.code FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.away"
            assert ask(away) == [], "a player has lost a seat by running out of time"
            codes = set()
            for table_id, code, watch, setup, seed, version in ask(
                "SELECT id, code, watch, setup, seed, version FROM tables"
            ):
                codes.add(code)
                shown = max(seen.versions.get(code, 0), seen.versions.get(watch, 0))
                assert version >= shown, "a client has seen a version that is not stored"
                moves = ask(
                    "SELECT n, action, client_id FROM moves WHERE table_id = :id ORDER BY n",
                    id=table_id,
                )
                words = ask("SELECT client_id FROM chat WHERE table_id = :id", id=table_id)
                _check_ids(code, [move[2] for move in moves], seen.moves, seen)
                _check_ids(code, [word[0] for word in words], seen.words, seen)
                assert [move[0] for move in moves] == list(range(len(moves)))
                game = Game.new(setup_from_json(json.loads(setup)), seed)
                for action in played(move[1] for move in moves):
                    game.play(action)
                assert game.over or not seen.over & {code, watch}
            assert {code for code, _ in seen.moves} <= codes, "a table has been lost"
        engine.dispose()

    async def check_what_follows(self) -> None:
        """Compare the stored ratings and standings with recomputed ones."""
        database = Database(self.cluster.url)
        for replayed in REPLAYED:
            differs = await replayed(database)
            assert differs == [], differs
        await database.close()


def _check_ids(code: str, stored: list[str], known: set[tuple[str, str]], seen: Witness) -> None:
    ids = [each for each in stored if each]
    assert len(set(ids)) == len(ids), "a message was stored twice"
    acknowledged = {each for table, each in known if table == code}
    assert acknowledged <= set(ids), f"acknowledged, but lost: {acknowledged - set(ids)}"
    refused = {each for table, each in seen.refused if table == code}
    assert not refused & set(ids), f"rejected, but stored: {refused & set(ids)}"


def children(pid: int) -> list[int]:
    """Return the ids of the child processes of a process."""
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, check=False)
    return [int(word) for word in listed.stdout.split()]


def wait_until_gone(pids: list[int]) -> None:
    """Wait until the processes `pids`, the workers of a killed server, have ended."""
    deadline = time.monotonic() + TIMEOUT_S
    for pid in pids:
        while (
            subprocess.run(["ps", "-p", str(pid)], capture_output=True, check=False).returncode == 0
        ):
            assert time.monotonic() < deadline, "a worker has outlived its server"
            time.sleep(0.05)


def mixed(faults: list[str], rounds: int, seed: int) -> list[str]:
    """Return the fault of each round: each kind equally often, in an order determined by `seed`."""
    found = [faults[i % len(faults)] for i in range(rounds)]
    Random(seed).shuffle(found)
    return found


async def torture(
    folder: Path,
    rounds: int,
    seed: int = 0,
    *,
    alone: bool = False,
    frozen: float = FROZEN,
    still: float = STILL,
    progress: bool = False,
) -> str:
    """Run all rounds; return a one-sentence summary."""
    cluster = Cluster(folder, alone, frozen)
    try:
        game = Torture(cluster, seed, still)
        faults = mixed(list(cluster.faults()), rounds, seed)
        async with contextlib.AsyncExitStack() as stack:
            await game.sit_down(stack)
            async with asyncio.TaskGroup() as tasks:
                playing = [tasks.create_task(player.play()) for player in game.players]
                await game.go_on({}, time.monotonic() + TIMEOUT_S)
                for fault in track(faults, "Torturing") if progress else faults:
                    await game.round(fault)
                for task in playing:
                    task.cancel()
        for server in cluster.servers:
            server.stop()
        game.check(game.witness)
        await game.check_what_follows()
        assert cluster.mistakes() == [], cluster.mistakes()
    finally:
        cluster.close()
    witness = game.witness
    mix = ", ".join(f"{count} x {fault}" for fault, count in sorted(Counter(faults).items()))
    still = max(game.longest.values())
    after = ", ".join(f"{fault} {each:.1f}" for fault, each in sorted(game.longest.items()))
    return (
        f"{rounds} rounds ({mix}): {len(witness.moves)} acknowledged moves and"
        f" {len(witness.words)} chat messages at {len(witness.versions)} tables,"
        f" {len(witness.over)} finished games; nothing was lost, and every table made progress"
        f" within {still:.1f} s ({after})."
    )


def main() -> int:
    """Run the test with the options of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100, help="faults to inject (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="decides the order of the faults")
    parser.add_argument("--alone", action="store_true", help="one server on SQLite")
    parser.add_argument("--frozen", type=float, default=FROZEN, help="seconds of a frozen database")
    parser.add_argument("--still", type=float, default=STILL, help="seconds allowed per recovery")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        summary = asyncio.run(
            torture(
                Path(folder),
                options.rounds,
                options.seed,
                alone=options.alone,
                frozen=options.frozen,
                still=options.still,
                progress=True,
            )
        )
    print(summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())

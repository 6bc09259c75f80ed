"""Nothing is lost: kill the server under play, again and again, and see that all is there.

`python -m tools.torture --kills 50` plays at several tables (people, bots, talk, undo, rematch)
while the server is killed (SIGKILL) and started again. After every kill, from the database:
what was acknowledged is there once, what was refused is not, nothing that anyone was shown is
missing, every game replays; and every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from rich.progress import track
from websockets.exceptions import WebSocketException

from citadella.notation.setups import setup_from_json
from citadella.rules import Game
from citadella.server.models import MoveRow
from citadella.server.table import played
from tests.server.house import At, Message, Person, ServerProcess

PATIENCE = 120.0
LOST = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
# People and bots at each table.
TABLES = (
    ("me", "builder", "builder", "random"),
    ("me", "open", "builder"),
    ("me", "open", "open", "open"),
    ("me", "builder", "builder", "builder", "builder", "builder", "builder"),
)


class Witness:
    """What people were told."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.moves: set[tuple[str, str]] = set()
        self.words: set[tuple[str, str]] = set()
        self.refused: set[tuple[str, str]] = set()
        self.versions: dict[str, int] = {}
        self.over: set[str] = set()

    def saw(self, code: str, at: At) -> None:
        """Take down what came over a connection."""
        for message in at.heard:
            if message["type"] == "state":
                self.versions[code] = max(self.versions.get(code, 0), message["version"])
                if message["result"] is not None:
                    self.over.add(code)
        at.heard.clear()


class Player:
    """A person who plays by a script, and does not give up when the connection breaks."""

    def __init__(self, person: Person, code: str, name: str, witness: Witness) -> None:
        """Sit at a table."""
        self.person = person
        self.code = code
        self.name = name
        self.witness = witness
        self.chance = Random(name)
        self.unanswered: Message | None = None
        self.sent = 0

    async def play(self) -> None:
        """Play for ever."""
        while True:
            with contextlib.suppress(*LOST):
                at = await self.person.knock(self.code)
                try:
                    await self._play_at(at)
                finally:
                    self.witness.saw(self.code, at)
                    with contextlib.suppress(*LOST):
                        await at.close()
            await asyncio.sleep(0.05)

    async def _play_at(self, at: At) -> None:
        await at.until(lambda m: m["type"] == "state")
        if self.unanswered is not None:
            await self._send(at, self.unanswered)
        while True:
            self.witness.saw(self.code, at)
            if at.state["result"] is not None:
                answer = await self.person.http.post(f"/api/tables/{self.code}/rematch", json={})
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

    async def _send(self, at: At, message: Message) -> None:
        """Send, and note the answer; without one the same is sent again when there is a server."""
        if "id" not in message:
            self.sent += 1
            message["id"] = f"{self.name}-{self.sent}"
        self.unanswered = message
        answer = await at.say(**message)
        self.unanswered = None
        key = (self.code, message["id"])
        if answer["type"] == "error":
            assert answer["error"] in ("stale", "slow-down", "no-undo", "not-your-turn"), answer
            self.witness.refused.add(key)
        elif message["type"] == "chat":
            self.witness.words.add(key)
        else:
            self.witness.moves.add(key)


class Torture:
    """The tables, the players, and the server that is killed."""

    def __init__(self, data: Path, seed: int) -> None:
        """Start the server for the first time."""
        self.server = ServerProcess(data)
        self.witness = Witness()
        self.chance = Random(seed)
        self.players: list[Player] = []

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        """Lay the tables and let everyone take a seat."""
        for number, seats in enumerate(TABLES):
            host = await stack.enter_async_context(Person(self.server.url))
            code = await host.new_table(*seats)
            self.players.append(Player(host, code, f"t{number}s0", self.witness))
            for seat, kind in enumerate(seats):
                if kind == "open":
                    guest = await stack.enter_async_context(Person(self.server.url))
                    await guest.change(code, "sit", seat=seat)
                    self.players.append(Player(guest, code, f"t{number}s{seat}", self.witness))
            await host.change(code, "start")

    async def kill(self) -> None:
        """Kill the server in the middle of everything, look, and start it again."""
        await asyncio.sleep(self.chance.uniform(0.2, 1.2))
        workers = children(self.server.process.pid)
        self.server.kill()
        await asyncio.sleep(0.2)
        # Everything that was on its way has arrived or is lost.
        self.check()
        await asyncio.to_thread(wait_until_gone, workers)
        before = dict(self.witness.versions)
        self.server = await asyncio.to_thread(self.server.again)
        await self.go_on(before)

    async def go_on(self, before: dict[str, int]) -> None:
        """Wait until everyone's table has moved on."""
        deadline = time.monotonic() + PATIENCE
        for player in self.players:
            while True:
                code = player.code
                if self.witness.versions.get(code, -1) > before.get(code, -1):
                    break
                assert time.monotonic() < deadline, f"the table {code} does not go on"
                await asyncio.sleep(0.02)

    def check(self) -> None:
        """Compare what people were told with what is stored."""
        with contextlib.closing(sqlite3.connect(self.server.data / "citadella.sqlite")) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for player in self.players:
                assert (player.code,) in database.execute("SELECT code FROM tables").fetchall()
            tables = database.execute("SELECT id, code, setup, seed, version FROM tables")
            for table_id, code, setup, seed, version in tables.fetchall():
                assert version >= self.witness.versions.get(code, 0), "shown, but not stored"
                moves = database.execute(
                    "SELECT n, seat, action, client_id FROM moves WHERE table_id = ? ORDER BY n",
                    (table_id,),
                ).fetchall()
                words = database.execute(
                    "SELECT client_id FROM chat WHERE table_id = ?", (table_id,)
                ).fetchall()
                self._check_ids(code, [move[3] for move in moves], self.witness.moves)
                self._check_ids(code, [word[0] for word in words], self.witness.words)
                assert [move[0] for move in moves] == list(range(len(moves)))
                game = Game.new(setup_from_json(json.loads(setup)), seed)
                for action in played([MoveRow(action=move[2]) for move in moves]):
                    game.play(action)
                assert game.over or code not in self.witness.over

    def _check_ids(self, code: str, stored: list[str], told: set[tuple[str, str]]) -> None:
        ids = [each for each in stored if each]
        assert len(set(ids)) == len(ids), "done twice"
        acknowledged = {each for table, each in told if table == code}
        assert acknowledged <= set(ids), f"acknowledged, but lost: {acknowledged - set(ids)}"
        refused = {each for table, each in self.witness.refused if table == code}
        assert not refused & set(ids), f"refused, but stored: {refused & set(ids)}"


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    told = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, check=False)
    return [int(word) for word in told.stdout.split()]


def wait_until_gone(pids: list[int]) -> None:
    """Workers end with their server."""
    deadline = time.monotonic() + PATIENCE
    for pid in pids:
        while (
            subprocess.run(["ps", "-p", str(pid)], capture_output=True, check=False).returncode == 0
        ):
            assert time.monotonic() < deadline, "a worker lives on without its server"
            time.sleep(0.05)


async def torture(data: Path, kills: int, seed: int = 0, progress: bool = False) -> str:
    """Run the whole thing; gives a sentence about it."""
    game = Torture(data, seed)
    async with contextlib.AsyncExitStack() as stack:
        await game.sit_down(stack)
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(player.play()) for player in game.players]
            await game.go_on({})
            rounds = range(kills)
            for _ in track(rounds, "Killing") if progress else rounds:
                await game.kill()
            for task in playing:
                task.cancel()
        game.server.stop()
        game.check()
    assert game.server.mistakes() == "", game.server.mistakes()
    witness = game.witness
    return (
        f"{kills} kills: {len(witness.moves)} acknowledged moves and {len(witness.words)} words"
        f" at {len(witness.versions)} tables, {len(witness.over)} games over; nothing was lost."
    )


def main() -> int:
    """Read the command line and go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(torture(Path(folder), wish.kills, wish.seed, progress=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

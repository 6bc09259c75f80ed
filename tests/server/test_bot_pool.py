"""Bot pools: worker processes on other machines that connect to a server with a secret."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from citadella.rules import Game, MalformedError, Setup
from citadella.server.bots import remote as bot_pool
from citadella.server.bots.queue import Asker
from citadella.server.bots.remote import MAX_PART_BYTES, PATH, Pool, our_hello, read_secret
from citadella.server.bots.workers import BotRequest
from tests.server.harness import TIMEOUT_S, InProcessServer, Person, eventually, serving_here

SECRET = "a secret of the tests"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "secret.txt"
    file.write_text(SECRET + "\n")
    return file


class PoolProcess:
    """`citadella bots` in its own process."""

    def __init__(self, url: str, secret: Path, *more: str) -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "citadella", "bots", "--lang", "en"),
                *("--connect", url, "--secret", str(secret), "--workers", "2", *more),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    async def ready(self) -> None:
        """Wait until the server has accepted the pool."""
        assert self.process.stdout is not None
        async with asyncio.timeout(TIMEOUT_S):
            line = await asyncio.to_thread(self.process.stdout.readline)
        assert b"Running up to 2 bots for" in line

    def end(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """End the process with the signal `how`; return its exit code and its error output."""
        self.process.send_signal(how)
        _, complained = self.process.communicate(timeout=TIMEOUT_S)
        return self.process.returncode, complained.decode()


@contextlib.asynccontextmanager
async def local_pool(
    here: InProcessServer, secret: str = SECRET, workers: int = 1
) -> AsyncIterator[Pool]:
    """Run a pool in this event loop, connected to the server `here`."""
    arrived = asyncio.Event()
    pool = Pool(workers, secret, lambda _: arrived.set())
    serving = asyncio.create_task(pool.serve([here.url]))
    async with asyncio.timeout(TIMEOUT_S):
        await arrived.wait()
    try:
        yield pool
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


def started_workers(here: InProcessServer) -> int:
    """Return the number of worker processes that the server itself has started."""
    return sum(worker._pool is not None for worker in here.parts.bot_workers.local)


async def test_bots_run_in_pools_and_keep_playing_when_pools_are_killed(
    tmp_path: Path, secret: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path, pool_secret=secret) as here, Person(here.url) as anna:

        async def more_moves() -> None:
            """Wait until bots at a new table have played 30 moves."""
            at = await anna.at(await anna.new_table(*["builder"] * 4, start=True))
            await at.until(lambda m: m["version"] > 30)
            await at.close()

        pools = [PoolProcess(here.url, secret) for _ in range(2)]
        for pool in pools:
            await pool.ready()
        with caplog.at_level(logging.CRITICAL):
            playing = asyncio.create_task(more_moves())
            await asyncio.sleep(0.1)
            await asyncio.to_thread(pools[0].end, signal.SIGKILL)
            await playing
            await more_moves()
            assert started_workers(here) == 0
            # When the second pool is killed, too, the server uses its own worker.
            playing = asyncio.create_task(more_moves())
            await asyncio.to_thread(pools[1].end, signal.SIGKILL)
            await playing
            await more_moves()
            assert started_workers(here) == 1


async def test_a_killed_worker_of_a_pool_is_replaced(
    tmp_path: Path, secret: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        serving_here(tmp_path, pool_secret=secret) as here,
        Person(here.url) as anna,
        local_pool(here) as pool,
    ):
        at = await anna.at(await anna.new_table(*["builder"] * 4, start=True))
        with caplog.at_level(logging.CRITICAL):
            for version in (20, 50, 80):
                await at.until(lambda m: m["version"] > version)  # noqa: B023
                for worker in pool.bots.local:
                    for process in list(worker.start()._processes):
                        os.kill(process, signal.SIGKILL)
            await at.until(lambda m: m["result"] is not None)
        assert started_workers(here) == 0


async def test_a_pool_reconnects_to_a_restarted_server(
    tmp_path: Path, secret: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "MAX_RETRY_DELAY_S", 0.3)
    async with serving_here(tmp_path, pool_secret=secret) as here, local_pool(here) as pool:
        arrived = asyncio.Event()
        pool.announce = lambda _: arrived.set()
        (link,) = {id(p): p.link for p in here.parts.bot_workers._remote}.values()  # type: ignore[attr-defined]
        with caplog.at_level(logging.CRITICAL):
            await link.socket.close(1012)
            await arrived.wait()
        assert len(here.parts.bot_workers._remote) == 1


async def test_a_question_sent_to_a_lost_pool_is_answered_by_another_worker(
    tmp_path: Path, secret: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(Setup.preset("first-game", players=4), "pool")
    view, actions = game.view(game.to_act).to_json(), [a.text for a in game.legal_actions()]
    async with serving_here(tmp_path, pool_secret=secret) as here:
        workers = here.parts.bot_workers
        address = here.url.replace("http", "ws") + f"{PATH}/{here.parts.leases.me}"
        headers = {"authorization": f"Bearer {SECRET}"}
        with caplog.at_level(logging.CRITICAL):
            async with connect(address, additional_headers=headers) as silent:
                await silent.send(msgspec.json.encode(our_hello(1)))
                assert await silent.recv() == bot_pool.WELCOME
                chosen = asyncio.create_task(workers.choose("builder", "seed", view, actions))
                asked = await silent.recv()
                assert isinstance(asked, bytes)
                # The pool receives the view of the seat and nothing else.
                assert msgspec.json.decode(asked[4:], type=BotRequest).view == view
                assert not chosen.done()
            assert await chosen in actions


@pytest.mark.parametrize("size", [0, 1, MAX_PART_BYTES - 1, MAX_PART_BYTES, 10 * MAX_PART_BYTES])
async def test_answers_of_any_length_arrive_complete(
    tmp_path: Path, secret: Path, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    long = b".&" * (size // 2) + b"." * (size % 2)

    async def think(_question: bytes, _asker: object) -> bytes:
        return long

    async with serving_here(tmp_path, pool_secret=secret) as here, local_pool(here) as pool:
        monkeypatch.setattr(pool.bots, "ask", think)
        question = msgspec.json.encode(BotRequest("builder"))
        assert await here.parts.bot_workers.ask(question, Asker()) == long


async def test_a_pool_connected_to_one_server_process_works_for_all_of_them(
    tmp_path: Path,
    secret: Path,
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("citadella.server.cluster.leases.HEARTBEAT_S", 0.2)

    def has_remote(here: InProcessServer, places: int) -> Callable[[], Awaitable[bool]]:
        async def has_places() -> bool:
            return len(here.parts.bot_workers._remote) == places

        return has_places

    with caplog.at_level(logging.CRITICAL):
        async with serving_here(tmp_path, postgres_database, pool_secret=secret) as one:
            async with local_pool(one, workers=2):
                # The pool was given only the first address, but also serves the second process.
                async with serving_here(tmp_path, postgres_database, pool_secret=secret) as two:
                    await eventually(has_remote(two, 2))
                    async with Person(two.url) as anna:
                        at = await anna.at(await anna.new_table(*["builder"] * 4, start=True))
                        await at.until(lambda m: m["version"] > 5)
                    assert (started_workers(one), started_workers(two)) == (0, 0)
                await eventually(has_remote(one, 2))
            await eventually(has_remote(one, 0))


@pytest.mark.parametrize(
    ("hello", "header", "why"),
    [
        (our_hello(1), "Bearer something else", "That is not the secret of this server."),
        (our_hello(1), "", "That is not the secret of this server."),
        (b"hm", f"Bearer {SECRET}", "The first message must be a PoolHello."),
        (
            bot_pool.PoolHello("0.0.0", [], 1),
            f"Bearer {SECRET}",
            "The pool must have the server's version",
        ),
        (
            bot_pool.PoolHello(our_hello(1).version, [("mine", "0")], 1),
            f"Bearer {SECRET}",
            "The pool must load the same card files as the server.",
        ),
    ],
)
async def test_a_pool_that_is_refused_receives_the_reason(
    tmp_path: Path, secret: Path, hello: object, header: str, why: str
) -> None:
    async with serving_here(tmp_path, pool_secret=secret) as here:
        address = here.url.replace("http", "ws") + PATH
        async with connect(address, additional_headers={"authorization": header}) as socket:
            text = hello if isinstance(hello, bytes) else msgspec.json.encode(hello)
            with contextlib.suppress(ConnectionClosed):
                await socket.send(text)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert why in closed.value.rcvd.reason
        assert not here.parts.bot_workers._remote


async def test_without_a_secret_no_pool_is_accepted(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here:
        address = here.url.replace("http", "ws") + PATH
        with pytest.raises(Exception, match=r"403|404|rejected"):
            async with connect(address, additional_headers={"authorization": "Bearer "}):
                pass


@pytest.mark.long
async def test_the_bots_command_reports_a_wrong_secret_in_one_sentence_and_stops_cleanly(
    tmp_path: Path, secret: Path
) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("a secret of somebody else")
    async with serving_here(tmp_path, pool_secret=secret) as here:
        pool = PoolProcess(here.url, wrong)
        _, complained = await asyncio.to_thread(pool.process.communicate)
        assert pool.process.returncode == 2
        assert complained.decode().count("\n") == 1
        assert "That is not the secret of this server." in complained.decode()
        pool = PoolProcess(here.url, secret)
        await pool.ready()
        assert pool.end() == (0, "")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"short", "at least 16 characters"),
        (b"\xff" * 20, "not a text file"),
        (None, "No such file"),
    ],
)
def test_an_invalid_secret_is_refused(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "it"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(MalformedError, match=why):
        read_secret(file)

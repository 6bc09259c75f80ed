"""A killed or restarted server loses nothing."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from citadella.rules import Game, Setup
from citadella.server.bots import thinking_time
from citadella.server.bots import workers as bot_workers
from citadella.server.bots.workers import BotWorkers
from citadella.server.storage.tables import TableStore
from citadella.server.tables.state import Move
from tests.server.bad_bots import answer_badly
from tests.server.harness import Person, ServerProcess, eventually, play_on, saved, serving_here
from tools.checks.torture import children, torture, wait_until_gone


async def test_acknowledged_messages_survive_killing_the_server(tmp_path: Path) -> None:
    told = await torture(tmp_path, rounds=4, alone=True, still=60.0)
    assert "nothing was lost" in told


@pytest.mark.long
async def test_two_servers_lose_no_acknowledged_message_whatever_fails(tmp_path: Path) -> None:
    """Each kind of fault occurs once; `make torture` runs a hundred faults in random order."""
    told = await torture(tmp_path, rounds=6, seed=1, frozen=4.0, still=60.0)
    assert "nothing was lost" in told


async def test_games_chat_and_undo_survive_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    async with Person(server.url) as anna:
        code = await anna.new_table("me", "builder", "builder", start=True)
        lobby = await anna.new_table("me", "open")
        at = await anna.at(code)
        while True:
            await at.until_asked()
            before = at.state
            await at.act(
                next((a for a in at.state["actions"] if a == "gold"), at.state["actions"][0])
            )
            if at.state["can_undo"]:
                break
        await at.say(type="chat", text="Wait a moment.")
        server.stop()
        server = server.restarted()
        again = await anna.at(code)
        for part in ("version", "view", "actions", "can_undo", "points"):
            assert again.state[part] == at.state[part]
        assert [line["text"] for line in again.state["chat"]] == ["Wait a moment."]
        undone = await again.say(type="undo", version=again.state["version"])
        assert undone["view"] == before["view"]
        assert undone["actions"] == before["actions"]
        assert (await anna.get(f"tables/{lobby}"))["status"] == "lobby"
        await play_on(again)
        result = again.state["result"]
        server.kill()
        server = server.restarted()
        assert (await anna.at(code)).state["result"] == result
    server.stop()
    assert server.errors() == ""


async def test_after_a_restart_bots_finish_a_game_without_any_client_connected(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path)
    async with Person(server.url) as anna:
        code = await anna.new_table("me", "builder", "builder", start=True)
        at = await anna.at(code)
        await anna.change(code, "stand", seat=0)
        await at.until(lambda m: m["type"] == "state" and m["version"] > 10)
        assert not at.state["result"]
        server.kill()
        await at.close()
        server = server.restarted()

        async def over() -> bool:
            (table,) = await anna.get("tables/mine")
            return bool(table["status"] == "over")

        await eventually(over)
    server.stop()
    assert server.errors() == ""


async def test_a_game_is_over_even_if_the_server_was_killed_before_storing_its_status(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await play_on(at)
        table, _ = await here.registry.find(code)
        here.registry.drop(table)
        row = await here.store.table(code)
        assert row is not None
        await saved(here.store, row, status="playing")
        assert (await here.table(code)).row.status == "over"
        again = await anna.at(code)
        assert again.state["result"] == at.state["result"]


# --- storage that fails ---------------------------------------------------------------------
class FailingStore:
    """A store whose next writes fail."""

    def __init__(self, store: TableStore, times: int) -> None:
        self.times = times
        self.real = store.save

    async def save(self, *args: Any) -> None:
        """Fail until `times` writes have failed, then save."""
        if self.times:
            self.times -= 1
            raise OperationalError("disk", None, Exception("full"))
        await self.real(*args)


async def test_an_action_that_cannot_be_stored_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        await at.until_asked()
        before = at.state
        monkeypatch.setattr(here.store, "save", FailingStore(here.store, 1).save)
        with caplog.at_level(logging.CRITICAL):
            refused = await at.act(before["actions"][0])
        assert refused["error"] == "storage"
        await at.socket.wait_closed()
        again = await anna.at(code)
        for part in ("version", "view", "actions"):
            assert again.state[part] == before[part]
        await again.act(before["actions"][0])
        assert again.state["version"] == before["version"] + 1


async def test_a_resent_message_that_was_already_stored_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "me", start=True)
        at = await anna.at(code)
        store = here.store
        move = {"type": "act", "action": at.state["actions"][0], "version": at.state["version"]}
        word = {"type": "chat", "text": "Once."}
        for message in (move, word):
            message["id"] = f"lost-{message['type']}"
            with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL):
                patch.setattr(store, "save", LostAnswer(store.save).store)
                assert (await at.say(**message))["error"] == "storage"
            await at.socket.wait_closed()
            at = await anna.at(code)
            # A repeated message is exempt from the rate limit.
            with monkeypatch.context() as patch:
                patch.setattr(here.parts.limits.talk, "burst", 0.0)
                assert (await at.say(**message))["ack"] == message["id"]
        assert [line["text"] for line in (await anna.at(code)).state["chat"]] == ["Once."]


class LostAnswer:
    """A store that saves but raises an error, as if the database's answer had been lost."""

    def __init__(self, real: Callable[..., Awaitable[None]]) -> None:
        self.real = real

    async def store(self, *args: Any) -> None:
        await self.real(*args)
        raise OperationalError("commit", None, Exception("the connection is lost"))


async def test_without_the_lease_even_invalid_messages_get_the_error_code_elsewhere(
    postgres_database: str, tmp_path: Path
) -> None:
    async with serving_here(tmp_path, postgres_database) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "me", start=True)
        at = await anna.at(code)
        table = await here.table(code)
        outdated = table.row.term
        await here.parts.leases.take(table.row.id)
        for message in (
            {"type": "act", "action": "nonsense", "version": at.state["version"]},
            {"type": "undo", "version": 77},
            {"type": "emote", "emote": "nonsense"},
        ):
            assert (await at.say(**message))["error"] == "elsewhere"
            await at.socket.wait_closed()
            at = await anna.at(code)
            # Once the process holds the lease again, it reports the actual error in the message.
            table = await here.table(code)
            assert table.row.term > outdated
            assert (await at.say(**message))["error"] in ("bad-action", "stale", "bad-emote")
            outdated = table.row.term
            await here.parts.leases.take(table.row.id)


async def test_a_bot_whose_move_cannot_be_stored_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        await anna.change(code, "stand", seat=0)
        monkeypatch.setattr(here.store, "save", FailingStore(here.store, 2).save)

        async def over() -> bool:
            return bool((await anna.get(f"tables/{code}"))["status"] == "over")

        with caplog.at_level(logging.CRITICAL):
            await eventually(over)


async def test_a_table_changed_by_another_server_is_reloaded(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "me", start=True)
        at = await anna.at(code)
        row = await here.store.table(code)
        assert row is not None
        action = at.state["actions"][0]
        seat = at.state["view"]["to_act"]
        move = Move(table_id=row.id, n=0, seat=seat, action=action, client_id="other", at=0)
        await saved(here.store, row, move=move)
        # The other server has already stored this move, so the error must not be 'illegal'.
        assert (await at.act(action))["error"] == "elsewhere"
        await at.socket.wait_closed()
        again = await anna.at(code)
        assert again.state["version"] == at.state["version"] + 1
        assert (await again.act(action, id="other"))["ack"] == "other"


# --- workers --------------------------------------------------------------------------------
def a_question() -> tuple[dict[str, Any], list[str]]:
    """Return a view and the legal actions, both as JSON data."""
    game = Game.new(Setup.preset("first-game", players=4), "workers")
    return game.view(game.to_act).to_json(), [action.text for action in game.legal_actions()]


@pytest.mark.parametrize("bot", ["mortal", "slow", "broken", "cheat", "unknown"])
async def test_the_server_chooses_a_legal_action_when_a_bot_fails(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_workers, "answer", answer_badly)
    monkeypatch.setattr(thinking_time, "given", lambda _: 0.1)
    workers = BotWorkers(1, answer_timeout_s=2.0)
    view, actions = a_question()
    with caplog.at_level(logging.CRITICAL):
        # Start the worker first, because that may take longer than the timeout.
        assert await workers.choose("builder", "seed", view, actions) in actions
        assert await workers.choose(bot, "seed", view, actions) in actions
        assert await workers.choose("builder", "seed", view, actions) in actions
    workers.close()


async def test_a_game_of_bots_continues_when_their_workers_are_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        at = await anna.at(await anna.new_table(*["builder"] * 4, start=True))
        version = 0
        with caplog.at_level(logging.CRITICAL):
            for _ in range(3):
                await at.until(lambda m: m["version"] > version + 20)  # noqa: B023
                version = at.state["version"]
                for worker in here.parts.bot_workers.local:
                    for process in list(worker.start()._processes):
                        os.kill(process, signal.SIGKILL)
            await at.until(lambda m: m["result"] is not None)


async def test_workers_exit_when_their_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    async with Person(server.url) as anna:
        at = await anna.at(await anna.new_table(*["builder"] * 4, start=True))
        await at.until(lambda m: m["version"] > 5)
        workers = children(server.process.pid)
        assert workers
        server.kill()
    wait_until_gone(workers)

"""Messages that are repeated, stale, out of turn, too large, or malformed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from citadella.rules import Game, IllegalError, Setup
from citadella.server.lobby import websocket
from citadella.server.lobby.websocket import MAX_CLIENTS_PER_GUEST
from citadella.server.storage.database import now
from citadella.server.tables.state import Move
from citadella.server.web.requests import problem_of
from tests.server.harness import Connection, Message, Person, people, saved, serving_here, set_limit


def assert_unchanged(before: Message, after: Message) -> None:
    """Check that the game has not changed."""
    for part in ("version", "view", "actions", "choices", "points"):
        assert after[part] == before[part]


async def two_at_a_table(anna: Person, bert: Person) -> tuple[Connection, Connection]:
    """Start a two-player game; return the connection that must act, then the other one."""
    code = await anna.new_table("me", "open")
    await bert.change(code, "sit", seat=1)
    await anna.change(code, "start")
    ats = await anna.at(code), await bert.at(code)
    return ats if ats[0].state["actions"] else (ats[1], ats[0])


async def test_a_repeated_message_has_no_effect_and_is_acknowledged_again(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        asked, _ = await two_at_a_table(anna, bert)
        version, action = asked.state["version"], asked.state["actions"][0]
        first = await asked.act(action, id="once", version=version)
        again = await asked.act(action, id="once", version=version)
        assert again["ack"] == "once"
        assert_unchanged(first, again)
        other = await asked.act("end", id="once", version=first["version"])
        assert other["ack"] == "once"
        assert_unchanged(first, other)


async def test_a_repeated_chat_message_appears_once(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        at = await anna.at(code)
        for _ in range(2):
            assert (await at.say(type="chat", id="hi", text="Hi!"))["ack"] == "hi"
        assert len((await anna.at(code)).state["chat"]) == 1


async def test_two_clients_may_use_the_same_message_id(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        asked, other = await two_at_a_table(anna, bert)
        await asked.say(type="chat", id="hi", text="Hi!")
        told = await other.say(type="chat", id="hi", text="Ho!")
        assert [line["text"] for line in told["chat"]][-1] == "Ho!"


async def test_an_action_for_any_version_but_the_current_one_is_rejected_as_stale(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        asked, _ = await two_at_a_table(anna, bert)
        before = asked.state
        for version in (before["version"] - 1, before["version"] + 1, -5, 10**25):
            refused = await asked.act(before["actions"][0], version=version)
            assert refused["error"] == "stale"
            assert_unchanged(before, asked.state)


async def test_only_the_seat_that_must_act_can_act_or_undo(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        asked, other = await two_at_a_table(anna, bert)
        before = asked.state
        code = before["table"]["code"]
        hers = await eve.at(code)
        for at in (other, hers):
            refused = await at.act(before["actions"][0], version=before["version"])
            assert refused["error"] == "not-your-turn"
            refused = await at.say(type="undo", version=before["version"])
            assert refused["error"] == "not-your-turn"
        again = await (anna if asked.state["you"]["host"] else bert).at(code)
        assert_unchanged(before, again.state)


async def test_only_the_seat_that_must_act_learns_its_legal_actions_from_an_error(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        asked, other = await two_at_a_table(anna, bert)
        before = asked.state
        hers = await eve.at(before["table"]["code"])

        told = await asked.act("collect")
        assert told["error"] == "illegal"
        assert f"may answer {', '.join(before['actions'][:3])}" in told["message"]
        for at in (other, hers):
            refused = await at.act("collect", version=before["version"])
            assert refused["error"] == "not-your-turn"
            assert refused["message"] == "It is not your turn."
            said = json.dumps(at.received)
            assert not any(action in said for action in before["actions"])


def test_the_public_error_for_an_illegal_action_does_not_list_the_legal_ones() -> None:
    game = Game.new(Setup.preset(players=4), 1)
    with pytest.raises(IllegalError) as refused:
        game.play("gold")

    told = problem_of(refused.value)

    assert "may answer" in str(refused.value)
    assert told.message == "You cannot do that now."


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("end", "illegal"),
        ("pick emperor", "illegal"),
        ("destroy tavern @1", "illegal"),
        ("", "bad-action"),
        ("dance", "bad-action"),
        ("build", "bad-action"),
        ("build \u0000", "bad-action"),
        ("pick <b>", "bad-action"),
        ("destroy tavern @" + "9" * 3000, "bad-action"),
        ("undo", "bad-action"),
    ],
)
async def test_an_illegal_or_malformed_action_is_refused_with_a_short_message(
    url: str, action: str, error: str
) -> None:
    async with people(url, 2) as (anna, bert):
        asked, _ = await two_at_a_table(anna, bert)
        before = asked.state
        refused = await asked.act(action)
        assert refused["error"] == error
        assert refused["message"]
        assert len(refused["message"]) < 300
        await asked.act(before["actions"][0])
        assert asked.state["version"] == before["version"] + 1


NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"win"}',
    '{"type":"act","id":1,"version":0,"action":"gold"}',
    '{"type":"act","id":"a","version":"0","action":"gold"}',
    '{"type":"act","id":"a","version":1.5,"action":"gold"}',
    '{"type":"act","id":"a","version":0,"action":null}',
    '{"type":"act","id":"a","version":0,"action":"gold","seat":1}',
    '{"type":"chat","id":"\\ud800","text":"x"}',
    '{"type":"state"}',
    "[" * 4000,
    '{"a":' * 800,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


async def test_malformed_messages_are_answered_with_an_error_and_change_nothing(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder", start=True))
        await at.until_asked()
        before = at.state
        for nonsense in NONSENSE:
            await at.socket.send(nonsense)
            told = await at.next()
            assert told["type"] == "error", nonsense
            assert told["error"] == "bad-message", nonsense
        assert (await anna.at(before["table"]["code"])).state["view"] == before["view"]


@pytest.mark.parametrize("bad", ["", "x" * 65, "a b", "\u0000", "é"])
async def test_an_invalid_message_id_is_refused(url: str, bad: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder", start=True))
        await at.until_asked()
        for message in (
            {"type": "act", "id": bad, "version": at.state["version"], "action": "gold"},
            {"type": "undo", "id": bad, "version": at.state["version"]},
            {"type": "chat", "id": bad, "text": "x"},
        ):
            await at.send(**message)
            assert (await at.next())["error"] == "bad-message"


async def test_a_large_message_is_refused_and_a_huge_one_closes_the_connection(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder"))
        await at.send(type="chat", id="a", text="x" * 5000)
        assert (await at.next())["error"] == "too-big"
        await at.send(type="chat", id="a", text="x" * 100_000)
        await at.socket.wait_closed()
        assert at.socket.close_code == 1009


async def test_messages_above_the_rate_limit_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "TOO_FAST_DELAY_S", 0.01)
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        set_limit(here.parts.limits.messages, 20)
        at = await anna.at(await anna.new_table("me", "builder"))
        for _ in range(30):
            await at.socket.send('{"type":"ping"}')
        told = [await at.next() for _ in range(30)]
        assert [message["type"] for message in told] == ["pong"] * 20 + ["error"] * 10
        assert {message["error"] for message in told[20:]} == {"slow-down"}


async def test_after_each_malformed_message_above_the_rate_limit_the_server_waits(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        set_limit(here.parts.limits.messages, 5)
        at = await anna.at(await anna.new_table("me", "builder"))
        started = time.monotonic()
        for _ in range(9):
            await at.socket.send("nonsense")
        told = [await at.next() for _ in range(9)]
        assert {message["error"] for message in told} == {"bad-message"}
        # After each message above the limit, the server waited before reading the next one.
        assert time.monotonic() - started >= 3 * websocket.TOO_FAST_DELAY_S


async def test_a_ping_is_answered(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder"))
        await at.send(type="ping")
        assert await at.next() == {"type": "pong"}


@pytest.mark.parametrize("path", ["none", "%00", "x" * 300])
async def test_a_connection_to_an_unknown_table_is_closed(url: str, path: str) -> None:
    async with Person(url) as anna:
        at = await anna.open_connection(path)
        assert (await at.next())["error"] == "no-table"
        await at.socket.wait_closed()
        assert at.socket.close_code == 4404


async def test_a_connection_without_a_cookie_is_closed(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        anna.http.cookies.clear()
        at = await anna.open_connection(code)
        assert (await at.next())["error"] == "no-guest"
        await at.socket.wait_closed()
        assert at.socket.close_code == 4401


async def test_the_connections_of_one_guest_are_limited(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder")
        for _ in range(MAX_CLIENTS_PER_GUEST):
            await anna.at(code)
        one_more = await anna.open_connection(code)
        assert (await one_more.next())["error"] == "crowded"


async def test_errors_reveal_no_hidden_information(url: str) -> None:
    """A player who acts out of turn gets the same error for every action."""
    async with people(url, 2) as (anna, bert):
        asked, other = await two_at_a_table(anna, bert)
        told: set[str] = set()
        tries: list[dict[str, Any]] = [
            {"type": "act", "version": other.state["version"], "action": action}
            for action in (*asked.state["actions"], "gold", "end", "build tavern", "nonsense")
        ]
        for message in tries:
            problem = await other.say(**message)
            del problem["id"]
            told.add(json.dumps(problem))
        assert len(told) == 1


async def test_a_damaged_table_is_reported_without_hidden_information_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        asked, _ = await two_at_a_table(anna, bert)
        code = asked.state["table"]["code"]
        host, _ = await here.registry.find(code)
        row = host.table.row
        # Store an illegal move, which an older version of the rules may have allowed.
        move = Move(table_id=row.id, n=0, seat=0, action="collect", client_id="", at=now())
        await saved(here.store, row, move=move)
        here.registry.drop(host)

        told = await anna.get(f"tables/{code}", 409)

    assert told["error"] == "table-damaged"
    logged = caplog.text
    assert "Action 1 is not legal." in logged
    assert "collect" not in logged
    assert "may answer" not in logged
    assert not any(action in logged for action in asked.state["actions"])

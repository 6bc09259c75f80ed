"""Whole games over the network: players, bots, spectators, chat, undo, rematch, record."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from citadella.cards import EDITIONS
from citadella.notation import Record
from citadella.server.protocol.live import EMOTES
from citadella.server.tables.snapshots import EVENTS_ON_CONNECT
from tests.server.harness import Connection, Person, people, play_on, serving_here, set_limit


def assert_events_complete(at: Connection) -> None:
    """Check that the received events form one log without gaps."""
    log: list[dict[str, Any]] = []
    for message in at.received:
        if message["type"] == "state":
            if message["events_reset"]:
                log = message["events"]
            else:
                log += message["events"]
    assert [event["n"] for event in log] == list(range(log[0]["n"], log[0]["n"] + len(log)))
    assert log[-1]["kind"] == "ended"


def log_of(at: Connection) -> list[dict[str, Any]]:
    """Return the lines of the log that a client shows after everything it has received."""
    log: list[dict[str, Any]] = []
    for message in at.received:
        if message["type"] == "state":
            log = [line for line in log if line["n"] < message["log_from"]] + message["log"]
    return log


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_game_with_bots_is_played_to_its_end_and_its_record_reproduces_the_result(
    url: str, edition: str
) -> None:
    async with Person(url) as anna:
        seats = ["me", "builder", "random", "builder", "builder"]
        cards = bool(EDITIONS[edition].action_cards)
        preset = EDITIONS[edition].presets[0].id
        wish = {"edition": edition, "preset": preset, "action_cards": cards, "start": True}
        code = await anna.new_table(*seats, **wish)
        assert (await anna.get(f"tables/{code}/record", 409))["error"] == "not-over"
        assert (await anna.get(f"tables/{code}/replay/0", 409))["error"] == "not-over"
        assert (await anna.get(f"tables/{code}/turning-points", 409))["error"] == "not-over"
        at = await anna.at(code)
        published = at.state["deal"]["hash"]
        assert at.state["deal"]["seed"] is None
        await play_on(at)
        state = at.state
        assert state["table"]["status"] == "over"
        assert_events_complete(at)
        # The seed matches the hash that was published before the game.
        seed = state["deal"]["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == published
        record = Record.parse((await anna.http.get(f"/api/tables/{code}/record")).text)
        assert record.seed == seed
        # Each bot's name is followed by its level.
        bots = ("Bruno (builder)", "Clara (random)", "Dorian (builder)", "Edith (builder)")
        assert record.names == (anna.me["name"], *bots)
        assert record.replay().result().totals == state["result"]["totals"]
        for totals, sheet in zip(state["result"]["totals"], state["result"]["sheets"], strict=True):
            assert sum(line["points"] for line in sheet) == totals
        assert len(state["points"]) == state["view"]["round"]
        assert all(len(row) == 5 for row in state["points"])
        # The last points of the chart are the final scores, including the cards in hand.
        assert state["points"][-1] == state["result"]["totals"]
        turns = await anna.get(f"tables/{code}/turning-points")
        assert len(turns) <= 3
        assert [turn["n"] for turn in turns] == sorted(turn["n"] for turn in turns)
        for turn in turns:
            assert turn["before"] != turn["after"]
            assert 0 < turn["n"] < len(record.actions)
        # The player's list of tables shows how the game ended.
        (line,) = (t for t in await anna.get("tables/mine") if t["code"] == code)
        assert (line["status"], line["my_turn"]) == ("over", False)
        assert line["place"] == state["result"]["places"][0]
        assert line["city"] == state["view"]["players"][0]["city"]
        totals = state["result"]["totals"]
        assert line["gap"] == abs(totals[0] - max(totals[1:]))
        refused = await at.act("gold")
        assert refused["error"] == "not-playing"
        # The replay can show any position of the game.
        last = await anna.get(f"tables/{code}/replay/99999")
        assert last["n"] == last["total"] == len(record.actions)
        first = await anna.get(f"tables/{code}/replay/0")
        assert first["action"] == ""
        assert all("?" not in player["hand"] for player in first["view"]["players"])
        for wrong in ("-1", "x", "1" * 5000):
            await anna.get(f"tables/{code}/replay/{wrong}", 404)
        # Each step of a replay includes the earlier events of its round, like a table in play.
        for n in (*range(60), last["total"]):
            shown = await anna.get(f"tables/{code}/replay/{n}")
            told = shown["events"]
            assert [event["n"] for event in told] == list(range(told[0]["n"], told[-1]["n"] + 1))
            assert told[0]["kind"] == "round"
            assert told[0]["n"] <= shown["news"] <= told[-1]["n"] + 1
            assert (shown["news"] == told[0]["n"]) == (n == 0)


async def test_friends_play_together_and_see_the_same_table(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        ats = [await anna.at(code), await bert.at(code)]
        await anna.change(code, "start")
        for at in ats:
            await at.until(lambda m: m["type"] == "state" and m["view"] is not None)
        await play_on(*ats)
        for at in ats:
            while at.state["version"] < max(a.state["version"] for a in ats):
                await at.next()
        first, second = (at.state for at in ats)
        assert first["result"] == second["result"]
        assert first["points"] == second["points"]
        assert [p["city"] for p in first["view"]["players"]] == [
            p["city"] for p in second["view"]["players"]
        ]
        for at in ats:
            assert_events_complete(at)


async def test_everyone_sees_who_is_connected(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open", "builder")
        await bert.change(code, "sit", seat=1)
        at = await anna.at(code)
        assert [s["connected"] for s in at.state["table"]["seats"]] == [True, False, True]
        his = await bert.at(code)
        await at.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["connected"])
        await his.close()
        await at.until(lambda m: m["type"] == "state" and not m["table"]["seats"][1]["connected"])


async def test_a_client_that_reconnects_gets_the_complete_state(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder", start=True)
        at = await anna.at(code)
        for _ in range(12):
            await at.until_asked()
            await at.act(at.state["actions"][0])
        await at.until_asked()
        again = await anna.at(code)
        # Skip the fields of which a connected client receives only what is new.
        skip = {"events", "events_reset", "log", "log_from", "deal", "ack"}
        assert {k: v for k, v in again.state.items() if k not in skip} == {
            k: v for k, v in at.state.items() if k not in skip
        }
        assert again.state["events_reset"]
        assert again.state["deal"] is not None
        assert again.state["deal"] == at.received[0]["deal"]
        log = log_of(at)
        assert again.state["log"]
        assert again.state["log"] == [line for line in log if line["n"] >= again.state["log_from"]]
        assert 0 < len(again.state["events"]) <= 2 * EVENTS_ON_CONNECT


# --- spectators -----------------------------------------------------------------------------
async def test_a_spectator_sees_only_public_information_and_cannot_act_or_chat(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        code = await anna.new_table("me", "builder", start=True)
        watch = (await anna.get(f"tables/{code}"))["watch"]
        assert (await eve.get(f"tables/{watch}"))["code"] is None
        at = await anna.at(code)
        hers = await eve.at(watch)
        own = await anna.at(watch)
        await at.until_asked()
        for watching in (hers, own):
            while watching.state["version"] < at.state["version"]:
                await watching.next()
            state = watching.state
            assert state["you"] == {"seats": [], "host": False, "spectator": True, "alone": False}
            assert state["table"]["code"] is None
            assert state["view"]["seat"] == -1
            assert state["actions"] == []
            assert state["choices"] == []
            assert not state["can_undo"]
            assert {card for p in state["view"]["players"] for card in p["hand"]} == {"?"}
            assert not any(seat["mine"] for seat in state["table"]["seats"])
            refused = await watching.act(at.state["actions"][0])
            assert refused["error"] == "not-your-turn"
            assert (await watching.say(type="undo", version=0))["error"] == "not-your-turn"
            assert (await watching.say(type="chat", text="psst"))["error"] == "not-seated"
            assert (await watching.say(type="emote", emote="wave"))["error"] == "not-seated"
        assert (await anna.get(f"tables/{code}"))["seats"][0]["connected"]
        # A guest who opens the players' link after the start can watch, too.
        late = await eve.at(code)
        assert late.state["you"]["spectator"]
        assert late.state["view"]["seat"] == -1


async def test_after_the_start_a_guest_without_a_seat_can_watch_but_not_chat(url: str) -> None:
    async with people(url, 2) as (anna, eve):
        code = await anna.new_table("me", "builder")
        hers = await eve.at(code)
        assert (await hers.say(type="chat", text="May I?"))["type"] == "state"
        await anna.change(code, "start")
        await hers.until(lambda m: m["type"] == "state" and m["view"] is not None)
        assert hers.state["view"]["seat"] == -1
        assert (await hers.say(type="chat", text="Take the thief!"))["error"] == "not-seated"


# --- chat -----------------------------------------------------------------------------------
async def test_players_can_send_chat_messages_and_emotes(url: str) -> None:
    async with people(url, 2) as (anna, bert):
        code = await anna.new_table("me", "open")
        await bert.change(code, "sit", seat=1)
        hers, his = await anna.at(code), await bert.at(code)
        assert (await hers.say(type="chat", text=" Szia\n\u202eBéla! "))["chat"][-1] == {
            "n": 0,
            "seat": 0,
            "name": anna.me["name"],
            "text": "Szia Béla!",
            "emote": "",
            "at": hers.state["chat"][-1]["at"],
        }
        await his.until(lambda m: bool(m.get("chat")))
        assert his.state["chat"][-1]["text"] == "Szia Béla!"
        told = await his.say(type="emote", emote=EMOTES[0])
        assert told["chat"][-1]["emote"] == EMOTES[0]
        again = await anna.at(code)
        assert [line["n"] for line in again.state["chat"]] == [0, 1]


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"type": "chat", "text": ""}, "bad-chat"),
        ({"type": "chat", "text": "\u200b\u2028"}, "bad-chat"),
        ({"type": "chat", "text": "x" * 301}, "bad-chat"),
        ({"type": "emote", "emote": "bomb"}, "bad-emote"),
        ({"type": "emote", "emote": ""}, "bad-chat"),
    ],
)
async def test_invalid_chat_messages_and_emotes_are_refused(
    url: str, message: dict[str, Any], error: str
) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder"))
        assert (await at.say(**message))["error"] == error
        told = await at.say(type="chat", text="<img src=x onerror=alert(1)>")
        assert [line["text"] for line in told["chat"]] == ["<img src=x onerror=alert(1)>"]


async def test_chat_and_emotes_share_a_rate_limit(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        set_limit(here.parts.limits.talk, 3)
        at = await anna.at(await anna.new_table("me", "builder"))
        for n in range(3):
            assert (await at.say(type="chat", id=f"c{n}", text=f"la {n}"))["ack"] == f"c{n}"
        for message in ({"type": "chat", "text": "la"}, {"type": "emote", "emote": EMOTES[0]}):
            assert (await at.say(**message))["error"] == "slow-down"
        assert len((await anna.at(at.state["table"]["code"])).state["chat"]) == 3


# --- undo -----------------------------------------------------------------------------------
async def test_undo_restores_the_state_before_the_action_and_rejects_a_stale_version(
    url: str,
) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", "builder", start=True))
        assert (await at.say(type="undo", version=at.state["version"]))["error"]
        while True:
            await at.until_asked()
            before = at.state
            action = next((a for a in before["actions"] if a == "gold"), before["actions"][0])
            await at.act(action)
            if at.state["can_undo"]:
                break
        undone = await at.say(type="undo", version=at.state["version"])
        assert undone["view"] == before["view"]
        assert undone["actions"] == before["actions"]
        assert undone["events_reset"]
        assert undone["version"] == before["version"] + 2
        refused = await at.say(type="undo", version=before["version"])
        assert refused["error"] == "stale"


# --- rematch --------------------------------------------------------------------------------
async def test_a_rematch_is_one_new_table_for_all_players(url: str) -> None:
    async with people(url, 3) as (anna, bert, eve):
        code = await anna.new_table("me", "open", "builder", coach=True)
        await bert.change(code, "sit", seat=1)
        assert (await anna.change(code, "rematch", 409))["error"] == "not-over"
        ats = [await anna.at(code), await bert.at(code)]
        await anna.change(code, "start")
        for at in ats:
            await at.until(lambda m: m["type"] == "state" and m["view"] is not None)
        await play_on(*ats)
        assert (await eve.change(code, "rematch", 403))["error"] == "not-seated"
        again = (await bert.change(code, "rematch"))["code"]
        assert (await anna.change(code, "rematch"))["code"] == again
        assert again != code
        await ats[0].until(lambda m: m["type"] == "state" and m["table"]["rematch"] == again)
        info = await anna.get(f"tables/{again}")
        assert info["status"] == "playing"
        assert [s["name"] for s in info["seats"]][:2] == [anna.me["name"], bert.me["name"]]
        old, new = await anna.at(code), await anna.at(again)
        assert old.state["deal"]["hash"] != new.state["deal"]["hash"]
        assert new.state["deal"]["seed"] is None
        watch = old.state["table"]["watch"]
        assert (await eve.get(f"tables/{watch}"))["rematch"] is None

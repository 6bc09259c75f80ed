"""Remote bots: the sample client, and keys that are each valid for one seat."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from examples.remote_bot import play

from citadella.bots import make
from citadella.knowledge import view_from_json
from citadella.server.protocol.catalogue import ClockInfo
from citadella.server.tables.clock import CLOCKS
from tests.server.harness import (
    Connection,
    Message,
    Person,
    ServerProcess,
    people,
    play_on,
    serving_here,
)

ROOT = Path(__file__).parents[2]


async def join(person: Person, code: str, name: str = "Robot") -> Message:
    """Take a seat as a remote bot and return the answer, with the key as "token"."""
    seat: Message = await person.post("bots/join", {"code": code, "name": name}, 201)
    return seat


async def connected(person: Person, code: str, key: str) -> Connection:
    """Connect with a bot's key and without cookies."""
    person.http.cookies.clear()
    return await person.at(f"{code}?view=full", authorization=f"Bearer {key}")


def sample_client(url: str, code: str, *options: str) -> subprocess.Popen[bytes]:
    """Start the sample client in its own process."""
    script = str(ROOT / "examples" / "remote_bot.py")
    return subprocess.Popen(
        [sys.executable, script, url, code, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


@pytest.mark.parametrize("bot", ["random", "builder"])
async def test_the_sample_client_plays_a_whole_game(url: str, bot: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("builder", "open", "builder")
        at = await anna.at(code)
        client = sample_client(url, code, "--bot", bot)
        await at.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["connected"])
        seat = at.state["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "Remote bot", "remote")
        await anna.change(code, "start")
        await at.until(lambda m: m["type"] == "state" and m["result"] is not None)
        said, complained = await asyncio.to_thread(client.communicate)
        assert client.returncode == 0, complained.decode()
        assert str(at.state["result"]["totals"]) in said.decode()


async def test_the_sample_client_reports_why_it_cannot_play(url: str) -> None:
    async with Person(url) as anna:
        client = sample_client(url, "none")
        _, complained = await asyncio.to_thread(client.communicate)
        assert client.returncode == 1
        assert complained.decode().startswith("There is no table at this address")
        code = await anna.new_table("me", "open")
        for where in (code, "none"):
            with pytest.raises(SystemExit, match="the bot has lost its seat"):
                await asyncio.to_thread(play, url, where, "wrong", make("random", "seed"))


async def test_the_sample_client_continues_after_the_server_is_killed_and_restarted(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path)
    async with Person(server.url) as anna:
        code = await anna.new_table("builder", "open")
        at = await anna.at(code)
        client = sample_client(server.url, code)
        await at.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["connected"])
        await anna.change(code, "start")
        await at.until(lambda m: m["type"] == "state" and m["version"] > 25)
        server.kill()
        server = server.restarted()
        said, complained = await asyncio.to_thread(client.communicate)
        assert client.returncode == 0, complained.decode()
        assert b"Points" in said
    server.stop()
    assert server.errors() == ""


async def test_a_bot_key_is_valid_for_one_seat_and_shows_its_full_view(url: str) -> None:
    async with people(url, 3) as (anna, robot, eve):
        code = await anna.new_table("me", "open", "open")
        seat = await join(robot, code)
        assert seat["seat"] == 1
        other = await join(robot, code, "Other")
        assert other["seat"] == 2
        late = await eve.post("bots/join", {"code": code, "name": "x"}, 409)
        assert late["error"] == "seat-taken"
        await anna.change(code, "start")
        his = await connected(robot, code, seat["token"])
        assert his.state["you"] == {"seats": [1], "host": False, "spectator": False, "alone": False}
        view = view_from_json(his.state["full_view"])
        assert view.seat == 1
        assert "?" not in view.players[1].hand
        assert set(view.players[0].hand) == {"?"}
        watch = his.state["table"]["watch"]
        for where, key in ((code, "wrong"), (code, ""), (watch, seat["token"])):
            knock = await eve.open_connection(where, authorization=f"Bearer {key}")
            assert (await knock.next())["error"] == "no-key"
        hers = await anna.at(f"{code}?view=full")
        assert view_from_json(hers.state["full_view"]).seat == 0
        await play_on(hers, his, await connected(robot, code, other["token"]), most=20)


async def test_a_removed_bot_loses_its_seat_and_its_key(url: str) -> None:
    async with people(url, 3) as (anna, robot, bert):
        code = await anna.new_table("me", "open")
        seat = await join(robot, code)
        his = await connected(robot, code, seat["token"])
        await anna.change(code, "open", seat=1)
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        await his.until(lambda m: m["type"] == "state" and m["view"] is not None)
        assert his.state["you"]["seats"] == []
        assert his.state["view"]["seat"] == -1
        assert his.state["actions"] == []
        refused = await his.act("gold")
        assert refused["error"] == "not-your-turn"
        again = await robot.open_connection(code, authorization=f"Bearer {seat['token']}")
        assert (await again.next())["error"] == "no-key"


async def test_a_bot_that_ran_out_of_time_gets_its_seat_back_when_it_connects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CLOCKS, "blitz", ClockInfo("blitz", "live", 1, 30))
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, robot):
        code = await anna.new_table("builder", "open", clock="blitz")
        seat = await join(robot, code)
        at = await anna.at(code)
        await anna.change(code, "start")
        await at.until(lambda m: m["type"] == "state" and m["table"]["seats"][1]["away"])
        his = await connected(robot, code, seat["token"])
        await his.until_asked()
        assert his.state["result"] or not his.state["table"]["seats"][1]["away"]


async def test_a_bot_key_is_valid_for_the_rematch(url: str) -> None:
    async with people(url, 2) as (anna, robot):
        code = await anna.new_table("me", "open", edition="classic", short=True)
        seat = await join(robot, code)
        await anna.change(code, "start")
        ats = [await anna.at(code), await connected(robot, code, seat["token"])]
        await play_on(*ats, most=10)
        await anna.change(code, "stand", seat=0)
        await ats[1].until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["away"])
        await play_on(ats[1])
        again = (await anna.change(code, "rematch"))["code"]
        await ats[1].until(lambda m: m["type"] == "state" and m["table"]["rematch"] == again)
        his = await connected(robot, again, seat["token"])
        assert his.state["you"]["seats"] == [1]


def test_the_messages_named_in_the_documentation_exist_in_the_schema() -> None:
    text = (ROOT / "docs" / "bot-api.md").read_text()
    schema = (ROOT / "docs" / "protocol.json").read_text()
    named = set(re.findall(r"`(State|Problem|Pong|Act|Undo|Say|Emote|Ping|BotJoin|BotSeat)`", text))
    assert named >= {"State", "Problem", "Act", "BotJoin", "BotSeat"}
    for name in named:
        assert f'"{name}"' in schema

"""Tables without a database or an event loop: the results of commands."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent
from typing import Any

import pytest

from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.live import Emote, Say
from citadella.server.tables.change import Recipient
from citadella.server.tables.chat import SetTalk, Speak
from citadella.server.tables.moves import PlayAction, PlayBotAction, StartGame
from citadella.server.tables.pace import SetPace
from citadella.server.tables.schedule import TimeOut, due, wakes_at
from citadella.server.tables.seats import (
    LinkDevice,
    MoveDevice,
    MuteSeat,
    PutBot,
    Rejoin,
    SeatRemoteBot,
    SitDown,
    StandUp,
    TakeOver,
)
from citadella.server.tables.votes import ClaimHost, VoteClose, VotePlayOn
from tests.tables.memory_host import (
    HOST,
    MemoryHost,
    StorageError,
    client_to_act,
    first_action,
    play_to_the_end,
    table_in_play,
)


def refused(host: MemoryHost, command: Any) -> str:
    """Execute a command that must be refused and return the code of the error."""
    before = host.stored
    with pytest.raises(RequestError) as error:
        host.do(command)
    assert host.stored is before
    return error.value.code


def test_a_table_is_played_to_the_end_in_memory() -> None:
    host, anna, bert = table_in_play(4)
    watcher = host.connect("carl", spectator=True)
    host.do(Speak(anna, "Anna", Say("hello 1", "Hello!")))
    play_to_the_end(host, anna, bert)
    table = host.table
    assert table.row.status == "over"
    assert table.game is not None
    result = table.game.result()
    for client in (anna, bert, watcher):
        last = host.inboxes[client][-1]
        assert last["version"] == table.row.version
        assert last["result"]["totals"] == result.totals
        assert last["deal"]["seed"] == table.row.seed
    # Loading the table from the stored data restores the same state.
    shown = [host.state(client) for client in (anna, bert, watcher)]
    host.restart()
    assert [host.state(client) for client in (anna, bert, watcher)] == shown
    assert due(host.table, host.now(), False) == due(table, host.now(), False)
    assert wakes_at(host.table, host.now(), False) is None


PLAY_WITHOUT = """
    import sys

    for name in ("msgspec", "sqlalchemy", "starlette", "uvicorn", "prometheus_client", "asyncio"):
        sys.modules[name] = None
    from tests.tables.memory_host import play_to_the_end, table_in_play

    host, anna, bert = table_in_play(4)
    play_to_the_end(host, anna, bert)
    print(host.sent(anna))
"""


def test_a_table_needs_none_of_the_third_party_libraries_of_the_server() -> None:
    run = subprocess.run(
        [sys.executable, "-c", dedent(PLAY_WITHOUT)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    host, anna, bert = table_in_play(4)
    play_to_the_end(host, anna, bert)
    assert run.stdout == f"{host.sent(anna)}\n"


def test_a_change_that_cannot_be_stored_is_not_applied() -> None:
    host, anna, bert = table_in_play()
    client = client_to_act(host, anna, bert)
    before = host.state(anna), host.state(bert), len(host.inboxes[anna])
    host.fails = True
    with pytest.raises(StorageError):
        host.act(client, first_action(host), "one")
    assert (host.state(anna), host.state(bert), len(host.inboxes[anna])) == before
    host.fails = False
    host.act(client, first_action(host), "one")
    assert host.table.moves == len(host.stored.moves)


def test_an_action_sent_repeatedly_is_played_once_and_acknowledged_each_time() -> None:
    host, anna, bert = table_in_play()
    client = client_to_act(host, anna, bert)
    command = PlayAction(client, "one", host.table.row.version, first_action(host))
    host.do(command)
    moves, others = host.table.moves, bert if client is anna else anna
    heard = len(host.inboxes[others])
    host.do(command)
    host.restart()
    host.do(command)
    assert host.table.moves == moves
    assert [m["ack"] for m in host.inboxes[client][-3:]] == ["one"] * 3
    assert len(host.inboxes[others]) == heard
    assert host.inboxes[others][-1]["ack"] is None


def test_an_action_for_an_older_version_is_refused_and_the_current_state_is_sent() -> None:
    host, anna, bert = table_in_play()
    client = client_to_act(host, anna, bert)
    heard = len(host.inboxes[client])
    old = PlayAction(client, "one", host.table.row.version - 1, first_action(host))
    assert refused(host, old) == "stale"
    assert len(host.inboxes[client]) == heard + 1
    assert host.inboxes[client][-1]["version"] == host.table.row.version


def test_only_legal_actions_of_the_seat_that_must_act_are_accepted() -> None:
    host, anna, bert = table_in_play()
    client = client_to_act(host, anna, bert)
    other = bert if client is anna else anna
    version = host.table.row.version
    action = first_action(host)
    assert refused(host, PlayAction(other, "a", version, action)) == "not-your-turn"
    assert refused(host, PlayAction(Recipient("carl"), "a", version, action)) == "not-your-turn"
    assert refused(host, PlayAction(client, "a", version, "no such action")) == "bad-action"
    assert refused(host, PlayAction(client, "a", version, "build palace")) == "illegal"
    assert refused(host, PlayAction(client, "a", version, None)) == "no-undo"


def test_an_action_can_be_undone_until_something_is_revealed() -> None:
    host, anna, bert = table_in_play(2)
    client = client_to_act(host, anna, bert)
    for n in range(200):
        before = host.state(client)["view"]
        client = client_to_act(host, anna, bert)
        before, options = host.state(client)["view"], host.state(client)["actions"]
        host.act(client, options[0], f"do {n}")
        if host.table.playing().game.can_undo:
            host.act(client, None, f"undo {n}")
            assert host.state(client)["view"] == before
            assert [move.action for move in host.stored.moves[-2:]] == [options[0], "undo"]
            host.restart()
            assert host.state(client)["view"] == before
            return
    raise AssertionError("none of 200 actions could be undone")


def test_a_bot_action_that_arrives_too_late_is_ignored() -> None:
    host, anna, bert = table_in_play()
    seat, moves = host.table.asked, host.table.moves
    action = first_action(host)
    host.do(StandUp(host.table.seats[seat].guest or "", seat))
    assert due(host.table, host.now(), False).bot
    late = PlayBotAction(seat, action, moves - 1)
    assert not host.do(late).is_stored
    host.do(PlayBotAction(seat, action, moves))
    assert host.table.moves == moves + 1
    # The bot's action is also ignored if the player has taken the seat back by then.
    if host.table.asked == seat:
        host.do(SitDown(host.table.seats[seat].guest or "", "Name", seat))
        assert not host.do(PlayBotAction(seat, first_action(host), moves + 1)).is_stored
    assert client_to_act(host, anna, bert)


def test_a_player_out_of_time_is_away_and_can_take_the_seat_back() -> None:
    host, anna, bert = table_in_play(clock="blitz")
    client = client_to_act(host, anna, bert)
    seat = host.table.asked
    next_step = due(host.table, host.now(), False)
    assert next_step.alarm_seconds == 120
    host.seconds += 119
    assert not host.do(TimeOut()).is_stored
    host.seconds += 1
    host.do(TimeOut())
    assert host.table.seats[seat].away
    assert host.table.seats[seat].time_left_ms == 0
    assert wakes_at(host.table, host.now(), False) == 0
    host.do(SitDown(client.guest, "Name", seat))
    assert not host.table.seats[seat].away
    assert host.table.seats[seat].time_left_ms == 10_000


def test_a_game_is_abandoned_when_all_players_agree() -> None:
    host, anna, bert = table_in_play()
    assert refused(host, VoteClose("carl")) == "not-your-seat"
    version = host.table.row.version
    change = host.do(VoteClose(HOST))
    assert not change.is_stored
    assert host.inboxes[bert][-1]["table"]["votes"][0] == {
        "what": "close",
        "seat": -1,
        "agreed": [0],
        "asked": [0, 1],
    }
    assert host.table.row.version == version
    host.do(VoteClose("bert"))
    assert host.table.row.status == "closed"
    assert host.inboxes[anna][-1]["table"]["status"] == "closed"


def test_players_can_replace_an_idle_player_by_a_bot_after_a_minute() -> None:
    host, anna, bert = table_in_play(4)
    sleeper = client_to_act(host, anna, bert)
    other = bert if sleeper is anna else anna
    seat = host.table.asked
    vote = VotePlayOn(other.guest, seat)
    assert refused(host, vote) == "too-early"
    host.seconds += 61
    host.do(vote)
    assert host.table.seats[seat].away
    host.let_bots_play()
    assert host.table.asked != seat


def test_seats_can_be_taken_and_assigned_before_the_start() -> None:
    host = MemoryHost(4, public=True, several=False)
    host.connect(HOST)
    host.connect("bert")
    host.do(SitDown(HOST, "Anna", 0))
    assert refused(host, SitDown(HOST, "Anna", 1)) == "one-seat"
    assert refused(host, SitDown("bert", "Bert", 0)) == "seat-taken"
    assert refused(host, SitDown("bert", "Bert", 9)) == "no-seat"
    assert refused(host, SitDown("bert", "Bert", 1, blocked={"bert"})) == "kept-away"
    host.do(SitDown("bert", "Bert", 1))
    assert refused(host, StartGame(HOST)) == "open-seats"
    assert refused(host, PutBot("bert", 2, "builder")) == "not-host"
    assert refused(host, PutBot(HOST, 2, "nobody")) == "no-bot"
    host.do(PutBot(HOST, 2, "builder"))
    host.do(PutBot(HOST, 2))
    host.do(SeatRemoteBot("Robot", "hash"))
    remote = host.connect("bot", key_hash="hash")
    assert host.table.seats_of(remote) == [2]
    host.do(PutBot(HOST, 3, "builder"))
    # When the host leaves, a connected player becomes host.
    host.do(StandUp(HOST, 0))
    assert host.table.row.host == "bert"
    host.do(SitDown(HOST, "Anna", 0))
    host.do(LinkDevice(HOST, 0, "device", 60))
    host.seconds += 61
    assert refused(host, MoveDevice("phone", "device")) == "no-link"
    host.do(LinkDevice(HOST, 0, "device", 60))
    host.do(MoveDevice("phone", "device"))
    assert host.table.seats[0].guest == "phone"
    assert refused(host, MoveDevice("phone", "device")) == "no-link"
    host.do(StartGame("bert"))
    assert refused(host, StartGame("bert")) == "started"
    assert not host.do(Rejoin(remote)).is_stored


def test_the_host_can_replace_an_absent_player_and_an_absent_host_can_be_replaced() -> None:
    host, anna, bert = table_in_play()
    assert refused(host, TakeOver(HOST, 1)) == "not-away"
    del host.inboxes[bert]
    host.do(TakeOver(HOST, 1))
    assert host.table.seats[1].away
    assert refused(host, ClaimHost("bert")) == "host-here"
    del host.inboxes[anna]
    host.table.left[HOST] = host.now().monotonic
    assert refused(host, ClaimHost("bert")) == "too-early"
    host.seconds += 61
    host.do(ClaimHost("bert"))
    assert host.table.row.host == "bert"


def test_chat_lines_are_stored_once_and_can_be_blocked_muted_or_disabled() -> None:
    host, anna, bert = table_in_play()
    carl = host.connect("carl", spectator=True, blocked=frozenset({"bert"}))
    line = Speak(bert, "Bert", Say("one", "Well\nplayed \u202e!"))
    host.do(line)
    host.do(line)
    (stored,) = host.stored.chat
    assert (stored.text, stored.seat, stored.guest) == ("Well played !", 1, "bert")
    assert [m["text"] for m in host.inboxes[anna][-1]["chat"]] == ["Well played !"]
    assert host.inboxes[carl][-1]["chat"] == []
    assert refused(host, Speak(carl, "Carl", Say("two", "Hello"))) == "not-seated"
    assert refused(host, Speak(anna, "Anna", Emote("two", "growl"))) == "bad-emote"
    host.do(Speak(anna, "Anna", Emote("two", "wave")))
    host.do(MuteSeat(HOST, 1, True))
    assert refused(host, Speak(bert, "Bert", Say("three", "Why?"))) == "muted"
    host.restart()
    assert refused(host, Speak(bert, "Bert", Say("three", "Why?"))) == "muted"
    host.do(SetTalk(HOST, False))
    assert refused(host, Speak(anna, "Anna", Say("four", "Hello?"))) == "no-talk"


def test_only_the_host_can_choose_the_pace() -> None:
    host, _anna, bert = table_in_play()
    assert refused(host, SetPace("bert", "fast")) == "not-host"
    assert refused(host, SetPace(HOST, "warp")) == "bad-pace"
    host.do(SetPace(HOST, "fast"))
    assert host.inboxes[bert][-1]["table"]["pace"] == "fast"

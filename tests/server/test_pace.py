"""The pace of bots: chosen by the host or viewers, and independent of hidden information."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from citadella.bots import make
from citadella.rules import Game, Setup
from citadella.server.lobby.bot_turns import BotTurns
from citadella.server.tables.pace import BOT_DELAY, PACES, pause_seconds, weight
from tests.server.harness import Connection, Person, first_asked, people, serving_here

#: A delay in seconds that is longer than any test.
FOREVER = 10_000.0


def test_the_length_of_a_pause_depends_only_on_public_events() -> None:
    game = Game.new(Setup.preset("first-game", "2016", 4), "pace", events=True)
    bots = [make("easy", f"pace {seat}") for seat in range(4)]
    log = game.log
    assert log is not None
    weights = set()
    while not game.over:
        told = len(log)
        game.play(bots[game.to_act].choose(game.view(game.to_act), game.legal_actions()))
        news = log[told:]
        weights.add(weight(news))
        for seat in range(-1, 4):
            assert weight([event.seen_by(seat) for event in news]) == weight(news)
    # The pause after a pick is shorter than the usual one; after several calls it is longer.
    assert min(weights) < 1.0 < max(weights)


def test_paces_are_ordered_from_slow_to_fast_and_a_normal_pause_lasts_at_least_a_second() -> None:
    seconds = [factor * BOT_DELAY for factor in PACES.values()]
    assert seconds == sorted(seconds, reverse=True)
    assert PACES["normal"] * BOT_DELAY >= 1.0
    assert PACES["slow"] * BOT_DELAY >= 2.0
    assert PACES["at-once"] == 0.0


async def test_a_pause_is_as_long_with_one_legal_action_as_with_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Instead of waiting, the test records how long each pause would be."""
    pauses: dict[bool, dict[float, set[float]]] = {True: {}, False: {}}

    async def pause(self: BotTurns, _since: float) -> None:
        table = self.table
        game, told = table.playing().game, table.playing().told
        assert game.log is not None
        found = pauses[len(game.legal_actions()) == 1].setdefault(weight(game.log[told:]), set())
        found.add(round(pause_seconds(table), 6))

    monkeypatch.setattr(BotTurns, "_pause", pause)
    async with serving_here(tmp_path, bot_delay=2.0) as here, Person(here.url) as anna:
        code = await anna.new_table("easy", "easy", "easy", "easy", start=True)
        at = await anna.at(code)
        await at.until(lambda m: m["result"] is not None)
    assert pauses[True]
    for kind in pauses.values():
        for much, found in kind.items():
            assert found == {round(2.0 * much, 6)}


async def stays_unchanged(at: Connection) -> bool:
    """Return whether the version of a table stays the same for 0.3 seconds."""
    version = at.state["version"]
    try:
        async with asyncio.timeout(0.3):
            await at.until(lambda m: m["type"] == "state" and m["version"] != version)
    except TimeoutError:
        return True
    return False


async def until_bots_play(at: Connection) -> None:
    """Act until it is a bot's turn."""
    while at.state["actions"]:
        await at.act(at.state["actions"][0])


async def test_the_only_person_at_a_table_can_skip_the_pauses_until_their_turn(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, Person(here.url) as anna:
        code = await anna.new_table("me", "easy", "easy", "easy", start=True)
        at = await anna.at(code)
        assert at.state["you"]["alone"]
        for _ in range(3):
            await until_bots_play(at)
            assert await stays_unchanged(at)
            before = len(at.received)
            await at.send(type="hurry")
            await at.until_asked()
            assert at.state["actions"]
            # All skipped moves are sent in one state, or in two if a round ends.
            assert len(at.received) - before <= 2


async def test_nobody_can_skip_pauses_at_a_table_with_other_people(tmp_path: Path) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, people(here.url, 3) as all_three:
        anna, bert, watcher = all_three
        code = await anna.new_table("me", "open", "easy")
        await bert.change(code, "sit", seat=1)
        await anna.change(code, "start")
        at = await anna.at(code)
        assert not at.state["you"]["alone"]
        await at.send(type="hurry")
        told = await at.until(lambda m: m["type"] == "error")
        assert told["error"] == "not-alone"
        # The request is also refused if the other person is away and a bot plays for them.
        await bert.change(code, "stand", seat=1)
        await at.send(type="hurry")
        await at.until(lambda m: m["type"] == "error" and m["error"] == "not-alone")
        watching = await watcher.at(at.state["table"]["watch"])
        await watching.send(type="hurry")
        await watching.until(lambda m: m["type"] == "error" and m["error"] == "not-alone")


async def test_a_table_of_bots_plays_at_the_fastest_pace_chosen_by_any_viewer(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, people(here.url, 2) as both:
        code = await both[0].new_table("easy", "easy", "easy", start=True)
        at, other = [await person.at(code) for person in both]
        assert at.state["table"]["of_bots"]
        await other.send(type="pace", pace="slow")
        assert await stays_unchanged(at)
        await at.send(type="pace", pace="sometimes")
        told = await at.until(lambda m: m["type"] == "error")
        assert told["error"] == "bad-pace"
        await at.send(type="pace", pace="at-once")
        await at.until_asked()
        assert at.state["result"] is not None
        # A viewer at a slow pace gets a state for every move.
        table = await here.table(code)
        assert states(other) == 1
        while other.state["result"] is None:
            await other.next()
        assert states(other) >= table.moves


async def test_viewers_get_one_state_per_round_at_the_instant_pace(tmp_path: Path) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, Person(here.url) as anna:
        code = await anna.new_table("easy", "easy", "easy", pace="at-once", start=True)
        at = await anna.at(code)
        await at.until_asked()
        assert at.state["result"] is not None
        assert states(at) <= at.state["view"]["round"] + 2


def states(at: Connection) -> int:
    """Return the number of states that a client has received."""
    return sum(message["type"] == "state" for message in at.received)


async def test_viewers_cannot_change_the_pace_of_a_table_with_a_person(tmp_path: Path) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, people(here.url, 2) as both:
        code = await both[0].new_table("me", "easy", start=True)
        at = await both[0].at(code)
        watching = await both[1].at(at.state["table"]["watch"])
        await until_bots_play(at)
        await watching.send(type="pace", pace="at-once")
        assert not watching.state["table"]["of_bots"]
        assert await stays_unchanged(at)


async def test_only_the_host_can_set_the_pace_of_a_table_and_it_is_stored(
    tmp_path: Path,
) -> None:
    async with serving_here(tmp_path, bot_delay=FOREVER) as here, people(here.url, 2) as both:
        anna, bert = both
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        wish = {"edition": "2016", "players": 2, "seats": seats, "pace": "sometimes"}
        assert (await anna.post("tables", wish, 400))["error"] == "bad-pace"
        code = await anna.new_table("me", "open", "easy", pace="slow")
        await bert.change(code, "sit", seat=1)
        assert (await anna.get(f"tables/{code}"))["pace"] == "slow"
        told = await bert.change(code, "pace", pace="fast", status=403)
        assert told["error"] == "not-host"
        told = await anna.change(code, "pace", pace="never", status=400)
        assert told["error"] == "bad-pace"
        await anna.change(code, "pace", pace="at-once")
        await anna.change(code, "start")
        at = await anna.at(code)
        friend = await bert.at(code)
        # The bot moves without a pause, so a person must act again soon after every action.
        for _ in range(10):
            asked = await first_asked(at, friend)
            await asked.act(asked.state["actions"][0])
        # The pace is stored.
        table, _ = await here.registry.find(code)
        here.registry.drop(table)
        assert (await anna.get(f"tables/{code}"))["pace"] == "at-once"

"""Bots under load: answer times reveal no secrets, and no guest's bots delay those of others."""

from __future__ import annotations

import asyncio
import contextlib
import math
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from citadella.bots.levels import LEVELS
from citadella.rules import Game, Setup
from citadella.server.bots.thinking_time import (
    MAX_SLOWER_ANSWERS,
    MAX_USUAL_S,
    MIN_USUAL_S,
    ThinkingTime,
    given,
)
from citadella.server.bots.workers import BotWorkers
from citadella.server.lobby import bot_turns
from citadella.server.lobby.catalogue import catalogue
from citadella.server.lobby.new_tables import table_row
from citadella.server.storage.models import SeatRow
from citadella.server.tables.state import Move
from tests.server.harness import (
    Connection,
    InProcessServer,
    Person,
    eventually,
    people,
    saved,
    serving_here,
    set_limit,
)


# --- timing side channels -------------------------------------------------------------------
def signed_and_blank_warrant() -> tuple[
    Setup, str, int, list[tuple[int, str]], list[tuple[int, str]]
]:
    """Find two games that differ only in whether the warrant on a player who builds is signed.

    Return the setup, the seed, the Magistrate's seat and the moves of both games with their seats.
    """
    setup = Setup.preset("devious-dignitaries", "2016", 4)
    chance = Random("warrants")
    while True:
        seed = f"warrants {chance.random()}"
        game = Game.new(setup, seed)
        moves: list[tuple[int, str]] = []
        signing: tuple[int, list[str]] | None = None
        while not game.over and len(moves) < 400:
            actions = game.legal_actions()
            kind = game.stack[-1].kind
            if kind == "sign-warrant":
                signing = len(moves), [action.text for action in actions]
            if kind == "confiscate" and len(actions) == 2:
                assert signing is not None
                where, could = signing
                for text in could:
                    other = [*moves[:where], (moves[where][0], text), *moves[where + 1 :]]
                    if text != moves[where][1] and choices_after(setup, seed, other) == 1:
                        return setup, seed, game.to_act, moves, other
                break
            building = [action for action in actions if action.text.startswith("build ")]
            chosen = chance.choice(building or actions)
            moves.append((game.to_act, chosen.text))
            game.play(chosen)


def choices_after(setup: Setup, seed: str, moves: Sequence[tuple[int, str]]) -> int:
    """Return the number of legal actions after `moves`, or 0 if a move is illegal."""
    game = Game.new(setup, seed)
    for _, text in moves:
        if not game.is_legal(text):
            return 0
        game.play(text)
    return len(game.legal_actions())


def distance(some: Sequence[float], others: Sequence[float]) -> float:
    """Return the Kolmogorov-Smirnov distance between two samples, from 0 to 1."""
    return max(
        abs(sum(x <= at for x in some) / len(some) - sum(x <= at for x in others) / len(others))
        for at in (*some, *others)
    )


def critical_distance(count: int, odds: float) -> float:
    """Return the distance that two samples of one distribution exceed with probability `odds`."""
    return math.sqrt(-math.log(odds / 2) / count)


def test_the_distance_of_samples_shows_whether_their_distributions_differ() -> None:
    chance = Random(1)
    draws = [[chance.random() for _ in range(40)] for _ in range(3)]
    assert distance(draws[0], draws[1]) < critical_distance(40, 1e-4)
    assert distance(draws[0], [x + 0.6 for x in draws[2]]) > critical_distance(40, 1e-4)


@contextlib.asynccontextmanager
async def crowd(here: InProcessServer, tables: int, bot: str, seats: int) -> AsyncIterator[None]:
    """Let a guest watch many tables of bots, to keep the workers busy."""
    async with Person(here.url) as greedy:
        ats: list[Connection] = []
        for _ in range(tables):
            set_limit(here.parts.limits.new_tables, 1000, 1000)
            code = await greedy.new_table(*[bot] * seats, pace="at-once", start=True)
            ats.append(await greedy.at(code))

        async def watch(at: Connection) -> None:
            while True:
                await at.next()

        watching = [asyncio.create_task(watch(at)) for at in ats]
        yield
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def test_under_load_the_time_of_an_answer_does_not_reveal_the_signed_warrant(
    tmp_path: Path,
) -> None:
    setup, seed, magistrate, signed, blank = signed_and_blank_warrant()
    count = 30
    async with contextlib.AsyncExitStack() as stack:
        here = await stack.enter_async_context(
            serving_here(tmp_path, bot_delay=0.02, bot_workers=2)
        )
        for limit in (here.parts.limits.requests, here.parts.limits.connects):
            set_limit(limit, 1000, 1000)
        anna = await stack.enter_async_context(Person(here.url))
        await stack.enter_async_context(crowd(here, 3, "search", 4))
        codes: list[tuple[bool, str]] = []
        for number in range(2 * count):
            row = table_row(setup, anna.me["id"], "none", False, False)
            # Without a wake time, the table is not loaded until somebody connects.
            row.seed, row.status, row.wake = seed, "playing", None
            seats = [
                SeatRow(
                    seat=seat,
                    kind="bot" if seat == magistrate else "human",
                    guest=None if seat == magistrate else anna.me["id"],
                    bot="search" if seat == magistrate else "",
                    name="",
                    away=False,
                )
                for seat in range(setup.players)
            ]
            await here.store.add_table(row, seats)
            state = await here.store.table(row.code)
            assert state is not None
            holds = number % 2 == 0
            for n, (seat, text) in enumerate(signed if holds else blank):
                move = Move(table_id=row.id, n=n, seat=seat, action=text, client_id="", at=0)
                state = await saved(here.store, state, move=move)
            codes.append((holds, row.code))
        Random(3).shuffle(codes)
        took: dict[bool, list[float]] = {True: [], False: []}

        async def measure(holds: bool, code: str) -> None:
            at = await anna.at(code)
            asked, version = time.perf_counter(), at.state["version"]
            await at.until(lambda m: m["type"] == "state" and m["version"] > version)
            took[holds].append(time.perf_counter() - asked)
            await at.close()

        for first in range(0, 2 * count, 2):
            await asyncio.gather(*(measure(*one) for one in codes[first : first + 2]))
    assert len(took[True]) == len(took[False]) == count
    assert distance(took[True], took[False]) < critical_distance(count, 1e-3), took


def test_the_usual_time_of_a_bot_is_learned_and_ignores_single_slow_answers() -> None:
    times = ThinkingTime()
    assert times.usual("easy") == MIN_USUAL_S
    assert 1.0 <= times.usual("hard") < 1.3
    # Until enough answers are known, the usual time is at least the bot's own time limit.
    times.note("hard", 0.001)
    assert times.usual("hard") >= given("hard")
    for _ in range(100):
        times.note("easy", 0.1)
    usual = times.usual("easy")
    assert 0.1 <= usual < 0.13
    for _ in range(MAX_SLOWER_ANSWERS):
        times.note("easy", 2.0)
        assert times.usual("easy") == usual
    times.note("easy", 2.0)
    assert 2.0 <= times.usual("easy") <= MAX_USUAL_S
    for _ in range(MAX_SLOWER_ANSWERS + 1):
        times.note("easy", 100.0)
    assert times.usual("easy") == MAX_USUAL_S


async def test_a_timed_answer_takes_the_usual_time_even_with_a_single_legal_action() -> None:
    workers = BotWorkers(1)
    game = Game.new(Setup.preset("first-game", players=4), "even")
    view, actions = game.view(game.to_act).to_json(), [a.text for a in game.legal_actions()]
    assert await workers.choose("easy", "seed", view, actions[:1]) == actions[0]
    for _ in range(300):
        workers.thinking_time.note("easy", 0.3)
    for some in (actions[:1], actions):
        started = time.monotonic()
        assert await workers.choose("easy", "seed", view, some, even=True) in some
        assert time.monotonic() - started >= 0.3
    workers.close()


# --- fairness -------------------------------------------------------------------------------
async def bot_moves(at: Connection, count: int) -> list[float]:
    """Play until bots have made `count` moves; return the duration of each in seconds."""
    took: list[float] = []
    chance = Random(count)
    while len(took) < count:
        assert at.state["result"] is None
        if at.state["actions"]:
            await at.act(chance.choice(at.state["actions"]))
            continue
        asked, version = time.perf_counter(), at.state["version"]
        await at.until(lambda m: m["type"] == "state" and m["version"] > version)  # noqa: B023
        took.append(time.perf_counter() - asked)
    return took


@pytest.mark.long
@pytest.mark.parametrize("bot", ["search", "easy"])
async def test_fifteen_tables_of_search_bots_do_not_starve_the_bots_of_another_guest(
    bot: str, tmp_path: Path
) -> None:
    async with (
        serving_here(tmp_path, bot_delay=0.3, bot_workers=2) as here,
        Person(here.url) as anna,
    ):
        at = await anna.at(await anna.new_table("me", bot, bot, bot, start=True))
        await bot_moves(at, 10)
        alone = await bot_moves(at, 20)
        async with crowd(here, 15, "search", 8):
            await bot_moves(at, 5)
            beset = await bot_moves(at, 20)
    ratio = statistics.median(beset) / statistics.median(alone)
    print(f"{bot}: {statistics.median(alone):.3f} s unloaded, {ratio:.2f} times that under load")
    assert ratio < 2


# --- tables without viewers -----------------------------------------------------------------
async def moves_at(here: InProcessServer, code: str) -> int:
    """Return the number of moves played at a table."""
    return (await here.table(code)).moves


async def test_a_table_of_bots_plays_only_while_somebody_watches(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        code = await anna.new_table("easy", "easy", "easy", start=True)
        await asyncio.sleep(0.3)
        assert await moves_at(here, code) == 0
        for person in (anna, bert):
            before = await moves_at(here, code)
            at = await person.at(code)
            await at.until(lambda m: m["version"] > 10 + before)  # noqa: B023
            assert at.state["result"] is None
            await at.close()
            host, _ = await here.registry.find(code)

            async def is_idle() -> bool:
                return not (host.clients or host.bots.are_under_way)  # noqa: B023

            await eventually(is_idle)
        assert await moves_at(here, code) > 0
        assert host.table.row.status == "playing"


async def test_bots_at_abandoned_tables_play_within_the_quota_of_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "QUOTA_RETRY_S", 0.05)
    async with serving_here(tmp_path) as here, people(here.url, 2) as (anna, bert):
        set_limit(here.parts.host_services.unattended, 20)
        codes = [await anna.new_table("me", "easy", start=True) for _ in range(2)]
        codes.append(await bert.new_table("me", "easy", start=True))
        for person, code in zip((anna, anna, bert), codes, strict=True):
            await person.change(code, "stand", seat=0)

        async def used_up() -> bool:
            mine = sum([await moves_at(here, code) for code in codes[:2]])
            return mine >= 20 and await moves_at(here, codes[2]) >= 20

        await eventually(used_up)
        await asyncio.sleep(0.3)
        # These limits are above the quota, because bots may have moved before the players left.
        first = [await moves_at(here, code) for code in codes]
        assert sum(first[:2]) < 60
        assert first[2] < 40
        # The bots of a table continue as soon as somebody watches it.
        await (await anna.at(codes[0])).until(lambda m: m["version"] > first[0] + 30)
        assert (await moves_at(here, codes[1])) == first[1]


async def test_bots_play_without_viewers_until_an_absent_player_must_act(tmp_path: Path) -> None:
    async with serving_here(tmp_path) as here, Person(here.url) as anna:
        set_limit(here.parts.host_services.unattended, 0)
        code = await anna.new_table("easy", "easy", "me", start=True, clock="day")

        async def my_turn() -> bool:
            (mine,) = await anna.get("tables/mine")
            return bool(mine["my_turn"])

        await eventually(my_turn)
        assert (await here.table(code)).asked == 2


def test_the_catalogue_lists_the_rating_and_the_thinking_time_of_bots() -> None:
    bots = {bot.id: bot for bot in catalogue([]).bots}
    ratings = [bots[level].rating for level in LEVELS]
    assert ratings == sorted(ratings)
    assert (bots["apprentice"].seconds, bots["normal"].seconds, bots["hard"].seconds) == (0, 0, 1)

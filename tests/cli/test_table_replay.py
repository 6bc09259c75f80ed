"""A recorded game at the full-screen table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from citadella.cli.arguments import names_for
from citadella.cli.replay import Replay
from citadella.cli.table.replay import ReplayApp
from citadella.knowledge import view
from citadella.notation import Record
from citadella.rules.event import EVERYONE
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from tests.cli.conftest import Run
from tests.cli.test_table import on_screen

Script = Callable[[ReplayApp, Pilot[None]], Awaitable[None]]


def step_through(
    replay: Replay,
    script: Script,
    language: str = "en",
    names: str = "",
    size: tuple[int, int] = (120, 40),
) -> None:
    texts = Texts(language)
    called = names.split() or names_for(texts, replay.record.setup.players)
    app = ReplayApp(replay, Phrases(texts, replay.record.setup, called, replay.seat))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(run())


@pytest.fixture(scope="session")
def replay(record: Record) -> Replay:
    return Replay(record, -1)


def test_every_step_shows_the_game_at_that_action(replay: Replay, record: Record) -> None:
    for step in (0, 1, 19, 20, 21, 47, replay.last - 1, replay.last):
        assert replay.game(step).history == record.actions[:step]
        told = replay.events(step)
        game = record.replay(events=True, upto=step)
        assert game.log is not None
        assert [event.kind for event in told] == [event.kind for event in game.log]


def test_stepping_backwards_shows_the_same_screens_as_stepping_forwards(replay: Replay) -> None:
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        seen: list[str] = []
        for _ in range(25):
            seen.append(on_screen(app))
            await pilot.press("right")
        assert app.step == 25
        for before in reversed(seen):
            await pilot.press("left")
            assert on_screen(app) == before
        await pilot.press("left")
        assert app.step == 0
        assert len(set(seen)) == 25

    step_through(replay, script)


def test_keys_jump_between_rounds_and_to_the_start_and_the_end(replay: Replay) -> None:
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        assert replay.game(app.step).round == 2
        assert replay.game(app.step - 1).round == 1
        await pilot.press("down", "up")
        assert replay.game(app.step).round == 2
        await pilot.press("end")
        assert app.step == replay.last
        await pilot.press("right")
        await pilot.pause()
        assert "Total" in on_screen(app)
        await pilot.press("escape", "home")
        assert app.step == 0

    step_through(replay, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_who_won(replay: Replay, language: str) -> None:
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("end")
        await pilot.pause()
        winner = replay.end.result().winners[0]
        assert ["Zsófi", "Тодор", "Věra"][winner] in on_screen(app).partition("●")[0]

    step_through(replay, script, language, "Zsófi Тодор Věra")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_window_shows_how_to_quit(replay: Replay, language: str) -> None:
    async def script(app: ReplayApp, pilot: Pilot[None]) -> None:
        last_line = on_screen(app).splitlines()[-1]
        assert Texts(language)("screen-key-leave") in last_line
        assert Texts(language)("screen-key-forth") in last_line

    step_through(replay, script, language, size=(60, 20))


def test_all_hands_are_shown_only_when_no_seat_is_selected(record: Record, replay: Replay) -> None:
    hidden = Replay(record, 0)
    assert "?" not in replay.view(30).players[1].hand
    known = hidden.view(30)
    assert known.to_json() == view(record.replay(upto=30), 0).to_json()
    assert set(known.players[1].hand) <= {"?"}


def test_hands_are_hidden_in_an_unfinished_game(record: Record) -> None:
    part = Replay(Record(record.setup, record.seed, record.actions[:40]), -1)
    for player in part.view(40).players:
        assert set(player.hand) <= {"?"}
    secret = [told for told in part.events(40) if told.audience != EVERYONE]
    assert secret
    assert all(told.rank == 0 for told in secret)


def test_a_winner_without_a_name_is_addressed_as_you(run: Run, record: Record) -> None:
    winner = record.replay().result().winners[0]
    bots = ["random"] * 3
    bots[winner] = ""
    named = Record(record.setup, record.seed, record.actions, record.result, (), bots)
    told = run("replay", "-", typed=named.to_text()).stdout
    assert told.splitlines()[-1].startswith("You win")
    assert "You chose the" in told

"""The full-screen table, driven by keys and the mouse with Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from textual.pilot import Pilot

from citadella.cli.arguments import names_for
from citadella.cli.saved_games import new_file
from citadella.cli.session import ME, GameSession
from citadella.cli.table import is_possible
from citadella.cli.table.play import PlayApp
from citadella.cli.table.scene import CHOICE, EXPLAIN, SEAT
from citadella.notation import Position, Record, Seat
from citadella.rules import Game, Setup
from citadella.texts import LANGUAGES, Texts
from tests.long import long

Script = Callable[[PlayApp, Pilot[None]], Awaitable[None]]


def seated(game: Game, language: str = "en", file: Path | None = None) -> GameSession:
    texts = Texts(language)
    count = len(game.players)
    names = [texts("play-me"), *names_for(texts, count - 1)]
    return GameSession(game, texts, names, ["random"] * (count - 1), file)


def play(
    session: GameSession, script: Script, size: tuple[int, int] = (80, 24), delay: float = 0.0
) -> PlayApp:
    """Open the full-screen table, run a script and return the app."""
    app = PlayApp(session, delay)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            if not delay:
                await ready(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    return app


async def ready(app: PlayApp, pilot: Pilot[None]) -> None:
    """Wait until all bots have played and the player is asked."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: PlayApp, pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await ready(app, pilot)


def on_screen(app: PlayApp | Any) -> str:
    """Return all the text on the screen."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def places(app: PlayApp, does: str) -> Iterator[tuple[int, int, Any]]:
    """Yield the x, y and argument of each position where a click has the effect `does`."""
    for y in range(app.size.height):
        for x in range(app.size.width):
            meta = app.screen.get_style_at(x, y).meta
            if does in meta:
                yield x, y, meta[does]


def at_king(hand: str = "church", role: str = "bishop", language: str = "en") -> GameSession:
    position = Position.build(
        call="king",
        players=[
            Seat("king", gold=3, hand="tavern smithy", city="castle palace"),
            Seat("thief"),
            Seat(role, hand=hand, city="temple+ museum"),
            Seat("warlord", gold=5),
        ],
    )
    return seated(position.game(events=True), language)


# --- whole games ---------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "size"), [("bg", (60, 20)), long("cs", (120, 40))])
def test_a_whole_game_can_be_played_with_keys(language: str, size: tuple[int, int]) -> None:
    game = Game.new(Setup.preset("first-game", players=2), "keys", events=True)
    file = new_file("keys")
    session = seated(game, language, file)
    texts = session.texts

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        for turn in range(600):
            if game.over:
                break
            asked = session.phrases.question(session.view().known)
            assert asked.split()[0] in on_screen(app)
            # The game is saved after every action: the file contains the current game.
            kept = Record.parse(file.read_text(encoding="utf-8"))
            assert kept.actions == game.history
            before = len(game.history)
            for keys in (["1"], ["down", "enter"], ["1", "1"], ["end", "enter"]):
                if len(game.history) > before or game.over:
                    break
                await press(app, pilot, *(["end", "enter"] if turn % 3 == 2 else keys))
            assert len(game.history) > before
        assert game.over
        assert texts("score-total") in on_screen(app)

    play(session, script, size)
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.result == game.result().totals
    assert record.bots == ("", "random")
    assert record.replay().over


@pytest.mark.long
def test_a_whole_game_can_be_played_with_the_mouse() -> None:
    game = Game.new(Setup.preset("first-game", players=2), "mouse", events=True)
    session = seated(game, "hu")

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(900):
            if game.over:
                break
            x, y, _ = next(places(app, CHOICE))
            await pilot.click(offset=(x, y))
            await ready(app, pilot)
        assert game.over
        assert session.texts("score-total") in on_screen(app)

    play(session, script, (120, 30))


# --- secrets -------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(60, 20), (200, 60)])
def test_the_screen_shows_nothing_hidden_from_the_seat(size: tuple[int, int]) -> None:
    screens: list[str] = []

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        shown = [on_screen(app)]
        for key in ("l", "c", "?"):
            await press(app, pilot, key)
            shown.append(on_screen(app))
            await press(app, pilot, "escape")
        screens.append("\n".join(shown))

    play(at_king("church", "bishop"), script, size)
    play(at_king("watchtower", "merchant"), script, size)
    assert screens[0] == screens[1]
    assert "Smithy" in screens[0]


# --- features -----------------------------------------------------------------------------
def test_digits_and_arrow_keys_make_choices_and_the_u_key_undoes_them() -> None:
    session = at_king()

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        assert [action.text for action in session.game.history] == ["gold"]
        await press(app, pilot, "u")
        assert session.game.history == []
        await press(app, pilot, "up", "down", "enter")
        assert [action.text for action in session.game.history] == ["gold"]
        await press(app, pilot, "backspace")
        assert session.game.history == []

    play(session, script)


def test_ending_a_turn_with_something_left_to_do_needs_confirmation() -> None:
    session = at_king()

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "end", "enter")
        assert "You can still do this in your turn" in on_screen(app)
        assert len(session.game.history) == 1
        await press(app, pilot, "enter")
        assert session.game.history[1].text == "end"

    play(session, script)


@pytest.mark.parametrize(
    ("key", "shown"),
    [("л", "screen-log"), ("в", "screen-log"), ("г", "screen-help-heading"), ("и", "screen-cards")],
)
def test_commands_can_be_typed_on_a_cyrillic_keyboard(key: str, shown: str) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert app.screen.is_modal
        assert app.texts(shown) in on_screen(app)
        await pilot.press("escape")
        assert not app.screen.is_modal

    play(at_king(language="bg"), script)


def test_digits_can_be_typed_without_shift_on_a_czech_keyboard() -> None:
    session = at_king(language="cs")

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "+")

    play(session, script)
    assert session.game.history[0].text == "gold"


def test_the_coach_highlights_a_choice() -> None:
    session = at_king()

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c")
        assert app.texts("table-coach") in on_screen(app)
        await press(app, pilot, "enter")
        assert not app.screen.is_modal
        assert session.game.history == []
        await press(app, pilot, "enter")
        assert len(session.game.history) == 1

    play(session, script)


@pytest.mark.parametrize("size", [(60, 20), (120, 40)])
def test_clicking_a_card_explains_it_and_clicking_a_player_shows_their_city(
    size: tuple[int, int],
) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        found = {what: (x, y) for x, y, what in places(app, EXPLAIN)}
        assert {"character-thief", "district-smithy", "district-museum"} <= found.keys()
        await pilot.click(offset=found["district-smithy"])
        await pilot.pause()
        assert "you may buy 3 cards" in " ".join(on_screen(app).split())
        await pilot.press("escape")
        seats = {what: (x, y) for x, y, what in places(app, SEAT)}
        await pilot.click(offset=seats[2])
        await pilot.pause()
        assert app.screen.is_modal
        assert "Museum" in on_screen(app)

    play(at_king(), script, size)


def test_every_card_in_the_game_can_be_looked_up_with_keys() -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("i", "w")
        await pilot.pause()
        warlord = app.texts.effect("character-warlord", "2016")
        assert warlord is not None
        assert warlord[:30] in on_screen(app)

    play(at_king(), script)


# --- the pace ------------------------------------------------------------------------------
def test_bots_pause_and_a_key_skips_the_pauses() -> None:
    setup = Setup.preset("first-game", players=4)
    games = (Game.new(setup, str(seed), events=True) for seed in range(50))
    # Seat 1 chooses first, so all three bots choose before the player in seat 0.
    session = seated(next(game for game in games if game.to_act == 1))

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        async with asyncio.timeout(60):
            while not session.game.history:
                await pilot.pause(0.05)
            assert not session.is_my_turn
            played = len(session.game.history)
            await pilot.pause(0.3)
            assert len(session.game.history) == played
            await pilot.press("space")
            await ready(app, pilot)
        assert session.is_my_turn
        assert app.choices

    play(session, script, delay=1000.0)


# --- leaving -------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q", "я"])
def test_quitting_keeps_the_saved_game(key: str) -> None:
    file = new_file("leave")
    game = Game.new(Setup.preset("first-game", players=3), "leave", events=True)
    session = seated(game, "en", file)

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await pilot.press(key)

    app = play(session, script)
    assert app.return_code == 0
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.actions == game.history
    assert not list(file.parent.glob("*.part"))


def test_a_full_disk_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file("full")
    session = seated(Game.new(Setup.preset("first-game", players=3), "full", events=True))
    session.file = file

    def full(*args: object) -> None:
        raise OSError

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr("citadella.cli.session.save", full)
        await pilot.press("1")
        await pilot.pause()

    app = play(session, script)
    assert str(app.failure) == f"Cannot write to “{file}”."


# --- without the table ---------------------------------------------------------------------
def test_the_table_needs_a_terminal_of_a_minimum_size(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")

    def terminal(width: int = 80, height: int = 24, force: bool = True) -> Console:
        return Console(width=width, height=height, force_terminal=force)

    assert is_possible(terminal())
    assert not is_possible(terminal(width=59))
    assert not is_possible(terminal(height=19))
    assert not is_possible(terminal(force=False))
    with monkeypatch.context() as without:
        without.setattr("citadella.cli.table.find_spec", lambda _: None)
        assert not is_possible(terminal())
    monkeypatch.setenv("TERM", "dumb")
    assert not is_possible(terminal())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_becomes_too_small_shows_a_message(language: str) -> None:
    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(50, 10)
        await pilot.pause()
        said = app.texts("screen-too-small", size="60 × 20")
        assert said.split() == on_screen(app).split()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert sitting_name(app) in on_screen(app)

    def sitting_name(app: PlayApp) -> str:
        return app.session.phrases.names[ME]

    play(at_king(language=language), script)


def test_the_five_district_types_have_different_colours() -> None:
    position = Position.build(
        call="king",
        players=[
            Seat("king", hand="castle temple tavern watchtower smithy"),
            Seat("thief"),
            Seat("bishop"),
            Seat("warlord"),
        ],
    )

    async def script(app: PlayApp, pilot: Pilot[None]) -> None:
        colours = {
            what: app.screen.get_style_at(x, y).color
            for x, y, what in places(app, EXPLAIN)
            if what.startswith("district-")
        }
        assert len(colours) == 5
        seen = [colour.triplet for colour in colours.values() if colour is not None]
        for i, one in enumerate(seen):
            for other in seen[:i]:
                assert one is not None
                assert other is not None
                assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90

    play(seated(position.game(events=True)), script)

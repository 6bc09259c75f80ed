"""Spectators see no secret and have no controls."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from citadella.bots import make
from citadella.notation import Record
from citadella.rules import Game, Setup
from citadella.texts import Texts
from tests.browser.conftest import Open
from tests.browser.database import ServerDatabase
from tests.browser.player import look, play_on, point, wait

SPECTATOR = -1


def hidden_cards(game: Game) -> set[str]:
    """Return the cards in hands that neither the public view nor a public event contains."""
    public = json.dumps(game.view(SPECTATOR).to_json())
    told = {card.name for event in game.log or () for card in event.seen_by(SPECTATOR).cards}
    in_hands = {card.name for player in game.players for card in player.hand}
    return {name for name in in_hands if f'"{name}"' not in public} - told


def test_a_spectator_sees_no_secret_and_has_no_controls(
    visit: Open, database: ServerDatabase
) -> None:
    player, watcher = visit(), visit()
    texts = Texts("en")
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    watcher.page.on("websocket", listen)
    player.open()
    player.click("play-now")
    wait(player)
    watcher.open(f"/w/{database.watch(player.code)}")
    watcher.find("player-0").wait_for()
    checked = 0
    for _ in range(12):
        frames.clear()
        play_on(player, point, steps=2)
        wait(player)
        watcher.page.wait_for_timeout(150)
        game = database.game(player.code)
        public = game.view(SPECTATOR).players
        page = watcher.page.content()
        for card in hidden_cards(game):
            checked += 1
            assert f'"{card}"' not in "".join(frames), card
            assert texts.name(f"district-{card}", "2016") not in page, card
        for seat, real in enumerate(game.players):
            shown = watcher.find(f"player-{seat}").inner_text()
            for rank in real.roles:
                role = game.box.cast[rank].name
                if role not in public[seat].revealed:
                    checked += 1
                    assert texts.name(f"character-{role}", "2016") not in shown
        assert_no_controls(watcher)
    assert checked > 30


def assert_no_controls(watcher: Any) -> None:
    assert look(watcher) is None
    for start in ("action-", "hand-card-", "draft-", "offer-", "undo", "chat-input", "emote-"):
        assert watcher.find_all(start).count() == 0, start


def test_a_guest_who_opens_the_link_for_players_after_the_start_can_only_watch(
    visit: Open, database: ServerDatabase
) -> None:
    player, late = visit(), visit()
    player.open()
    player.click("play-now")
    wait(player)
    late.open(player.path)
    late.find("player-0").wait_for()
    assert_no_controls(late)


def test_spectators_see_the_score_sheet_of_a_finished_game(
    visit: Open, database: ServerDatabase
) -> None:
    game = Game.new(Setup.preset(), "watched to the end")
    bots = [make("builder", str(seat)) for seat in range(4)]
    while not game.over:
        game.play(bots[game.to_act].choose(game.view(game.to_act), game.legal_actions()))
    kept = database.put(Record.of(game), [database.guest("Anna"), "builder", "builder", "builder"])
    watcher = visit()
    watcher.open(kept.watch_path)
    watcher.find("score-sheet").wait_for()
    assert watcher.find("rematch").count() == 0

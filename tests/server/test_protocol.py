"""The protocol: generated files are fresh, messages are what they say, and not too large."""

from __future__ import annotations

import json

import msgspec
import pytest

from citadella.rules import Game
from citadella.server import protocol
from citadella.server.client import Client
from citadella.server.present import view_message
from tests.properties.games import KINDS, Chooser, Kind, seed_of, setup_of
from tests.server.house import Person, play_on
from tests.server.test_no_secret_on_the_wire import lay_table
from tools import protocol as generator

MOST_VIEW = 8 * 1024
EIGHT = [kind for kind in KINDS if kind.players == 8]


def test_schema_and_types_are_fresh() -> None:
    assert generator.SCHEMA.read_text() == generator.schema(), "run tools/protocol.py"
    assert generator.TYPES.read_text() == generator.types(), "run tools/protocol.py"


async def test_what_is_sent_is_what_the_protocol_says(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", *["builder"] * 4, start=True))
        await play_on(at, most=15)
        await at.say(type="emote", emote="wave")
        await at.act("nonsense")
        await at.send(type="ping")
        await at.until(lambda m: m["type"] == "pong")
        decode = msgspec.json.Decoder(protocol.ServerMessage).decode
        kinds = {type(decode(json.dumps(message))) for message in at.heard}
        assert kinds == {protocol.State, protocol.Problem, protocol.Pong}
        msgspec.convert(await anna.get("catalogue"), protocol.Catalogue)
        msgspec.convert(await anna.get("tables/mine"), list[protocol.TableSummary])


@pytest.mark.parametrize("kind", EIGHT, ids=str)
def test_a_view_of_eight_players_is_small_to_the_end(kind: Kind) -> None:
    largest = 0
    for number in range(3):
        game = Game.new(setup_of(kind, number), seed_of(kind, number))
        chooser = Chooser(seed_of(kind, number), kind.players)
        chooser.manners = ["build"] * kind.players
        while not game.over:
            game.play(chooser.choose(game.to_act, game.legal_actions()))
            if game.round > 5:
                seat = max(game.to_act, 0)
                size = len(msgspec.json.encode(view_message(game.view(seat))))
                largest = max(largest, size)
    assert 1000 < largest <= MOST_VIEW


def test_a_whole_state_of_eight_players_is_not_large_either() -> None:
    kind = EIGHT[0]
    table = lay_table(kind, 0)
    game = table.game
    assert game is not None
    chooser = Chooser("state", kind.players)
    chooser.manners = ["build"] * kind.players
    while not game.over:
        table._apply(chooser.choose(game.to_act, game.legal_actions()).text)
    new = Client("guest 0")
    assert len(msgspec.json.encode(table.state(new))) <= 3 * MOST_VIEW
    # Once connected, only what is new is told.
    assert len(msgspec.json.encode(table.state(new))) <= 2 * MOST_VIEW

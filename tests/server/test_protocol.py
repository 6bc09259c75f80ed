"""The protocol: generated files are up to date; messages match their types and stay small."""

from __future__ import annotations

import json

import msgspec
import pytest

from citadella.server.protocol.catalogue import Catalogue
from citadella.server.protocol.game import State
from citadella.server.protocol.guests import MAX_NAME_LENGTH
from citadella.server.protocol.live import Pong, Problem, ServerMessage
from citadella.server.protocol.tables import TableSummary
from citadella.server.tables.change import Recipient
from citadella.server.tables.snapshots import Snapshot
from tests.properties.games import KINDS, Chooser, Kind, seed_of
from tests.server.harness import Person, play_on
from tests.server.test_no_secret_on_the_wire import NOW, table_in_play
from tools.generate import protocol as generator

#: The largest states mainly contain the choices of a seat that may destroy any of 40 districts.
MAX_STATE_BYTES = 14 * 1024
MAX_VIEW_BYTES = 4 * 1024
MAX_FIRST_STATE_BYTES = 32 * 1024
# The kinds of games with the most players that their edition allows.
LARGEST = [kind for kind in KINDS if Kind(kind.edition, kind.players + 1) not in KINDS]


def test_the_generated_schema_and_types_are_up_to_date() -> None:
    assert generator.SCHEMA.read_text() == generator.schema(), "run tools/generate/protocol.py"
    assert generator.TYPES.read_text() == generator.types(), "run tools/generate/protocol.py"


async def test_messages_and_answers_match_the_types_of_the_protocol(url: str) -> None:
    async with Person(url) as anna:
        at = await anna.at(await anna.new_table("me", *["builder"] * 4, start=True))
        await play_on(at, most=15)
        await at.say(type="emote", emote="wave")
        await at.act("nonsense")
        await at.send(type="ping")
        await at.until(lambda m: m["type"] == "pong")
        decode = msgspec.json.Decoder(ServerMessage).decode
        kinds = {type(decode(json.dumps(message))) for message in at.received}
        assert kinds == {State, Problem, Pong}
        msgspec.convert(await anna.get("catalogue"), Catalogue)
        msgspec.convert(await anna.get("tables/mine"), list[TableSummary])


@pytest.mark.parametrize("kind", LARGEST, ids=str)
def test_states_of_large_tables_stay_below_the_size_limit_throughout_a_game(kind: Kind) -> None:
    table = table_in_play(kind, 0)
    table.seats = [seat._replace(name="Ő" * MAX_NAME_LENGTH) for seat in table.seats]
    game = table.game
    assert game is not None
    assert game.log is not None
    chooser = Chooser(seed_of(kind, 0), kind.players)
    # Players who build whenever possible have large cities, which make the messages long.
    chooser.manners = ["build"] * kind.players
    largest = 0
    while not game.over:
        told = len(game.log)
        table.replay(chooser.choose(game.to_act, game.legal_actions()).text)
        if game.over:
            table.row = table.row._replace(status="over")
        # The seat that must act receives the longest messages; check one other seat, too.
        for seat in {max(game.to_act, 0), len(game.history) % kind.players}:
            client = Recipient(f"guest {seat}")
            client.events_sent = told
            state = Snapshot(table, NOW).state(client)
            size = len(msgspec.json.encode(state))
            largest = max(largest, size)
            assert size <= MAX_STATE_BYTES
            assert len(msgspec.json.encode(state.view)) <= MAX_VIEW_BYTES
    assert largest > MAX_STATE_BYTES // 2
    # The first state after connecting is longer, because it includes recent events.
    assert (
        len(msgspec.json.encode(Snapshot(table, NOW).state(Recipient("guest 0"))))
        <= MAX_FIRST_STATE_BYTES
    )

"""Fixed tables for lessons and puzzles: a game as one seat sees it, without players."""

from __future__ import annotations

import json

from citadella.notation.setups import setup_to_json
from citadella.rules import Game
from citadella.server.protocol.game import State
from citadella.server.tables.change import Recipient
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.state import Moment, Progress, SeatState, StoredTable, TableState
from citadella.server.tables.table import Table

GUEST, BOT = "me", "easy"
NOW = Moment(0.0, 0.0)


def fixed_state(game: Game, me: int, first_event: int = 0) -> State:
    """Return the state of a table for one seat, with the events from `first_event` on.

    It offers no actions; the caller adds those that can be chosen.
    """
    setup = json.dumps(setup_to_json(game.setup))
    row = TableState(0, "", "", setup, "", stand_in=BOT, host=GUEST, version=len(game.history))
    seats = [SeatState(0, seat, "bot", bot=BOT) for seat in range(game.setup.players)]
    seats[me] = SeatState(0, me, "human", GUEST)
    client = Recipient(GUEST)
    client.events_sent = first_event
    table = Table(StoredTable(row, seats, [], []), NOW, clients=[client])
    table.row, table.progress = row._replace(status="playing"), Progress(game)
    state = Snapshot(table, NOW).state(client)
    state.actions, state.amounts, state.can_undo = [], {}, False
    state.table.code, state.you.alone, state.deal = None, False, None
    state.events_reset = first_event == 0
    return state

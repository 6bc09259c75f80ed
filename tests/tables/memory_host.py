"""A table host in memory, without a database or an event loop; tests set its clock."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from citadella.bots import make
from citadella.notation.setups import setup_to_json
from citadella.rules import Setup
from citadella.server.tables.change import Change, Recipient
from citadella.server.tables.moves import PlayAction, PlayBotAction, StartGame
from citadella.server.tables.schedule import due
from citadella.server.tables.seats import PutBot, SitDown
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.state import Moment, SeatState, StoredTable, TableState
from citadella.server.tables.table import Command, Table, TablePolicy

START = 1_000_000.0
HOST = "anna"


class StorageError(Exception):
    """Raised instead of storing a change if a test has set `MemoryHost.fails`."""


class MemoryHost:
    """A table host that stores changes in lists and sends the new state to clients' inboxes."""

    def __init__(self, players: int = 4, policy: TablePolicy | None = None, **row: Any) -> None:
        """Open a table with empty seats."""
        setup = Setup.preset("first-game", "2016", players)
        state = TableState(1, "code", "watch", json.dumps(setup_to_json(setup)), "f" * 32)
        state = state._replace(**{"host": HOST, "stand_in": "builder"} | row)
        seats = [SeatState(1, seat, "open") for seat in range(players)]
        self.stored = StoredTable(state, seats, [], [])
        self.policy = policy or TablePolicy()
        self.seconds = 0.0
        self.fails = False
        self.inboxes: dict[Recipient, list[dict[str, Any]]] = {}
        self._hashes: dict[Recipient, Any] = {}
        self.table = Table(self.stored, self.now(), self.policy, self.inboxes)

    def now(self) -> Moment:
        """Return the time that the test has set."""
        return Moment(START + self.seconds, self.seconds)

    def connect(self, guest: str, **options: Any) -> Recipient:
        """Connect a client with an empty inbox and return it."""
        client = Recipient(guest, **options)
        self.inboxes[client], self._hashes[client] = [], hashlib.sha256()
        return client

    def do(self, command: Command) -> Change:
        """Execute a command and publish its change; return the change or raise its refusal."""
        change = command.decide(self.table, self.now())
        if change.is_stored:
            self._store(change)
        self.table.apply(change, self.now())
        self._publish(change)
        if change.refusal is not None:
            raise change.refusal
        return change

    def _store(self, change: Change) -> None:
        if self.fails:
            raise StorageError
        row, seats, moves, chat = self.stored
        seats = list(seats)
        for seat in change.seats:
            seats[seat.seat] = seat
        moves = [*moves, *([change.move] if change.move is not None else [])]
        chat = [*chat, *([change.line] if change.line is not None else [])]
        self.stored = StoredTable(change.row or row, seats, moves, chat)

    def _publish(self, change: Change) -> None:
        snapshot = Snapshot(self.table, self.now())
        for client, inbox in self.inboxes.items():
            if change.audience == "everyone" or (
                change.audience == "author" and client is change.author
            ):
                message = snapshot.message(client, change.ack_for(client))
                inbox.append(json.loads(message))
                self._hashes[client].update(message)

    def restart(self) -> None:
        """Load the table again from the stored data."""
        self.table = Table(self.stored, self.now(), self.policy, self.inboxes)

    def let_bots_play(self) -> None:
        """Act for bots until a person must act or the game is over."""
        while due(self.table, self.now(), False).bot:
            seat = self.table.asked
            row = self.table.seats[seat]
            name = self.table.row.stand_in if row.away else row.bot
            progress = self.table.playing()
            bot = make(name, f"{self.table.moves}")
            chosen = bot.choose(progress.game.view(seat), progress.game.legal_actions())
            self.do(PlayBotAction(seat, chosen.text, self.table.moves))

    def act(self, client: Recipient, action: str | None, message_id: str) -> Change:
        """Play an action for a client in the current state; None means undo."""
        return self.do(PlayAction(client, message_id, self.table.row.version, action))

    def state(self, client: Recipient) -> dict[str, Any]:
        """Return the complete state message that a client would receive on connecting now."""
        new = Recipient(client.guest, client.spectator, client.key_hash, full=True)
        found: dict[str, Any] = json.loads(Snapshot(self.table, self.now()).message(new))
        return found

    def sent(self, client: Recipient) -> str:
        """Return the hash of all bytes sent to a client."""
        return str(self._hashes[client].hexdigest())


def table_in_play(players: int = 3, **row: Any) -> tuple[MemoryHost, Recipient, Recipient]:
    """Start a table with two people and bots in the other seats; return host and both clients."""
    host = MemoryHost(players, TablePolicy(bot_delay_seconds=1.0), **row)
    anna, bert = host.connect(HOST), host.connect("bert")
    host.do(SitDown(HOST, "Anna", 0))
    host.do(SitDown("bert", "Bert", 1))
    for seat in range(2, players):
        host.do(PutBot(HOST, seat, "builder"))
    host.do(StartGame(HOST))
    host.let_bots_play()
    return host, anna, bert


def client_to_act(host: MemoryHost, *clients: Recipient) -> Recipient:
    """Return the client of the seat that must act."""
    (found,) = (c for c in clients if host.table.asked in host.table.seats_of(c))
    return found


def first_action(host: MemoryHost) -> str:
    return host.table.playing().game.legal_actions()[0].text


def play_to_the_end(host: MemoryHost, *clients: Recipient) -> int:
    """Finish the game with the first legal actions of people; return how many were played."""
    count = 0
    while host.table.row.status == "playing":
        client = client_to_act(host, *clients)
        host.act(client, first_action(host), f"move {count}")
        host.let_bots_play()
        count += 1
        assert count < 2000
    return count

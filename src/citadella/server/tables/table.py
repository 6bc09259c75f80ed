"""A table: its game, seats, clock, chat and votes, without an event loop, database or network.

Commands (`moves`, `seats`, `votes`, `chat`, `pace`, `clock`) look at a table and return a `Change`.
A table host stores the change, calls `Table.apply`, and shows the result with a `Snapshot`;
`schedule` determines the next task. Commands do not change a table themselves. The host keeps the
table's `clients`, `vacations` and `tournament` up to date.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

from citadella.bots.review import LookingBack, look_back
from citadella.notation.setups import setup_from_json
from citadella.rules import Action, CitadellaError, Game, IllegalError, MalformedError, Setup
from citadella.rules.event import Event
from citadella.server.protocol.errors import RequestError, not_host
from citadella.server.protocol.tables import TournamentLink
from citadella.server.tables.change import Change, Recipient, Votes
from citadella.server.tables.clock import CLOCKS, Clock
from citadella.server.tables.state import (
    UNDO,
    Moment,
    Progress,
    SeatState,
    Span,
    StoredTable,
    TableState,
)
from citadella.texts.story import StoryLine


@dataclass(frozen=True, slots=True)
class TablePolicy:
    """Settings of the server for all tables."""

    #: Seconds after which a disconnected player counts as gone.
    gone_seconds: float = 60.0
    #: Seconds that a connected player may take before the others may let a bot take over.
    sleep_seconds: float = 60.0
    #: Seconds that a bot pauses before a move at the normal pace.
    bot_delay_seconds: float = 0.0
    #: Whether homebrew cards may differ from those with which a table was opened.
    changed_cards: bool = False
    #: Raises RequestError for a chat text that is not allowed.
    check_text: Callable[[str], None] = lambda _: None


def played(moves: Iterable[str]) -> list[str]:
    """Return the actions among stored moves, without those that were undone."""
    actions: list[str] = []
    for action in moves:
        if action == UNDO:
            actions.pop()
        else:
            actions.append(action)
    return actions


def read_setup(text: str, changed_cards: bool = False) -> Setup:
    """Return the setup of a table from its stored text.

    Raise CardFileError if homebrew cards of the setup are missing. Raise it also if they have
    changed, unless `changed_cards` allows this.
    """
    return setup_from_json(json.loads(text), changed_cards)


def check_complete(setup: Setup, stored: StoredTable) -> None:
    """Raise MalformedError if rows of a table are missing."""
    if [seat.seat for seat in stored.seats] != list(range(setup.players)):
        raise MalformedError("Some of the table's seats are missing from the database.")
    if [move.n for move in stored.moves] != list(range(len(stored.moves))):
        raise MalformedError("Some of the table's moves are missing from the database.")


def advance(progress: Progress, action: Action | str, recorded: bool = False) -> Progress:
    """Play an action (or UNDO) in the game of `progress`, and return the new progress.

    With `recorded`, also accept an action without effect that the rules no longer offer.
    """
    game = progress.game
    assert game.log is not None
    round_before, asked, told = game.round, game.to_act, len(game.log)
    if action == UNDO:
        game.undo()
    elif recorded:
        game.play_recorded(action)
    else:
        game.play(action)
    turn = progress.turn if game.to_act == asked else len(game.history)
    points = progress.points
    if game.round != round_before or game.over:
        points = [*points, [player.points for player in game.view(-1).players]]
    return Progress(game, turn, told, points)


class Table:
    """The current state of one table."""

    def __init__(
        self,
        stored: StoredTable,
        at: Moment,
        policy: TablePolicy = TablePolicy(),  # noqa: B008  # it is immutable
        clients: Collection[Recipient] = (),
    ) -> None:
        """Replay a stored table; `clients` is a collection that the table host keeps up to date."""
        row, seats, moves, chat = stored
        self.row = row
        self.seats = list(seats)
        self.setup = read_setup(row.setup, policy.changed_cards)
        check_complete(self.setup, stored)
        self.policy = policy
        self.clients = clients
        self.moves = len(moves)
        self.client_ids = {(move.seat, move.client_id) for move in moves if move.client_id}
        self.began = moves[0].at if moves else 0
        self.ended = moves[-1].at if moves else 0
        self.lines = list(chat)
        self.line_ids = {(line.seat, line.client_id) for line in chat}
        # Stored by guest, so that changing seats does not end a mute.
        self.muted = frozenset(s.guest for s in seats if s.muted and s.guest is not None)
        # When each guest last disconnected; `beginning` applies to guests without an entry.
        self.left: dict[str, float] = {}
        self.beginning = self.asked_since = at.monotonic
        self.votes: Votes = {}
        self.vacations: dict[str, list[Span]] = {}
        self.tournament: TournamentLink | None = None
        # Whether bots play without pauses until a person has to act.
        self.hurried = False
        # The hash of the seed, shown from the start so that players can verify the deal at the end.
        self.seal = hashlib.sha256(row.seed.encode()).hexdigest()
        clock = CLOCKS[row.clock]
        # A live clock stops while the server is down; a clock with days per move does not.
        ago = 0.0 if clock.kind == "live" else max(0.0, at.wall - row.updated)
        self.clock = Clock(clock, at.monotonic - ago, row.until)
        self.progress: Progress | None = None
        # The logs of the last turn, by reader, then by the numbers of the first event and of the
        # event after the last one. Each log comes with its last event, which an undo may replace.
        self.stories: dict[int, dict[tuple[int, int], tuple[Event, list[StoryLine]]]] = {}
        self._looking_back: LookingBack | None = None
        # No game is created for a table that was closed before its first move.
        if row.status in ("playing", "over") or moves:
            self.progress = Progress(Game.new(self.setup, row.seed, events=True))
            for n, action in enumerate(played(move.action for move in moves), 1):
                self.replay(action, n)

    def replay(self, action: str, n: int = 0) -> None:
        """Play a stored action (or UNDO) in the game."""
        assert self.progress is not None
        try:
            self.progress = advance(self.progress, action, recorded=True)
        except CitadellaError:
            # The action and its alternatives are left out: logs must not show hidden information.
            raise IllegalError(f"Action {n} is not legal.") from None

    # --- questions ---------------------------------------------------------------------
    @property
    def game(self) -> Game | None:
        """Return the game; None before the start."""
        return None if self.progress is None else self.progress.game

    @property
    def asked(self) -> int:
        """Return the seat to act (-1: none)."""
        if self.progress is None or self.row.status == "closed":
            return -1
        return self.progress.game.to_act

    def playing(self) -> Progress:
        """Return the progress of the game; raise RequestError if no game is in play."""
        if self.progress is None or self.row.status != "playing":
            raise RequestError("not-playing", "No game is being played at this table.")
        return self.progress

    def look_back(self) -> LookingBack:
        """Return the points after each round and the turning points of the finished game."""
        if self._looking_back is None:
            assert self.progress is not None
            self._looking_back = look_back(self.progress.game)
        return self._looking_back

    def seat(self, seat: int) -> SeatState:
        """Return seat number `seat`; raise RequestError if it does not exist."""
        if not 0 <= seat < len(self.seats):
            raise RequestError(
                "no-seat", f"This table only has the seats 0 to {len(self.seats) - 1}.", 404
            )
        return self.seats[seat]

    def seats_of(self, client: Recipient) -> list[int]:
        """Return the seats this client may act for; a remote bot is identified by its key."""
        if client.spectator:
            return []
        if client.key_hash is not None:
            return [seat.seat for seat in self.seats if seat.key_hash == client.key_hash]
        return [seat.seat for seat in self.seats if seat.guest == client.guest]

    @property
    def patron(self) -> str:
        """Return the guest whose quota limits the bots: the host, otherwise the first player."""
        seated = (seat.guest for seat in self.seats if seat.guest is not None)
        return self.row.host or next(seated, "")

    def is_here(self, guest: str) -> bool:
        """Return whether a guest is connected, and not just as a spectator."""
        return any(client.guest == guest and not client.spectator for client in self.clients)

    def is_connected(self, seat: SeatState) -> bool:
        return seat.is_server_bot or any(seat.seat in self.seats_of(c) for c in self.clients)

    def vacations_of(self, seat: SeatState) -> list[Span]:
        return self.vacations.get(seat.guest or "", [])

    def time_left_ms(self, seat: SeatState, at: Moment) -> int | None:
        """Return the milliseconds that the player in a seat has left; None without a limit."""
        if not self.clock.is_limited or seat.kind == "open" or seat.is_server_bot:
            return None
        running = self.row.status == "playing" and seat.seat == self.asked and not seat.away
        return self.clock.left_ms(seat, running, at, self.vacations_of(seat))

    def check_host(self, guest: str) -> None:
        """Raise RequestError unless the guest is the host."""
        if self.row.host != guest:
            raise not_host()

    # --- changes -----------------------------------------------------------------------
    def next_row(self, at: Moment, **fields: object) -> TableState:
        """Return the row with the next version number and the new values of `fields`."""
        fields = {"version": self.row.version + 1, "updated": at.stamp} | fields
        return self.row._replace(**fields)  # type: ignore[arg-type]

    def changed(self, at: Moment, *seats: SeatState, **fields: object) -> Change:
        """Return the change that stores seats and fields of the row and shows them to everyone."""
        # To be safe, a table in play is due to wake at once until its host sets the exact time.
        playing = fields.get("status", self.row.status) == "playing"
        row = self.next_row(at, **{"wake": 0 if playing else None} | fields)
        return Change(row, seats, audience="everyone")

    def left_by_player(self, seat: SeatState, at: Moment) -> SeatState:
        """Return `seat` as it is after its player has left a game in progress."""
        if seat.seat == self.asked and not seat.away:
            seat = self.clock.charged(seat, at)
        return seat._replace(away=True)

    def set_wake(self, wake: int | None) -> None:
        """Set the time when a process must load the table; the host stores it separately."""
        self.row = self.row._replace(wake=wake)

    def apply(self, change: Change, at: Moment) -> None:
        """Apply a change that has been stored."""
        if change.row is not None:
            self.row = change.row
        for seat in change.seats:
            self.seats[seat.seat] = seat
        if change.progress is not None:
            self.progress = change.progress
        if change.line is not None:
            self.lines.append(change.line)
            self.line_ids.add((change.line.seat, change.line.client_id))
        if change.muted is not None:
            self.muted = change.muted
        if change.votes is not None:
            self.votes = change.votes
        if change.restarts_clock:
            self.clock.since = at.monotonic
        move = change.move
        if move is not None:
            self.moves += 1
            self.began, self.ended = self.began or move.at, move.at
            if move.client_id:
                self.client_ids.add((move.seat, move.client_id))
            self.asked_since = at.monotonic


class Command(Protocol):
    """A request to change a table."""

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change, without applying it; raise RequestError to refuse the request."""

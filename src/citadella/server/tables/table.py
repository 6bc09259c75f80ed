"""A table in play: one game, its seats, who is connected. All changes go through one lock."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING

from citadella.bots import BOTS
from citadella.bots.review import LookingBack, look_back
from citadella.rules import Action, CitadellaError, Game, IllegalError, MalformedError, Setup
from citadella.server.bots.workers import FALLBACK
from citadella.server.lobby.new_tables import check_rated, read_setup
from citadella.server.meeting import vacations
from citadella.server.meeting.vacations import Span
from citadella.server.people.push import Notice
from citadella.server.protocol.errors import RequestError, cannot_store, moved_on, moving, not_host
from citadella.server.protocol.live import Act, Undo
from citadella.server.protocol.reviews import Advice
from citadella.server.protocol.tables import TableSummary, TournamentLink
from citadella.server.storage.models import ChatRow, MoveRow, ResultRow, SeatRow, TableRow
from citadella.server.storage.store import Move, StaleError, now
from citadella.server.tables.chat import Chat
from citadella.server.tables.client import Client
from citadella.server.tables.clock import CLOCKS, Clock
from citadella.server.tables.pace import Pace, check_pace
from citadella.server.tables.presence import Attendance
from citadella.server.tables.results import results_of
from citadella.server.tables.seats import Seating
from citadella.server.tables.snapshots import Snapshot, summary
from citadella.server.tables.votes import Agreement
from citadella.server.web.metrics import Echo

if TYPE_CHECKING:
    from citadella.server.lobby.table_context import TableContext

log = logging.getLogger("citadella.server")
UNDO = "undo"
RETRY_SECONDS = 1.0
# So long after a round of a tournament has begun those are told who have not come.
ROUND_SECONDS = 10.0


def played(moves: Sequence[MoveRow]) -> list[str]:
    """Return the actions that count: what was taken back never happened."""
    actions: list[str] = []
    for move in moves:
        if move.action == UNDO:
            actions.pop()
        else:
            actions.append(move.action)
    return actions


def _play(game: Game, action: str) -> None:
    if action == UNDO:
        game.undo()
    else:
        game.play(action)


def check_whole(setup: Setup, seats: list[SeatRow], moves: list[MoveRow]) -> None:
    """Raise MalformedError if rows of a table are missing."""
    if [row.seat for row in seats] != list(range(setup.players)):
        raise MalformedError("Seats are missing.")
    if [move.n for move in moves] != list(range(len(moves))):
        raise MalformedError("Moves are missing.")


class Table:
    """A table: stored rows, the game they replay to, and its clients."""

    def __init__(
        self,
        hall: TableContext,
        row: TableRow,
        seats: list[SeatRow],
        moves: list[MoveRow],
        chat: list[ChatRow],
    ) -> None:
        """Load a table; its game is replayed from its moves."""
        self.hall = hall
        self.row = row
        self.seats = seats
        self.setup = read_setup(row, hall.changed_cards)
        check_whole(self.setup, seats, moves)
        self.seating = Seating(self)
        self.chat = Chat(self, chat)
        self.pace = Pace(self)
        self.agreement = Agreement(self)
        self.attendance = Attendance(self)
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.moves = len(moves)
        self.client_ids = {(move.seat, move.client_id) for move in moves if move.client_id}
        self.points: list[list[int]] = []
        # Shown from the start, so that the deal can be checked at the end.
        self.seal = hashlib.sha256(row.seed.encode()).hexdigest()
        # When the first move was played, and the last one.
        self.began = moves[0].at if moves else 0
        self.ended = moves[-1].at if moves else 0
        self._looking_back: LookingBack | None = None
        # After how many actions the turn began of who is asked.
        self.turn = 0
        # When those who sit here are on vacation, and the tournament that this is a table of.
        self.vacations: dict[str, list[Span]] = {}
        self.tournament: TournamentLink | None = None
        # How much of the log is older than the last action.
        self.told = 0
        clock = CLOCKS[row.clock]
        # Nobody loses minutes because the server was away; days go on.
        ago = 0.0 if clock.kind == "live" else now() - row.updated
        self.clock = Clock(clock, ago, row.until)
        self.last_used = time.monotonic()
        self.closed = False
        self._thinking: asyncio.Task[None] | None = None
        self._ringing: asyncio.Task[None] | None = None
        # Waits for those who come to a round of their tournament by themselves.
        self._calling: asyncio.TimerHandle | None = None
        # A table that was closed before its first move shows no deal.
        if row.status in ("playing", "over") or moves:
            self.game = Game.new(self.setup, row.seed, events=True)
            for n, action in enumerate(played(moves), 1):
                # Without what it is and what could be done there: what is logged must show neither
                # a hand nor what was chosen in secret.
                if not self.game.is_legal(action):
                    raise IllegalError(f"Action {n} cannot be done.")
                self._apply(action)

    # --- the game ----------------------------------------------------------------------
    def _apply(self, action: str) -> None:
        """Play a stored action; note the points of every player at the end of a round."""
        game = self.game
        assert game is not None
        assert game.log is not None
        before, asked = game.round, game.to_act
        self.told = len(game.log)
        _play(game, action)
        if game.to_act != asked:
            self.turn = len(game.history)
        if game.round != before or game.over:
            self.points.append([player.points for player in game.view(-1).players])

    def look_back(self) -> LookingBack:
        """Return what one sees looking back at the game that is over."""
        if self._looking_back is None:
            assert self.game is not None
            self._looking_back = look_back(self.game)
        return self._looking_back

    @property
    def asked(self) -> int:
        """Return the seat that is asked (-1: nobody)."""
        if self.game is None or self.row.status == "closed":
            return -1
        return self.game.to_act

    def automatic(self, seat: int) -> bool:
        """Return whether a bot of this server plays the seat."""
        row = self.seats[seat]
        return row.away or (row.kind == "bot" and row.key_hash is None)

    def owns(self, client: Client, seat: int) -> bool:
        """Return whether a client speaks for a seat: a bot from afar does by its key."""
        return seat in self.seats_of(client)

    def seats_of(self, client: Client) -> list[int]:
        """Return the seats that a client speaks for."""
        if client.spectator:
            return []
        if client.key_hash is not None:
            return [row.seat for row in self.seats if row.key_hash == client.key_hash]
        return [row.seat for row in self.seats if row.guest == client.guest]

    @property
    def patron(self) -> str:
        """Return on whose account the bots think: the host, or a person at a table without one."""
        seated = (row.guest for row in self.seats if row.guest is not None)
        return self.row.host or next(seated, "")

    def check_host(self, guest: str) -> None:
        """Refuse who is not the host."""
        if self.row.host != guest:
            raise not_host()

    def check_before_start(self, guest: str) -> None:
        """Refuse who is not the host, and everyone once the game has started."""
        self.check_host(guest)
        if self.row.status != "lobby":
            raise RequestError("started", "The game has started.", 409)

    # --- changes -----------------------------------------------------------------------
    async def start(self, guest: str) -> None:
        """Start the game for the host, once all seats are taken."""
        async with self.lock:
            self.check_before_start(guest)
            if any(row.kind == "open" for row in self.seats):
                raise RequestError("open-seats", "There are open seats.", 409)
            if self.row.rated:
                check_rated(self.setup, self.row, self.seats, starting=True)
            game = Game.new(self.setup, self.row.seed, events=True)
            self.row.status = "playing"
            for row in self.seats:
                row.time_left_ms = None if self.automatic(row.seat) else self.clock.stock()
            await self._store(self.seats)
            self.game = game
            self.clock.restart()
            self.broadcast()
        self.go_on()

    async def shut(self) -> None:
        """Close the table for good; a game in play is broken off (the lock is held)."""
        self.row.status, self.row.origin = "closed", ""
        await self._store()
        self.clock.stop()
        self.broadcast()

    async def set_pace(self, guest: str, pace: str) -> None:
        """Let the host choose how fast the bots play."""
        check_pace(pace)
        async with self.lock:
            self.check_host(guest)
            self.row.pace = pace
            await self._store()
            self.broadcast()
        self.pace.changed()

    async def move(self, client: Client, message: Act | Undo) -> None:
        """Play an action for the seat that is asked, or take its last one back."""
        echo = Echo(self.hall.metrics)
        async with self.lock:
            if self.knows(client, message.id):
                return
            seat = self._answering_seat(client, message.version)
            if isinstance(message, Undo):
                action = self._check_undo()
            else:
                action = self._check_action(message.action)
            await self._commit(seat, action, message.id)
            self.broadcast(client, message.id)
            for other in self.clients:
                other.expect(echo)
            echo.arrived()
        self.go_on()

    def _check_action(self, text: str) -> str:
        """Return what the asked seat plays; refuse what it cannot."""
        try:
            action = Action.parse(text)
        except CitadellaError as error:
            raise RequestError("bad-action", str(error)) from None
        # This is the asked seat's own client, so it may hear what can be done instead.
        why = self._game().why_not(action)
        if why:
            raise RequestError("illegal", why)
        return action.text

    def _check_undo(self) -> str:
        if self.row.rated or not self._game().can_undo:
            raise RequestError("no-undo", "Nothing can be taken back now.")
        return UNDO

    async def advise(self, client: Client) -> Advice:
        """Return what the coach says about the decision that a client has before it."""
        game = self._game()
        if not self.row.coach:
            raise RequestError("no-coach", "There is no coach at this table.", 403)
        if game.to_act not in self.seats_of(client) or self.seats[game.to_act].away:
            raise RequestError("not-your-turn", "It is not your turn.")
        version = self.row.version
        moves = await self.hall.bot_workers.advise(
            game.view(game.to_act).to_json(),
            [action.text for action in game.legal_actions()],
            self.hall.asker(client.guest, self.row.id),
        )
        return Advice(version, moves)

    def _game(self) -> Game:
        """Return the game in play; refuse if there is none."""
        if self.game is None or self.row.status != "playing":
            raise RequestError("not-playing", "No game is in play at this table.")
        return self.game

    def knows(self, client: Client, message_id: str) -> bool:
        """Return whether a move is stored already, and if so, tell who sent it again."""
        self.check_open()
        if all((seat, message_id) not in self.client_ids for seat in self.seats_of(client)):
            return False
        self.send_state(client, message_id)
        return True

    def check_open(self) -> None:
        """Refuse if this is not the table any more: what is stored may be more than is known."""
        if self.closed:
            raise moving()

    def _answering_seat(self, client: Client, version: int) -> int:
        """Return the seat that a message speaks for."""
        mine = self.seats_of(client)
        game = self._game()
        if not mine:
            raise RequestError("not-your-turn", "It is not your turn.")
        if version != self.row.version:
            self.send_state(client)
            raise moved_on()
        if game.to_act not in mine or self.seats[game.to_act].away:
            raise RequestError("not-your-turn", "It is not your turn.")
        return game.to_act

    async def _commit(self, seat: int, action: str, client_id: str) -> None:
        """Store a move, then play it. What is not stored has not happened."""
        row = self.seats[seat]
        changed = []
        if row.time_left_ms is not None and not self.automatic(seat):
            self.clock.charge(row, -1 if action == UNDO else 1)
            changed.append(row)
        move = Move(
            table_id=self.row.id,
            n=self.moves,
            seat=seat,
            action=action,
            client_id=client_id,
            at=now(),
        )
        # How it would end is seen in a copy: nobody may see this move before it is stored.
        after = copy(self._game())
        _play(after, action)
        if after.over:
            # Whose network it was is not needed any more.
            self.row.origin = ""
            results = results_of(self.row, self.seats, after, move.at)
            await self._store(changed, move, "over", results)
        else:
            await self._store(changed, move, rests=self._waits_for(after.to_act))
        self.moves += 1
        self.began, self.ended = self.began or move.at, move.at
        self.last_used = time.monotonic()
        if client_id:
            self.client_ids.add((seat, client_id))
        self._apply(action)
        self.hall.metrics.moves.labels("person" if client_id else "bot").inc()
        self.agreement.moved()
        self.clock.restart()

    async def _store(
        self,
        seats: Sequence[SeatRow] = (),
        move: Move | None = None,
        status: str | None = None,
        results: Sequence[ResultRow] = (),
        rests: bool = False,
    ) -> None:
        """Commit a change. If that fails, the table is read anew from what is stored.

        A table that `rests` after it needs no process until somebody comes.
        """
        # Until it is known better: rather woken in vain than left asleep.
        wake = 0 if (status or self.row.status) == "playing" and not rests else None
        only_moved = move is not None and status is None and wake == self.row.wake
        self.row.wake = wake
        with self.storing():
            await self.hall.store.save(self.row, seats, move, status, results, only_moved)

    @contextlib.contextmanager
    def storing(self) -> Iterator[None]:
        """Store something. If that fails nobody knows whether it is stored, so nobody is told:
        the table is read anew, and whoever sends the same again learns it.
        """
        try:
            yield
        except BaseException as error:
            self.hall.read_anew(self)
            if isinstance(error, StaleError):
                raise moving() from None
            if isinstance(error, Exception):
                log.exception("A change of table %s could not be stored.", self.row.id)
                raise cannot_store() from None
            raise

    async def save_seats(self, *seats: SeatRow) -> None:
        """Commit changed seats, then show them to everyone."""
        await self._store(seats)
        self.broadcast()

    # --- bots and clocks ---------------------------------------------------------------
    def go_on(self) -> None:
        """Wake the bot whose turn it is, or set the clock for the person."""
        self.last_used = time.monotonic()
        self.clock.stop()
        if self.closed or self.row.status != "playing" or self.asked < 0:
            return
        if self.row.tournament is not None and not self.moves and self._calling is None:
            loop = asyncio.get_running_loop()
            self._calling = loop.call_later(ROUND_SECONDS, self._tell_of_round)
        if not self.automatic(self.asked):
            self._tell()
            row = self.seats[self.asked]
            self.clock.set_alarm(row, self._ring, self.vacations_of(row))
        elif not self.is_thinking and self.attendance.lets_bots_play:
            self._thinking = asyncio.create_task(self._think())

    def wakes_at(self) -> int | None:
        """Return when the table needs a process though nobody asks for it (0: now, None: never)."""
        if self.row.status != "playing" or self.asked < 0:
            return None
        if self._waits_for(self.asked):
            return None
        if self.automatic(self.asked):
            return 0 if self.attendance.lets_bots_play else None
        if self.clock.info.kind == "live":
            return 0
        left = self.time_left(self.seats[self.asked]) or 0
        return (now() + left // 1000) // 60 * 60

    def _waits_for(self, seat: int) -> bool:
        """Return whether nothing happens before the person at a seat plays, however long."""
        return self.clock.info.kind == "none" and not self.automatic(seat)

    def _tell(self) -> None:
        """Tell the asked person who is not here, once for a turn, where moves may take days."""
        row = self.seats[self.asked]
        if self.clock.info.kind != "days" or row.guest is None or self.is_connected(row):
            return
        notice = Notice(self.setup.preset_name, self.row.code, self.row.watch)
        self.hall.notices.tell(row.guest, self.row.id, row.seat, self.turn, notice)

    def _tell_of_round(self) -> None:
        """Tell those who have not come that a round of their tournament has begun."""
        notice = Notice(self.setup.preset_name, self.row.code, self.row.watch, "push-round")
        for row in self.seats:
            if row.guest is not None and not self.is_connected(row):
                self.hall.notices.tell_round(row.guest, self.row.id, row.seat, notice)

    @property
    def is_thinking(self) -> bool:
        """Return whether a bot is at work."""
        return self._thinking is not None and not self._thinking.done()

    async def _think(self) -> None:
        """Let bots play until a person is asked, the game is over, or nobody looks any more."""
        while (
            self.row.status == "playing"
            and self.automatic(self.asked)
            and self.attendance.lets_bots_play
        ):
            game = self._game()
            seat = self.asked
            moves, round_before = self.moves, game.round
            started = time.monotonic()
            bot = self.row.stand_in if self.seats[seat].away else self.seats[seat].bot
            chosen = await self.hall.bot_workers.choose(
                bot if bot in BOTS else FALLBACK,
                secrets.token_hex(8),
                game.view(seat).to_json(),
                [action.text for action in game.legal_actions()],
                self.hall.asker(self.patron, self.row.id),
                even=self.pace.is_even,
            )
            await self.pace.wait(started)
            await self.attendance.wait()
            async with self.lock:
                playing = self.row.status == "playing"
                if self.moves != moves or not (playing and self.automatic(seat)):
                    continue
                try:
                    await self._commit(seat, chosen, "")
                except RequestError:
                    return
                if self.pace.shows(round_before):
                    self.broadcast()
        self.pace.calm_down()
        self.go_on()

    def time_left(self, row: SeatRow) -> int | None:
        """Return the milliseconds that a player has left."""
        if not self.clock.is_limited:
            return None
        if row.kind == "open" or (row.kind == "bot" and row.key_hash is None):
            return None
        running = self.row.status == "playing" and row.seat == self.asked and not row.away
        return self.clock.left(row, running, self.vacations_of(row))

    def vacations_of(self, row: SeatRow) -> list[Span]:
        """Return when the owner of a seat is on vacation."""
        return self.vacations.get(row.guest or "", [])

    async def read_vacations(self) -> None:
        """See who is on vacation, where that matters."""
        if self.clock.info.kind == "days":
            guests = [row.guest for row in self.seats if row.guest is not None]
            self.vacations = await vacations.of(self.hall.store, *guests)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        """Let a bot play on for the seat that is asked, if its time is up."""
        try:
            await self.read_vacations()
        except Exception:
            # The database does not answer; nobody loses a seat for that.
            self.clock.set_alarm_in(RETRY_SECONDS, self._ring)
            return
        async with self.lock:
            if self.row.status == "playing" and not self.automatic(self.asked):
                row = self.seats[self.asked]
                if self.time_left(row) == 0:
                    try:
                        await self.seating.leave(row)
                    except RequestError:
                        return
        self.go_on()

    def close(self) -> None:
        """Stop everything that is under way."""
        self.closed = True
        self.clock.stop()
        if self._calling is not None:
            self._calling.cancel()
        for task in (self._thinking, self._ringing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for client in self.clients:
            # Whoever asked is told first what is wrong.
            asyncio.get_running_loop().call_soon(client.close)

    # --- what is sent ------------------------------------------------------------------
    def is_here(self, guest: str) -> bool:
        """Return whether a guest is connected to the table, not only to watch."""
        return any(client.guest == guest and not client.spectator for client in self.clients)

    def is_connected(self, row: SeatRow) -> bool:
        """Return whether the owner of a seat is here."""
        if row.kind == "bot" and row.key_hash is None:
            return True
        return any(self.owns(c, row.seat) for c in self.clients)

    def broadcast(self, author: Client | None = None, ack: str | None = None) -> None:
        """Send the newest state to everyone, to each what it may know."""
        snapshot = Snapshot(self)
        for client in list(self.clients):
            client.send(snapshot.message(client, ack if client is author else None))

    def send_state(self, client: Client, ack: str | None = None) -> None:
        """Send the newest state to one client."""
        client.send(Snapshot(self).message(client, ack))

    def summary(self, guest: str) -> TableSummary:
        """Return the table as a line of a list."""
        found = summary(self.row, self.seats, guest, game=self.game)
        if found.my_turn and self.clock.info.kind == "days":
            found.time_left_ms = self.time_left(self.seats[self.asked])
        return found

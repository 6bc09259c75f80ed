"""A table in play: one game, its seats, who is connected. All changes go through one lock."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadella.bots import BOTS
from citadella.bots.review import Review, review
from citadella.rules import Action, CitadellaError, Game, IllegalError
from citadella.server.bot_workers import FALLBACK
from citadella.server.chat import Chat
from citadella.server.client import Client
from citadella.server.clock import CLOCKS, Clock
from citadella.server.models import ChatRow, MoveRow, SeatRow, TableRow
from citadella.server.new_tables import read_setup
from citadella.server.pace import Pace, check_pace
from citadella.server.problems import RequestError, cannot_store, not_host
from citadella.server.protocol import Act, Advice, TableSummary, Undo
from citadella.server.push import Notice
from citadella.server.seating import Seating
from citadella.server.snapshot import Snapshot, summary
from citadella.server.store import StaleError, now

if TYPE_CHECKING:
    from citadella.server.hall import Hall

log = logging.getLogger("citadella.server")
UNDO = "undo"


def played(moves: Sequence[MoveRow]) -> list[str]:
    """Return the actions that count: what was taken back never happened."""
    actions: list[str] = []
    for move in moves:
        if move.action == UNDO:
            actions.pop()
        else:
            actions.append(move.action)
    return actions


class Table:
    """A table: stored rows, the game they replay to, and its clients."""

    def __init__(
        self,
        hall: Hall,
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
        self.seating = Seating(self)
        self.chat = Chat(self, chat)
        self.pace = Pace(self)
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.moves = len(moves)
        self.client_ids = {(move.seat, move.client_id) for move in moves if move.client_id}
        self.points: list[list[int]] = []
        # When the first move was played, and the last one.
        self.began = moves[0].at if moves else 0
        self.ended = moves[-1].at if moves else 0
        self._review: Review | None = None
        # The seat that has been told that it is its turn.
        self._told = -1
        # How much of the log is older than the last action.
        self.told = 0
        clock = CLOCKS[row.clock]
        # Nobody loses minutes because the server was away; days go on.
        self.clock = Clock(clock, time.time() if clock.kind == "live" else row.updated)
        self.last_used = time.monotonic()
        self.closed = False
        self._thinking: asyncio.Task[None] | None = None
        self._ringing: asyncio.Task[None] | None = None
        if row.status != "lobby":
            self.game = Game.new(self.setup, row.seed, events=True)
            for n, action in enumerate(played(moves), 1):
                # Without what could be done there: what is logged must not show a hand.
                if not self.game.is_legal(action):
                    raise IllegalError(f"Action {n} cannot be done: '{action}'.")
                self._apply(action)
            # Before the server was started again.
            self._told = self.asked

    # --- the game ----------------------------------------------------------------------
    def _apply(self, action: str) -> None:
        """Play a stored action; note the points of every player at the end of a round."""
        game = self.game
        assert game is not None
        assert game.log is not None
        before = game.round
        self.told = len(game.log)
        if action == UNDO:
            game.undo()
        else:
            game.play(action)
        if game.round != before or game.over:
            self.points.append([player.points for player in game.view(-1).players])

    def review(self) -> Review:
        """Return what one sees looking back at the game that is over."""
        if self._review is None:
            assert self.game is not None
            self._review = review(self.game)
        return self._review

    @property
    def asked(self) -> int:
        """Return the seat that is asked (-1: nobody)."""
        return self.game.to_act if self.game is not None else -1

    def automatic(self, seat: int) -> bool:
        """Return whether a bot of this server plays the seat."""
        row = self.seats[seat]
        return row.away or (row.kind == "bot" and row.key_hash is None)

    def owns(self, client: Client, seat: int) -> bool:
        """Return whether a client speaks for a seat: a bot from afar does by its key."""
        if client.spectator:
            return False
        row = self.seats[seat]
        if client.key_hash is not None:
            return row.key_hash == client.key_hash
        return row.guest == client.guest

    def seats_of(self, client: Client) -> list[int]:
        """Return the seats that a client speaks for."""
        return [row.seat for row in self.seats if self.owns(client, row.seat)]

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
            game = Game.new(self.setup, self.row.seed, events=True)
            self.row.status = "playing"
            for row in self.seats:
                row.time_left_ms = None if self.automatic(row.seat) else self.clock.stock()
            await self._store(self.seats)
            self.game = game
            self.clock.restart()
            self.broadcast()
        self.go_on()

    async def set_pace(self, guest: str, pace: str) -> None:
        """Let the host choose how fast the bots play."""
        check_pace(pace)
        async with self.lock:
            self.check_host(guest)
            self.row.pace = pace
            await self._store()
            self.broadcast()
        self.pace.changed()

    async def act(self, client: Client, message: Act) -> None:
        """Play an action for the seat that is asked."""
        async with self.lock:
            seat = self._answering_seat(client, message.id, message.version)
            if seat is None:
                return
            game = self._game()
            try:
                action = Action.parse(message.action)
            except CitadellaError as error:
                raise RequestError("bad-action", str(error)) from None
            # This is the asked seat's own client, so it may hear what can be done instead.
            why = game.why_not(action)
            if why:
                raise RequestError("illegal", why)
            await self._commit(seat, action.text, message.id)
            self.broadcast(client, message.id)
        self.go_on()

    async def undo(self, client: Client, message: Undo) -> None:
        """Take the asked seat's last action back."""
        async with self.lock:
            seat = self._answering_seat(client, message.id, message.version)
            if seat is None:
                return
            if not self._game().can_undo:
                raise RequestError("no-undo", "Nothing can be taken back now.")
            await self._commit(seat, UNDO, message.id)
            self.broadcast(client, message.id)
        self.go_on()

    async def advise(self, client: Client) -> Advice:
        """Return what the coach says about the decision that a client has before it."""
        game = self._game()
        if not self.row.coach:
            raise RequestError("no-coach", "There is no coach at this table.", 403)
        if game.to_act not in self.seats_of(client) or self.seats[game.to_act].away:
            raise RequestError("not-your-turn", "It is not your turn.")
        version = self.row.version
        moves = await self.hall.bot_workers.advise(
            game.view(game.to_act).to_json(), [action.text for action in game.legal_actions()]
        )
        return Advice(version, moves)

    def _game(self) -> Game:
        """Return the game in play; refuse if there is none."""
        if self.game is None or self.row.status != "playing":
            raise RequestError("not-playing", "No game is in play at this table.")
        return self.game

    def _answering_seat(self, client: Client, message_id: str, version: int) -> int | None:
        """Return the seat that a message speaks for; None if it has been dealt with before."""
        mine = self.seats_of(client)
        if any((seat, message_id) in self.client_ids for seat in mine):
            self.send_state(client, message_id)
            return None
        game = self._game()
        if not mine:
            raise RequestError("not-your-turn", "It is not your turn.")
        if version != self.row.version:
            self.send_state(client)
            raise RequestError("stale", "The table has moved on since.")
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
        move = MoveRow(
            table_id=self.row.id,
            n=self.moves,
            seat=seat,
            action=action,
            client_id=client_id,
            at=now(),
        )
        await self._store(changed, move)
        self.moves += 1
        self.began, self.ended = self.began or move.at, move.at
        self.last_used = time.monotonic()
        if client_id:
            self.client_ids.add((seat, client_id))
        self._apply(action)
        if self.asked != seat:
            self._told = -1
        self.clock.restart()
        if self._game().over:
            self.row.status = "over"
            await self._store()

    async def _store(self, seats: Sequence[SeatRow] = (), move: MoveRow | None = None) -> None:
        """Commit a change. If that fails, the table is read anew from what is stored."""
        try:
            await self.hall.store.save(self.row, seats, move)
        except StaleError:
            self.hall.read_anew(self)
            raise RequestError("stale", "The table has moved on since.", 409) from None
        except Exception:
            log.exception("A change of table %s could not be stored.", self.row.id)
            self.hall.read_anew(self)
            raise cannot_store() from None
        except BaseException:
            self.hall.read_anew(self)
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
        if not self.automatic(self.asked):
            self._tell()
            self.clock.set_alarm(self.seats[self.asked], self._ring)
        elif not self.is_thinking:
            self._thinking = asyncio.create_task(self._think())

    def _tell(self) -> None:
        """Tell the asked person who is not here, once for a turn, where moves may take days."""
        pusher, row = self.hall.pusher, self.seats[self.asked]
        if pusher is None or self.clock.info.kind != "days" or self._told == row.seat:
            return
        self._told = row.seat
        if row.guest is not None and not self.is_connected(row):
            notice = Notice(self.setup.preset_name, self.row.code, self.row.watch)
            pusher.tell(row.guest, notice)

    @property
    def is_thinking(self) -> bool:
        """Return whether a bot is at work."""
        return self._thinking is not None and not self._thinking.done()

    async def _think(self) -> None:
        """Let bots play until a person is asked or the game is over."""
        while self.row.status == "playing" and self.automatic(self.asked):
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
            )
            await self.pace.wait(started, bot)
            async with self.lock:
                if self.moves != moves or not self.automatic(seat):
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
        if row.kind == "open" or (row.kind == "bot" and row.key_hash is None):
            return None
        running = self.row.status == "playing" and row.seat == self.asked and not row.away
        return self.clock.left(row, running)

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        """Let a bot play on for the seat that is asked, if its time is up."""
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
        for task in (self._thinking, self._ringing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for client in self.clients:
            # Whoever asked is told first what is wrong.
            asyncio.get_running_loop().call_soon(client.close)

    # --- what is sent ------------------------------------------------------------------
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
        return summary(self.row, self.seats, guest, game=self.game)

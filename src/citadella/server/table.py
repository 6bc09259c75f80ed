"""A table in play: one game, its seats, who is connected. All changes go through one lock."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadella.bots import BOTS
from citadella.rules import Action, CitadellaError, Game
from citadella.server import present
from citadella.server.client import Client
from citadella.server.clock import Clock
from citadella.server.guests import clean_text, hashed
from citadella.server.making import check_bot, read_setup
from citadella.server.models import ChatRow, MoveRow, SeatRow, TableRow
from citadella.server.problems import RequestError, not_host, not_seated
from citadella.server.protocol import (
    EMOTES,
    MAX_CHAT,
    Act,
    Advice,
    Problem,
    State,
    TableInfo,
    TableSummary,
    Undo,
)
from citadella.server.store import StaleError, now
from citadella.server.telling import Telling, encode, summary
from citadella.server.thinking import FALLBACK

if TYPE_CHECKING:
    from citadella.server.hall import Hall

log = logging.getLogger("citadella.server")
UNDO = "undo"
MESSAGE_ID = re.compile(r"[!-~]{1,64}")


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
        self.setup = read_setup(row)
        self.chat = chat
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.moves = len(moves)
        self.client_ids = {(move.seat, move.client_id) for move in moves if move.client_id}
        self.chat_ids = {(line.seat, line.client_id) for line in chat}
        self.points: list[list[int]] = []
        clock = present.CLOCKS[row.clock]
        # Nobody loses minutes because the server was away; days go on.
        self.clock = Clock(clock, time.time() if clock.kind == "live" else row.updated)
        self.last_used = time.monotonic()
        self.closed = False
        self._thinking: asyncio.Task[None] | None = None
        self._ringing: asyncio.Task[None] | None = None
        if row.status != "lobby":
            self.game = Game.new(self.setup, row.seed, events=True)
            for action in played(moves):
                self._apply(action)

    # --- the game ----------------------------------------------------------------------
    def _apply(self, action: str) -> None:
        game = self.game
        assert game is not None
        before = game.round
        if action == UNDO:
            game.undo()
        else:
            game.play(action)
        if game.round != before or game.over:
            self.points.append([player.points for player in game.view(-1).players])

    @property
    def asked(self) -> int:
        """Return the seat that is asked (-1: nobody)."""
        return self.game.to_act if self.game is not None else -1

    def automatic(self, seat: int) -> bool:
        """Return whether a bot of this server plays the seat."""
        row = self.seats[seat]
        return row.away or (row.kind == "bot" and row.key_hash is None)

    def owns(self, client: Client, seat: int) -> bool:
        """Return whether a guest (or a bot from afar, by its key) speaks for a seat."""
        row = self.seats[seat]
        if client.key_hash is not None:
            return row.key_hash == client.key_hash
        return row.guest == client.guest

    def seats_of(self, client: Client) -> list[int]:
        """Return the seats that a client speaks for."""
        return [row.seat for row in self.seats if self.owns(client, row.seat)]

    # --- changes -----------------------------------------------------------------------
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
            if not any(option is action for option in game.legal_actions()):
                raise RequestError("illegal", f"'{action.text}' cannot be done now.")
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
        """Let the coach speak about the decision that a client has before it."""
        game = self._game()
        if not self.row.coach:
            raise RequestError("no-coach", "There is no coach at this table.", 403)
        if game.to_act not in self.seats_of(client) or self.seats[game.to_act].away:
            raise RequestError("not-your-turn", "It is not your turn.")
        version = self.row.version
        moves = await self.hall.thinkers.advise(
            game.view(game.to_act).to_json(), [action.text for action in game.legal_actions()]
        )
        return Advice(version, moves)

    def _game(self) -> Game:
        if self.game is None or self.row.status != "playing":
            raise RequestError("not-playing", "No game is in play at this table.")
        return self.game

    def _answering_seat(self, client: Client, message_id: str, version: int) -> int | None:
        """Return the seat that a message speaks for; None if it has been dealt with before."""
        check_id(message_id)
        mine = [] if client.spectator else self.seats_of(client)
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
        self.last_used = time.monotonic()
        if client_id:
            self.client_ids.add((seat, client_id))
        self._apply(action)
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
            raise RequestError(
                "storage", "The server cannot store that now; try again soon.", 503
            ) from None
        except BaseException:
            self.hall.read_anew(self)
            raise

    # --- bots and clocks ---------------------------------------------------------------
    def go_on(self) -> None:
        """Wake the bot whose turn it is, or set the clock for the person."""
        self.last_used = time.monotonic()
        self.clock.stop()
        if self.closed or self.row.status != "playing" or self.asked < 0:
            return
        if not self.automatic(self.asked):
            self.clock.set_alarm(self.seats[self.asked], self._ring)
        elif not self.is_thinking:
            self._thinking = asyncio.create_task(self._think())

    @property
    def is_thinking(self) -> bool:
        """Return whether a bot is at work."""
        return self._thinking is not None and not self._thinking.done()

    async def _think(self) -> None:
        while self.row.status == "playing" and self.automatic(self.asked):
            game = self._game()
            seat = self.asked
            moves = self.moves
            started = time.monotonic()
            bot = self.row.stand_in if self.seats[seat].away else self.seats[seat].bot
            chosen = await self.hall.thinkers.choose(
                bot if bot in BOTS else FALLBACK,
                secrets.token_hex(8),
                game.view(seat).to_json(),
                [action.text for action in game.legal_actions()],
            )
            pause = self.hall.bot_delay - (time.monotonic() - started)
            if pause > 0:
                await asyncio.sleep(pause)
            async with self.lock:
                if self.moves != moves or not self.automatic(seat):
                    continue
                try:
                    await self._commit(seat, chosen, "")
                except RequestError:
                    return
                self.broadcast()
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
        async with self.lock:
            if self.row.status == "playing" and not self.automatic(self.asked):
                row = self.seats[self.asked]
                if self.time_left(row) == 0:
                    try:
                        await self._leave(row)
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

    # --- seats -------------------------------------------------------------------------
    async def _save_seats(self, *seats: SeatRow) -> None:
        await self._store(seats)
        self.broadcast()

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise RequestError(
                "no-seat", f"There is no such seat; they are 0 to {len(self.seats) - 1}.", 404
            )
        return self.seats[seat]

    async def sit(self, guest: str, name: str, seat: int) -> None:
        """Take an open seat, or come back to the own one."""
        async with self.lock:
            row = self._seat(seat)
            if row.guest == guest:
                # Who took another name meanwhile sits down again with it.
                if self.row.status == "lobby" and row.name != name:
                    row.name = name
                    await self._save_seats(row)
                await self._return(row)
            elif self.row.status != "lobby" or row.kind != "open":
                raise RequestError("seat-taken", "That seat is taken.", 409)
            else:
                _give(row, "human", guest=guest, name=name)
                await self._save_seats(row)
        self.go_on()

    async def come_back(self, client: Client) -> None:
        """A bot from afar is here again."""
        async with self.lock:
            for seat in self.seats_of(client):
                await self._return(self.seats[seat])

    async def _return(self, row: SeatRow) -> None:
        if row.away:
            row.away = False
            self.clock.refill(row)
            if row.seat == self.asked:
                self.clock.restart()
            await self._save_seats(row)

    async def _leave(self, row: SeatRow) -> None:
        """A bot plays on for a seat."""
        if not row.away:
            if row.seat == self.asked:
                self.clock.charge(row)
            row.away = True
            await self._save_seats(row)

    async def sit_from_afar(self, name: str) -> tuple[int, str]:
        """Let a bot from afar take an open seat; gives its key."""
        async with self.lock:
            for row in self.seats:
                if row.kind == "open" and self.row.status == "lobby":
                    key = secrets.token_urlsafe(24)
                    _give(row, "bot", name=name, bot="remote", key_hash=hashed(key))
                    await self._save_seats(row)
                    return row.seat, key
        raise RequestError("seat-taken", "There is no open seat.", 409)

    async def stand(self, guest: str, seat: int) -> None:
        """Leave a seat; in play a bot plays on."""
        async with self.lock:
            row = self._seat(seat)
            if row.guest != guest:
                raise not_seated()
            if self.row.status == "lobby":
                _give(row, "open")
                await self._save_seats(row)
            elif self.row.status == "playing":
                await self._leave(row)
        self.go_on()

    async def put_bot(self, guest: str, seat: int, bot: str) -> None:
        """The host gives a seat to a bot."""
        check_bot(bot)
        async with self.lock:
            row = self._before_start(guest, seat)
            _give(row, "bot", bot=bot)
            await self._save_seats(row)

    async def open_seat(self, guest: str, seat: int) -> None:
        """The host frees a seat."""
        async with self.lock:
            row = self._before_start(guest, seat)
            _give(row, "open")
            await self._save_seats(row)

    def _before_start(self, guest: str, seat: int) -> SeatRow:
        if self.row.host != guest:
            raise not_host()
        if self.row.status != "lobby":
            raise RequestError("started", "The game has started.", 409)
        return self._seat(seat)

    async def take_over(self, guest: str, seat: int) -> None:
        """The host lets a bot play on for someone who is gone."""
        async with self.lock:
            if self.row.host != guest:
                raise not_host()
            row = self._seat(seat)
            if self.row.status != "playing" or self.automatic(seat):
                raise RequestError("not-away", "Nobody is missing there.", 409)
            if self.is_connected(row):
                raise RequestError("not-away", "That player is here.", 409)
            await self._leave(row)
        self.go_on()

    async def start(self, guest: str) -> None:
        """The host starts the game once all seats are taken."""
        async with self.lock:
            if self.row.host != guest:
                raise not_host()
            if self.row.status != "lobby":
                raise RequestError("started", "The game has started.", 409)
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

    async def device_link(self, guest: str, seat: int) -> str:
        """Return a private key that moves a seat to another device, once."""
        async with self.lock:
            row = self._seat(seat)
            if row.guest != guest:
                raise not_seated()
            token = secrets.token_urlsafe(24)
            row.device_hash = hashed(token)
            await self._save_seats(row)
            return token

    async def move_device(self, device_hash: str, guest: str) -> None:
        """Move a seat to the guest who holds the private key."""
        async with self.lock:
            for row in self.seats:
                if row.device_hash == device_hash:
                    old = row.guest
                    row.guest, row.device_hash = guest, None
                    if self.row.host == old:
                        self.row.host = guest
                    await self._save_seats(row)
                    return
        raise RequestError("no-link", "This link has been used or never was.", 404)

    # --- talk --------------------------------------------------------------------------
    async def say(self, client: Client, name: str, message_id: str, text: str, emote: str) -> None:
        """Say something or show a feeling."""
        check_id(message_id)
        text = clean_text(text)
        if emote and emote not in EMOTES:
            raise RequestError("bad-emote", "There is no such emote.")
        if not emote and not 1 <= len(text) <= MAX_CHAT:
            raise RequestError("bad-chat", f"Say 1 to {MAX_CHAT} characters.", most=MAX_CHAT)
        async with self.lock:
            mine = [] if client.spectator else self.seats_of(client)
            if client.spectator or not (mine or self.row.status == "lobby"):
                raise RequestError("not-seated", "Only players can talk at the table.", 403)
            seat = mine[0] if mine else -1
            if (seat, message_id) in self.chat_ids:
                self.send_state(client, message_id)
                return
            line = ChatRow(
                table_id=self.row.id,
                n=len(self.chat),
                seat=seat,
                name=(self.seats[seat].name if mine else "") or name,
                text=text,
                emote=emote,
                client_id=message_id,
                at=now(),
            )
            try:
                await self.hall.store.add_chat(line)
            except BaseException:
                self.hall.read_anew(self)
                raise
            self.chat.append(line)
            self.chat_ids.add((seat, message_id))
            self.broadcast(client, message_id)

    # --- what is sent ------------------------------------------------------------------
    def is_connected(self, row: SeatRow) -> bool:
        """Return whether the owner of a seat is here."""
        if row.kind == "bot" and row.key_hash is None:
            return True
        return any(not c.spectator and self.owns(c, row.seat) for c in self.clients)

    def broadcast(self, author: Client | None = None, ack: str | None = None) -> None:
        """Send the newest state to everyone, to each what it may know."""
        telling = Telling(self)
        for client in list(self.clients):
            client.send(telling.message(client, ack if client is author else None))

    def send_state(self, client: Client, ack: str | None = None) -> None:
        """Send the newest state to one client."""
        client.send(Telling(self).message(client, ack))

    def send_problem(self, client: Client, error: RequestError, message_id: str | None) -> None:
        """Tell a client what could not be done."""
        client.send(encode(Problem(error.code, error.message, error.args_, message_id)))

    def state(self, client: Client, ack: str | None = None) -> State:
        """Return everything that a client may know now."""
        return Telling(self).state(client, ack)

    def info(self, client: Client) -> TableInfo:
        """Return the table as everyone sees it."""
        mine = [] if client.spectator else self.seats_of(client)
        return Telling(self).info(client, mine)

    def summary(self, guest: str) -> TableSummary:
        """Return the table as a line of a list."""
        return summary(self.row, self.setup, self.seats, guest, self.asked)


def check_id(message_id: str) -> None:
    """Refuse what cannot be the id of a message."""
    if not MESSAGE_ID.fullmatch(message_id):
        raise RequestError("bad-message", "A message's id has 1 to 64 plain characters.")


def _give(
    row: SeatRow,
    kind: str,
    guest: str | None = None,
    name: str = "",
    bot: str = "",
    key_hash: str | None = None,
) -> None:
    """Return a seat to someone else; whoever had it has nothing left of it."""
    row.kind, row.guest, row.name, row.bot, row.key_hash = kind, guest, name, bot, key_hash
    row.device_hash = None
    row.away = False

"""A table in play: one game, its seats, who is connected. All changes go through one lock."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from citadella.rules import Action, CitadellaError, Game
from citadella.server import present
from citadella.server.guests import clean_text, hashed
from citadella.server.making import check_bot, read_setup
from citadella.server.models import ChatRow, MoveRow, SeatRow, TableRow
from citadella.server.problems import RequestError, not_host, not_seated
from citadella.server.protocol import (
    EMOTES,
    MAX_CHAT,
    Act,
    ChatMsg,
    Deal,
    EventMsg,
    Problem,
    SeatInfo,
    State,
    TableInfo,
    TableSummary,
    Undo,
    You,
)
from citadella.server.store import Stale, now

if TYPE_CHECKING:
    from citadella.server.hall import Hall

UNDO = "undo"
EVENTS_ON_CONNECT = 60
CHAT_ON_CONNECT = 50
OUTBOX = 200
PLAYED_ON_BY = "builder"
encode = msgspec.json.Encoder().encode


class Client:
    """A connection to a table, and what it has been sent."""

    def __init__(self, guest: str, spectator: bool, seat: int | None, full: bool) -> None:
        """`seat`: a bot from afar speaks for this one; `full`: it wants whole views."""
        self.guest = guest
        self.spectator = spectator
        self.seat = seat
        self.full = full
        self.events_sent = -1
        self.chat_sent = -1
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)

    def send(self, message: bytes) -> None:
        """Queue a message; a connection that does not keep up is closed."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the connection once what can be sent is sent."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


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
        self.chat_ids = {line.client_id for line in chat if line.client_id}
        self.points: list[list[int]] = []
        self.asked_at = float(row.updated)
        self.last_used = time.monotonic()
        self._thinking: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        if row.status != "lobby":
            self.game = Game.new(self.setup, row.seed, events=True)
            for move in moves:
                self._apply(move.action)

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
        """Give the seat that is asked (-1: nobody)."""
        return self.game.to_act if self.game is not None else -1

    def automatic(self, seat: int) -> bool:
        """Say whether a bot of this server plays the seat."""
        row = self.seats[seat]
        return row.away or (row.kind == "bot" and row.key_hash is None)

    def owns(self, guest: str, seat: int, api_seat: int | None = None) -> bool:
        """Say whether a guest (or a bot from afar) speaks for a seat."""
        if api_seat is not None:
            return seat == api_seat
        return self.seats[seat].guest == guest

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

    def _game(self) -> Game:
        if self.game is None or self.row.status != "playing":
            raise RequestError("not-playing", "No game is in play at this table.")
        return self.game

    def _answering_seat(self, client: Client, message_id: str, version: int) -> int | None:
        """Give the seat that a message speaks for; None if it has been dealt with before."""
        if not 1 <= len(message_id) <= 64:
            raise RequestError("bad-message", "A message's id has 1 to 64 characters.")
        game = self._game()
        mine = [s for s in range(len(self.seats)) if self.owns(client.guest, s, client.seat)]
        if client.spectator or not mine:
            raise RequestError("not-your-turn", "It is not your turn.")
        if any((seat, message_id) in self.client_ids for seat in mine):
            self.send_state(client, message_id)
            return None
        if version != self.row.version:
            self.send_state(client)
            raise RequestError("stale", "The table has moved on since.")
        if game.to_act not in mine or self.seats[game.to_act].away:
            raise RequestError("not-your-turn", "It is not your turn.")
        return game.to_act

    async def _commit(self, seat: int, action: str, client_id: str) -> None:
        """Store a move, then play it. What is not stored has not happened."""
        row = self.seats[seat]
        self._charge(row)
        move = MoveRow(
            table_id=self.row.id,
            n=self.moves,
            seat=seat,
            action=action,
            client_id=client_id,
            at=now(),
        )
        try:
            await self.hall.store.save(self.row, [row], move)
        except Stale:
            self.hall.forget(self)
            raise RequestError("stale", "The table has moved on since.") from None
        self.moves += 1
        if client_id:
            self.client_ids.add((seat, client_id))
        self._apply(action)
        self.asked_at = time.time()
        if self._game().over:
            self.row.status = "over"
            await self.hall.store.save(self.row)

    def _charge(self, row: SeatRow) -> None:
        clock = present.CLOCKS[self.row.clock]
        if clock.kind == "live" and row.time_left_ms is not None and not self.automatic(row.seat):
            used = int((time.time() - self.asked_at) * 1000)
            row.time_left_ms = max(0, row.time_left_ms - used) + clock.increment_seconds * 1000

    # --- bots and clocks ---------------------------------------------------------------
    def go_on(self) -> None:
        """Wake the bot whose turn it is, or set the clock for the person."""
        self.last_used = time.monotonic()
        if self.row.status != "playing" or self.asked < 0:
            return
        if self.automatic(self.asked):
            if self._thinking is None or self._thinking.done():
                self._thinking = asyncio.create_task(self._think())
        else:
            self._set_clock()

    async def _think(self) -> None:
        while self.row.status == "playing" and self.automatic(self.asked):
            game = self._game()
            seat = self.asked
            version = self.row.version
            started = time.monotonic()
            bot = self.seats[seat].bot or PLAYED_ON_BY
            chosen = await self.hall.thinkers.choose(
                bot,
                secrets.token_hex(8),
                game.view(seat).to_json(),
                [action.text for action in game.legal_actions()],
            )
            pause = self.hall.bot_delay - (time.monotonic() - started)
            if pause > 0:
                await asyncio.sleep(pause)
            async with self.lock:
                if self.row.version != version or not self.automatic(seat):
                    continue
                try:
                    await self._commit(seat, chosen, "")
                except RequestError:
                    return
                self.broadcast()
        if self.row.status == "playing":
            self._set_clock()

    def _deadline(self) -> float | None:
        clock = present.CLOCKS[self.row.clock]
        if clock.kind == "none" or self.asked < 0 or self.automatic(self.asked):
            return None
        left = self.seats[self.asked].time_left_ms
        seconds = clock.base_seconds if left is None else left / 1000
        return self.asked_at + seconds

    def _set_clock(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        deadline = self._deadline()
        if deadline is not None:
            self._ticking = asyncio.create_task(self._tick(deadline, self.row.version))

    async def _tick(self, deadline: float, version: int) -> None:
        await asyncio.sleep(max(0.0, deadline - time.time()))
        async with self.lock:
            if self.row.version != version or self.row.status != "playing":
                return
            seat = self.seats[self.asked]
            seat.away = True
            seat.time_left_ms = 0 if seat.time_left_ms is not None else None
            await self._save_seats(seat)
        self.go_on()

    def close(self) -> None:
        """Stop everything that is under way."""
        for task in (self._thinking, self._ticking):
            if task is not None:
                task.cancel()
        for client in self.clients:
            client.close()

    # --- seats -------------------------------------------------------------------------
    async def _save_seats(self, *seats: SeatRow) -> None:
        try:
            await self.hall.store.save(self.row, seats)
        except Stale:
            self.hall.forget(self)
            raise RequestError("stale", "The table has moved on since.", 409) from None
        self.broadcast()

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise RequestError("no-seat", "There is no such seat.", 404)
        return self.seats[seat]

    async def sit(self, guest: str, name: str, seat: int) -> None:
        """Take an open seat, or come back to the own one."""
        async with self.lock:
            row = self._seat(seat)
            if row.guest == guest:
                if row.away:
                    row.away = False
                    clock = present.CLOCKS[self.row.clock]
                    if row.time_left_ms == 0:
                        row.time_left_ms = clock.increment_seconds * 1000
                    self.asked_at = time.time()
                    await self._save_seats(row)
            elif self.row.status != "lobby" or row.kind != "open":
                raise RequestError("seat-taken", "That seat is taken.", 409)
            else:
                row.kind, row.guest, row.name = "human", guest, name
                await self._save_seats(row)
        self.go_on()

    async def sit_from_afar(self, name: str) -> tuple[int, str]:
        """Let a bot from afar take an open seat; gives its key."""
        async with self.lock:
            for row in self.seats:
                if row.kind == "open" and self.row.status == "lobby":
                    key = secrets.token_urlsafe(24)
                    row.kind, row.bot, row.name = "bot", "remote", name
                    row.key_hash = hashed(key)
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
                row.kind, row.guest, row.name = "open", None, ""
            elif self.row.status == "playing":
                row.away = True
            await self._save_seats(row)
        self.go_on()

    async def put_bot(self, guest: str, seat: int, bot: str) -> None:
        """The host gives a seat to a bot."""
        check_bot(bot)
        async with self.lock:
            row = self._before_start(guest, seat)
            row.kind, row.guest, row.bot, row.name, row.key_hash = "bot", None, bot, "", None
            await self._save_seats(row)

    async def open_seat(self, guest: str, seat: int) -> None:
        """The host frees a seat."""
        async with self.lock:
            row = self._before_start(guest, seat)
            row.kind, row.guest, row.bot, row.name, row.key_hash = "open", None, "", "", None
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
            row.away = True
            await self._save_seats(row)
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
            self.row.status = "playing"
            try:
                await self.hall.store.save(self.row, self.seats)
            except Stale:
                self.hall.forget(self)
                raise RequestError("stale", "The table has moved on since.", 409) from None
            self.game = Game.new(self.setup, self.row.seed, events=True)
            self.asked_at = time.time()
            self.broadcast()
        self.go_on()

    async def device_link(self, guest: str, seat: int) -> str:
        """Give a private key that moves a seat to another device, once."""
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
                        await self.hall.store.move_host(self.row.id, guest)
                        self.row.host = guest
                    await self._save_seats(row)
                    return
        raise RequestError("no-link", "This link has been used or never was.", 404)

    # --- talk --------------------------------------------------------------------------
    async def say(self, client: Client, name: str, message_id: str, text: str, emote: str) -> None:
        """Say something or show a feeling."""
        if client.spectator:
            raise RequestError("not-seated", "Only players can talk at the table.", 403)
        text = clean_text(text)
        if emote and emote not in EMOTES:
            raise RequestError("bad-emote", "There is no such emote.")
        if not emote and not 1 <= len(text) <= MAX_CHAT:
            raise RequestError("bad-chat", f"Say 1 to {MAX_CHAT} characters.", most=MAX_CHAT)
        if not 1 <= len(message_id) <= 64:
            raise RequestError("bad-message", "A message's id has 1 to 64 characters.")
        async with self.lock:
            if message_id in self.chat_ids:
                return
            mine = [row for row in self.seats if self.owns(client.guest, row.seat, client.seat)]
            line = ChatRow(
                table_id=self.row.id,
                n=len(self.chat),
                seat=mine[0].seat if mine else -1,
                name=mine[0].name if mine and mine[0].name else name,
                text=text,
                emote=emote,
                client_id=message_id,
                at=now(),
            )
            await self.hall.store.add_chat(line)
            self.chat.append(line)
            self.chat_ids.add(message_id)
            self.broadcast(client, message_id)

    # --- what is sent ------------------------------------------------------------------
    def is_connected(self, row: SeatRow) -> bool:
        """Say whether the owner of a seat is here."""
        if row.kind == "bot" and row.key_hash is None:
            return True
        return any(
            not client.spectator and self.owns(client.guest, row.seat, client.seat)
            for client in self.clients
        )

    def broadcast(self, author: Client | None = None, ack: str | None = None) -> None:
        """Send the newest state to everyone, to each what it may know."""
        for client in list(self.clients):
            self.send_state(client, ack if client is author else None)

    def send_state(self, client: Client, ack: str | None = None) -> None:
        """Send the newest state to one client."""
        client.send(encode(self.state(client, ack)))

    def send_problem(self, client: Client, error: RequestError, message_id: str | None) -> None:
        """Tell a client what could not be done."""
        client.send(encode(Problem(error.code, error.message, error.args_, message_id)))

    def state(self, client: Client, ack: str | None = None) -> State:
        """Give everything that a client may know now."""
        mine = (
            []
            if client.spectator
            else [r.seat for r in self.seats if self.owns(client.guest, r.seat, client.seat)]
        )
        game = self.game
        seat = -1
        if mine:
            seat = self.asked if self.asked in mine else mine[0]
        view = game.view(seat) if game is not None else None
        asked = view is not None and view.to_act in mine and not self.seats[view.to_act].away
        actions = game.legal_actions() if asked and game is not None else []
        events, reset = self._new_events(client, seat)
        chat = self.chat[max(client.chat_sent, len(self.chat) - CHAT_ON_CONNECT, 0) :]
        client.chat_sent = len(self.chat)
        return State(
            version=self.row.version,
            table=self.info(client),
            you=You(mine, client.guest == self.row.host and not client.spectator, not mine),
            view=present.view_message(view) if view is not None else None,
            actions=[action.text for action in actions],
            amounts=present.amount_messages(view, actions) if view is not None else {},
            reasons=present.reasons(view) if asked and view is not None else {},
            can_undo=asked and game is not None and game.can_undo,
            events=events,
            events_reset=reset,
            points=self.points,
            chat=[ChatMsg(c.n, c.seat, c.name, c.text, c.emote, c.at) for c in chat],
            deal=None
            if game is None
            else Deal(
                hashlib.sha256(self.row.seed.encode()).hexdigest(),
                self.row.seed if self.row.status == "over" else None,
            ),
            result=present.result_message(game) if game is not None and game.over else None,
            ack=ack,
            full_view=view.to_json() if view is not None and client.full else None,
        )

    def _new_events(self, client: Client, seat: int) -> tuple[list[EventMsg], bool]:
        game = self.game
        if game is None or game.log is None:
            return [], False
        log = game.log
        # After an undo the log is shorter than what was sent: it is sent anew.
        reset = client.events_sent < 0 or client.events_sent > len(log)
        first = max(0, len(log) - EVENTS_ON_CONNECT) if reset else client.events_sent
        cast = [character.name for character in game.box.cast]
        events = [
            present.event_message(n, log[n].seen_by(seat), cast) for n in range(first, len(log))
        ]
        client.events_sent = len(log)
        return events, reset

    def info(self, client: Client | None = None, guest: str = "") -> TableInfo:
        """Give the table as everyone sees it."""
        clock = present.CLOCKS[self.row.clock]
        spectator = client is not None and client.spectator
        guest = client.guest if client is not None else guest
        api_seat = client.seat if client is not None else None
        host = next((r.name for r in self.seats if r.guest == self.row.host), "")
        return TableInfo(
            code=None if spectator else self.row.code,
            watch=self.row.watch,
            status=self.row.status,  # type: ignore[arg-type]
            edition=self.setup.edition,
            preset=self.setup.preset_name,
            players=self.setup.players,
            characters=list(self.setup.characters),
            unique=list(self.setup.unique),
            action_cards=self.setup.action_cards,
            short=self.setup.short,
            clock=clock,
            public=self.row.public,
            coach=self.row.coach,
            host_name=host,
            seats=[
                SeatInfo(
                    seat=r.seat,
                    kind=r.kind,  # type: ignore[arg-type]
                    name=r.name,
                    bot=r.bot,
                    mine=not spectator and self.owns(guest, r.seat, api_seat),
                    connected=self.is_connected(r),
                    away=r.away,
                    time_left_ms=self._time_left(r),
                )
                for r in self.seats
            ],
            rematch=None if spectator else self.row.rematch,
            created=self.row.created,
        )

    def _time_left(self, row: SeatRow) -> int | None:
        clock = present.CLOCKS[self.row.clock]
        if clock.kind == "none" or row.kind != "human":
            return None
        left = clock.base_seconds * 1000 if row.time_left_ms is None else row.time_left_ms
        if row.seat == self.asked and self.row.status == "playing" and not row.away:
            left = max(0, left - int((time.time() - self.asked_at) * 1000))
        return left

    def summary(self, guest: str) -> TableSummary:
        """Give the table as a line of a list."""
        mine = [r for r in self.seats if r.guest == guest]
        return TableSummary(
            code=self.row.code if mine or self.row.public or self.row.host == guest else None,
            watch=self.row.watch,
            edition=self.setup.edition,
            preset=self.setup.preset_name,
            players=self.setup.players,
            seats_free=sum(r.kind == "open" for r in self.seats),
            status=self.row.status,
            names=[r.name or r.bot for r in self.seats if r.kind != "open"],
            created=self.row.created,
            my_turn=any(r.seat == self.asked and not r.away for r in mine),
        )

"""The live connection of a client to a table: a WebSocket, both ways."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from typing import Any, NoReturn

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from citadella.server.cluster.leases import ElsewhereError
from citadella.server.lobby.hall import Hall
from citadella.server.people.friends import blocked_by
from citadella.server.people.guests import device_of, hashed
from citadella.server.protocol import live as protocol
from citadella.server.protocol.errors import RequestError, moving, problem_of
from citadella.server.tables.client import Client
from citadella.server.tables.pace import check_pace
from citadella.server.tables.table import Table
from citadella.server.web.frames import writer_of
from citadella.server.web.rate_limits import Limits, too_fast
from citadella.server.web.security import address, bearer, check_origin, household_of, known_guest

MAX_CLIENTS_OF_GUEST = 10
MESSAGE_ID = re.compile(r"[!-~]{1,64}")
# The code with which a connection is closed that shall be tried again.
TRY_AGAIN = 1013
# Whoever sends too fast is not listened to for so many seconds, whatever it was that came.
HOLD_UP = 0.25


class Live:
    """Answers the WebSockets of a server."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        """Serve the tables of a hall."""
        self.hall = hall
        self.limits = limits
        # How many are connected, by network.
        self._here: Counter[str] = Counter()

    async def connect(self, socket: WebSocket) -> None:
        """Talk with a client at a table until it leaves."""
        home = household_of(socket)
        try:
            check_origin(socket.headers)
            self.limits.addresses.check(home)
            crowded = self._here[home] >= self.hall.settings.connections_per_address
            if crowded and address(socket) not in self.hall.origins.proxies:
                raise RequestError("crowded", "There are too many connections from there.", 429)
            client, name, table = await self._enter(socket)
        except ElsewhereError:
            raise
        except Exception as error:
            await _turn_away(socket, problem_of(error))
            return
        self._here[home] += 1
        try:
            await self._stay(socket, client, name, table)
        finally:
            self._here[home] -= 1
            if not self._here[home]:
                del self._here[home]

    async def _stay(self, socket: WebSocket, client: Client, name: str, table: Table) -> None:
        await socket.accept()
        if table.closed:
            # It is being read anew; the next try finds it.
            await socket.close(TRY_AGAIN)
            return
        client.write = writer_of(socket)
        table.clients.add(client)
        writer = asyncio.create_task(_write(socket, client))
        try:
            if client.spectator:
                table.send_state(client)
            else:
                # All see who is here.
                table.broadcast()
            if client.key_hash is not None:
                await table.seating.come_back(client)
            table.go_on()
            # In a task of its own, so that no message wakes all the layers around this one.
            await asyncio.create_task(self._listen(socket, client, name, table))
        except WebSocketDisconnect:
            pass
        finally:
            table.clients.discard(client)
            client.shown()
            table.agreement.left(client.guest)
            writer.cancel()
            if not client.spectator:
                table.broadcast()

    async def _enter(self, socket: WebSocket) -> tuple[Client, str, Table]:
        """Find out who comes, under which name, to which table."""
        token = bearer(socket.headers)
        full = socket.query_params.get("view") == "full"
        guest = await known_guest(socket, self.hall.store, self.limits) if token is None else None
        table, watching = await self.hall.table(socket.path_params["code"])
        if guest is not None:
            self.limits.connects.check(guest.id)
            self.hall.note_address(guest.id, household_of(socket))
            seated = any(row.guest == guest.id for row in table.seats)
            spectator = watching or (not seated and table.row.status != "lobby")
            blocked = await blocked_by(self.hall.store, guest.id)
            device = device_of(socket)
            client = Client(guest.id, spectator, full=full, device=device, blocked=blocked)
            name = guest.name
        else:
            key = hashed(token or "")
            self.limits.connects.check(f"{household_of(socket)} {table.row.id}")
            row = next((row for row in table.seats if row.key_hash == key), None)
            if row is None or watching:
                raise RequestError("no-key", "That key fits no seat of this table.", 403)
            client = Client(f"bot {table.row.id} {row.seat}", key_hash=key, full=full)
            name = row.name
        if sum(other.guest == client.guest for other in table.clients) >= MAX_CLIENTS_OF_GUEST:
            raise RequestError("crowded", "There are too many connections to this table.", 429)
        # Whoever has a seat gets in, however many look on.
        if not table.seats_of(client):
            watchers = sum(c.spectator or not table.seats_of(c) for c in table.clients)
            if watchers >= self.hall.settings.watchers_per_table:
                raise RequestError("too-many-watch", "Too many are watching this table.", 429)
        return client, name, table

    async def _listen(self, socket: WebSocket, client: Client, name: str, table: Table) -> None:
        """Answer one message after the other until the client hangs up."""
        decode = msgspec.json.Decoder(protocol.ClientMessage).decode
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data: Any = event.get("text") if event.get("text") is not None else event.get("bytes")
            message_id: str | None = None
            in_time = self.limits.messages.allows(client.guest)
            try:
                if data is None or len(data) > protocol.MAX_MESSAGE:
                    most = protocol.MAX_MESSAGE
                    raise RequestError("too-big", f"A message has at most {most} characters.")
                try:
                    message = decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise RequestError("bad-message", f"That cannot be read: {error}.") from None
                message_id = getattr(message, "id", None)
                if not in_time:
                    raise too_fast()
                if message_id is not None and not MESSAGE_ID.fullmatch(message_id):
                    raise RequestError(
                        "bad-message", "A message's id has 1 to 64 plain characters."
                    )
                await self._answer(client, name, table, message)
            except Exception as error:
                client.send(_problem_message(problem_of(error), message_id))
            if not in_time:
                await asyncio.sleep(HOLD_UP)

    async def _answer(
        self, client: Client, name: str, table: Table, message: protocol.ClientMessage
    ) -> None:
        match message:
            case protocol.Act() | protocol.Undo():
                # What is stored is acknowledged, however often it is sent.
                if table.knows(client, message.id):
                    return
                if isinstance(message, protocol.Undo):
                    self.limits.undos.check(client.guest)
                try:
                    await table.move(client, message)
                except RequestError as refused:
                    await self._refuse(table, refused)
            case protocol.Say() | protocol.Emote():
                if table.chat.knows(client, message.id):
                    return
                self.limits.talk.check(client.guest)
                try:
                    await table.chat.say(client, name, message)
                except RequestError as refused:
                    await self._refuse(table, refused)
            case protocol.Hurry():
                table.pace.hurry(client)
            case protocol.WatchPace():
                client.pace = check_pace(message.pace)
                table.pace.changed()
            case protocol.Ping():
                client.send(msgspec.json.encode(protocol.Pong()))

    async def _refuse(self, table: Table, refused: RequestError) -> NoReturn:
        """Refuse something, but only at a table that is still this process's.

        Another one may have taken it and stored what an earlier sending of the same asked for.
        """
        if refused.status == 503 or await self.hall.processes.keeps(table.row):
            raise refused
        self.hall.read_anew(table)
        raise moving() from None


async def _turn_away(socket: WebSocket, problem: RequestError) -> None:
    """Tell someone who cannot come in why, and hang up."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(_problem_message(problem, None).decode())
        await socket.close(4000 + problem.status)


async def _write(socket: WebSocket, client: Client) -> None:
    """Send what is queued for a client, for as long as the connection lasts."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await client.outbox.get()
            if message is None:
                await socket.close(TRY_AGAIN)
                return
            client.is_busy = True
            if socket.application_state == WebSocketState.CONNECTED:
                await socket.send_text(message.decode())
                if client.outbox.empty():
                    client.shown()
            client.is_busy = False


def _problem_message(problem: RequestError, message_id: str | None) -> bytes:
    return msgspec.json.encode(
        protocol.Problem(problem.code, problem.message, problem.args_, message_id)
    )

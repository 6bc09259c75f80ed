"""The live connection of a client to a table: a WebSocket, both ways."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from citadella.server import protocol
from citadella.server.client import Client
from citadella.server.guests import hashed
from citadella.server.hall import Hall
from citadella.server.limits import Limits
from citadella.server.pace import check_pace
from citadella.server.problems import RequestError, problem_of
from citadella.server.security import address, check_origin, known_guest
from citadella.server.table import Table

MAX_CLIENTS = 200
MAX_CLIENTS_OF_GUEST = 10
MESSAGE_ID = re.compile(r"[!-~]{1,64}")
# The code with which a connection is closed that shall be tried again.
TRY_AGAIN = 1013


class Live:
    """Answers the WebSockets of a server."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        """Serve the tables of a hall."""
        self.hall = hall
        self.limits = limits

    async def connect(self, socket: WebSocket) -> None:
        """Talk with a client at a table until it leaves."""
        try:
            check_origin(socket.headers)
            self.limits.addresses.check(address(socket))
            client, name, table = await self._enter(socket)
        except Exception as error:
            await _turn_away(socket, problem_of(error))
            return
        await socket.accept()
        if table.closed:
            # It is being read anew; the next try finds it.
            await socket.close(TRY_AGAIN)
            return
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
            await self._listen(socket, client, name, table)
        except WebSocketDisconnect:
            pass
        finally:
            table.clients.discard(client)
            writer.cancel()
            if not client.spectator:
                table.broadcast()

    async def _enter(self, socket: WebSocket) -> tuple[Client, str, Table]:
        """Find out who comes, under which name, to which table."""
        token = socket.query_params.get("token")
        full = socket.query_params.get("view") == "full"
        guest = await known_guest(socket, self.hall.store, self.limits) if token is None else None
        table, watching = await self.hall.table(socket.path_params["code"])
        if guest is not None:
            seated = any(row.guest == guest.id for row in table.seats)
            spectator = watching or (not seated and table.row.status != "lobby")
            client, name = Client(guest.id, spectator, full=full), guest.name
        else:
            key = hashed(token or "")
            row = next((row for row in table.seats if row.key_hash == key), None)
            if row is None or watching:
                raise RequestError("no-key", "That key fits no seat of this table.", 403)
            client = Client(f"bot {table.row.id} {row.seat}", key_hash=key, full=full)
            name = row.name
        crowd = [other.guest for other in table.clients]
        if len(crowd) >= MAX_CLIENTS or crowd.count(client.guest) >= MAX_CLIENTS_OF_GUEST:
            raise RequestError("too-many", "There are too many connections to this table.", 429)
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
            try:
                if data is None or len(data) > protocol.MAX_MESSAGE:
                    most = protocol.MAX_MESSAGE
                    raise RequestError("too-big", f"A message has at most {most} characters.")
                try:
                    message = decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise RequestError("bad-message", f"That cannot be read: {error}.") from None
                message_id = getattr(message, "id", None)
                self.limits.messages.check(client.guest)
                if message_id is not None and not MESSAGE_ID.fullmatch(message_id):
                    raise RequestError(
                        "bad-message", "A message's id has 1 to 64 plain characters."
                    )
                await self._answer(client, name, table, message)
            except Exception as error:
                client.send(_problem_message(problem_of(error), message_id))

    async def _answer(
        self, client: Client, name: str, table: Table, message: protocol.ClientMessage
    ) -> None:
        match message:
            case protocol.Act():
                await table.act(client, message)
            case protocol.Undo():
                self.limits.undos.check(client.guest)
                await table.undo(client, message)
            case protocol.Say():
                self.limits.talk.check(client.guest)
                await table.chat.say(client, name, message.id, text=message.text)
            case protocol.Emote():
                self.limits.talk.check(client.guest)
                await table.chat.say(client, name, message.id, emote=message.emote)
            case protocol.Hurry():
                table.pace.hurry(client)
            case protocol.WatchPace():
                client.pace = check_pace(message.pace)
                table.pace.changed()
            case protocol.Ping():
                client.send(msgspec.json.encode(protocol.Pong()))


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
            if socket.application_state == WebSocketState.CONNECTED:
                await socket.send_text(message.decode())


def _problem_message(problem: RequestError, message_id: str | None) -> bytes:
    return msgspec.json.encode(
        protocol.Problem(problem.code, problem.message, problem.args_, message_id)
    )

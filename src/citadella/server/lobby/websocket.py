"""The WebSocket endpoint: the connection of a client to a table."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from citadella.server.cluster.leases import ElsewhereError
from citadella.server.lobby.host import TableHost
from citadella.server.lobby.registry import TableRegistry
from citadella.server.people.friends import blocked_by
from citadella.server.people.guests import device_of, hashed
from citadella.server.people.known_guests import KnownGuests
from citadella.server.protocol import live as protocol
from citadella.server.protocol.errors import RequestError, moving
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.tables.chat import Speak, is_stored_line
from citadella.server.tables.moves import PlayAction, is_stored_move
from citadella.server.tables.pace import check_pace
from citadella.server.tables.seats import Rejoin
from citadella.server.tables.table import Command
from citadella.server.web.addresses import TrustedProxies, client_address, client_network
from citadella.server.web.client import Client
from citadella.server.web.frames import writer_of
from citadella.server.web.metrics import DeliveryTimer
from citadella.server.web.rate_limits import RateLimits, too_fast
from citadella.server.web.requests import problem_of
from citadella.server.web.security import bearer, check_origin

#: Maximum number of connections of a guest to one table.
MAX_CLIENTS_PER_GUEST = 10
MESSAGE_ID = re.compile(r"[!-~]{1,64}")
#: The WebSocket close code after which a client reconnects.
TRY_AGAIN_LATER = 1013
#: Delay before the next message is read after a message that exceeded the rate limit.
TOO_FAST_DELAY_S = 0.25


@dataclass(eq=False)
class TableSocket:
    """Answers the WebSocket connections to tables."""

    registry: TableRegistry
    guests: KnownGuests
    database: Database
    limits: RateLimits
    proxies: TrustedProxies
    settings: Settings
    #: Returns whether this process still holds a lease; takes the table's id and the fencing token.
    holds: Callable[[int, int], Awaitable[bool]]
    #: The number of open connections from each network.
    _connected: Counter[str] = field(default_factory=Counter)

    async def connect(self, socket: WebSocket) -> None:
        """Serve a client at a table until it disconnects."""
        network = client_network(socket)
        try:
            check_origin(socket.headers)
            self.limits.networks.check(network)
            crowded = self._connected[network] >= self.settings.connections_per_address
            if crowded and client_address(socket) not in self.proxies:
                sentence = "Too many connections from your network. Close one and try again."
                raise RequestError("crowded", sentence, 429)
            client, name, host = await self._enter(socket)
        except ElsewhereError:
            raise
        except Exception as error:
            await _refuse_socket(socket, problem_of(error))
            return
        self._connected[network] += 1
        try:
            await self._serve(socket, client, name, host)
        finally:
            self._connected[network] -= 1
            if not self._connected[network]:
                del self._connected[network]

    async def _serve(self, socket: WebSocket, client: Client, name: str, host: TableHost) -> None:
        await socket.accept()
        if host.closed:
            # The table is being reloaded; it will be available when the client reconnects.
            await socket.close(TRY_AGAIN_LATER)
            return
        client.write = writer_of(socket)
        host.connect(client)
        writer = asyncio.create_task(_write(socket, client))
        try:
            if client.key_hash is not None:
                await host.execute(Rejoin(client))
            host.go_on()
            # Listen in a separate task: in this one, each message would resume all middleware.
            await asyncio.create_task(self._listen(socket, client, name, host))
        except WebSocketDisconnect:
            pass
        finally:
            writer.cancel()
            host.disconnect(client)

    async def _enter(self, socket: WebSocket) -> tuple[Client, str, TableHost]:
        """Return the client, its name and its table's host, or refuse it with RequestError."""
        token = bearer(socket.headers)
        full = socket.query_params.get("view") == "full"
        guest = await self.guests.find(socket) if token is None else None
        host, watching = await self.registry.find(socket.path_params["code"])
        table = host.table
        if guest is not None:
            self.limits.connects.check(guest.id)
            seated = any(row.guest == guest.id for row in table.seats)
            spectator = watching or (not seated and table.row.status != "lobby")
            blocked = await blocked_by(self.database, guest.id)
            device = device_of(socket)
            client = Client(guest.id, spectator, full=full, device=device, blocked=blocked)
            name = guest.name
        else:
            key = hashed(token or "")
            self.limits.connects.check(f"{client_network(socket)} {table.row.id}")
            row = next((row for row in table.seats if row.key_hash == key), None)
            if row is None or watching:
                raise RequestError(
                    "no-key", "That key does not belong to a seat at this table.", 403
                )
            client = Client(f"bot {table.row.id} {row.seat}", key_hash=key, full=full)
            name = row.name
        if sum(other.guest == client.guest for other in table.clients) >= MAX_CLIENTS_PER_GUEST:
            sentence = "Too many connections to this table. Close another window and try again."
            raise RequestError("crowded", sentence, 429)
        # The limit on spectators does not apply to players.
        if not table.seats_of(client):
            watchers = sum(c.spectator or not table.seats_of(c) for c in table.clients)
            if watchers >= self.settings.watchers_per_table:
                sentence = "Too many people are watching this table. Try again later."
                raise RequestError("too-many-watch", sentence, 429)
        return client, name, host

    async def _listen(self, socket: WebSocket, client: Client, name: str, host: TableHost) -> None:
        """Carry out the client's messages one after another until it disconnects."""
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
                    raise RequestError("too-big", f"A message may have at most {most} characters.")
                try:
                    message = decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    sentence = f"The message cannot be read: {error}."
                    raise RequestError("bad-message", sentence) from None
                message_id = getattr(message, "id", None)
                if not in_time:
                    raise too_fast()
                if message_id is not None and not MESSAGE_ID.fullmatch(message_id):
                    sentence = "A message's id must have 1 to 64 ASCII characters without spaces."
                    raise RequestError("bad-message", sentence)
                await self._answer(client, name, host, message)
            except Exception as error:
                client.send(_problem_message(problem_of(error), message_id))
            if not in_time:
                await asyncio.sleep(TOO_FAST_DELAY_S)

    async def _answer(
        self, client: Client, name: str, host: TableHost, message: protocol.ClientMessage
    ) -> None:
        match message:
            case protocol.Act() | protocol.Undo():
                action = message.action if isinstance(message, protocol.Act) else None
                if action is None and not is_stored_move(host.table, client, message.id):
                    self.limits.undos.check(client.guest)
                command = PlayAction(client, message.id, message.version, action)
                await self._execute(host, command, host.start_timer())
            case protocol.Say() | protocol.Emote():
                if not is_stored_line(host.table, client, message.id):
                    self.limits.talk.check(client.guest)
                await self._execute(host, Speak(client, name, message))
            case protocol.Hurry():
                host.bots.hurry(client)
            case protocol.WatchPace():
                client.pace = check_pace(message.pace)
                host.bots.apply_pace()
            case protocol.Ping():
                client.send(msgspec.json.encode(protocol.Pong()))

    async def _execute(
        self, host: TableHost, command: Command, timer: DeliveryTimer | None = None
    ) -> None:
        """Carry out a command; report a refusal only if this process still holds the table.

        If it no longer does, another process may already have carried out the same message.
        """
        try:
            await host.execute(command, timer=timer)
        except RequestError as refused:
            row = host.table.row
            if refused.status == 503 or await self.holds(row.id, row.term):
                raise
            self.registry.reload(host)
            raise moving() from None


async def _refuse_socket(socket: WebSocket, problem: RequestError) -> None:
    """Send a client the reason why it is refused, and close the connection."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(_problem_message(problem, None).decode())
        await socket.close(4000 + problem.status)


async def _write(socket: WebSocket, client: Client) -> None:
    """Send the queued messages of a client as long as it is connected."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await client.outbox.get()
            if message is None:
                await socket.close(TRY_AGAIN_LATER)
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

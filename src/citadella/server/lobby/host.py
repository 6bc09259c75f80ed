"""Table hosts: each stores the changes of one table, sends them, and runs its bots and clock.

The table itself (`tables/`) computes what a command changes and does not depend on its host.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from citadella.server.bots.queue import Asker
from citadella.server.bots.workers import BotWorkers
from citadella.server.lobby.bot_turns import BotTurns, TournamentWatchers
from citadella.server.people.notifications import Notifier
from citadella.server.people.push import Notification
from citadella.server.protocol.errors import RequestError, cannot_store, moving
from citadella.server.protocol.reviews import AdviceMsg
from citadella.server.storage.tables import StaleError, TableStore
from citadella.server.tables.change import NO_CHANGE, Change, Recipient
from citadella.server.tables.moves import coached_seat
from citadella.server.tables.schedule import TimeOut, due, wakes_at
from citadella.server.tables.snapshots import Snapshot
from citadella.server.tables.state import Moment, Span, TableState
from citadella.server.tables.table import Command, Table
from citadella.server.web.client import Client
from citadella.server.web.metrics import DeliveryTimer, Metrics
from citadella.server.web.rate_limits import RateLimit

log = logging.getLogger("citadella.server")
#: Delay before another attempt to time out a player, after a database error.
RETRY_DELAY_S: Final = 1.0
#: Time from the start of a tournament round until players who are not connected are notified.
ROUND_NOTIFICATION_DELAY_S = 10.0
#: Stores a change to a table; its arguments are the row before the change, and the change.
Save = Callable[[TableState, Change], Awaitable[None]]
#: Reads the vacations of guests from the database; returns them by guest.
Vacations = Callable[[Sequence[str]], Awaitable[dict[str, list[Span]]]]


@dataclass(slots=True)
class HostServices:
    """The services that the hosts of all tables of a process share."""

    store: TableStore
    metrics: Metrics
    bot_workers: BotWorkers
    asker: Callable[[str, int], Asker]
    notifier: Notifier
    watchers: TournamentWatchers
    unattended: RateLimit
    vacations: Vacations
    #: Reloads a table whose state in memory may differ from the stored one.
    reload: Callable[[TableHost], None]


def moment() -> Moment:
    return Moment(time.time(), time.monotonic())


async def read_vacations(table: Table, vacations: Vacations) -> None:
    """If players have days for each move, load their vacations, which stop the clock."""
    if table.clock.info.kind == "days":
        guests = [seat.guest for seat in table.seats if seat.guest is not None]
        table.vacations = await vacations(guests)


class TableHost:
    """Carries out a table's commands one by one, and connects the table to clients and bots."""

    def __init__(self, table: Table, services: HostServices) -> None:
        self.table = table
        self._services = services
        self.clients: set[Client] = set()
        table.clients = self.clients
        self.lock = asyncio.Lock()
        self.closed = False
        self.last_used = time.monotonic()
        self.bots = BotTurns(
            table,
            services.bot_workers,
            services.asker,
            services.unattended,
            self._is_watched,
            self.execute,
        )
        self._alarm: asyncio.TimerHandle | None = None
        self._timing_out: asyncio.Task[None] | None = None
        self._round_alarm: asyncio.TimerHandle | None = None

    def _is_watched(self) -> bool:
        tournament = self.table.row.tournament
        return tournament is not None and self._services.watchers.is_watched(tournament)

    # --- commands ----------------------------------------------------------------------
    async def execute(
        self, command: Command, save: Save | None = None, timer: DeliveryTimer | None = None
    ) -> Change:
        """Carry out a command: compute its change, then store, apply and show the change.

        `save` replaces the function that stores the change; `timer` measures the delivery of a
        move.
        """
        async with self.lock:
            if self.closed:
                # The table was dropped from memory, so this copy may be out of date.
                raise moving()
            change = command.decide(self.table, moment())
            if change.is_stored:
                await self._save(change, save or self._services.store.save)
            self.table.apply(change, moment())
            self._show(change, timer)
        if change.row is not None:
            self.bots.apply_pace()
            self.go_on()
        if change.refusal is not None:
            raise change.refusal
        return change

    async def _save(self, change: Change, save: Save) -> None:
        """Store a change; after an error, reload the table, as the change may have been stored."""
        try:
            await save(self.table.row, change)
        except BaseException as error:
            self._services.reload(self)
            if isinstance(error, StaleError):
                raise moving() from None
            if isinstance(error, Exception):
                log.exception("A change to table %s could not be stored.", self.table.row.id)
                raise cannot_store() from None
            raise

    def _show(self, change: Change, timer: DeliveryTimer | None) -> None:
        if change.audience == "everyone":
            self.broadcast(change)
        elif change.audience == "author":
            assert isinstance(change.author, Client)
            self.send_state(change.author, change.ack)
        if change.move is None:
            return
        by = "person" if change.move.client_id else "bot"
        self._services.metrics.moves.labels(by).inc()
        if timer is not None:
            for client in self.clients:
                client.expect(timer)
            timer.delivered()

    def start_timer(self) -> DeliveryTimer:
        """Start measuring how long it takes to send a move to every client."""
        return DeliveryTimer(self._services.metrics)

    async def advise(self, client: Recipient) -> AdviceMsg:
        seat, game = coached_seat(self.table, client), self.table.playing().game
        version = self.table.row.version
        moves = await self._services.bot_workers.advise(
            game.view(seat).to_json(),
            [action.text for action in game.legal_actions()],
            self._services.asker(client.guest, self.table.row.id),
        )
        return AdviceMsg(version, moves)

    # --- clients -----------------------------------------------------------------------
    def connect(self, client: Client) -> None:
        """Add a client, and show everyone which players are connected."""
        self.clients.add(client)
        if client.spectator:
            self.send_state(client)
        else:
            self.broadcast()

    def disconnect(self, client: Client) -> None:
        self.clients.discard(client)
        client.shown()
        self.table.left[client.guest] = time.monotonic()
        if not client.spectator:
            self.broadcast()

    def broadcast(self, change: Change = NO_CHANGE) -> None:
        """Send the current state to all clients, each of which gets only what it may see."""
        snapshot = Snapshot(self.table, moment())
        for client in list(self.clients):
            client.send(snapshot.message(client, change.ack_for(client)))

    def send_state(self, client: Client, ack: str | None = None) -> None:
        client.send(Snapshot(self.table, moment()).message(client, ack))

    # --- bots and alarms ---------------------------------------------------------------
    def go_on(self) -> None:
        """Start the bots if a bot has to act, or set an alarm for the end of a person's time."""
        self.last_used = time.monotonic()
        self._set_alarm(None)
        if self.closed:
            return
        table = self.table
        step = due(table, moment(), self._is_watched())
        if step.bot:
            self.bots.start()
        if step.notify is not None and table.progress is not None:
            seat, turn = table.asked, table.progress.turn
            self._services.notifier.notify_turn(
                step.notify, table.row.id, seat, turn, self._notification()
            )
        self._set_alarm(step.alarm_seconds)
        begins = table.row.tournament is not None and table.asked >= 0 and not table.moves
        if begins and self._round_alarm is None:
            loop = asyncio.get_running_loop()
            self._round_alarm = loop.call_later(ROUND_NOTIFICATION_DELAY_S, self._notify_of_round)

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timing_out = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        try:
            await self.read_vacations()
        except Exception:
            # Without the vacations, a player on vacation could be timed out by mistake.
            self._set_alarm(RETRY_DELAY_S)
            return
        try:
            change = await self.execute(TimeOut())
        except RequestError:
            return
        if not change.is_stored:
            self.go_on()

    async def read_vacations(self) -> None:
        await read_vacations(self.table, self._services.vacations)

    def wakes_at(self) -> int | None:
        return wakes_at(self.table, moment(), self._is_watched())

    def _notification(self, text: str = "push-turn") -> Notification:
        row = self.table.row
        return Notification(self.table.setup.preset_name, row.code, row.watch, text)

    def _notify_of_round(self) -> None:
        """Notify players who are not connected that a round of their tournament has started."""
        for seat in self.table.seats:
            if seat.guest is not None and not self.table.is_connected(seat):
                notice, row = self._notification("push-round"), self.table.row
                self._services.notifier.notify_round(seat.guest, row.id, seat.seat, notice)

    def close(self) -> None:
        """Stop the bots and all timers, and close the connections."""
        self.closed = True
        self._set_alarm(None)
        if self._round_alarm is not None:
            self._round_alarm.cancel()
        self.bots.cancel()
        if self._timing_out is not None and self._timing_out is not asyncio.current_task():
            self._timing_out.cancel()
        for client in self.clients:
            # Delay closing, so that a client whose command failed is sent the error first.
            asyncio.get_running_loop().call_soon(client.close)

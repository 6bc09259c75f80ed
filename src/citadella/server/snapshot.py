"""A table at one moment, as each of its clients may see it: nobody is told what it may not know."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from citadella.knowledge import View
from citadella.rules import Game
from citadella.server.client import Client
from citadella.server.messages import (
    amount_messages,
    event_message,
    reasons,
    result_message,
    view_message,
)
from citadella.server.models import SeatRow, TableRow
from citadella.server.protocol import (
    ChatMsg,
    Deal,
    EventMsg,
    SeatInfo,
    SeatSummary,
    State,
    TableInfo,
    TableSummary,
    ViewMsg,
    You,
)

if TYPE_CHECKING:
    from citadella.server.table import Table

SPECTATOR = -1
EVENTS_ON_CONNECT = 60
CHAT_ON_CONNECT = 50
encode = msgspec.json.Encoder().encode


class Snapshot:
    """One moment of a table. What several clients are told is made once."""

    def __init__(self, table: Table) -> None:
        """Look at a table; it must not change while the snapshot is used."""
        self.table = table
        self._views: dict[int, tuple[View, ViewMsg]] = {}
        self._messages: dict[object, bytes] = {}
        self._info = self._public_info()

    def message(self, client: Client, ack: str | None = None) -> bytes:
        """Return the state for a client, ready to be sent."""
        if client.full or ack is not None or not client.spectator:
            return encode(self.state(client, ack))
        # All who only watch are told the same.
        key = (client.events_sent, client.chat_sent)
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = encode(self.state(client, None))
        self._note_sent(client)
        return message

    def state(self, client: Client, ack: str | None = None) -> State:
        """Return everything that a client may know now."""
        table = self.table
        game = table.game
        mine = table.seats_of(client)
        seat = SPECTATOR
        if mine:
            seat = table.asked if table.asked in mine else mine[0]
        state = State(
            version=table.row.version,
            table=self.info(client),
            you=You(
                mine,
                client.guest == table.row.host and not client.spectator,
                not mine,
                table.pace.is_alone(client),
            ),
            view=None,
            actions=[],
            amounts={},
            reasons={},
            can_undo=False,
            # Several seats share one screen: the log must not tell one what another has drawn.
            events=self._new_events(client, seat if len(mine) == 1 else SPECTATOR),
            events_reset=self._starts_anew(client),
            points=table.points,
            chat=self._new_chat(client),
            deal=None,
            result=None,
            ack=ack,
            full_view=None,
        )
        if game is not None:
            view, state.view = self._view(seat)
            if table.asked in mine and not table.seats[table.asked].away:
                actions = game.legal_actions()
                state.actions = [action.text for action in actions]
                state.amounts = amount_messages(view, actions)
                state.reasons = reasons(view)
                state.can_undo = game.can_undo
            state.deal = self._deal()
            if game.over:
                state.points = table.review().points
                state.result = result_message(game, table.ended - table.began)
            if client.full:
                state.full_view = view.to_json()
        self._note_sent(client)
        return state

    def _view(self, seat: int) -> tuple[View, ViewMsg]:
        known = self._views.get(seat)
        if known is None:
            assert self.table.game is not None
            view = self.table.game.view(seat)
            known = self._views[seat] = view, view_message(view)
        return known

    def _deal(self) -> Deal:
        row = self.table.row
        seed = row.seed if row.status == "over" else None
        return Deal(hashlib.sha256(row.seed.encode()).hexdigest(), seed)

    # --- what is new -------------------------------------------------------------------
    def _note_sent(self, client: Client) -> None:
        game = self.table.game
        if game is not None and game.log is not None:
            client.events_sent = len(game.log)
        client.chat_sent = len(self.table.chat.lines)

    def _starts_anew(self, client: Client) -> bool:
        # After an undo the log is shorter than what was sent.
        game = self.table.game
        if game is None or game.log is None:
            return False
        return client.events_sent < 0 or client.events_sent > len(game.log)

    def _new_events(self, client: Client, seat: int) -> list[EventMsg]:
        game = self.table.game
        if game is None or game.log is None:
            return []
        log = game.log
        first = client.events_sent
        if self._starts_anew(client):
            first = max(0, len(log) - EVENTS_ON_CONNECT)
        cast = [character.name for character in game.box.cast]
        return [event_message(n, log[n].seen_by(seat), cast) for n in range(first, len(log))]

    def _new_chat(self, client: Client) -> list[ChatMsg]:
        chat = self.table.chat.lines
        new = chat[max(client.chat_sent, len(chat) - CHAT_ON_CONNECT, 0) :]
        return [ChatMsg(c.n, c.seat, c.name, c.text, c.emote, c.at) for c in new]

    # --- the table itself --------------------------------------------------------------
    def info(self, client: Client) -> TableInfo:
        """Return the table as everyone sees it; who only watches is not told how to join."""
        if client.spectator:
            return self._info
        seats = self._info.seats.copy()
        for seat in self.table.seats_of(client):
            seats[seat] = replace(seats[seat], mine=True)
        row = self.table.row
        return replace(self._info, code=row.code, rematch=row.rematch, seats=seats)

    def _public_info(self) -> TableInfo:
        table = self.table
        row, setup = table.row, table.setup
        return TableInfo(
            code=None,
            watch=row.watch,
            status=row.status,  # type: ignore[arg-type]
            edition=setup.edition,
            preset=setup.preset_name,
            players=setup.players,
            characters=list(setup.characters),
            unique=list(setup.unique),
            action_cards=setup.action_cards,
            short=setup.short,
            by_the_letter=setup.by_the_letter,
            clock=table.clock.info,
            public=row.public,
            coach=row.coach,
            stand_in=row.stand_in,
            pace=row.pace,
            of_bots=table.pace.is_of_bots,
            host_name=next((r.name for r in table.seats if r.guest == row.host), ""),
            seats=[
                SeatInfo(
                    seat=r.seat,
                    kind=r.kind,  # type: ignore[arg-type]
                    name=r.name,
                    bot=r.bot,
                    mine=False,
                    connected=table.is_connected(r),
                    away=r.away,
                    time_left_ms=table.time_left(r),
                )
                for r in table.seats
            ],
            rematch=None,
            created=row.created,
        )


def summary(
    row: TableRow,
    seats: list[SeatRow],
    guest: str,
    game: Game | None = None,
    lacks_cards: str = "",
) -> TableSummary:
    """Return a table as a line of a list, even one whose own cards the server does not have.

    How it stands is told only with its `game`.
    """
    mine = [r for r in seats if r.guest == guest]
    setup: dict[str, Any] = json.loads(row.setup)
    found = TableSummary(
        code=row.code if mine or row.public or row.host == guest else None,
        watch=row.watch,
        edition=setup["edition"],
        preset=setup.get("preset", ""),
        players=setup["players"],
        seats_free=sum(r.kind == "open" for r in seats),
        status=row.status,
        seats=[
            SeatSummary(r.seat, r.name, r.bot, r.guest == guest) for r in seats if r.kind != "open"
        ],
        created=row.created,
        my_turn=False,
        round=0,
        city=[],
        place=0,
        gap=0,
        lacks_cards=lacks_cards,
    )
    if game is not None and mine:
        found.round = game.round
        found.my_turn = any(r.seat == game.to_act and not r.away for r in mine)
        result = game.standing()
        # Who has several seats is shown the best one.
        best = min((r.seat for r in mine), key=lambda seat: result.places[seat])
        found.city = [building.name for building in game.players[best].city]
        if game.over:
            found.place = result.places[best]
            others = [total for seat, total in enumerate(result.totals) if seat != best]
            found.gap = abs(result.totals[best] - max(others))
    return found

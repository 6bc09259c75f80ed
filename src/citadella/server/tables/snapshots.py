"""Snapshots of a table, from which each client gets exactly what it may see."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import Any

from citadella.cards import EDITIONS
from citadella.knowledge import View
from citadella.notation.setups import setup_to_json
from citadella.rules import Game
from citadella.rules.event import Event
from citadella.server.protocol.game import (
    ChatMsg,
    DealMsg,
    EventMsg,
    LogLine,
    State,
    ViewMsg,
    You,
)
from citadella.server.protocol.structs import encode, replace
from citadella.server.protocol.tables import SeatInfo, SeatSummary, TableInfo, TableSummary
from citadella.server.tables.change import Recipient
from citadella.server.tables.choices import choice_messages, impossible_messages
from citadella.server.tables.clock import vacation_until
from citadella.server.tables.messages import (
    changed_log,
    event_message,
    log_line,
    result_message,
    view_message,
)
from citadella.server.tables.state import (
    ChatLine,
    Moment,
    Progress,
    SeatState,
    StoredTable,
    TableState,
)
from citadella.server.tables.table import Table
from citadella.server.tables.votes import vote_messages
from citadella.texts.story import StoryLine, first_of_turn, story
from citadella.texts.wording import Wording

SPECTATOR = -1
#: The maximum numbers of recent events and of recent chat lines to send to a new client.
EVENTS_ON_CONNECT = 60
CHAT_ON_CONNECT = 50


class Snapshot:
    """A table at one moment. Content that is the same for several clients is built only once."""

    def __init__(self, table: Table, at: Moment) -> None:
        """Take a snapshot of a table; the table must not change while the snapshot is used."""
        self.table = table
        self._at = at
        self._views: dict[int, tuple[View, ViewMsg]] = {}
        self._messages: dict[object, bytes] = {}
        self._seats_of_guest: dict[str, list[int]] = {}
        self._seats_of_key: dict[str, list[int]] = {}
        self._people: list[int] = []
        row = table.row
        self._version, self._host, self._asked = row.version, row.host, table.asked
        self._info = self._public_info()
        self._inside = replace(self._info, code=row.code, rematch=row.rematch)
        self._deal = DealMsg(table.seal, row.seed if row.status == "over" else None)
        self._game = game = table.game
        self._log: Sequence[Event] = [] if game is None else game.log or []
        self._wordings: dict[int, Wording] = {}
        # The messages about events for readers who are not involved, by event number.
        self._events: dict[int, EventMsg] = {}

    def _mine(self, client: Recipient) -> list[int]:
        """Return the seats this client may act for, like `Table.seats_of`."""
        if client.spectator:
            return []
        if client.key_hash is not None:
            return self._seats_of_key.get(client.key_hash, [])
        return self._seats_of_guest.get(client.guest, [])

    def message(self, client: Recipient, ack: str | None = None) -> bytes:
        """Return the encoded state for a client, ready to be sent."""
        if client.full or ack is not None or self._mine(client) or self._is_host(client):
            return encode(self.state(client, ack))
        # Clients without a seat get the same message, except for chat lines of guests they block.
        blocked = self._blocked_authors(client)
        key = (client.spectator, client.events_sent, client.chat_sent, blocked)
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = encode(self.state(client, None))
        self._note_sent(client)
        return message

    def _is_host(self, client: Recipient) -> bool:
        return client.guest == self._host and not client.spectator

    def _blocked_authors(self, client: Recipient) -> frozenset[str | None]:
        """Return which authors of new chat lines the client has blocked."""
        if not client.blocked:
            return frozenset()
        return client.blocked & {line.guest for line in self._new_lines(client)}

    def state(self, client: Recipient, ack: str | None = None) -> State:
        """Return everything that a client is allowed to know at this moment."""
        table, game = self.table, self._game
        mine, asked = self._mine(client), self._asked
        resets = self._resets_events(client)
        seat = asked if asked in mine else next(iter(mine), SPECTATOR)
        alone = len(self._people) == 1 and self._people[0] in mine
        # A client with several seats gets the events of a spectator: players who share a screen
        # must not see the cards that another player has drawn.
        reader = seat if len(mine) == 1 else SPECTATOR
        first = max(0, len(self._log) - EVENTS_ON_CONNECT) if resets else client.events_sent
        events, log, log_from = self._new_events(reader, first, whole=resets)
        state = State(
            version=self._version,
            table=self.info(client),
            you=You(mine, self._is_host(client), not mine, alone),
            view=None,
            actions=[],
            choices=[],
            can_undo=False,
            events=events,
            events_reset=resets,
            log=log,
            log_from=log_from,
            points=[],
            chat=self._new_chat(client),
            deal=None,
            result=None,
            ack=ack,
            full_view=None,
        )
        if table.progress is not None and game is not None:
            view, state.view = self._view(seat)
            state.points = list(table.progress.points)
            if asked in mine and not table.seats[asked].away:
                actions = game.legal_actions()
                state.actions = [action.text for action in actions]
                state.choices = choice_messages(view, actions, self._wording(seat))
                state.choices += impossible_messages(view)
                state.can_undo = game.can_undo and not table.row.rated
            # `DealMsg` does not change before the end of the game.
            state.deal = self._deal if resets or game.over else None
            if game.over:
                state.points = table.look_back().points
                state.result = result_message(
                    game, table.ended - table.began, self._wording(SPECTATOR)
                )
            if client.full:
                state.full_view = view.to_json()
        self._note_sent(client)
        return state

    def _view(self, seat: int) -> tuple[View, ViewMsg]:
        known = self._views.get(seat)
        if known is None:
            assert self._game is not None
            view = self._game.view(seat)
            known = self._views[seat] = view, view_message(view, self._wording(seat))
        return known

    # --- events and chat ---------------------------------------------------------------
    def _note_sent(self, client: Recipient) -> None:
        if self._game is not None:
            client.events_sent = len(self._log)
        client.chat_sent = len(self.table.lines)

    def _resets_events(self, client: Recipient) -> bool:
        # After an undo, the log may be shorter than the number of events sent.
        sent = client.events_sent
        return self._game is not None and not 0 <= sent <= len(self._log)

    def _new_events(
        self, reader: int, first: int, whole: bool
    ) -> tuple[list[EventMsg], list[LogLine], int]:
        """Return messages about the events from number `first` on, as a seat may see them.

        Also return the changed lines of the log, and the event number from which on they replace
        the lines sent before. If `whole`, include the turn's events before `first`.
        """
        if not self._log or first >= len(self._log):
            return [], [], max(0, first)
        # The turn of the event before `first` may have ended now, which changes its lines.
        start = first_of_turn(self._log, first if whole else max(0, first - 1))
        seen = [event.seen_by(reader) for event in self._log[start:]]
        wording = self._wording(reader)
        events = [
            self._event(start + i, each, reader, wording)
            for i, each in enumerate(seen)
            if whole or start + i >= first
        ]
        lines, before = self._stories(reader, seen, start, first)
        if whole:
            return events, [log_line(line, start, wording) for line in lines], start
        log_from, log = changed_log(lines, before, start, len(self._log), wording)
        return events, log, log_from

    def _stories(
        self, reader: int, seen: list[Event], start: int, first: int
    ) -> tuple[list[StoryLine], list[StoryLine]]:
        """Return the log of all events `seen`, and the log of those before number `first`.

        The table keeps both logs, because the next snapshot often needs them again.
        """
        kept = self.table.stories.get(reader, {})
        found: dict[tuple[int, int], tuple[Event, list[StoryLine]]] = {}
        for last in (len(self._log), max(first, start + 1)):
            event = self._log[last - 1]
            known = kept.get((start, last))
            if known is None or known[0] is not event:
                known = event, story(seen[: last - start], self._wording(reader))
            found[start, last] = known
        self.table.stories[reader] = found
        before = found[start, first][1] if first > start else []
        return found[start, len(self._log)][1], before

    def _event(self, n: int, seen: Event, reader: int, wording: Wording) -> EventMsg:
        # Everyone who is not involved in a public event gets the same message.
        public = seen is self._log[n] and reader not in (seen.seat, seen.other, seen.by, seen.hits)
        message = self._events.get(n) if public else None
        if message is None:
            message = event_message(n, seen, wording)
            if public:
                self._events[n] = message
        return message

    def _wording(self, reader: int) -> Wording:
        wording = self._wordings.get(reader)
        if wording is None:
            assert self._game is not None
            wording = self._wordings[reader] = Wording(self._game.setup, reader)
        return wording

    def _new_lines(self, client: Recipient) -> list[ChatLine]:
        chat = self.table.lines
        return chat[max(client.chat_sent, len(chat) - CHAT_ON_CONNECT, 0) :]

    def _new_chat(self, client: Recipient) -> list[ChatMsg]:
        return [
            ChatMsg(c.n, c.seat, c.name, c.text, c.emote, c.at)
            for c in self._new_lines(client)
            # The lines of deleted accounts are empty and left out.
            if (c.text or c.emote) and (c.guest is None or c.guest not in client.blocked)
        ]

    # --- the table itself --------------------------------------------------------------
    def info(self, client: Recipient) -> TableInfo:
        """Return the table as a client sees it; spectators do not get the code for players."""
        if client.spectator:
            return self._info
        seats = self._info.seats.copy()
        for seat in self._mine(client):
            seats[seat] = replace(seats[seat], mine=True)
        return replace(self._inside, seats=seats)

    def _public_info(self) -> TableInfo:
        table = self.table
        row, setup, status = table.row, table.setup, table.row.status
        guests = {c.guest for c in table.clients if not c.spectator and c.key_hash is None}
        keys = {c.key_hash for c in table.clients if not c.spectator}
        seats: list[SeatInfo] = []
        host, host_name = self._host, ""
        for r in table.seats:
            seat, kind, guest, key, name = r.seat, r.kind, r.guest, r.key_hash, r.name
            is_ours = r.is_server_bot
            if guest is not None:
                self._seats_of_guest.setdefault(guest, []).append(seat)
                host_name = host_name or (name if guest == host else "")
            if key is not None:
                self._seats_of_key.setdefault(key, []).append(seat)
            if not is_ours:
                self._people.append(seat)
            seats.append(
                SeatInfo(
                    seat=seat,
                    kind=kind,  # type: ignore[arg-type]
                    name=name,
                    bot=r.bot,
                    mine=False,
                    connected=is_ours or (guest in guests if key is None else key in keys),
                    away=r.away,
                    time_left_ms=table.time_left_ms(r, self._at),
                    muted=r.muted,
                    # Empty once the game has started, to keep messages short: the seats are then
                    # sent with every move.
                    player=guest or "" if status == "lobby" else "",
                    vacation=vacation_until(table.vacations_of(r), self._at.stamp)
                    if table.vacations
                    else 0,
                )
            )
        return TableInfo(
            code=None,
            watch=row.watch,
            status=status,  # type: ignore[arg-type]
            edition=setup.edition,
            preset=setup.preset_name,
            players=setup.players,
            characters=list(setup.characters),
            unique=list(setup.unique),
            action_cards=setup.action_cards,
            short=setup.short,
            as_printed=list(setup.as_printed),
            clock=table.clock.info,
            public=row.public,
            coach=row.coach,
            stand_in=row.stand_in,
            pace=row.pace,
            of_bots=not self._people,
            rated=row.rated,
            tournament=table.tournament,
            host_name=host_name,
            host_here=host in guests,
            seats=seats,
            rematch=None,
            created=row.created,
            talk=row.talk,
            several=row.several,
            votes=vote_messages(table, self._at),
        )


def fixed_state(game: Game, me: int, first_event: int = 0) -> State:
    """Return a game as seat `me` sees it, with its events from number `first_event` on.

    Used for lessons and puzzles. The state contains no actions; the caller may add some.
    """
    guest, bot, at = "me", "easy", Moment(0.0, 0.0)
    setup = json.dumps(setup_to_json(game.setup))
    row = TableState(0, "", "", setup, "", stand_in=bot, host=guest, version=len(game.history))
    seats = [SeatState(0, seat, "bot", bot=bot) for seat in range(game.setup.players)]
    seats[me] = SeatState(0, me, "human", guest)
    client = Recipient(guest, events_sent=first_event)
    table = Table(StoredTable(row, seats, [], []), at, clients=[client])
    table.row, table.progress = row._replace(status="playing"), Progress(game)
    state = Snapshot(table, at).state(client)
    state.actions, state.choices, state.can_undo = [], [], False
    state.table.code, state.you.alone, state.deal = None, False, None
    state.events_reset = first_event == 0
    return state


def summary_of(table: Table, guest: str, at: Moment) -> TableSummary:
    """Return a table's entry in a list for a guest, with the progress of the game."""
    found = summary(table.row, table.seats, guest, game=table.game)
    if found.my_turn and table.clock.info.kind == "days":
        found.time_left_ms = table.time_left_ms(table.seats[table.asked], at)
    return found


def summary(
    row: TableState,
    seats: Sequence[SeatState],
    guest: str,
    game: Game | None = None,
    lacks_cards: str = "",
    frozen: str = "",
) -> TableSummary:
    """Return a table's entry in a list, even if the table `lacks_cards` or is `frozen`.

    The entry contains the progress of the game only if `game` is given.
    """
    mine = [r for r in seats if r.guest == guest]
    setup = _setup(row)
    found = TableSummary(
        code=row.code if mine or row.public or row.host == guest else None,
        watch=row.watch,
        edition=setup["edition"],
        preset=setup.get("preset", ""),
        players=setup.get("players", len(seats)),
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
        rated=row.rated,
        time_left_ms=None,
        frozen=frozen,
    )
    if game is not None and mine:
        found.round = game.round
        found.my_turn = any(r.seat == game.to_act and not r.away for r in mine)
        result = game.standing()
        # For a guest with several seats, show the best place.
        best = min((r.seat for r in mine), key=lambda seat: result.places[seat])
        found.city = [building.name for building in game.players[best].city]
        if game.over:
            found.place = result.places[best]
            others = [total for seat, total in enumerate(result.totals) if seat != best]
            found.gap = abs(result.totals[best] - max(others))
    return found


def _setup(row: TableState) -> dict[str, Any]:
    """Return the stored setup as JSON data; for a damaged table, only an edition."""
    with contextlib.suppress(ValueError, AttributeError):
        setup: dict[str, Any] = json.loads(row.setup)
        if setup.get("edition") in EDITIONS:
            return setup
    return {"edition": next(iter(EDITIONS))}

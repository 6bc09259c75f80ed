"""Commands for the game: start it, play or undo an action, store its result, open a rematch.

Each command returns a `Change` for the host to store, apply and show; it changes no table itself.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import copy
from typing import NamedTuple

from citadella.rules import Action, CitadellaError, Game
from citadella.rules.event import REVEALED
from citadella.server.protocol.errors import RequestError, moved_on, not_over
from citadella.server.tables.change import NO_CHANGE, Change, Recipient
from citadella.server.tables.clock import stock_ms
from citadella.server.tables.pace import shows_bot_move
from citadella.server.tables.schedule import waits_for
from citadella.server.tables.seats import check_before_start, check_rated
from citadella.server.tables.state import UNDO, Moment, Move, Progress, SeatResult, SeatState
from citadella.server.tables.table import Table, advance
from citadella.server.tables.votes import without_play_on


def is_stored_move(table: Table, client: Recipient, message_id: str) -> bool:
    """Return whether a move of this client with this message id is already stored."""
    return any((seat, message_id) in table.client_ids for seat in table.seats_of(client))


def coached_seat(table: Table, client: Recipient) -> int:
    """Return the seat to act; raise RequestError unless `client` plays it and may be coached."""
    progress = table.playing()
    if not table.row.coach:
        raise RequestError("no-coach", "There is no coach at this table.", 403)
    return _seat_to_act(table, client, progress)


def _seat_to_act(table: Table, client: Recipient, progress: Progress) -> int:
    asked = progress.game.to_act
    if asked not in table.seats_of(client) or table.seats[asked].away:
        raise _not_your_turn()
    return asked


def _not_your_turn() -> RequestError:
    return RequestError("not-your-turn", "It is not your turn.")


class StartGame(NamedTuple):
    """Start the game at the request of the host, once all seats are taken."""

    guest: str

    def decide(self, table: Table, at: Moment) -> Change:
        check_before_start(table, self.guest)
        if any(seat.kind == "open" for seat in table.seats):
            raise RequestError("open-seats", "Some seats are still open. Fill them first.", 409)
        if table.row.rated:
            guests = [seat.guest for seat in table.seats]
            check_rated(table.setup, table.row.coach, guests, starting=True)
        stock = stock_ms(table.row.clock)
        seats = (s._replace(time_left_ms=None if s.is_automatic else stock) for s in table.seats)
        game = Game.new(table.setup, table.row.seed, events=True)
        change = table.changed(at, *seats, status="playing")
        return change._replace(progress=Progress(game), restarts_clock=True)


class PlayAction(NamedTuple):
    """Play a client's action (None: undo the last one), unless the message was sent before."""

    client: Recipient
    message_id: str
    version: int
    action: str | None

    def decide(self, table: Table, at: Moment) -> Change:
        if is_stored_move(table, self.client, self.message_id):
            return Change(audience="author", author=self.client, ack=self.message_id)
        progress = table.playing()
        if not table.seats_of(self.client):
            raise _not_your_turn()
        if self.version != table.row.version:
            return Change(audience="author", author=self.client, refusal=moved_on())
        seat = _seat_to_act(table, self.client, progress)
        game, text = progress.game, self.action
        action = _checked_undo(table, game) if text is None else _checked_action(game, text)
        return _moved(table, at, seat, action, self.message_id, self.client)


def _checked_undo(table: Table, game: Game) -> str:
    if table.row.rated or not game.can_undo:
        raise RequestError("no-undo", "There is nothing you can undo now.")
    return UNDO


def _checked_action(game: Game, text: str) -> Action:
    try:
        action = Action.parse(text)
    except CitadellaError as error:
        raise RequestError("bad-action", str(error)) from None
    # Only the seat to act gets the reason, so the reason may reveal that seat's other options.
    why = game.why_not(action)
    if why:
        raise RequestError("illegal", why)
    return action


class PlayBotAction(NamedTuple):
    """Play the action that a bot has chosen, unless the table has changed in the meantime."""

    seat: int
    action: str
    #: The number of stored moves at the time when the bot was asked.
    moves: int

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change that plays the move; `shows_bot_move` decides whether it is shown."""
        is_playing = table.row.status == "playing" and table.seats[self.seat].is_automatic
        if table.moves != self.moves or not is_playing:
            return NO_CHANGE
        change = _moved(table, at, self.seat, self.action)
        assert change.progress is not None
        if shows_bot_move(table, change.progress.game):
            return change
        return change._replace(audience="nobody")


class OpenRematch(NamedTuple):
    """Link a finished table to its rematch, a new table with the same players."""

    guest: str
    #: The code of the new table, which is stored together with this change.
    code: str

    def decide(self, table: Table, at: Moment) -> Change:
        """Return the change that links the table to its rematch; NO_CHANGE if it has a rematch."""
        if all(seat.guest != self.guest for seat in table.seats):
            raise RequestError("not-seated", "Only players can do that.", 403)
        if table.row.tournament is not None:
            sentence = "There is no rematch in a tournament: the next round starts automatically."
            raise RequestError("no-rematch", sentence, 409)
        if table.row.rematch is not None:
            return NO_CHANGE
        if table.row.status != "over":
            raise not_over()
        return table.changed(at, rematch=self.code)


class NoteEnd:
    """Store a finished game's result, which older versions did not store with the last move."""

    def decide(self, table: Table, at: Moment) -> Change:
        game = table.game
        if game is None or not game.over or table.row.status != "playing":
            return NO_CHANGE
        return table.changed(at, status="over")._replace(results=_results(table, game, table.ended))


def _moved(
    table: Table,
    at: Moment,
    seat: int,
    action: Action | str,
    message_id: str = "",
    author: Recipient | None = None,
) -> Change:
    """Return the change that plays an action (or UNDO), computed in a copy of the game."""
    progress, owner = table.playing(), table.seats[seat]
    after = advance(progress._replace(game=copy(progress.game)), action)
    text = action if isinstance(action, str) else action.text
    charged: tuple[SeatState, ...] = ()
    if owner.time_left_ms is not None and not owner.is_automatic:
        charged = (table.clock.charged(owner, at, -1 if action == UNDO else 1),)
    over = after.game.over
    if over:
        # `origin`, the hash of the host's network, is stored only while the table is live.
        row = table.next_row(at, status="over", origin="", wake=None)
    else:
        row = table.next_row(at, wake=None if waits_for(table, after.game.to_act) else 0)
    return Change(
        row,
        charged,
        Move(table.row.id, table.moves, seat, text, message_id, at.stamp),
        _results(table, after.game, at.stamp) if over else (),
        progress=after,
        votes=without_play_on(table.votes),
        restarts_clock=True,
        audience="everyone",
        author=author,
        ack=message_id or None,
    )


def _results(table: Table, game: Game, at: int) -> tuple[SeatResult, ...]:
    """Return the results of all seats of a finished game; empty if only bots played it."""
    if all(seat.guest is None for seat in table.seats):
        return ()
    row, result = table.row, game.result()
    return tuple(
        SeatResult(
            table_id=row.id,
            game=row.watch,
            seat=seat.seat,
            guest=seat.guest,
            bot=seat.bot,
            place=result.places[seat.seat],
            points=result.totals[seat.seat],
            characters=json.dumps(_characters_played(game, seat.seat)),
            edition=game.setup.edition,
            preset=game.setup.preset_name,
            players=game.setup.players,
            public=row.public,
            rated=row.rated,
            at=at,
        )
        for seat in table.seats
    )


def _characters_played(game: Game, seat: int) -> dict[str, int]:
    """Return how often a seat was revealed as each character, by the character's name."""
    assert game.log is not None
    ranks = (e.rank for e in game.log if e.kind == REVEALED and e.seat == seat)
    return dict(Counter(game.box.cast[rank].name for rank in ranks))

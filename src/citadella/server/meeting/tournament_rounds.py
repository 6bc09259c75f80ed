"""The rounds of a tournament. The functions must be called within a transaction.

The functions are idempotent: each skips steps that are already stored as done. So they can be
called at any time, even after a crash or by two processes at once.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.notation.setups import setup_from_json
from citadella.rules import Game, Result
from citadella.server.lobby.new_tables import bot_seat, person_seat, table_row
from citadella.server.meeting import tournament_entries as entries
from citadella.server.meeting.tournament_pairing import MIN_TABLE_SIZE, next_round, table_sizes
from citadella.server.protocol.errors import RequestError, not_found
from citadella.server.protocol.meeting import NewTournament
from citadella.server.storage.database import now
from citadella.server.storage.models import (
    EntrantRow,
    MoveRow,
    PairingRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from citadella.server.storage.tables import add_table
from citadella.server.tables.table import played


def start(session: Session, row: TournamentRow, host: str | None = None) -> list[str]:
    """Draw lots and open the first round; return the codes of its tables."""
    entries.check_host(row, host)
    entries.check_open(row)
    entrants = entries.entrants_of(session, row)
    if not table_sizes(len(entrants), MIN_TABLE_SIZE):
        sentence = f"A tournament needs at least {MIN_TABLE_SIZE} players."
        raise RequestError("tournament-few", sentence, 409)
    drawn = list(range(len(entrants)))
    secrets.SystemRandom().shuffle(drawn)
    for entrant, lot in zip(entrants, drawn, strict=True):
        entrant.lot = lot
    row.status = "playing"
    return _open_round(session, row, entrants)


def start_if_due(session: Session, row: TournamentRow) -> list[str]:
    """Start a tournament whose start time has come, or cancel it if it has too few entrants."""
    if row.status != "open" or not row.starts or row.starts > now():
        return []
    if len(entries.entrants_of(session, row)) < MIN_TABLE_SIZE:
        row.status, row.updated = "called-off", now()
        return []
    return start(session, row)


def _open_round(session: Session, row: TournamentRow, entrants: list[EntrantRow]) -> list[str]:
    """Open the next round; end the tournament if no rounds or too few entrants are left."""
    options = entries.options_of(row)
    row.updated = now()
    gone = frozenset(entrant.n for entrant in entrants if entrant.gone)
    tables: list[tuple[int, ...]] = []
    if row.round < row.rounds:
        past = entries.boards(entries.pairings_of(session, row))
        tables = next_round(entries.by_lot(entrants), past, options.size, gone)
    if not tables:
        row.status = "over"
        return []
    row.round += 1
    row.round_began = now()
    by_number = {entrant.n: entrant for entrant in entrants}
    return [
        _open_table(session, row, options, board, [by_number[n] for n in seats])
        for board, seats in enumerate(tables)
    ]


def _open_table(
    session: Session,
    row: TournamentRow,
    options: NewTournament,
    board: int,
    entrants: Sequence[EntrantRow],
) -> str:
    """Store a table of a round with its entrants, in the order of seats; return its code."""
    table = _add_table(session, row, options, entrants)
    here = {"tournament_id": row.id, "round": row.round, "board": board, "table_id": table.id}
    for i, entrant in enumerate(entrants):
        session.add(PairingRow(seat=i, entrant=entrant.n, **here))
    return table.code


def _add_table(
    session: Session, row: TournamentRow, options: NewTournament, entrants: Sequence[EntrantRow]
) -> TableRow:
    """Store a table with its seats; its game starts at once."""
    setup = entries.setup_for(options, len(entrants))
    stand_in, pace = options.stand_in, options.pace
    table = table_row(setup, row.host, options.clock, False, False, stand_in, pace)
    table.status, table.tournament = "playing", row.id
    table.rated = options.rated and sum(entrant.guest is not None for entrant in entrants) > 1
    if options.round_minutes:
        table.until = now() + 60 * options.round_minutes
    seats = [
        bot_seat(i, entrant.bot, entrant.name)
        if entrant.guest is None
        else person_seat(i, entrant.guest, entrant.name, options.clock, entrant.absent)
        for i, entrant in enumerate(entrants)
    ]
    add_table(session, table, seats)
    return table


def settle(
    session: Session, row: TournamentRow, host: str, table_id: int, again: bool
) -> list[str]:
    """Settle a table that cannot continue: score a tie or, if `again`, open a new table.

    Return a list that contains the code of the new table, or is empty after a tie.
    """
    entries.check_host(row, host)
    pairings = session.scalars(
        select(PairingRow)
        .where(
            PairingRow.tournament_id == row.id,
            PairingRow.table_id == table_id,
            PairingRow.place.is_(None),
        )
        .order_by(PairingRow.seat)
    ).all()
    if row.status != "playing" or not pairings:
        raise not_found()
    session.get_one(TableRow, table_id).status = "closed"
    if not again:
        _count_as_tie(pairings)
        return []
    by_number = {entrant.n: entrant for entrant in entries.entrants_of(session, row)}
    entrants = [by_number[pairing.entrant] for pairing in pairings]
    table = _add_table(session, row, entries.options_of(row), entrants)
    for pairing in pairings:
        pairing.table_id = table.id
    return [table.code]


def _count_as_tie(pairings: Iterable[PairingRow]) -> None:
    """Give everyone at a table first place and no points."""
    for pairing in pairings:
        pairing.place, pairing.points = 1, 0


def finished_tables(session: Session) -> list[tuple[TableRow, list[MoveRow]]]:
    """Return the finished tables whose results are not yet stored, each with its moves."""
    open_ids = (
        select(PairingRow.table_id)
        .join(TournamentRow, TournamentRow.id == PairingRow.tournament_id)
        .where(PairingRow.place.is_(None), TournamentRow.status == "playing")
    )
    tables = session.scalars(
        select(TableRow).where(TableRow.status == "over", TableRow.id.in_(open_ids))
    ).all()
    moves = select(MoveRow).order_by(MoveRow.n)
    return [
        (table, list(session.scalars(moves.where(MoveRow.table_id == table.id))))
        for table in tables
    ]


def count_abandoned(session: Session) -> None:
    """Score as a tie each table that was closed or deleted before its game ended."""
    playing = select(TournamentRow.id).where(TournamentRow.status == "playing")
    in_play = select(TableRow.id).where(TableRow.status != "closed")
    abandoned = select(PairingRow).where(
        PairingRow.place.is_(None),
        PairingRow.tournament_id.in_(playing),
        PairingRow.table_id.not_in(in_play),
    )
    _count_as_tie(session.scalars(abandoned))


def result_of(table: TableRow, moves: Sequence[MoveRow]) -> Result:
    """Return the result of a finished game by replaying its moves."""
    game = Game.new(setup_from_json(json.loads(table.setup), True), table.seed)
    for action in played(move.action for move in moves):
        game.play_recorded(action)
    return game.result()


def count_table(session: Session, table_id: int, result: Result) -> None:
    """Store the result of a table, and which players were away when the game ended."""
    away = {
        seat.seat: seat.away
        for seat in session.scalars(select(SeatRow).where(SeatRow.table_id == table_id))
    }
    for pairing in session.scalars(select(PairingRow).where(PairingRow.table_id == table_id)):
        pairing.place = result.places[pairing.seat]
        pairing.points = result.totals[pairing.seat]
        entrant = session.get_one(EntrantRow, (pairing.tournament_id, pairing.entrant))
        entrant.absent = away[pairing.seat]


def open_next_round(session: Session, row: TournamentRow) -> list[str]:
    """Open the next round if the current one is over; return the codes of its tables."""
    if row.status != "playing":
        return []
    current = entries.pairings_of(session, row)[-1]
    if any(pairing.place is None for table in current for pairing in table):
        return []
    return _open_round(session, row, entries.entrants_of(session, row))

"""Options and entrants of tournaments. The functions must be called within a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.bots import STAND_IN
from citadella.rules import Setup
from citadella.server.meeting.tournament_pairing import (
    MAX_TABLE_SIZE,
    MIN_TABLE_SIZE,
    Board,
    Standing,
    standings,
)
from citadella.server.people.guests import DAY_S, clean_name, new_code
from citadella.server.protocol.errors import RequestError, no_tournament
from citadella.server.protocol.meeting import NewTournament
from citadella.server.storage.database import now
from citadella.server.storage.models import EntrantRow, Guest, PairingRow, TournamentRow
from citadella.server.tables.clock import check_clock
from citadella.server.tables.pace import check_pace
from citadella.server.tables.seats import check_bot
from citadella.texts import Texts

# Limits of one tournament.
MAX_ENTRANTS: Final = 64
MAX_ROUNDS: Final = 12
MAX_ROUND_MINUTES: Final = 60 * 24 * 30
# How many days in advance the start can be scheduled.
MAX_DAYS_AHEAD: Final = 60
# Maximum number of unfinished tournaments per organiser.
MAX_LIVE_PER_HOST: Final = 3
LIVE: Final = ("open", "playing")
_tournament_full = partial(
    RequestError, "tournament-full", f"A tournament can have at most {MAX_ENTRANTS} players.", 409
)


# --- options ------------------------------------------------------------------------------------
def check_options(options: NewTournament) -> NewTournament:
    """Return `options` with a cleaned name; raise RequestError if they are invalid."""
    options.name = clean_name(options.name)
    check_clock(options.clock)
    check_pace(options.pace)
    options.stand_in = check_bot(options.stand_in or STAND_IN)
    for bot in options.bots:
        check_bot(bot)
    _check_range("size", options.size, MIN_TABLE_SIZE, MAX_TABLE_SIZE)
    _check_range("rounds", options.rounds, 1, MAX_ROUNDS)
    _check_range("round_minutes", options.round_minutes, 0, MAX_ROUND_MINUTES)
    if options.starts:
        _check_range("starts", options.starts - now(), 0, MAX_DAYS_AHEAD * DAY_S)
    if len(options.bots) + options.enter > MAX_ENTRANTS:
        raise _tournament_full()
    if options.clock == "none" and not options.round_minutes:
        sentence = "A tournament needs a clock, either per move or per round."
        raise RequestError("tournament-clock", sentence)
    for players in range(MIN_TABLE_SIZE, MAX_TABLE_SIZE + 1):
        setup_for(options, players)
    return options


def _check_range(what: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        sentence = f"'{what}' must be between {least} and {most}."
        raise RequestError("bad-tournament", sentence, what=what)


def setup_for(options: NewTournament, players: int) -> Setup:
    return Setup.preset(
        options.preset or "first-game",
        options.edition,
        players,
        action_cards=options.action_cards,
        short=options.short,
    )


def create(session: Session, options: NewTournament, guest: Guest) -> str:
    """Store a new tournament; return its code."""
    mine = select(TournamentRow).where(
        TournamentRow.host == guest.id, TournamentRow.status.in_(LIVE)
    )
    if len(session.scalars(mine).all()) >= MAX_LIVE_PER_HOST:
        sentence = "You have too many tournaments. Finish one first."
        raise RequestError("too-many-tournaments", sentence, 429)
    row = TournamentRow(
        code=new_code(),
        name=options.name,
        host=guest.id,
        status="open",
        options=msgspec.json.encode(options).decode(),
        rounds=options.rounds,
        starts=options.starts,
    )
    session.add(row)
    session.flush()
    if options.enter:
        _add(session, row, guest.id, "", guest.name)
    for bot in options.bots:
        add_bot(session, row, bot)
    return row.code


def options_of(row: TournamentRow) -> NewTournament:
    return msgspec.json.decode(row.options, type=NewTournament)


# --- finding ------------------------------------------------------------------------------------
def find(session: Session, code: str, lock: bool = True) -> TournamentRow:
    """Return a tournament, by default locked until the end of the transaction."""
    query = select(TournamentRow).where(TournamentRow.code == code)
    row = session.scalars(query.with_for_update() if lock else query).one_or_none()
    if row is None:
        raise no_tournament()
    return row


def entrants_of(session: Session, row: TournamentRow) -> list[EntrantRow]:
    """Return the entrants in the order in which they entered."""
    query = select(EntrantRow).where(EntrantRow.tournament_id == row.id).order_by(EntrantRow.n)
    return list(session.scalars(query))


def pairings_of(session: Session, row: TournamentRow) -> list[list[list[PairingRow]]]:
    """Return the stored seats, grouped by round and then by table."""
    query = (
        select(PairingRow)
        .where(PairingRow.tournament_id == row.id)
        .order_by(PairingRow.round, PairingRow.board, PairingRow.seat)
    )
    rounds: list[list[list[PairingRow]]] = []
    for pairing in session.scalars(query):
        if pairing.round > len(rounds):
            rounds.append([])
        if pairing.board >= len(rounds[-1]):
            rounds[-1].append([])
        rounds[-1][-1].append(pairing)
    return rounds


def boards(rounds: Sequence[Sequence[Sequence[PairingRow]]]) -> list[list[Board]]:
    """Return a `Board` for each table of each round, given the stored seats."""
    return [[_board(table) for table in one] for one in rounds]


def _board(table: Sequence[PairingRow]) -> Board:
    seats = tuple(pairing.entrant for pairing in table)
    places = [pairing.place for pairing in table if pairing.place is not None]
    points = [pairing.points for pairing in table if pairing.points is not None]
    if len(places) < len(table):
        return Board(seats)
    return Board(seats, tuple(places), tuple(points))


def by_lot(entrants: Sequence[EntrantRow]) -> list[int]:
    """Return the entrants' numbers in the order of their randomly drawn lots."""
    return [entrant.n for entrant in sorted(entrants, key=lambda e: (e.lot, e.n))]


def standings_of(
    entrants: Sequence[EntrantRow], rounds: Sequence[Sequence[Sequence[PairingRow]]]
) -> list[Standing]:
    return standings(by_lot(entrants), boards(rounds))


# --- entrants -----------------------------------------------------------------------------------
def check_open(row: TournamentRow) -> None:
    """Raise RequestError if a tournament has started."""
    if row.status != "open":
        raise RequestError("tournament-started", "The tournament has already started.", 409)


def check_host(row: TournamentRow, guest: str | None) -> None:
    """Raise RequestError unless `guest` is the organiser or None, which stands for the server."""
    if guest is not None and row.host != guest:
        raise RequestError("not-organiser", "Only the organiser can do that.", 403)


def _add(session: Session, row: TournamentRow, guest: str | None, bot: str, name: str) -> None:
    entrants = entrants_of(session, row)
    if len(entrants) >= MAX_ENTRANTS:
        raise _tournament_full()
    session.add(
        EntrantRow(
            tournament_id=row.id,
            n=max((entrant.n for entrant in entrants), default=-1) + 1,
            guest=guest,
            bot=bot,
            name=name,
        )
    )
    session.flush()


def enter(session: Session, row: TournamentRow, guest: Guest) -> None:
    """Enter a guest, or do nothing if the guest has already entered."""
    check_open(row)
    if all(entrant.guest != guest.id for entrant in entrants_of(session, row)):
        _add(session, row, guest.id, "", guest.name)


def add_bot(session: Session, row: TournamentRow, bot: str, host: str | None = None) -> None:
    """Enter a bot under a name that no other entrant has."""
    check_host(row, host)
    check_open(row)
    check_bot(bot)
    names = Texts("en")("names-of-bots").split(", ")
    taken = {entrant.name for entrant in entrants_of(session, row)}
    numbered = (f"{name} {n}" if n > 1 else name for n in range(1, 20) for name in names)
    _add(session, row, None, bot, next(name for name in numbered if name not in taken))


def leave(session: Session, row: TournamentRow, guest: str) -> None:
    """Withdraw a guest; once the tournament has started, this takes effect in the next round."""
    entrant = next((one for one in entrants_of(session, row) if one.guest == guest), None)
    if entrant is None:
        raise RequestError("not-entered", "You are not in this tournament.", 409)
    _withdraw(session, row, entrant)


def remove(session: Session, row: TournamentRow, host: str, n: int) -> None:
    """Withdraw entrant number `n` on behalf of the organiser."""
    check_host(row, host)
    entrant = next((one for one in entrants_of(session, row) if one.n == n), None)
    if entrant is None:
        sentence = "That player is not in this tournament."
        raise RequestError("not-entered", sentence, 404)
    _withdraw(session, row, entrant)


def _withdraw(session: Session, row: TournamentRow, entrant: EntrantRow) -> None:
    if row.status == "open":
        session.delete(entrant)
    else:
        entrant.gone = True


def call_off(_session: Session, row: TournamentRow, host: str) -> None:
    """Cancel a tournament on behalf of the organiser; games in play continue."""
    check_host(row, host)
    if row.status in LIVE:
        row.status, row.updated = "called-off", now()

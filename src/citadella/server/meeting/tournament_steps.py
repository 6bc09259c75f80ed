"""The steps of a tournament, each within one transaction: what is not committed has not happened.

A step looks at what is stored and does what is missing, so it can be taken again at any moment:
by a server that was killed in between, or by two processes that both think it is theirs.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from citadella.bots import STAND_IN
from citadella.notation.setups import setup_from_json
from citadella.rules import Game, Setup
from citadella.server.lobby.new_tables import (
    bot_seat,
    check_bot,
    check_clock,
    person_seat,
    start_at_once,
    table_row,
)
from citadella.server.meeting.tournament_pairing import (
    LARGEST,
    SMALLEST,
    Board,
    Standing,
    next_round,
    standings,
    table_sizes,
)
from citadella.server.people.guests import clean_name, new_code
from citadella.server.protocol.errors import RequestError, not_found
from citadella.server.protocol.meeting import NewTournament
from citadella.server.storage.models import (
    EntrantRow,
    Guest,
    MoveRow,
    PairingRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from citadella.server.storage.store import now
from citadella.server.tables.pace import check_pace
from citadella.server.tables.table import played
from citadella.texts import Texts

MOST_ENTRANTS: Final = 64
MOST_ROUNDS: Final = 12
MOST_LIVE: Final = 3
MOST_MINUTES: Final = 60 * 24 * 30
MOST_DAYS_AHEAD: Final = 60
DAY: Final = 86_400
LIVE: Final = ("open", "playing")


# --- making one ---------------------------------------------------------------------------------
def check_wish(wish: NewTournament) -> NewTournament:
    """Return the wish for a tournament with a clean name; refuse what cannot be played."""
    wish.name = clean_name(wish.name)
    check_clock(wish.clock)
    check_pace(wish.pace)
    wish.stand_in = check_bot(wish.stand_in or STAND_IN)
    for bot in wish.bots:
        check_bot(bot)
    _within("size", wish.size, SMALLEST, LARGEST)
    _within("rounds", wish.rounds, 1, MOST_ROUNDS)
    _within("round_minutes", wish.round_minutes, 0, MOST_MINUTES)
    if wish.starts:
        _within("starts", wish.starts - now(), 0, MOST_DAYS_AHEAD * DAY)
    if len(wish.bots) + wish.enter > MOST_ENTRANTS:
        raise full()
    if wish.clock == "none" and not wish.round_minutes:
        raise RequestError(
            "tournament-clock", "A tournament needs a clock, for the moves or for the rounds."
        )
    for players in range(SMALLEST, LARGEST + 1):
        setup_for(wish, players)
    return wish


def _within(what: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise RequestError("bad-tournament", f"'{what}' is from {least} to {most}.", what=what)


def full() -> RequestError:
    """Return the error for a tournament that takes nobody else."""
    return RequestError(
        "tournament-full", f"A tournament has at most {MOST_ENTRANTS} players.", 409
    )


def setup_for(wish: NewTournament, players: int) -> Setup:
    """Return the setup of a tournament's table with so many players."""
    return Setup.preset(
        wish.preset or "first-game",
        wish.edition,
        players,
        action_cards=wish.action_cards,
        short=wish.short,
    )


def make(session: Session, wish: NewTournament, guest: Guest) -> str:
    """Open a tournament; return its code."""
    mine = select(TournamentRow).where(
        TournamentRow.host == guest.id, TournamentRow.status.in_(LIVE)
    )
    if len(session.scalars(mine).all()) >= MOST_LIVE:
        raise RequestError(
            "too-many-tournaments", "You have too many tournaments; end one first.", 429
        )
    row = TournamentRow(
        code=new_code(),
        name=wish.name,
        host=guest.id,
        status="open",
        wish=msgspec.json.encode(wish).decode(),
        rounds=wish.rounds,
        round=0,
        round_began=0,
        starts=wish.starts,
        created=now(),
        updated=now(),
    )
    session.add(row)
    session.flush()
    if wish.enter:
        _add(session, row, guest.id, "", guest.name)
    for bot in wish.bots:
        add_bot(session, row, bot)
    return row.code


def wish_of(row: TournamentRow) -> NewTournament:
    """Return what a tournament was made of."""
    return msgspec.json.decode(row.wish, type=NewTournament)


# --- finding one --------------------------------------------------------------------------------
def find(session: Session, code: str) -> TournamentRow:
    """Return a tournament that nobody else changes until this transaction ends."""
    query = select(TournamentRow).where(TournamentRow.code == code).with_for_update()
    row = session.scalars(query).one_or_none()
    if row is None:
        raise no_tournament()
    return row


def no_tournament() -> RequestError:
    """Return the error for a tournament that does not exist."""
    return RequestError("no-tournament", "There is no such tournament.", 404)


def entrants_of(session: Session, row: TournamentRow) -> list[EntrantRow]:
    """Return who takes part, in the order they entered."""
    query = select(EntrantRow).where(EntrantRow.tournament_id == row.id).order_by(EntrantRow.n)
    return list(session.scalars(query))


def pairings_of(session: Session, row: TournamentRow) -> list[list[list[PairingRow]]]:
    """Return the seats of all tables, round by round, table by table."""
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
    """Return the tables as the pairing sees them."""
    return [[_board(table) for table in one] for one in rounds]


def _board(table: Sequence[PairingRow]) -> Board:
    seats = tuple(pairing.entrant for pairing in table)
    places = [pairing.place for pairing in table if pairing.place is not None]
    points = [pairing.points for pairing in table if pairing.points is not None]
    if len(places) < len(table):
        return Board(seats)
    return Board(seats, tuple(places), tuple(points))


def lots(entrants: Sequence[EntrantRow]) -> list[int]:
    """Return the entrants in the order of their lots."""
    return [entrant.n for entrant in sorted(entrants, key=lambda e: (e.lot, e.n))]


def standings_of(
    entrants: Sequence[EntrantRow], rounds: Sequence[Sequence[Sequence[PairingRow]]]
) -> list[Standing]:
    """Return how a tournament stands."""
    return standings(lots(entrants), boards(rounds))


# --- before the start ---------------------------------------------------------------------------
def _check_open(row: TournamentRow) -> None:
    if row.status != "open":
        raise RequestError("tournament-started", "The tournament has started.", 409)


def check_host(row: TournamentRow, guest: str) -> None:
    """Refuse everyone but the organiser."""
    if row.host != guest:
        raise RequestError("not-organiser", "Only the organiser can do that.", 403)


def _add(session: Session, row: TournamentRow, guest: str | None, bot: str, name: str) -> None:
    entrants = entrants_of(session, row)
    if len(entrants) >= MOST_ENTRANTS:
        raise full()
    session.add(
        EntrantRow(
            tournament_id=row.id,
            n=max((entrant.n for entrant in entrants), default=-1) + 1,
            guest=guest,
            bot=bot,
            name=name,
            lot=0,
            gone=False,
            absent=False,
        )
    )
    session.flush()


def enter(session: Session, row: TournamentRow, guest: Guest) -> None:
    """Let a guest take part; who does already, still does."""
    _check_open(row)
    if all(entrant.guest != guest.id for entrant in entrants_of(session, row)):
        _add(session, row, guest.id, "", guest.name)


def add_bot(session: Session, row: TournamentRow, bot: str) -> None:
    """Let a bot take part, under a name that no other entrant has."""
    _check_open(row)
    check_bot(bot)
    names = Texts("en")("names-of-bots").split(", ")
    taken = {entrant.name for entrant in entrants_of(session, row)}
    numbered = (f"{name} {n}" if n > 1 else name for n in range(1, 20) for name in names)
    _add(session, row, None, bot, next(name for name in numbered if name not in taken))


def leave(session: Session, row: TournamentRow, guest: str) -> None:
    """Let a guest leave: before the start without a trace, later before the next round."""
    for entrant in entrants_of(session, row):
        if entrant.guest == guest:
            if row.status == "open":
                session.delete(entrant)
            else:
                entrant.gone = True
            return
    raise RequestError("not-entered", "You do not take part in this tournament.", 409)


def remove(session: Session, row: TournamentRow, host: str, n: int) -> None:
    """Let the organiser send somebody away: before the start, or before the next round."""
    check_host(row, host)
    for entrant in entrants_of(session, row):
        if entrant.n == n:
            if row.status == "open":
                session.delete(entrant)
            else:
                entrant.gone = True
            return
    raise RequestError("not-entered", "There is nobody of that number.", 404)


def call_off(_session: Session, row: TournamentRow, host: str) -> None:
    """Let the organiser end it; games in play go on for themselves."""
    check_host(row, host)
    if row.status in LIVE:
        row.status, row.updated = "called-off", now()


# --- rounds -------------------------------------------------------------------------------------
def start(session: Session, row: TournamentRow) -> list[str]:
    """Draw the lots and open the first round; return the codes of its tables."""
    _check_open(row)
    entrants = entrants_of(session, row)
    if not table_sizes(len(entrants), SMALLEST):
        raise RequestError(
            "tournament-few", f"A tournament needs at least {SMALLEST} players.", 409
        )
    drawn = list(range(len(entrants)))
    secrets.SystemRandom().shuffle(drawn)
    for entrant, lot in zip(entrants, drawn, strict=True):
        entrant.lot = lot
    row.status = "playing"
    return _open_round(session, row, entrants)


def start_by_clock(session: Session, row: TournamentRow) -> list[str]:
    """Start a tournament whose time has come; it is called off if there are too few."""
    if row.status != "open" or not row.starts or row.starts > now():
        return []
    if len(entrants_of(session, row)) < SMALLEST:
        row.status, row.updated = "called-off", now()
        return []
    return start(session, row)


def _open_round(session: Session, row: TournamentRow, entrants: list[EntrantRow]) -> list[str]:
    """Seat everyone for the next round; without enough people, or after the last, it is over."""
    wish = wish_of(row)
    row.updated = now()
    gone = frozenset(entrant.n for entrant in entrants if entrant.gone)
    tables: list[tuple[int, ...]] = []
    if row.round < row.rounds:
        past = boards(pairings_of(session, row))
        tables = next_round(lots(entrants), past, wish.size, gone)
    if not tables:
        row.status = "over"
        return []
    row.round += 1
    row.round_began = now()
    by_number = {entrant.n: entrant for entrant in entrants}
    return [
        _open_table(session, row, wish, board, [by_number[n] for n in seats])
        for board, seats in enumerate(tables)
    ]


def _open_table(
    session: Session, row: TournamentRow, wish: NewTournament, board: int, sit: list[EntrantRow]
) -> str:
    """Store a table of a round, and who sits there; return its code."""
    table = _lay_table(session, row, wish, sit)
    for i, entrant in enumerate(sit):
        session.add(
            PairingRow(
                tournament_id=row.id,
                round=row.round,
                board=board,
                seat=i,
                entrant=entrant.n,
                table_id=table.id,
            )
        )
    return table.code


def _lay_table(
    session: Session, row: TournamentRow, wish: NewTournament, sit: list[EntrantRow]
) -> TableRow:
    """Store a table with its seats, in play from the start."""
    setup = setup_for(wish, len(sit))
    table = start_at_once(
        table_row(setup, row.host, wish.clock, False, False, wish.stand_in, wish.pace)
    )
    table.tournament = row.id
    table.rated = wish.rated and sum(entrant.guest is not None for entrant in sit) > 1
    if wish.round_minutes:
        table.until = now() + 60 * wish.round_minutes
    session.add(table)
    session.flush()
    for i, entrant in enumerate(sit):
        seat = (
            bot_seat(i, entrant.bot, entrant.name)
            if entrant.guest is None
            else person_seat(i, entrant.guest, entrant.name, wish.clock, entrant.absent)
        )
        seat.table_id = table.id
        session.add(seat)
    return table


def settle(
    session: Session, row: TournamentRow, host: str, table_id: int, again: bool
) -> list[str]:
    """Let the organiser count a table that cannot go on as level, or have it played again.

    Return the code of the new table, if there is one.
    """
    check_host(row, host)
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
        _level(pairings)
        return []
    entrants = {entrant.n: entrant for entrant in entrants_of(session, row)}
    sit = [entrants[pairing.entrant] for pairing in pairings]
    table = _lay_table(session, row, wish_of(row), sit)
    for pairing in pairings:
        pairing.table_id = table.id
    return [table.code]


def _level(pairings: Iterable[PairingRow]) -> None:
    """Let all be first, with no points."""
    for pairing in pairings:
        pairing.place, pairing.points = 1, 0


def finished_tables(session: Session) -> list[tuple[TableRow, list[MoveRow]]]:
    """Return the tables of tournaments that are over and not counted yet, with their moves."""
    open_ids = (
        select(PairingRow.table_id)
        .join(TournamentRow, TournamentRow.id == PairingRow.tournament_id)
        .where(PairingRow.place.is_(None), TournamentRow.status == "playing")
    )
    tables = session.scalars(
        select(TableRow).where(TableRow.status == "over", TableRow.id.in_(open_ids))
    ).all()
    return [
        (
            table,
            list(
                session.scalars(
                    select(MoveRow).where(MoveRow.table_id == table.id).order_by(MoveRow.n)
                )
            ),
        )
        for table in tables
    ]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, seat by seat."""

    places: list[int]
    points: list[int]


def break_off(session: Session) -> None:
    """Count games of tournaments that will never end (closed, or deleted): nobody has won them."""
    playing = select(TournamentRow.id).where(TournamentRow.status == "playing")
    in_play = select(TableRow.id).where(TableRow.status != "closed")
    lost = select(PairingRow).where(
        PairingRow.place.is_(None),
        PairingRow.tournament_id.in_(playing),
        PairingRow.table_id.not_in(in_play),
    )
    _level(session.scalars(lost))


def outcome(table: TableRow, moves: Sequence[MoveRow]) -> Outcome:
    """Return the places and the points of a game that is over, as its record gives them."""
    game = Game.new(setup_from_json(json.loads(table.setup), True), table.seed)
    for action in played(moves):
        game.play_recorded(action)
    result = game.result()
    return Outcome(list(result.places), list(result.totals))


def count(session: Session, table_id: int, outcome: Outcome) -> None:
    """Note how a table ended, and who was not there at its end."""
    away = {
        seat.seat: seat.away
        for seat in session.scalars(select(SeatRow).where(SeatRow.table_id == table_id))
    }
    for pairing in session.scalars(select(PairingRow).where(PairingRow.table_id == table_id)):
        pairing.place = outcome.places[pairing.seat]
        pairing.points = outcome.points[pairing.seat]
        session.execute(
            update(EntrantRow)
            .where(
                EntrantRow.tournament_id == pairing.tournament_id, EntrantRow.n == pairing.entrant
            )
            .values(absent=away[pairing.seat])
        )


def go_on(session: Session, row: TournamentRow) -> list[str]:
    """Open the next round if this one is over; return the codes of its tables."""
    if row.status != "playing":
        return []
    current = pairings_of(session, row)[-1]
    if any(pairing.place is None for table in current for pairing in table):
        return []
    return _open_round(session, row, entrants_of(session, row))

"""Tournaments as clients see them: a list, and the details of one tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import case, func, select, tuple_
from sqlalchemy.orm import Session

from citadella.server.meeting import tournament_entries as entries
from citadella.server.protocol import meeting as protocol
from citadella.server.storage.models import EntrantRow, Guest, PairingRow, TableRow, TournamentRow
from citadella.server.tables.clock import CLOCKS

#: Maximum number of live tournaments in a list, and of finished tournaments in a list.
MAX_LISTED: Final = 30
#: By tournament id: how many seats have a result so far, and the leading entrant's number.
LeaderCache = dict[int, tuple[int, int]]


def list_tournaments(
    session: Session, guest: str, leaders: LeaderCache
) -> list[protocol.TournamentSummary]:
    """Return live tournaments, then finished ones; in each group, the guest's own come first."""
    newest = TournamentRow.updated.desc()
    entered = select(EntrantRow.tournament_id).where(EntrantRow.guest == guest)
    mine = (TournamentRow.host == guest) | TournamentRow.id.in_(entered)
    # The newest tournament of each network comes first, then the second newest of each, so that
    # no network can fill the list.
    network = func.coalesce(func.nullif(Guest.origin, ""), TournamentRow.host)
    nth = func.row_number().over(partition_by=network, order_by=newest)
    query = (
        select(TournamentRow)
        .outerjoin(Guest, Guest.id == TournamentRow.host)
        .order_by(case((mine, 0), else_=1), nth, newest)
        .limit(MAX_LISTED)
    )
    live = session.scalars(query.where(TournamentRow.status.in_(entries.LIVE))).all()
    over = session.scalars(query.where(TournamentRow.status == "over")).all()
    listed = [*live, *over]
    ids = [row.id for row in listed]
    of = EntrantRow.tournament_id
    how_many = select(of, func.count(), func.count(EntrantRow.guest)).where(of.in_(ids))
    counts = {id: (all_, people) for id, all_, people in session.execute(how_many.group_by(of))}
    own = set(session.scalars(entered.where(of.in_(ids))))
    names = _leader_names(session, listed, leaders)
    return [
        _summary(row, guest, *counts.get(row.id, (0, 0)), row.id in own, names.get(row.id, ""))
        for row in listed
    ]


def _leader_names(
    session: Session, listed: Sequence[TournamentRow], leaders: LeaderCache
) -> dict[int, str]:
    """Return the name of each tournament's leader; update outdated entries of `leaders`."""
    ids = [row.id for row in listed if row.round]
    of = PairingRow.tournament_id
    counting = select(of, func.count(PairingRow.place)).where(of.in_(ids)).group_by(of)
    counted = {id: count for id, count in session.execute(counting) if count}
    for row in listed:
        if row.id in counted and leaders.get(row.id, (0, 0))[0] != counted[row.id]:
            entrants = entries.entrants_of(session, row)
            best = entries.standings_of(entrants, entries.pairings_of(session, row))[0]
            leaders[row.id] = counted[row.id], best.entrant
    # Look up the names each time, because they may change; the cache stores only numbers.
    wanted = [(id, leaders[id][1]) for id in counted]
    named = select(EntrantRow.tournament_id, EntrantRow.name).where(
        tuple_(EntrantRow.tournament_id, EntrantRow.n).in_(wanted)
    )
    return {id: str(name) for id, name in session.execute(named)} if wanted else {}


def _summary(
    row: TournamentRow, guest: str, entrants: int, people: int, mine: bool, first: str
) -> protocol.TournamentSummary:
    options = entries.options_of(row)
    return protocol.TournamentSummary(
        code=row.code,
        name=row.name,
        status=row.status,
        edition=options.edition,
        preset=options.preset or "first-game",
        size=options.size,
        rounds=row.rounds,
        round=row.round,
        entrants=entrants,
        people=people,
        starts=row.starts,
        mine=mine,
        hosting=row.host == guest,
        first=first,
    )


def tournament_info(session: Session, row: TournamentRow, guest: str) -> protocol.TournamentInfo:
    options = entries.options_of(row)
    entrants = entries.entrants_of(session, row)
    rounds = entries.pairings_of(session, row)
    tables = {
        table.id: table
        for table in session.scalars(select(TableRow).where(TableRow.tournament == row.id))
    }
    mine = next((entrant.n for entrant in entrants if entrant.guest == guest), -1)
    host = session.get(Guest, row.host)
    played = [[_board(table, tables, mine) for table in one] for one in rounds]
    current = played[-1] if played and row.status == "playing" else []
    return protocol.TournamentInfo(
        code=row.code,
        name=row.name,
        status=row.status,  # type: ignore[arg-type]
        edition=options.edition,
        preset=options.preset or "first-game",
        size=options.size,
        rounds=row.rounds,
        round=row.round,
        clock=CLOCKS[options.clock],
        round_ends=row.round_began + 60 * options.round_minutes if options.round_minutes else 0,
        starts=row.starts,
        rated=options.rated,
        stand_in=options.stand_in,
        host_name=host.name if host is not None else "",
        hosting=row.host == guest,
        mine=mine,
        my_table=next(
            (board.code for board in current if board.code and board.status == "playing"), None
        ),
        entrants=[
            protocol.EntrantInfo(entrant.n, entrant.name, entrant.bot, entrant.gone, entrant.absent)
            for entrant in entrants
        ],
        standings=[
            protocol.StandingInfo(
                place=one.place,
                entrant=one.entrant,
                league=one.league,
                wins=one.wins,
                opponents=round(float(one.opponents), 1),
                margin=round(float(one.margin), 1),
                games=one.games,
                points=one.points,
            )
            for one in entries.standings_of(entrants, rounds)
        ],
        played=played,
        created=row.created,
    )


def _board(
    table: Sequence[PairingRow], tables: dict[int, TableRow], mine: int
) -> protocol.BoardInfo:
    row = tables.get(table[0].table_id)
    seated = any(pairing.entrant == mine for pairing in table)
    return protocol.BoardInfo(
        watch=row.watch if row is not None else "",
        code=row.code if row is not None and seated else None,
        status=row.status if row is not None else "over",
        seats=[protocol.BoardSeat(p.entrant, p.place, p.points) for p in table],
    )

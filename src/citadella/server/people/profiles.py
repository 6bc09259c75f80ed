"""Profiles of people, computed from finished games only."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.server.protocol import people as protocol
from citadella.server.protocol.errors import no_player
from citadella.server.storage.models import BlockRow, Friend, Guest, ResultRow, TableRow
from citadella.server.storage.results import rating_of

MAX_LISTED_GAMES = 50


def rating_message(session: Session, guest: str) -> protocol.RatingMsg:
    rating = rating_of(session, guest)
    return protocol.RatingMsg(rating.shown, rating.doubt, rating.games)


def person_message(session: Session, guest: Guest) -> protocol.PersonMsg:
    return protocol.PersonMsg(guest.id, guest.name, rating_message(session, guest.id))


def profile(session: Session, guest: str, asking: str) -> protocol.Profile:
    """Return the profile of `guest` for `asking`; only `guest` sees games at private tables."""
    person = session.get(Guest, guest) if guest.isascii() else None
    if person is None:
        raise no_player()
    mine = guest == asking
    query = select(ResultRow).where(ResultRow.guest == guest).order_by(ResultRow.id.desc())
    if not mine:
        query = query.where(ResultRow.public)
    games = _best_per_game(session.scalars(query))
    return protocol.Profile(
        id=person.id,
        name=person.name,
        since=person.created,
        rating=rating_message(session, guest),
        games=len(games),
        wins=sum(row.place == 1 for row in games),
        editions=_tally(games, lambda row: {row.edition: 1}),
        sizes=_tally(games, lambda row: {str(row.players): 1}),
        characters=_tally(games, lambda row: json.loads(row.characters)),
        history=_history(session, games[:MAX_LISTED_GAMES]),
        mine=mine,
        friend=session.get(Friend, (asking, guest)) is not None,
        blocked=session.get(BlockRow, (asking, guest)) is not None,
    )


def _best_per_game(rows: Iterable[ResultRow]) -> list[ResultRow]:
    """Return one row per game: the best result if the person had several seats."""
    best: dict[str, ResultRow] = {}
    for row in rows:
        known = best.get(row.game)
        if known is None or row.place < known.place:
            best[row.game] = row
    return list(best.values())


def _tally(
    games: Sequence[ResultRow], keys: Callable[[ResultRow], dict[str, int]]
) -> list[protocol.TallyMsg]:
    found: dict[str, protocol.TallyMsg] = {}
    for row in games:
        for key, times in keys(row).items():
            tally = found.setdefault(key, protocol.TallyMsg(key, 0, 0, 0))
            tally.games += 1
            tally.wins += row.place == 1
            tally.times += times
    return sorted(found.values(), key=lambda tally: (-tally.times, tally.key))


def _history(session: Session, games: Sequence[ResultRow]) -> list[protocol.PlayedMsg]:
    codes = [row.game for row in games]
    kept = set(session.scalars(select(TableRow.watch).where(TableRow.watch.in_(codes))))
    seats: dict[str, list[protocol.OpponentMsg]] = {code: [] for code in codes}
    query = (
        select(ResultRow, Guest.name)
        .outerjoin(Guest, Guest.id == ResultRow.guest)
        .where(ResultRow.game.in_(codes))
        .order_by(ResultRow.seat)
    )
    for row, name in session.execute(query):
        seats[row.game].append(
            protocol.OpponentMsg(
                row.seat, row.guest or "", name or "", row.bot, row.place, row.points
            )
        )
    return [
        protocol.PlayedMsg(
            watch=row.game if row.game in kept else "",
            at=row.at,
            edition=row.edition,
            preset=row.preset,
            players=row.players,
            place=row.place,
            points=row.points,
            rated=row.mu is not None,
            public=row.public,
            characters=sorted(json.loads(row.characters)),
            seats=seats[row.game],
        )
        for row in games
    ]

"""What the games that are over tell of a person: nothing here looks at a game in play."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from citadella.server.people.ratings import Rating
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.people import (
    OpponentMsg,
    PersonMsg,
    PlayedMsg,
    Profile,
    RatingMsg,
    TallyMsg,
)
from citadella.server.storage.models import Block, Friend, Guest, RatingRow, ResultRow, TableRow

# So many games are listed, from the last one back; all of them are counted.
LISTED = 50


def no_player() -> RequestError:
    """Return the error for a person who is not here."""
    return RequestError("no-player", "There is no such player.", 404)


def rating_message(session: Session, guest: str) -> RatingMsg:
    """Return the rating of a person."""
    row = session.get(RatingRow, guest)
    rating = Rating() if row is None else Rating(row.mu, row.sigma, row.games)
    return RatingMsg(rating.shown, rating.doubt, rating.games)


def person_message(session: Session, guest: Guest) -> PersonMsg:
    """Return a person as a line of a list."""
    return PersonMsg(guest.id, guest.name, rating_message(session, guest.id))


def profile(session: Session, guest: str, asking: str) -> Profile:
    """Return what somebody may see of a person: strangers the games at public tables."""
    person = session.get(Guest, guest) if guest.isascii() else None
    if person is None:
        raise no_player()
    mine = guest == asking
    query = select(ResultRow).where(ResultRow.guest == guest).order_by(ResultRow.id.desc())
    if not mine:
        query = query.where(ResultRow.public)
    games = _one_a_game(session.scalars(query))
    return Profile(
        id=person.id,
        name=person.name,
        since=person.created,
        rating=rating_message(session, guest),
        games=len(games),
        wins=sum(row.place == 1 for row in games),
        editions=_tally(games, lambda row: {row.edition: 1}),
        sizes=_tally(games, lambda row: {str(row.players): 1}),
        characters=_tally(games, lambda row: json.loads(row.characters)),
        history=_history(session, games[:LISTED]),
        mine=mine,
        friend=session.get(Friend, (asking, guest)) is not None,
        blocked=session.get(Block, (asking, guest)) is not None,
    )


def _one_a_game(rows: Iterable[ResultRow]) -> list[ResultRow]:
    """Return one row for each game: who had several seats is shown the best one."""
    best: dict[str, ResultRow] = {}
    for row in rows:
        known = best.get(row.game)
        if known is None or row.place < known.place:
            best[row.game] = row
    return list(best.values())


def _tally(
    games: Sequence[ResultRow], keys: Callable[[ResultRow], dict[str, int]]
) -> list[TallyMsg]:
    found: dict[str, TallyMsg] = {}
    for row in games:
        for key, times in keys(row).items():
            tally = found.setdefault(key, TallyMsg(key, 0, 0, 0))
            tally.games += 1
            tally.wins += row.place == 1
            tally.times += times
    return sorted(found.values(), key=lambda tally: (-tally.times, tally.key))


def _history(session: Session, games: Sequence[ResultRow]) -> list[PlayedMsg]:
    codes = [row.game for row in games]
    kept = set(session.scalars(select(TableRow.watch).where(TableRow.watch.in_(codes))))
    seats: dict[str, list[OpponentMsg]] = {code: [] for code in codes}
    query = (
        select(ResultRow, Guest.name)
        .outerjoin(Guest, Guest.id == ResultRow.guest)
        .where(ResultRow.game.in_(codes))
        .order_by(ResultRow.seat)
    )
    for row, name in session.execute(query):
        seats[row.game].append(
            OpponentMsg(row.seat, row.guest or "", name or "", row.bot, row.place, row.points)
        )
    return [
        PlayedMsg(
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

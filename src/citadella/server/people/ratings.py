"""Ratings of people (OpenSkill), from their places at rated tables in the order of the results.

Bots do not count: how strong one is depends on the machine, and a rating shall not be won from
partners who can be called up at will. So a game is rated among its people, by their order, if
they are at least two. A person with several seats counts once, with the worse place.

Every counted row of the results holds the rating with which its person entered the game. The
ratings can therefore be counted again from the results alone, also when a person has been
forgotten since, and must then be the same to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from sqlalchemy import Connection, bindparam, select, text, update
from sqlalchemy.orm import Session

from citadella.lab.ratings import NEWCOMER, SkillRating, after_game
from citadella.server.storage.models import Base, RatingRow, ResultRow

if TYPE_CHECKING:
    from citadella.server.storage.store import Store

# One point of OpenSkill is so many of ours: who is new begins at 1500 ± 500.
SCALE = 60
PEOPLE = 2


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person seems, how sure that is, and from how many games."""

    mu: float = NEWCOMER.mu
    sigma: float = NEWCOMER.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the rating as people see it."""
        return round(SCALE * self.mu)

    @property
    def doubt(self) -> int:
        """Return by how much it may well be off, in the same points."""
        return round(SCALE * self.sigma)


async def of(store: Store, guest: str) -> Rating:
    """Return the rating of a person; who has not played a game that counts has a newcomer's."""

    def find(session: Session) -> Rating:
        row = session.get(RatingRow, guest)
        return Rating() if row is None else Rating(row.mu, row.sigma, row.games)

    return await store.transaction(find)


def counting(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return the rows of one game that count: one for each person, if there are enough people."""
    worst: dict[str, ResultRow] = {}
    for row in rows:
        if row.rated and row.guest is not None:
            known = worst.get(row.guest)
            if known is None or row.place > known.place:
                worst[row.guest] = row
    return sorted(worst.values(), key=attrgetter("seat")) if len(worst) >= PEOPLE else []


ALL_RESULTS = select(ResultRow).order_by(ResultRow.id)
RATINGS = Base.metadata.tables["ratings"]
# Somebody's first two games may end at the same moment.
ADD_NEWCOMER = text(
    "INSERT INTO ratings (guest, mu, sigma, games) VALUES (:guest, :mu, :sigma, 0)"
    " ON CONFLICT DO NOTHING"
)
UPDATE_RATING = (
    update(RATINGS)
    .where(RATINGS.c.guest == bindparam("the_guest"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=bindparam("new_games"))
)


def count(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Count a game: note in its rows with which ratings people entered it, and change these.

    It is part of the transaction of the game's last move; the ratings stay locked until that ends.
    """
    counted = counting(rows)
    if not counted:
        return
    # Always in the same order, so that two games never wait for each other.
    guests = sorted(str(row.guest) for row in counted)
    newcomer = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma}
    connection.execute(ADD_NEWCOMER, [{"guest": guest} | newcomer for guest in guests])
    query = select(RATINGS).where(RATINGS.c.guest.in_(guests)).order_by(RATINGS.c.guest)
    known = {row.guest: row for row in connection.execute(query.with_for_update())}
    before = [SkillRating(known[row.guest].mu, known[row.guest].sigma) for row in counted]
    after = after_game(before, [row.place for row in counted])
    for row, old in zip(counted, before, strict=True):
        row.mu, row.sigma = old.mu, old.sigma
    connection.execute(
        UPDATE_RATING,
        [
            {
                "the_guest": row.guest,
                "new_mu": new.mu,
                "new_sigma": new.sigma,
                "new_games": known[row.guest].games + 1,
            }
            for row, new in zip(counted, after, strict=True)
        ],
    )


def replay(
    rows: Iterable[ResultRow], repaired: bool = False
) -> tuple[dict[str, Rating], list[str]]:
    """Count all results again, given in the order of their ids.

    Return everyone's rating, and the games that somebody is noted to have entered with another
    rating than the results before it give (`repaired`: this is noted there instead).
    """
    games: dict[str, list[ResultRow]] = {}
    for row in rows:
        if row.mu is not None:
            games.setdefault(row.game, []).append(row)
    ratings: dict[str, Rating] = {}
    wrong: list[str] = []
    for game, seats in games.items():
        seats.sort(key=attrgetter("seat"))
        for row in seats if repaired else ():
            if row.guest is not None and not row.carried:
                entered = ratings.get(row.guest, Rating())
                row.mu, row.sigma = entered.mu, entered.sigma
        before = [_entered_with(row) for row in seats]
        after = after_game(before, [row.place for row in seats])
        for row, noted, new in zip(seats, before, after, strict=True):
            # Of who was forgotten, or was another guest then, there is only what is noted.
            if row.guest is None or row.carried:
                continue
            old = ratings.get(row.guest, Rating())
            if (old.mu, old.sigma) != (noted.mu, noted.sigma) and game not in wrong:
                wrong.append(game)
            ratings[row.guest] = Rating(new.mu, new.sigma, old.games + 1)
    return ratings, wrong


def _entered_with(row: ResultRow) -> SkillRating:
    assert row.mu is not None
    assert row.sigma is not None
    return SkillRating(row.mu, row.sigma)


async def check(store: Store) -> list[str]:
    """Count all results again; return whose rating, or which game's, is not what they give."""
    return await store.transaction(differing)


def differing(session: Session) -> list[str]:
    """Return the people, and the games, whose ratings are not what the results give."""
    ratings, wrong = replay(session.scalars(ALL_RESULTS))
    kept = {
        row.guest: Rating(row.mu, row.sigma, row.games)
        for row in session.scalars(select(RatingRow))
    }
    people = ratings.keys() | kept.keys()
    return wrong + sorted(one for one in people if ratings.get(one) != kept.get(one))


def repair(session: Session) -> None:
    """Count all results again, from the places alone, and keep what they give."""
    # Games that end now wait, and count with what is repaired.
    kept = {
        row.guest: row
        for row in session.scalars(select(RatingRow).order_by(RatingRow.guest).with_for_update())
    }
    ratings, _ = replay(session.scalars(ALL_RESULTS), repaired=True)
    for guest in kept.keys() - ratings.keys():
        session.delete(kept[guest])
    for guest, new in ratings.items():
        session.merge(RatingRow(guest=guest, mu=new.mu, sigma=new.sigma, games=new.games))

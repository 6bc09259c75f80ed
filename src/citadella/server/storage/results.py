"""Results of finished games, and the ratings of people (OpenSkill) that follow from them.

A game with at least two people is rated by their final places. Bots do not count: their strength
depends on the machine, and nobody should gain rating points from opponents who can be added at
will. A person with several seats counts once, with their worst place.

Every result that counts contains the person's rating before the game. So all ratings can be
recomputed from the results alone, even after people have been deleted, and must equal the stored
ones exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.orm import Session

from citadella.lab.ratings import NEWCOMER, SkillRating, after_game
from citadella.server.storage.models import Base, RatingRow, ResultRow

#: Displayed rating points per OpenSkill point; a newcomer's rating is displayed as 1500 ± 500.
SHOWN_POINTS_PER_POINT: Final = 60
MIN_RATED_PEOPLE: Final = 2
ALL_RESULTS = select(ResultRow).order_by(ResultRow.id)
RESULTS, RATINGS = (Base.metadata.tables[name] for name in ("results", "ratings"))
# `ON CONFLICT` is needed because a newcomer's first two games may end at the same time.
ADD_NEWCOMER = text(
    "INSERT INTO ratings (guest, mu, sigma, games) VALUES (:guest, :mu, :sigma, 0)"
    " ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """The rating of a person, its uncertainty, and the number of games it is based on."""

    mu: float = NEWCOMER.mu
    sigma: float = NEWCOMER.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the rating in displayed points."""
        return round(SHOWN_POINTS_PER_POINT * self.mu)

    @property
    def doubt(self) -> int:
        """Return the uncertainty in displayed points."""
        return round(SHOWN_POINTS_PER_POINT * self.sigma)


def rating_of(session: Session, guest: str) -> PlayerRating:
    """Return a person's rating; before their first rated game, the rating of newcomers."""
    row = session.get(RatingRow, guest)
    return PlayerRating() if row is None else PlayerRating(row.mu, row.sigma, row.games)


# --- a finished game ----------------------------------------------------------------------------
def add_results(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Store the results of a game and update the ratings, unless this was done before."""
    if not rows:
        return
    known = select(RESULTS.c.id).where(RESULTS.c.game == rows[0].game).limit(1)
    if connection.execute(known).first() is not None:
        return
    # Update the ratings first: this waits for other games of the same people, so that the ids of
    # the rows added below (the order of games) increase in the order in which ratings change.
    _update_ratings(connection, rows)
    columns = [column.name for column in RESULTS.columns if column.name != "id"]
    connection.execute(
        insert(RESULTS), [{name: getattr(row, name) for name in columns} for row in rows]
    )


def rated_results(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return the results that count for ratings: each person's worst one.

    The list is empty if fewer than MIN_RATED_PEOPLE people have a rated result.
    """
    worst: dict[str, ResultRow] = {}
    for row in rows:
        if row.rated and row.guest is not None:
            known = worst.get(row.guest)
            if known is None or row.place > known.place:
                worst[row.guest] = row
    if len(worst) < MIN_RATED_PEOPLE:
        return []
    return sorted(worst.values(), key=attrgetter("seat"))


def _update_ratings(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Add the players' old ratings to the results of a game, and store their new ratings.

    The ratings stay locked until the end of the transaction, which also stores the last move.
    """
    counted = rated_results(rows)
    if not counted:
        return
    # Lock the ratings in the same order in every transaction, to prevent deadlocks.
    guests = sorted(str(row.guest) for row in counted)
    newcomer = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma}
    connection.execute(ADD_NEWCOMER, [{"guest": guest} | newcomer for guest in guests])
    query = select(RATINGS).where(RATINGS.c.guest.in_(guests)).order_by(RATINGS.c.guest)
    known = {row.guest: row for row in connection.execute(query.with_for_update())}
    before = [SkillRating(known[row.guest].mu, known[row.guest].sigma) for row in counted]
    after = after_game(before, [row.place for row in counted])
    for row, old, new in zip(counted, before, after, strict=True):
        row.mu, row.sigma = old.mu, old.sigma
        values = {"mu": new.mu, "sigma": new.sigma, "games": known[row.guest].games + 1}
        connection.execute(update(RATINGS).where(RATINGS.c.guest == row.guest).values(values))


# --- all games ----------------------------------------------------------------------------------
def replay(
    rows: Iterable[ResultRow], repaired: bool = False
) -> tuple[dict[str, PlayerRating], list[str]]:
    """Recompute the ratings from all results, in the order of their ids.

    Return the ratings by guest, and the games whose stored ratings differ from the recomputed ones.
    With `repaired`, first replace the stored ratings with the recomputed ones.
    """
    games: dict[str, list[ResultRow]] = {}
    for row in rows:
        if row.mu is not None:
            games.setdefault(row.game, []).append(row)
    ratings: dict[str, PlayerRating] = {}
    wrong: list[str] = []
    for game, seats in games.items():
        seats.sort(key=attrgetter("seat"))
        for row in seats if repaired else ():
            if row.guest is not None and not row.carried:
                entered = ratings.get(row.guest, PlayerRating())
                row.mu, row.sigma = entered.mu, entered.sigma
        before = [_entered_with(row) for row in seats]
        after = after_game(before, [row.place for row in seats])
        for row, noted, new in zip(seats, before, after, strict=True):
            # For deleted people and merged accounts, there is no other rating to compare with.
            if row.guest is None or row.carried:
                continue
            old = ratings.get(row.guest, PlayerRating())
            if (old.mu, old.sigma) != (noted.mu, noted.sigma) and game not in wrong:
                wrong.append(game)
            ratings[row.guest] = PlayerRating(new.mu, new.sigma, old.games + 1)
    return ratings, wrong


def _entered_with(row: ResultRow) -> SkillRating:
    assert row.mu is not None
    assert row.sigma is not None
    return SkillRating(row.mu, row.sigma)


def wrong_ratings(session: Session) -> list[str]:
    """Return the games and people whose stored ratings differ from the recomputed ones."""
    ratings, wrong = replay(session.scalars(ALL_RESULTS))
    stored = {
        row.guest: PlayerRating(row.mu, row.sigma, row.games)
        for row in session.scalars(select(RatingRow))
    }
    people = ratings.keys() | stored.keys()
    return wrong + sorted(one for one in people if ratings.get(one) != stored.get(one))


def repair_ratings(session: Session) -> None:
    """Recompute all ratings from the places alone, and store them."""
    # Because of the locks, games that end meanwhile wait and then use the repaired ratings.
    stored = {
        row.guest: row
        for row in session.scalars(select(RatingRow).order_by(RatingRow.guest).with_for_update())
    }
    ratings, _ = replay(session.scalars(ALL_RESULTS), repaired=True)
    for guest in stored.keys() - ratings.keys():
        session.delete(stored[guest])
    for guest, new in ratings.items():
        session.merge(RatingRow(guest=guest, mu=new.mu, sigma=new.sigma, games=new.games))

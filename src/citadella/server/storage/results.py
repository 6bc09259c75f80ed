"""Results of finished games, and the ratings of people (OpenSkill) that follow from them.

A game is rated among its people, by their order, if there are at least two. Bots do not count:
their strength depends on the machine, and nobody should gain a rating from partners who can be
invited at will. A person with several seats counts once, with the worst place.

Every counted result holds the rating with which its person entered the game. So the ratings can
be computed again from the results alone, even if a person has been deleted since, and must then
be equal to the last digit.
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

#: Shown rating points per point of OpenSkill: a newcomer has 1500 ± 500.
SHOWN_POINTS_PER_POINT: Final = 60
MIN_RATED_PEOPLE: Final = 2
ALL_RESULTS = select(ResultRow).order_by(ResultRow.id)
RESULTS, RATINGS = (Base.metadata.tables[name] for name in ("results", "ratings"))
# The first two games of a person may end at the same time.
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
        """Return the rating in the points that are shown."""
        return round(SHOWN_POINTS_PER_POINT * self.mu)

    @property
    def doubt(self) -> int:
        """Return the uncertainty in the same points."""
        return round(SHOWN_POINTS_PER_POINT * self.sigma)


def rating_of(session: Session, guest: str) -> PlayerRating:
    """Return the rating of a person: a newcomer's before the first rated game."""
    row = session.get(RatingRow, guest)
    return PlayerRating() if row is None else PlayerRating(row.mu, row.sigma, row.games)


# --- a finished game ----------------------------------------------------------------------------
def add_results(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Store the results of a game and update the ratings, unless that has been done before."""
    if not rows:
        return
    known = select(RESULTS.c.id).where(RESULTS.c.game == rows[0].game).limit(1)
    if connection.execute(known).first() is not None:
        return
    # Before the rows are added: this waits for other games of these people, and order is by id.
    _update_ratings(connection, rows)
    columns = [column.name for column in RESULTS.columns if column.name != "id"]
    connection.execute(
        insert(RESULTS), [{name: getattr(row, name) for name in columns} for row in rows]
    )


def rated_results(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return the results of one game that count: one for each person, if there are enough."""
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
    """Note in the results the ratings before the game, and store those after it.

    The ratings stay locked until the end of the transaction, which stores the last move as well.
    """
    counted = rated_results(rows)
    if not counted:
        return
    # Always in the same order, so that there are no deadlocks.
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
    """Compute the ratings again from all results, in the order of their ids.

    Return the ratings, and the games in which somebody is noted with another rating than the
    earlier results give. `repaired`: the notes are corrected instead.
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
            # Of deleted people, and from before accounts were merged, there is only the note.
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
    """Return the people and the games whose ratings are not what the results give."""
    ratings, wrong = replay(session.scalars(ALL_RESULTS))
    stored = {
        row.guest: PlayerRating(row.mu, row.sigma, row.games)
        for row in session.scalars(select(RatingRow))
    }
    people = ratings.keys() | stored.keys()
    return wrong + sorted(one for one in people if ratings.get(one) != stored.get(one))


def repair_ratings(session: Session) -> None:
    """Compute all ratings again from the places alone, and store them."""
    # Games that end meanwhile wait, and count with the repaired ratings.
    stored = {
        row.guest: row
        for row in session.scalars(select(RatingRow).order_by(RatingRow.guest).with_for_update())
    }
    ratings, _ = replay(session.scalars(ALL_RESULTS), repaired=True)
    for guest in stored.keys() - ratings.keys():
        session.delete(stored[guest])
    for guest, new in ratings.items():
        session.merge(RatingRow(guest=guest, mu=new.mu, sigma=new.sigma, games=new.games))

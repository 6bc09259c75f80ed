"""How games ended: a row for each seat, stored with the game's last move."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from citadella.rules import Game
from citadella.rules.event import REVEALED
from citadella.server.people import ratings
from citadella.server.storage.models import Base, ResultRow, SeatRow, TableRow

RESULTS = Base.metadata.tables["results"]


def results_of(row: TableRow, seats: Sequence[SeatRow], game: Game, at: int) -> list[ResultRow]:
    """Return the results of a game that is over; none if nobody but bots played it."""
    if all(seat.guest is None for seat in seats):
        return []
    result = game.result()
    return [
        ResultRow(
            table_id=row.id,
            game=row.watch,
            seat=seat.seat,
            guest=seat.guest,
            bot=seat.bot,
            place=result.places[seat.seat],
            points=result.totals[seat.seat],
            characters=json.dumps(characters_played(game, seat.seat)),
            edition=game.setup.edition,
            preset=game.setup.preset_name,
            players=game.setup.players,
            public=row.public,
            rated=row.rated,
            mu=None,
            sigma=None,
            carried=False,
            at=at,
        )
        for seat in seats
    ]


def characters_played(game: Game, seat: int) -> dict[str, int]:
    """Return how often a seat stepped forward as which character."""
    assert game.log is not None
    ranks = (e.rank for e in game.log if e.kind == REVEALED and e.seat == seat)
    return dict(Counter(game.box.cast[rank].name for rank in ranks))


def write(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Store results in a transaction that is under way, and count them for the ratings, once."""
    if not rows:
        return
    known = select(RESULTS.c.id).where(RESULTS.c.game == rows[0].game).limit(1)
    if connection.execute(known).first() is not None:
        return
    # First, as it waits for who counts another game of these people: order is by id.
    ratings.count(connection, rows)
    columns = [column.name for column in RESULTS.columns if column.name != "id"]
    connection.execute(
        insert(RESULTS), [{name: getattr(row, name) for name in columns} for row in rows]
    )

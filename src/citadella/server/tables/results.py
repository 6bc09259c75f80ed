"""How games ended: a result for each seat, stored with the game's last move."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from citadella.rules import Game
from citadella.rules.event import REVEALED
from citadella.server.tables.state import SeatResult, SeatState, TableState


def results_of(
    row: TableState, seats: Sequence[SeatState], game: Game, at: int
) -> tuple[SeatResult, ...]:
    """Return the results of a game that is over; none if only bots played it."""
    if all(seat.guest is None for seat in seats):
        return ()
    result = game.result()
    return tuple(
        SeatResult(
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
            at=at,
        )
        for seat in seats
    )


def characters_played(game: Game, seat: int) -> dict[str, int]:
    """Return how often a seat was called as which character."""
    assert game.log is not None
    ranks = (e.rank for e in game.log if e.kind == REVEALED and e.seat == seat)
    return dict(Counter(game.box.cast[rank].name for rank in ranks))

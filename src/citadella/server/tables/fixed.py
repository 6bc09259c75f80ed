"""A table that nobody plays at: a game as one seat sees it, for lessons and puzzles."""

from __future__ import annotations

from citadella.rules import Game
from citadella.server.protocol.game import State, You
from citadella.server.protocol.tables import SeatInfo, TableInfo
from citadella.server.tables.clock import CLOCKS
from citadella.server.tables.messages import (
    event_message,
    in_the_way,
    missing_gold,
    reasons,
    view_message,
)

BOT = "easy"


def staged(game: Game, me: int, told: int = 0) -> State:
    """Return the state of a table for one seat, with the events from number `told` on.

    It offers no actions; the caller adds those that can be chosen.
    """
    view = game.view(me)
    log = game.log or []
    cast = [character.name for character in game.box.cast]
    found = in_the_way(view)
    return State(
        version=len(game.history),
        table=_table(game, me),
        you=You([me], host=True, spectator=False, alone=False),
        view=view_message(view),
        actions=[],
        amounts={},
        reasons=reasons(found),
        missing=missing_gold(found),
        can_undo=False,
        events=[event_message(n, log[n].seen_by(me), cast) for n in range(told, len(log))],
        events_reset=told == 0,
        points=[],
        chat=[],
        deal=None,
        result=None,
        ack=None,
        full_view=None,
    )


def _table(game: Game, me: int) -> TableInfo:
    setup = game.setup
    return TableInfo(
        code=None,
        watch="",
        status="playing",
        edition=setup.edition,
        preset=setup.preset_name,
        players=setup.players,
        characters=list(setup.characters),
        unique=list(setup.unique),
        action_cards=setup.action_cards,
        short=setup.short,
        as_printed=list(setup.as_printed),
        clock=CLOCKS["none"],
        public=False,
        coach=False,
        stand_in=BOT,
        pace="normal",
        of_bots=False,
        rated=False,
        tournament=None,
        host_name="",
        host_here=True,
        seats=[
            SeatInfo(
                seat=seat,
                kind="human" if seat == me else "bot",
                name="",
                bot="" if seat == me else BOT,
                mine=seat == me,
                connected=True,
                away=False,
                time_left_ms=None,
                muted=False,
                vacation=0,
            )
            for seat in range(setup.players)
        ],
        rematch=None,
        created=0,
        talk=True,
        several=True,
        votes=[],
    )

"""The pace of the bots: how long people can look at what happened before the next bot plays.

A pause depends only on what everyone has seen: not on what the bot holds, how many choices it
has, or how long it thought about this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadella.rules import Game
from citadella.rules.event import RANK, Event, kind_of
from citadella.server.protocol.errors import RequestError
from citadella.server.tables.change import Change, Recipient
from citadella.server.tables.state import Moment
from citadella.server.tables.table import Table
from citadella.texts.staging import staging_of

#: Default pause in seconds between two actions of the server's bots, which newcomers can follow.
BOT_DELAY = 1.3
AT_ONCE = "at-once"
NORMAL = "normal"
#: The multiple of that pause for each pace, from slow to fast.
PACES = {"slow": 2.0, NORMAL: 1.0, "fast": 0.4, AT_ONCE: 0.0}
#: The weight of events that show only that something was chosen, such as a pick in the draft.
PLAIN_WEIGHT = 0.6
#: The additional weight of each called character that nobody answers to.
CALL_WEIGHT = 0.3


def check_pace(name: str) -> str:
    """Return the name of a pace; raise RequestError if it is unknown."""
    if name not in PACES:
        raise RequestError("bad-pace", f"Unknown pace. Choose one of {', '.join(PACES)}.")
    return name


def weight(events: Sequence[Event]) -> float:
    """Return how much there is to see in events, by their kinds alone, which are public."""
    plain = all(_shows_little(event) for event in events)
    calls = sum(staging_of(event.kind).moment == "silence" for event in events)
    return (PLAIN_WEIGHT if plain else 1.0) + CALL_WEIGHT * calls


def _shows_little(event: Event) -> bool:
    kind, staging = kind_of(event), staging_of(event.kind)
    return kind.hides == RANK or not (staging.moment or staging.flights or kind.aims)


def is_of_bots(table: Table) -> bool:
    """Return whether no person and no remote bot has a seat at the table."""
    return all(seat.is_server_bot for seat in table.seats)


def is_alone(table: Table, client: Recipient) -> bool:
    """Return whether a client is the only person who has a seat at the table."""
    # Players who are away count too: their game must not continue faster than agreed.
    people = [seat.seat for seat in table.seats if not seat.is_server_bot]
    return len(people) == 1 and people[0] in table.seats_of(client)


def is_even(table: Table) -> bool:
    """Return whether every answer of a bot must take its usual time, whatever it holds.

    Where no person plays, nobody gains anything by seeing a bot hesitate.
    """
    return table.policy.bot_delay_seconds > 0 and not is_of_bots(table)


def _wanted(table: Table) -> set[str]:
    """Return the pace of the table, or at a table of bots the paces of all clients."""
    if not is_of_bots(table) or not table.clients:
        return {table.row.pace}
    return {client.pace or table.row.pace for client in table.clients}


def pause_seconds(table: Table) -> float:
    """Return how many seconds after the last action the next bot plays."""
    delay, progress = table.policy.bot_delay_seconds, table.progress
    assert progress is not None
    assert progress.game.log is not None
    if not delay or table.hurried:
        return 0.0
    factor = min(PACES[name] for name in _wanted(table))
    return delay * factor * weight(progress.game.log[progress.told :])


def shows_bot_move(table: Table, after: Game) -> bool:
    """Return whether the game `after` a bot's move is shown before the next move is played."""
    if after.over or not (table.hurried or _wanted(table) == {AT_ONCE}):
        return True
    return not table.seats[after.to_act].is_automatic or after.round != table.playing().game.round


def check_may_hurry(table: Table, client: Recipient) -> None:
    """Raise RequestError unless the client is the only person who has a seat at the table."""
    if not is_alone(table, client):
        raise RequestError(
            "not-alone",
            "Other people are playing at this table too, so the pace of the bots stays the same.",
            403,
        )


class SetPace(NamedTuple):
    """Let the host choose how fast the bots play."""

    guest: str
    pace: str

    def decide(self, table: Table, at: Moment) -> Change:
        check_pace(self.pace)
        table.check_host(self.guest)
        return table.changed(at, pace=self.pace)

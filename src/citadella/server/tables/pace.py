"""The pace of the bots: how long they pause so that people can follow the game.

A pause depends only on events that everyone has seen: not on the bot's cards, on the number of its
choices, or on how long it thought.
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

#: Default pause in seconds between two actions of the server's bots: slow enough for newcomers.
BOT_DELAY = 1.3
AT_ONCE = "at-once"
NORMAL = "normal"
#: The factor by which each pace multiplies the default pause; the slowest pace is first.
PACES = {"slow": 2.0, NORMAL: 1.0, "fast": 0.4, AT_ONCE: 0.0}
#: Factor of the pause after events that show only that something was chosen, as in the draft.
PLAIN_WEIGHT = 0.6
#: The amount added to the factor of the pause for each called character that nobody plays.
CALL_WEIGHT = 0.3


def check_pace(name: str) -> str:
    """Return `name`; raise RequestError if there is no pace with this name."""
    if name not in PACES:
        raise RequestError("bad-pace", f"Unknown pace. Choose one of {', '.join(PACES)}.")
    return name


def weight(events: Sequence[Event]) -> float:
    """Return the factor by which to multiply the pause after `events`.

    The factor depends only on the public kinds of the events.
    """
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
    """Return whether bots must take the same time for every answer, whatever their cards.

    This is not necessary at tables of bots: nobody gains an advantage from seeing a bot hesitate.
    """
    return table.policy.bot_delay_seconds > 0 and not is_of_bots(table)


def _wanted(table: Table) -> set[str]:
    """Return the chosen paces: the table's or, at a bots-only table, those of its clients."""
    if not is_of_bots(table) or not table.clients:
        return {table.row.pace}
    return {client.pace or table.row.pace for client in table.clients}


def pause_seconds(table: Table) -> float:
    """Return the number of seconds between the last action and the next action of a bot."""
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

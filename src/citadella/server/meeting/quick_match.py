"""Quick match: people with matching requests get a table together, in one transaction.

Waiting clients poll the state of their requests. Each poll, in whichever process, also runs the
matching for everybody who is waiting, so no background task is needed.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, func, select
from sqlalchemy.orm import Session

from citadella.bots import USUAL
from citadella.cards import EDITIONS
from citadella.rules import Setup
from citadella.rules.setup import MIN_PLAYERS
from citadella.server.lobby.new_tables import bot_seat, person_seat, table_row
from citadella.server.people.friends import Pair, blocked_pairs
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.meeting import MatchRequest, MatchState
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Guest, MatchRequestRow, SeatRow
from citadella.server.storage.results import rating_of
from citadella.server.storage.tables import add_table
from citadella.server.tables.clock import check_clock

#: Guests who have not polled for this many seconds are not matched.
PRESENCE_TIMEOUT_S: Final = 20
#: Requests not polled for this many seconds are deleted, whether or not they got a table.
REQUEST_LIFETIME_S: Final = 3600
#: Maximum value of `MatchRequest.bots_after`.
MAX_BOTS_AFTER_S: Final = 600
#: Maximum value of `MatchRequest.reach`, in displayed rating points.
MAX_RATING_RANGE: Final = 5000
#: The PostgreSQL advisory lock that lets only one process at a time run the matching.
MATCHING_LOCK_ID: Final = 0x0C17ADE1


@dataclass(eq=False)
class QuickMatch:
    """Keeps requests for quick matches and opens tables for those that match."""

    database: Database
    #: Called with the codes of tables whose games begin.
    wake: Callable[[Sequence[str]], None]

    async def request(self, request: MatchRequest, guest: str) -> MatchState:
        """Store a guest's request, replacing any earlier one."""
        check_request(request)

        def add(session: Session) -> None:
            session.execute(delete(MatchRequestRow).where(MatchRequestRow.guest == guest))
            values = msgspec.structs.asdict(request)
            values["rating_range"] = values.pop("reach")
            rating = rating_of(session, guest).shown
            session.add(MatchRequestRow(guest=guest, rating=rating, **values))

        await self.database.transaction(add)
        return await self.state(guest)

    async def leave(self, guest: str) -> None:
        mine = delete(MatchRequestRow).where(MatchRequestRow.guest == guest)
        await self.database.transaction(lambda session: session.execute(mine))

    async def state(self, guest: str) -> MatchState:
        """Mark a guest as present, run the matching, and return the state of their request."""

        def find(session: Session) -> tuple[list[str], MatchState]:
            mine = session.get(MatchRequestRow, guest)
            waits = mine is not None and mine.code is None
            if waits:
                # Take the lock before the first write: a transaction that writes first and then
                # waits would block the transaction that holds the lock.
                lock_matching(session)
                mine = session.get(MatchRequestRow, guest, populate_existing=True)
            if mine is None:
                return [], MatchState(None, 0, 0, None, None)
            mine.seen = now()
            session.flush()
            return open_tables(session) if waits else [], _state(session, mine)

        opened, state = await self.database.transaction(find)
        self.wake(opened)
        return state


def check_request(request: MatchRequest) -> None:
    """Raise RequestError or SetupError if a request is invalid."""
    check_clock(request.clock)
    if request.clock == "none":
        raise RequestError("match-clock", "Quick matches need a clock.")
    edition = EDITIONS.get(request.edition)
    if edition is None or not MIN_PLAYERS <= request.players <= edition.most_players:
        raise RequestError(
            "bad-match", f"That edition cannot be played with {request.players} players."
        )
    if not 0 <= request.reach <= MAX_RATING_RANGE:
        raise RequestError("bad-match", f"'reach' must be from 0 to {MAX_RATING_RANGE}.")
    if not 0 <= request.bots_after <= MAX_BOTS_AFTER_S:
        sentence = f"'bots_after' must be from 0 to {MAX_BOTS_AFTER_S} seconds."
        raise RequestError("bad-match", sentence)
    Setup.preset("first-game", request.edition, request.players)


# --- matching -----------------------------------------------------------------------------------
def fit(one: MatchRequestRow, other: MatchRequestRow, blocked: Container[Pair] = ()) -> bool:
    """Return whether two requests match and neither guest blocks the other."""
    if Pair((one.guest, other.guest)) in blocked:
        return False
    same = (one.edition, one.players, one.clock, one.rated)
    if same != (other.edition, other.players, other.clock, other.rated):
        return False
    gap = abs(one.rating - other.rating)
    return all(not row.rating_range or gap <= row.rating_range for row in (one, other))


def parties(
    waiting: Sequence[MatchRequestRow], at: int, blocked: Container[Pair] = ()
) -> list[list[MatchRequestRow]]:
    """Return the parties that get a table now, formed around those who have waited longest.

    A party is full, or all its guests accept bots and one of them has waited long enough.
    """
    left = sorted(waiting, key=lambda row: (row.since, row.guest))
    found: list[list[MatchRequestRow]] = []
    while left:
        first = left.pop(0)
        party = _party_of(first, left, blocked)
        if len(party) < first.players:
            party = _party_of(first, (row for row in left if row.bots_after), blocked)
            if not first.bots_after or all(at < row.since + row.bots_after for row in party):
                continue
        found.append(party)
        left = [row for row in left if row not in party]
    return found


def _party_of(
    first: MatchRequestRow, others: Iterable[MatchRequestRow], blocked: Container[Pair]
) -> list[MatchRequestRow]:
    """Return `first` and those of `others` who each match everyone already in the party."""
    party = [first]
    for row in others:
        if len(party) < first.players and all(fit(row, member, blocked) for member in party):
            party.append(row)
    return party


# --- in the database ----------------------------------------------------------------------------
def lock_matching(session: Session) -> None:
    """Wait until no other transaction runs the matching."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(MATCHING_LOCK_ID)))


def open_tables(session: Session) -> list[str]:
    """Open a table for every party; return the codes. The caller holds the matching lock."""
    expired = MatchRequestRow.seen < now() - REQUEST_LIFETIME_S
    session.execute(delete(MatchRequestRow).where(expired))
    # Lock the rows, so that guests cannot withdraw while they are being given a table.
    waiting = session.scalars(_waiting().with_for_update()).all()
    blocked = blocked_pairs(session, [row.guest for row in waiting])
    return [_open_table(session, party) for party in parties(waiting, now(), blocked)]


def _waiting() -> Select[Any]:
    present = MatchRequestRow.seen >= now() - PRESENCE_TIMEOUT_S
    return select(MatchRequestRow).where(MatchRequestRow.code.is_(None), present)


def _open_table(session: Session, party: list[MatchRequestRow]) -> str:
    """Store a table at which a party starts to play, in random seats; return the table's code."""
    first = party[0]
    setup = Setup.preset("first-game", first.edition, first.players)
    table = table_row(setup, "", first.clock, False, False)
    table.status, table.rated = "playing", first.rated and len(party) > 1
    # The table counts towards the limit of the network of the guest who has waited longest.
    longest = session.get(Guest, first.guest)
    table.origin = longest.origin if longest is not None else ""
    order = list(range(first.players))
    secrets.SystemRandom().shuffle(order)
    seats: list[SeatRow] = []
    for i, place in enumerate(order):
        if place < len(party):
            guest = session.get(Guest, party[place].guest)
            name = guest.name if guest is not None else ""
            seats.append(person_seat(i, party[place].guest, name, first.clock))
        else:
            seats.append(bot_seat(i, USUAL))
    add_table(session, table, seats)
    for member in party:
        member.code = table.code
    return table.code


def _state(session: Session, mine: MatchRequestRow) -> MatchState:
    waited = max(0, now() - mine.since)
    alike = 0
    if mine.code is None:
        waiting = session.scalars(_waiting()).all()
        blocked = blocked_pairs(session, [row.guest for row in waiting])
        alike = sum(fit(mine, other, blocked) for other in waiting)
    return MatchState(
        wish=MatchRequest(
            mine.edition, mine.players, mine.clock, mine.rated, mine.rating_range, mine.bots_after
        ),
        waited=waited,
        alike=alike,
        bots_in=max(0, mine.bots_after - waited) if mine.bots_after else None,
        table=mine.code,
    )

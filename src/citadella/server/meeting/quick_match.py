"""Quick match: people who wish for the same are put at one table, in one transaction.

Whoever asks how long it still takes lets the matching run, whichever process is asked; so nobody
who waits is forgotten, and a server where nobody waits does nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.bots import USUAL
from citadella.cards import EDITIONS
from citadella.rules import Setup
from citadella.rules.setup import MIN_PLAYERS
from citadella.server.lobby.new_tables import bot_seat, person_seat, start_at_once, table_row
from citadella.server.people.friends import Pair, kept_apart
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.meeting import MatchState, MatchWish
from citadella.server.storage.models import Guest, SeatRow, WishRow
from citadella.server.storage.store import Store, now
from citadella.server.tables.clock import check_clock

#: Anyone who has not asked for so many seconds has gone, and is not matched.
HERE_FOR: Final = 20
#: A wish is forgotten after so many seconds without its guest, with or without a table.
KEPT_FOR: Final = 3600
MOST_WAIT: Final = 600
MOST_REACH: Final = 5000
#: One number for the whole house: only one process of many matches at a time.
LOCK: Final = 0x0C17ADE1


class QuickMatch:
    """Brings together who wishes for the same."""

    def __init__(self, store: Store, wake: Callable[[Sequence[str]], None]) -> None:
        """Match the requests in a database; `wake` gets the codes of new tables."""
        self._store = store
        self._wake = wake

    async def wish(self, wish: MatchWish, guest: Guest, rating: int) -> MatchState:
        """Note what a guest wishes for, in place of what was wished before."""
        check_wish(wish)

        def note(session: Session) -> None:
            session.execute(delete(WishRow).where(WishRow.guest == guest.id))
            session.add(
                WishRow(
                    guest=guest.id,
                    edition=wish.edition,
                    players=wish.players,
                    clock=wish.clock,
                    rated=wish.rated,
                    rating=rating,
                    reach=wish.reach,
                    bots_after=wish.bots_after,
                    since=now(),
                    seen=now(),
                    code=None,
                )
            )

        await self._store.transaction(note)
        return await self.state(guest.id)

    async def leave(self, guest: str) -> None:
        """Forget what a guest wished for."""
        await self._store.transaction(
            lambda session: session.execute(delete(WishRow).where(WishRow.guest == guest))
        )

    async def state(self, guest: str) -> MatchState:
        """Return how it stands for a guest, who is here by asking; put people together first."""

        def look(session: Session) -> tuple[list[str], MatchState]:
            mine = session.get(WishRow, guest)
            waits = mine is not None and mine.code is None
            if waits:
                # Before the first change: who changes first and then waits for the turn stands in
                # the way of the one whose turn it is.
                wait_for_turn(session)
                mine = session.get(WishRow, guest, populate_existing=True)
            if mine is None:
                return [], MatchState(None, 0, 0, None, None)
            mine.seen = now()
            session.flush()
            return match(session) if waits else [], _state(session, mine)

        opened, state = await self._store.transaction(look)
        self._wake(opened)
        return state


def check_wish(wish: MatchWish) -> None:
    """Refuse a match that cannot be played."""
    check_clock(wish.clock)
    if wish.clock == "none":
        raise RequestError("match-clock", "Among strangers a game needs a clock.")
    facts = EDITIONS.get(wish.edition)
    if facts is None or not MIN_PLAYERS <= wish.players <= facts.most_players:
        raise RequestError("bad-match", "That edition is not played by so many.")
    if not (0 <= wish.reach <= MOST_REACH and 0 <= wish.bots_after <= MOST_WAIT):
        raise RequestError("bad-match", "That cannot be wished for.")
    Setup.preset("first-game", wish.edition, wish.players)


# --- who fits with whom -------------------------------------------------------------------------
#: Two of whom one keeps the other away.
def fit(one: WishRow, other: WishRow, apart: Container[Pair] = ()) -> bool:
    """Return whether two could sit at one table, if they are not among those to keep apart."""
    if Pair((one.guest, other.guest)) in apart:
        return False
    same = (one.edition, one.players, one.clock, one.rated)
    if same != (other.edition, other.players, other.clock, other.rated):
        return False
    gap = abs(one.rating - other.rating)
    return all(not wish.reach or gap <= wish.reach for wish in (one, other))


def parties(
    waiting: Sequence[WishRow], at: int, apart: Container[Pair] = ()
) -> list[list[WishRow]]:
    """Return who sits down together now: who has waited longest chooses first.

    A party is full, or somebody in it has waited long enough for bots and nobody minds them.
    """
    left = sorted(waiting, key=lambda wish: (wish.since, wish.guest))
    found: list[list[WishRow]] = []
    while left:
        first = left.pop(0)
        party = _with(first, left, apart)
        if len(party) < first.players:
            party = _with(first, (wish for wish in left if wish.bots_after), apart)
            if not first.bots_after or all(at < w.since + w.bots_after for w in party):
                continue
        found.append(party)
        left = [wish for wish in left if wish not in party]
    return found


def _with(first: WishRow, others: Iterable[WishRow], apart: Container[Pair]) -> list[WishRow]:
    """Return a party of somebody and others who all fit with one another."""
    party = [first]
    for wish in others:
        if len(party) < first.players and all(fit(wish, member, apart) for member in party):
            party.append(wish)
    return party


# --- in the database ----------------------------------------------------------------------------
def wait_for_turn(session: Session) -> None:
    """Wait until nobody else matches; the turn ends with the transaction."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(LOCK)))


def match(session: Session) -> list[str]:
    """Open a table for everyone who can play now; return the codes. Needs the turn."""
    session.execute(delete(WishRow).where(WishRow.seen < now() - KEPT_FOR))
    query = select(WishRow).where(WishRow.code.is_(None), WishRow.seen >= now() - HERE_FOR)
    # Nobody who is being put at a table can leave until that is stored.
    waiting = session.scalars(query.with_for_update()).all()
    apart = kept_apart(session, [wish.guest for wish in waiting])
    return [_open_table(session, party) for party in parties(waiting, now(), apart)]


def _open_table(session: Session, party: list[WishRow]) -> str:
    """Store a table for a party, in play from the start, on seats drawn by lot."""
    wish = party[0]
    setup = Setup.preset("first-game", wish.edition, wish.players)
    table = start_at_once(table_row(setup, "", wish.clock, False, False))
    table.rated = wish.rated and len(party) > 1
    # It counts among the tables of who has waited longest, as if opened by hand.
    first = session.get(Guest, wish.guest)
    table.origin = first.origin if first is not None else ""
    session.add(table)
    session.flush()
    order = list(range(wish.players))
    secrets.SystemRandom().shuffle(order)
    for i, place in enumerate(order):
        seat: SeatRow
        if place < len(party):
            guest = session.get(Guest, party[place].guest)
            name = guest.name if guest is not None else ""
            seat = person_seat(i, party[place].guest, name, wish.clock)
        else:
            seat = bot_seat(i, USUAL)
        seat.table_id = table.id
        session.add(seat)
    for member in party:
        member.code = table.code
    return table.code


def _state(session: Session, mine: WishRow) -> MatchState:
    waited = max(0, now() - mine.since)
    alike = 0
    if mine.code is None:
        query = select(WishRow).where(WishRow.code.is_(None), WishRow.seen >= now() - HERE_FOR)
        waiting = session.scalars(query).all()
        apart = kept_apart(session, [wish.guest for wish in waiting])
        alike = sum(fit(mine, other, apart) for other in waiting)
    return MatchState(
        wish=MatchWish(
            mine.edition, mine.players, mine.clock, mine.rated, mine.reach, mine.bots_after
        ),
        waited=waited,
        alike=alike,
        bots_in=max(0, mine.bots_after - waited) if mine.bots_after else None,
        table=mine.code,
    )

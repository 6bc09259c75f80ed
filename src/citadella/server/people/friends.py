"""Friends, whom a person adds by sending them a link, and blocked people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from citadella.server.people import one_time_tokens
from citadella.server.protocol.errors import RequestError, no_link, no_player
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import BlockRow, Friend, Guest

TOKEN_KIND: Final = "friend"
LINK_LIFETIME_S: Final = 7 * 86_400
#: Maximum number of a person's friends, and of the people whom a person has blocked.
MAX_PEOPLE: Final = 200
Pair = frozenset[str]


def new_link(session: Session, guest: str, device: str) -> str:
    """Return the token of a new friend link, which one other person can redeem."""
    token = one_time_tokens.new_token()
    one_time_tokens.issue(session, TOKEN_KIND, token, LINK_LIFETIME_S, device, guest)
    return token


def owner_of_link(session: Session, token: str) -> Guest:
    """Return the person who made a friend link; raise RequestError if it is not valid."""
    found = one_time_tokens.find(session, TOKEN_KIND, token)
    guest = None if found is None else session.get(Guest, found.guest)
    if guest is None:
        raise no_link()
    return guest


def befriend(session: Session, token: str, guest: str) -> Guest:
    """Redeem a friend link: make two people friends; return the other person."""
    other = owner_of_link(session, token)
    if other.id == guest:
        raise RequestError("own-link", "That is your own link; send it to a friend.")
    for one in (guest, other.id):
        _check_count(
            session, Friend.guest, one, f"The list is full: a person can have {MAX_PEOPLE} friends."
        )
    one_time_tokens.redeem(session, TOKEN_KIND, token)
    for one, another in ((guest, other.id), (other.id, guest)):
        session.merge(Friend(guest=one, friend=another, at=now()))
        # Becoming friends removes any block between the two.
        session.execute(delete(BlockRow).where(BlockRow.guest == one, BlockRow.blocked == another))
    return other


def _check_count(
    session: Session, column: InstrumentedAttribute[str], guest: str, sentence: str
) -> None:
    if (session.scalar(select(func.count(column)).where(column == guest)) or 0) >= MAX_PEOPLE:
        raise RequestError("too-many-people", sentence, 429)


def unfriend(session: Session, guest: str, other: str) -> None:
    for one, another in ((guest, other), (other, guest)):
        session.execute(delete(Friend).where(Friend.guest == one, Friend.friend == another))


def friends_of(session: Session, guest: str) -> list[Guest]:
    """Return the friends of a person, sorted by name."""
    query = select(Guest).join(Friend, Friend.friend == Guest.id).where(Friend.guest == guest)
    return sorted(session.scalars(query), key=lambda one: one.name.casefold())


# --- blocked people -------------------------------------------------------------------------
def block(session: Session, guest: str, other: str) -> None:
    """Block `other`: they cannot join tables of `guest`, who no longer sees their chat lines."""
    if other == guest or session.get(Guest, other) is None:
        raise no_player()
    _check_count(
        session, BlockRow.guest, guest, f"The list is full: you can block {MAX_PEOPLE} people."
    )
    unfriend(session, guest, other)
    session.merge(BlockRow(guest=guest, blocked=other, at=now()))


def unblock(session: Session, guest: str, other: str) -> None:
    session.execute(delete(BlockRow).where(BlockRow.guest == guest, BlockRow.blocked == other))


def blocked_of(session: Session, guest: str) -> list[Guest]:
    """Return the people whom a person has blocked, sorted by name."""
    joined = select(Guest).join(BlockRow, BlockRow.blocked == Guest.id)
    query = joined.where(BlockRow.guest == guest)
    return sorted(session.scalars(query), key=lambda one: one.name.casefold())


async def blocked_by(database: Database, guest: str) -> frozenset[str]:
    """Return the ids of the people whom a person has blocked."""
    query = select(BlockRow.blocked).where(BlockRow.guest == guest)
    return await database.transaction(lambda session: frozenset(session.scalars(query)))


def blocked_pairs(session: Session, guests: Collection[str]) -> set[Pair]:
    """Return the pairs of `guests` in which one or both block the other."""
    query = select(BlockRow.guest, BlockRow.blocked).where(
        BlockRow.guest.in_(guests), BlockRow.blocked.in_(guests)
    )
    return {Pair((one, other)) for one, other in session.execute(query)}

"""Friends, made by a link that one gives to the other, and people one wants nothing to do with."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people import tickets
from citadella.server.protocol.errors import RequestError, no_link
from citadella.server.storage.models import Block, Friend, Guest
from citadella.server.storage.store import Store, now

KIND = "friend"
SECONDS = 7 * 86_400
MOST = 200
Pair = frozenset[str]


def link(session: Session, guest: str, device: str) -> str:
    """Return a token that makes somebody a friend, once."""
    token = tickets.new_token()
    tickets.issue(session, KIND, token, SECONDS, device, guest)
    return token


def look(session: Session, token: str) -> Guest:
    """Return whose friend one becomes by a link."""
    ticket = tickets.look(session, KIND, token)
    guest = None if ticket is None else session.get(Guest, ticket.guest)
    if guest is None:
        raise no_link()
    return guest


def befriend(session: Session, token: str, guest: str) -> Guest:
    """Make two people friends; the link is used up."""
    other = look(session, token)
    if other.id == guest:
        raise RequestError("own-link", "That link is yours: give it to somebody else.")
    for one in (guest, other.id):
        count = select(func.count()).select_from(Friend).where(Friend.guest == one)
        if (session.scalar(count) or 0) >= MOST:
            raise RequestError("too-many-people", f"Nobody has more than {MOST} friends here.", 429)
    tickets.take(session, KIND, token)
    for one, another in ((guest, other.id), (other.id, guest)):
        session.merge(Friend(guest=one, friend=another, at=now()))
        # Whom one calls a friend one does not keep away.
        session.execute(delete(Block).where(Block.guest == one, Block.blocked == another))
    return other


def part(session: Session, guest: str, other: str) -> None:
    """Let two people be friends no more."""
    for one, another in ((guest, other), (other, guest)):
        session.execute(delete(Friend).where(Friend.guest == one, Friend.friend == another))


def friends_of(session: Session, guest: str) -> list[Guest]:
    """Return the friends of a person, by name."""
    query = select(Guest).join(Friend, Friend.friend == Guest.id).where(Friend.guest == guest)
    return sorted(session.scalars(query), key=lambda one: one.name.casefold())


# --- people to keep away ---------------------------------------------------------------------
def block(session: Session, guest: str, other: str) -> None:
    """Keep somebody away from a person's open tables, and their talk from the person's eyes."""
    if other == guest or session.get(Guest, other) is None:
        raise RequestError("no-player", "There is no such player.", 404)
    count = select(func.count()).select_from(Block).where(Block.guest == guest)
    if (session.scalar(count) or 0) >= MOST:
        raise RequestError("too-many-people", f"Nobody can block more than {MOST} people.", 429)
    part(session, guest, other)
    session.merge(Block(guest=guest, blocked=other, at=now()))


def unblock(session: Session, guest: str, other: str) -> None:
    """Let somebody near again."""
    session.execute(delete(Block).where(Block.guest == guest, Block.blocked == other))


def blocked_of(session: Session, guest: str) -> list[Guest]:
    """Return whom a person keeps away, by name."""
    query = select(Guest).join(Block, Block.blocked == Guest.id).where(Block.guest == guest)
    return sorted(session.scalars(query), key=lambda one: one.name.casefold())


async def blocked_by(store: Store, guest: str) -> frozenset[str]:
    """Return the ids of those whom a person keeps away."""
    query = select(Block.blocked).where(Block.guest == guest)
    return await store.transaction(lambda session: frozenset(session.scalars(query)))


def kept_apart(session: Session, guests: Collection[str]) -> set[Pair]:
    """Return the pairs among people of whom one keeps the other away."""
    query = select(Block.guest, Block.blocked).where(
        Block.guest.in_(guests), Block.blocked.in_(guests)
    )
    return {Pair((one, other)) for one, other in session.execute(query)}

"""Tickets: what may be answered once and for a while. Only a hash of each is stored."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import hashed
from citadella.server.storage.models import Ticket
from citadella.server.storage.store import now

# So many letters to one address, and other tickets of one browser, hold at a time.
MOST_LETTERS = 3
MOST = 20


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_urlsafe(32)


def issue(
    session: Session, kind: str, token: str, seconds: int, device: str, guest: str, about: str = ""
) -> bool:
    """Store a ticket; return whether there were not too many letters `about` an address."""
    session.execute(delete(Ticket).where(Ticket.expires < now()))
    if about:
        # Whoever asks for them: letters go to somebody who may not want them.
        query = select(func.count()).where(Ticket.kind == kind, Ticket.about == about)
        if (session.scalar(query) or 0) >= MOST_LETTERS:
            return False
    else:
        mine = select(Ticket).where(Ticket.kind == kind, Ticket.device == device)
        for old in session.scalars(mine.order_by(Ticket.expires.desc())).all()[MOST - 1 :]:
            session.delete(old)
    session.add(
        Ticket(
            token_hash=hashed(token),
            kind=kind,
            device=device,
            guest=guest,
            about=about,
            expires=now() + seconds,
        )
    )
    return True


def look(session: Session, kind: str, token: str) -> Ticket | None:
    """Return a ticket that still holds, without using it."""
    ticket = session.get(Ticket, hashed(token), with_for_update=True)
    if ticket is None or ticket.kind != kind or ticket.expires < now():
        return None
    return ticket


def take(session: Session, kind: str, token: str) -> Ticket | None:
    """Return a ticket that holds until now; it can be taken once."""
    ticket = look(session, kind, token)
    if ticket is not None:
        session.delete(ticket)
        session.flush()
    return ticket

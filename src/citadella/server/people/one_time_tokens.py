"""One-time tokens for links and challenges; they expire, and only their hashes are stored."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import hashed
from citadella.server.storage.database import now
from citadella.server.storage.models import OneTimeToken

#: Maximum number of unused tokens per e-mail address.
MAX_PENDING_PER_ADDRESS: Final = 3
#: Maximum number of unused tokens without an e-mail address, per browser.
MAX_PENDING_PER_DEVICE: Final = 20


def new_token() -> str:
    return secrets.token_urlsafe(32)


def issue(
    session: Session,
    kind: str,
    token: str,
    lifetime_s: int,
    device: str,
    guest: str,
    address: str = "",
) -> bool:
    """Store a token; return False if `address` already has too many unused tokens."""
    session.execute(delete(OneTimeToken).where(OneTimeToken.expires < now()))
    if address:
        # Count requests from all browsers, to protect the address's owner from unwanted e-mails.
        query = select(func.count()).where(
            OneTimeToken.kind == kind, OneTimeToken.address == address
        )
        if (session.scalar(query) or 0) >= MAX_PENDING_PER_ADDRESS:
            return False
    else:
        mine = select(OneTimeToken).where(OneTimeToken.kind == kind, OneTimeToken.device == device)
        newest_first = session.scalars(mine.order_by(OneTimeToken.expires.desc())).all()
        for old in newest_first[MAX_PENDING_PER_DEVICE - 1 :]:
            session.delete(old)
    session.add(
        OneTimeToken(
            token_hash=hashed(token),
            kind=kind,
            device=device,
            guest=guest,
            address=address,
            expires=now() + lifetime_s,
        )
    )
    return True


def find(session: Session, kind: str, token: str) -> OneTimeToken | None:
    """Return a token without redeeming it, or None if it is not valid."""
    found = session.get(OneTimeToken, hashed(token), with_for_update=True)
    if found is None or found.kind != kind or found.expires < now():
        return None
    return found


def redeem(session: Session, kind: str, token: str) -> OneTimeToken | None:
    """Delete a token and return it, or return None if it is not valid."""
    found = find(session, kind, token)
    if found is not None:
        session.delete(found)
        session.flush()
    return found
